const sheet = /<link rel="stylesheet" href="[^"]+">/g;

/**
 * What the build does with the head of every page, for one that is rendered on request: the style sheet stands before
 * the fonts, so that it gets the connection which is open already.
 */
export function tidyHead(html: string): string {
  const [link] = html.match(sheet) ?? [];
  return link ? html.replace(sheet, "").replace('<link rel="preload"', () => `${link}<link rel="preload"`) : html;
}
