import type { Inquiry } from "#domain/inquiries/schema.ts";
import { type ListingPage, pageOf, type Question, useListing } from "../listing/use-listing.ts";

const path = "/api/admin/inquiries";

/** The answer as one page. A server that answers with all inquiries, newest first, is searched and paged here. */
export function asPage(
  answer: ListingPage<Inquiry> | Inquiry[],
  page: number,
  { q = "", sort }: Question,
): ListingPage<Inquiry> {
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

/** The inquiries, newest first until told otherwise. */
export const useInquiries = () => useListing<Inquiry>(path, { sort: ["newest", "oldest"], q: "" }, asPage);

/** Where one inquiry is found. */
export const inquiryPath = (id: string) => `${path}/${id}`;
