import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Insights } from "#domain/insights/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";

const path = "/api/admin/insights";

/** The insights of the last `days` days. Keeps the previous data while a new period loads. */
export const useInsights = (days: number) =>
  useQuery<Insights>({ queryKey: [`${path}?days=${days}`], placeholderData: keepPreviousData });

/** The address of the CSV file with the same counts. */
export const exportPath = (days: number) => `${path}/export?days=${days}`;

/** Refetches the insights. */
export const refreshInsights = () =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
