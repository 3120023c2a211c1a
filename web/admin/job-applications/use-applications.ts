import { useQuery } from "@tanstack/react-query";
import { type ApplicationPage, applicationTypes, type StoredApplication } from "#domain/job-applications/schema.ts";
import { useRecordList } from "../record-list/use-record-list.ts";

const path = "/api/admin/job-applications";

/** The list of applications, newest first by default, filtered by job listing and type. */
export const useApplications = () =>
  useRecordList<StoredApplication>(path, {
    sort: ["newest", "oldest"],
    q: "",
    jobListingId: "",
    applicationType: ["", ...applicationTypes],
  });

/** Earlier applications from the same email address, newest first. Only fetched when there are any. */
export function useEarlier({ id, email, earlier }: StoredApplication) {
  const parameters = new URLSearchParams({ email, pageSize: "100" });
  return useQuery({
    queryKey: [`${path}?${parameters}`],
    enabled: earlier > 0,
    select: ({ items }: ApplicationPage) => items.slice(items.findIndex((item) => item.id === id) + 1),
  });
}

/** The API path of one application. */
export const applicationPath = (id: string) => `${path}/${id}`;

/** The API path of its resume: the file, or a page that shows the link. */
export const resumePath = (id: string) => `${applicationPath(id)}/resume`;
