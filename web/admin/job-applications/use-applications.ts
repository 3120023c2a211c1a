import { useQuery } from "@tanstack/react-query";
import type { ApplicationPage, ShownApplication } from "#domain/job-applications/schema.ts";
import { useRecordList } from "../lists/use-record-list.ts";
import { applicationPath, applicationsPath } from "../navigation/api-paths.ts";
import { useReveals } from "../reveal/use-reveals.ts";
import { workParameters } from "../work/work-filters.tsx";

type ApplicationType = ShownApplication["applicationType"];

/** The list of applications, newest first by default, filtered by job listing, type, stage and the work on them. */
export const useApplications = () =>
  useReveals(
    useRecordList<ShownApplication>(applicationsPath, {
      sort: ["newest", "oldest"],
      q: "",
      jobListingId: "",
      applicationType: ["", "job", "internship"] as const satisfies ("" | ApplicationType)[],
      stage: "",
      view: ["", "board"],
      ...workParameters,
    }),
    applicationsPath,
  );

/** Earlier applications from the same email address, newest first. Only fetched when there are any. */
export function useEarlier({ id, earlier }: ShownApplication) {
  const parameters = new URLSearchParams({ sameAddressAs: id, pageSize: "100" });
  return useQuery({
    queryKey: [`${applicationsPath}?${parameters}`],
    enabled: earlier > 0,
    select: ({ items }: ApplicationPage) => items.slice(items.findIndex((item) => item.id === id) + 1),
  });
}

/** The API path of the resume of an application: the file, or a page that shows the link. */
export const resumePath = (id: string) => `${applicationPath(id)}/resume`;
