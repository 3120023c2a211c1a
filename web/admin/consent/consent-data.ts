import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ConsentSummary } from "#domain/consents/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";

const consents = "/api/admin/consents/summary";

/** Consent choices of the last `days` days. Keeps the previous data while a new period loads. */
export const useConsents = (days: number) =>
  useQuery<ConsentSummary>({ queryKey: [`${consents}?days=${days}`], placeholderData: keepPreviousData });

/** Refetches them. */
export const refreshConsents = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(consents),
  });
