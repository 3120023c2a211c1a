import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { personTab } from "#domain/dashboard/tabs.ts";
import type { Person, RecordReference, Timeline, TimelineKind } from "#domain/people/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { goToTab } from "../navigation/tab-url.ts";

/** The API path of people. */
export const peoplePath = "/api/admin/people";
export const personPath = (id: string) => `${peoplePath}/${id}`;

/** Opens the page of the person that a record comes from. The address that they share travels in no address. */
export async function openPersonOf(record: RecordReference): Promise<void> {
  try {
    const { id } = await (await request(peoplePath, "POST", record)).json();
    goToTab(personTab, { open: id });
  } catch (error) {
    const { message } = error as Error;
    toast({ title: "This person could not be opened", description: message, variant: "destructive" });
  }
}

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
