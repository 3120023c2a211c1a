import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Inquiry, InquiryPage, InquiryQuery } from "#domain/inquiries/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { clampPage, pageCountOf } from "#web/ui/page-numbers.ts";

/** Rows on a page of the dashboard's tables (specification, section 9). */
export const pageSize = 10;
const path = "/api/admin/inquiries";

export type Wanted = Pick<InquiryQuery, "page" | "q" | "sort">;

/** The answer as one page. A server that answers with all inquiries, newest first, is searched and paged here. */
export function asPage(answer: InquiryPage | Inquiry[], { page, q, sort }: Wanted): InquiryPage {
  if (!Array.isArray(answer)) return answer;
  const sought = q.trim().toLowerCase();
  const found = answer.filter((inquiry) =>
    [`${inquiry.firstName} ${inquiry.lastName}`, inquiry.email, inquiry.company, inquiry.industry, inquiry.message]
      .join("\n")
      .toLowerCase()
      .includes(sought),
  );
  if (sort === "oldest") found.reverse();
  const at = clampPage(page, pageCountOf(found.length, pageSize));
  return { items: found.slice((at - 1) * pageSize, at * pageSize), total: found.length, page: at, pageSize };
}

/** One page of inquiries; while the next one is on its way, the one before stays. */
export function useInquiries(wanted: Wanted) {
  const { page, q, sort } = wanted;
  const parameters = new URLSearchParams({ page: String(page), pageSize: String(pageSize), sort, ...(q && { q }) });
  return useQuery({
    queryKey: [`${path}?${parameters}`],
    select: (answer: InquiryPage | Inquiry[]) => asPage(answer, wanted),
    placeholderData: keepPreviousData,
  });
}

/** Asks the server again, for this page now and for every other when it is next shown. */
export const refreshInquiries = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
