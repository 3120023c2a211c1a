import { QueryClient } from "@tanstack/react-query";
import { request } from "./request.ts";

/**
 * The page's query client, with the defaults of the specification's sections 7 and 9: the first key is the path,
 * data never becomes stale by itself; nothing is polled, retried, or refetched on focus.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: async ({ queryKey }) => (await request(String(queryKey[0]))).json(),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
