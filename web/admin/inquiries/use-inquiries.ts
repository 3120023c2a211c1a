import type { Inquiry } from "#domain/inquiries/schema.ts";
import { pageOf, type Query, type RecordPage, useRecordList } from "../record-list/use-record-list.ts";

const path = "/api/admin/inquiries";

/** Turns a response into one page. An array of all inquiries (newest first) is filtered, sorted and paged here. */
export function asPage(
  answer: RecordPage<Inquiry> | Inquiry[],
  page: number,
  { q = "", sort }: Query,
): RecordPage<Inquiry> {
  if (!Array.isArray(answer)) return answer;
  const sought = q.trim().toLowerCase();
  const found = answer.filter((inquiry) =>
    [`${inquiry.firstName} ${inquiry.lastName}`, inquiry.email, inquiry.company, inquiry.industry, inquiry.message]
      .join("\n")
      .toLowerCase()
      .includes(sought),
  );
  if (sort === "oldest") found.reverse();
  return pageOf(found, page);
}

/** The list of inquiries, newest first by default. */
export const useInquiries = () => useRecordList<Inquiry>(path, { sort: ["newest", "oldest"], q: "" }, asPage);

/** The API path of one inquiry. */
export const inquiryPath = (id: string) => `${path}/${id}`;
