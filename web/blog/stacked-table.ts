/**
 * Prepares the HTML of a Markdown table for phones: the first cell of a row becomes its heading, every other cell gets
 * its column's name (shown by prose.css). Roles are explicit because browsers drop table semantics when `display` changes.
 */
export function stackedTable(html: string): string {
  const names = [...html.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = ""]) =>
    name.replace(/<[^>]*>/g, "").trim(),
  );
  const [head = "", body = ""] = html.split(/(?=<tbody\b)/);
  const rows = body
    .replace(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g, (_, cells: string) => {
      let column = -1;
      const named = cells.replace(/<td\b([^>]*)>([\s\S]*?)<\/td>/g, (_all, attributes: string, content: string) => {
        column += 1;
        if (column === 0) return `<th scope="row" role="rowheader"${attributes}>${content}</th>`;
        return `<td role="cell" data-column="${names[column]?.replaceAll('"', "&quot;") ?? ""}"${attributes}><span>${content}</span></td>`;
      });
      return `<tr role="row">${named}</tr>`;
    })
    .replace("<tbody", '<tbody role="rowgroup"');
  return (
    head
      .replace("<thead", '<thead role="rowgroup"')
      .replace("<tr", '<tr role="row"')
      .replace(/<th(?=[\s>])/g, '<th scope="col" role="columnheader"') + rows
  );
}
