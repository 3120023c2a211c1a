import type { ShownInquiry } from "#domain/inquiries/schema.ts";
import { pageOf, type Query, type RecordPage, useRecordList } from "../lists/use-record-list.ts";
import { useReveals } from "../reveal/use-reveals.ts";
import { workParameters } from "../work/work-filters.tsx";

/** The API path of the list. */
export const inquiriesPath = "/api/admin/inquiries";

/** Turns a response into one page. An array of all inquiries (newest first) is filtered, sorted and paged here. */
export function asPage(
  response: RecordPage<ShownInquiry> | ShownInquiry[],
  page: number,
  { q = "", sort }: Query,
): RecordPage<ShownInquiry> {
  if (!Array.isArray(response)) return response;
  const query = q.trim().toLowerCase();
  const found = response.filter((inquiry) =>
    [`${inquiry.firstName} ${inquiry.lastName}`, inquiry.email, inquiry.company, inquiry.industry, inquiry.message]
      .join("\n")
      .toLowerCase()
      .includes(query),
  );
  if (sort === "oldest") found.reverse();
  return pageOf(found, page);
}

/** The list of inquiries, newest first by default. */
export const useInquiries = () =>
  useReveals(
    useRecordList<ShownInquiry>(inquiriesPath, { sort: ["newest", "oldest"], q: "", ...workParameters }, asPage),
    inquiriesPath,
  );

/** The API path of one inquiry. */
export const inquiryPath = (id: string) => `${inquiriesPath}/${id}`;
