import type { Insights } from "#domain/insights/schema.ts";
import { formatShown } from "../figures/figures.ts";
import { Section } from "../ui/section.tsx";

const MAX_ROWS = 15;

/** What visitors opened most, and which sites and campaigns led them here. */
export function Rankings({ insights: { pages, sources } }: { insights: Insights }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-12 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Ranking
        title="Pages"
        columns={["Page", "Opened", "Prefetched"]}
        rows={pages.map(({ path, opened, prefetched }) => ({ name: path, values: [opened, prefetched] }))}
        empty="No page was opened five times in this period."
      />
      <Ranking
        title="Sources"
        columns={["Source", "All pages", "Contact page", "Positions"]}
        rows={sources.map(({ source, opened, contact, positions }) => ({
          name: nameOf(source),
          values: [opened, contact, positions],
        }))}
        empty="No site or campaign led to five page views in this period."
        note="A source is counted only for the page that its link leads to. Tracing a form back to its source would mean following the visitor from page to page, so we don’t."
      />
    </div>
  );
}

function Ranking({
  title,
  columns,
  rows,
  empty,
  note,
}: {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  empty: string;
  note?: string;
}) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="py-3 text-small text-muted">{empty}</p>
      ) : (
        <table className="day-figures ranked-figures">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, MAX_ROWS).map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{formatShown(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="pt-4 text-small text-muted">{note}</p>}
    </Section>
  );
}

/** A campaign by its values: `utm_source=newsletter&utm_campaign=launch` is 'newsletter, launch (campaign)'. */
function nameOf(source: string): string {
  if (source === "other") return "All other sources";
  return source.startsWith("utm_") ? `${[...new URLSearchParams(source).values()].join(", ")} (campaign)` : source;
}
