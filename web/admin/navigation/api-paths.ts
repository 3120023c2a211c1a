/** The API paths that the screens of several nouns request. */
export const applicationsPath = "/api/admin/job-applications";
export const applicationPath = (id: string) => `${applicationsPath}/${id}`;
export const listingsPath = "/api/admin/job-listings";
export const listingPath = (id: string) => `${listingsPath}/${id}`;
export const peoplePath = "/api/admin/people";
