import { useQuery } from "@tanstack/react-query";
import type { RecordKind } from "#domain/people/schema.ts";
import { request } from "#web/shell/request.ts";
import { peoplePath } from "../navigation/api-paths.ts";
import { openPersonOf } from "../navigation/open-person.ts";

/** In the details of a record: how many other records its person has, and the way to their page. */
export default function MoreFromPerson({ kind, id }: { kind: RecordKind; id: string }) {
  const { data } = useQuery<{ others: number | null }>({
    queryKey: ["others", kind, id],
    queryFn: async () => (await request(`${peoplePath}?${new URLSearchParams({ kind, id })}`)).json(),
    staleTime: 0,
  });
  // A visitor without an address is no person who could be found again.
  if (!data || data.others === null) return null;
  const { others } = data;
  return (
    <p className="mt-6 flex flex-wrap gap-x-3 border-t border-hairline pt-4 text-small">
      <button type="button" className="link min-h-6" onClick={() => void openPersonOf({ kind, id })}>
        More from this person
      </button>
      <span className="text-muted tabular-nums">
        {others === 0
          ? "No other records"
          : `${others.toLocaleString("en-US")} other ${others === 1 ? "record" : "records"}`}
      </span>
    </p>
  );
}
