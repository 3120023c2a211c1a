import type { RequestContext } from "./request-context.ts";
import { streamChunks } from "./streamed-response.ts";

type Cell = string | number | boolean;

/**
 * Answers with a CSV file for download (RFC 4180, UTF-8), whose rows come in batches. A cell that a spreadsheet would run
 * as a formula gets a leading apostrophe.
 */
export function csvFile(
  c: RequestContext,
  name: string,
  header: readonly string[],
  batches: AsyncGenerator<Cell[][]>,
): Promise<Response> {
  return streamChunks(c, withHeader(header, batches), {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}"`,
  });
}

async function* withHeader(header: readonly string[], batches: AsyncGenerator<Cell[][]>): AsyncGenerator<string> {
  yield csvLine(header);
  for await (const rows of batches) yield rows.map(csvLine).join("");
}

/** One row of a CSV file with its line break. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\r\n`;

function cellText(value: Cell): string {
  if (typeof value !== "string") return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
