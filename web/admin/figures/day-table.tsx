import { formatShortDay, formatShown } from "./figures.ts";

/** A chart's data as a collapsible table, newest day first. */
export function DayTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly { day: string; values: readonly (number | null)[] }[];
}) {
  return (
    <details className="figures-opener">
      <summary>
        <span className="link">Show as a table</span>
      </summary>
      <table className="day-figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ day, values }) => (
            <tr key={day}>
              <th scope="row">{formatShortDay(day)}</th>
              {values.map((value, index) => (
                <td key={columns[index]}>{formatShown(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
