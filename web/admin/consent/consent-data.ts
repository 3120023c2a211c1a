import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ConsentSummary } from "#domain/consents/schema.ts";
import type { PageViewSummary } from "#domain/page-views/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";

const consents = "/api/admin/consents/summary";
const pageViews = "/api/admin/page-views";

/** Consent choices of the last `days` days. Keeps the previous data while a new period loads. */
export const useConsents = (days: number) =>
  useQuery<ConsentSummary>({ queryKey: [`${consents}?days=${days}`], placeholderData: keepPreviousData });

/** Page views of the last `days` days. Keeps the previous data while a new period loads. */
export const usePageViews = (days: number) =>
  useQuery<PageViewSummary>({ queryKey: [`${pageViews}?days=${days}`], placeholderData: keepPreviousData });

/** Refetches both. */
export const refreshConsents = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => [consents, pageViews].some((path) => String(queryKey[0]).startsWith(path)),
  });
