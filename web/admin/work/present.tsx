import type { Presence } from "#domain/work/schema.ts";

/** Who else has the record open: "Ana is writing", else "Ana and Ben are here". */
export function Present({ others }: { others: Presence["others"] }) {
  const writing = others.filter(({ doing }) => doing === "writing");
  const named = (writing.length > 0 ? writing : others).map(({ name }) => name);
  const is = named.length === 1 ? "is" : "are";
  return (
    <p role="status" className="text-small wrap-anywhere">
      {named.length > 0 &&
        `${new Intl.ListFormat("en-US").format(named)} ${is} ${writing.length > 0 ? "writing here" : "viewing this too"}`}
    </p>
  );
}
