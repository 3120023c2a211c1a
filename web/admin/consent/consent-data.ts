import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ConsentSummary } from "#domain/consents/schema.ts";
import type { PageViewSummary } from "#domain/page-views/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";

const consents = "/api/admin/consents/summary";
const pageViews = "/api/admin/page-views";

/** Choices of the last days; while others are on their way, those before stay. */
export const useConsents = (days: number) =>
  useQuery<ConsentSummary>({ queryKey: [`${consents}?days=${days}`], placeholderData: keepPreviousData });

/** Pages of the last days, likewise. */
export const usePageViews = (days: number) =>
  useQuery<PageViewSummary>({ queryKey: [`${pageViews}?days=${days}`], placeholderData: keepPreviousData });

/** Asks the server again for all of it. */
export const refreshConsents = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => [consents, pageViews].some((path) => String(queryKey[0]).startsWith(path)),
  });
