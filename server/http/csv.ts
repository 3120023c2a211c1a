import { site } from "#site";
import type { RequestContext } from "./request-context.ts";
import { streamChunks } from "./streamed-response.ts";

type Cell = string | number | boolean;

/** The columns of a CSV file: their names in its first line, and what each holds of a row. */
export type CsvColumns<Row> = readonly (readonly [name: string, value: (row: Row) => Cell])[];

const { timeZone } = site.office;
const dateFormat = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });

/** A column of moments (ISO 8601) that spreadsheets read as dates, in the office's time zone, which its name states. */
export const dateColumn = <Row>(name: string, value: (row: Row) => string | null): CsvColumns<Row>[number] => [
  `${name} (${timeZone})`,
  (row) => {
    const moment = value(row);
    return moment ? dateFormat.format(new Date(moment)) : "";
  },
];

/** Excel reads a file as UTF-8 only if it begins with this mark. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Answers with a CSV file for download (RFC 4180, UTF-8), whose rows come in batches. What a spreadsheet would run as
 * a formula gets an apostrophe before it. `isForSpreadsheets` marks a file of texts that people read rather than programs.
 */
export function csvFile<Row>(
  c: RequestContext,
  name: string,
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
  { isForSpreadsheets = false } = {},
): Promise<Response> {
  async function* lines(): AsyncGenerator<string> {
    yield (isForSpreadsheets ? BYTE_ORDER_MARK : "") + csvLine(columns.map(([header]) => header));
    for await (const rows of batches) yield rows.map((row) => csvLine(columns.map(([, value]) => value(row)))).join("");
  }
  return streamChunks(c, lines(), {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}

/** One row of a CSV file with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;

// A formula can begin at the start, and after what separates cells when the file is opened with another separator than the
// comma. Quotes and invisible characters before its sign do not hinder it.
const formula = /((?:^|[;\t\r\n])["\s\p{C};]*)([=+\-@＝＋－＠﹦﹢﹣﹫]?)/gu;

/** A cell in quotes, with an apostrophe before each formula, and before a text that begins with a tab or a line break. */
function cellText(value: Cell): string {
  const safe = String(value).replace(formula, (_, start, sign) => (sign ? `${start}'${sign}` : start));
  return `"${safe.replace(/^(?=[\t\r\n])/, "'").replaceAll('"', '""')}"`;
}
