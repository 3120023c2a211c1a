import { useQuery } from "@tanstack/react-query";
import { type ApplicationPage, applicationTypes, type StoredApplication } from "#domain/job-applications/schema.ts";
import { useListing } from "../listing/use-listing.ts";

const path = "/api/admin/job-applications";

/** The applications, newest first until told otherwise; narrowed to a listing or a kind where one is chosen. */
export const useApplications = () =>
  useListing<StoredApplication>(path, {
    sort: ["newest", "oldest"],
    q: "",
    jobListingId: "",
    applicationType: ["", ...applicationTypes],
  });

/** What the same person sent before an application, the latest first; asked for when there is any. */
export function useEarlier({ id, email, earlier }: StoredApplication) {
  const parameters = new URLSearchParams({ email, pageSize: "100" });
  return useQuery({
    queryKey: [`${path}?${parameters}`],
    enabled: earlier > 0,
    select: ({ items }: ApplicationPage) => items.slice(items.findIndex((item) => item.id === id) + 1),
  });
}

/** Where one application is found. */
export const applicationPath = (id: string) => `${path}/${id}`;

/** Where its resume is: the file, or a page that names where it is kept. */
export const resumePath = (id: string) => `${applicationPath(id)}/resume`;
