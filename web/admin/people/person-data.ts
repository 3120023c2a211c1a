import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Person, Timeline, TimelineKind } from "#domain/people/schema.ts";
import { request } from "#web/shell/request.ts";
import { peoplePath } from "../navigation/api-paths.ts";

export const personPath = (id: string) => `${peoplePath}/${id}`;

/** What is known about a person. */
export const usePerson = (id: string) => useQuery<Person>({ queryKey: [personPath(id)], staleTime: 0 });

/** The timeline of a person, of all kinds or of one, part by part. */
export const useTimeline = (id: string, kind: TimelineKind | "") =>
  useInfiniteQuery({
    queryKey: [`${personPath(id)}/timeline`, kind],
    queryFn: async ({ pageParam }): Promise<Timeline> => {
      const query = new URLSearchParams({ ...(kind && { kind }), ...(pageParam && { after: pageParam }) });
      return await (await request(`${personPath(id)}/timeline?${query}`)).json();
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
