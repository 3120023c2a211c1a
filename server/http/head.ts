const sheet = /<link rel="stylesheet" href="[^"]+">/g;
const islandStyle = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";

/**
 * What the build does with the head of every page, for one that is rendered on request: the style sheet stands before
 * the fonts, so that it gets the connection which is open already, and no style stands in the body.
 */
export function tidyHead(html: string): string {
  const [link] = html.match(sheet) ?? [];
  const ahead = link
    ? html.replace(sheet, "").replace('<link rel="preload"', () => `${link}<link rel="preload"`)
    : html;
  if (!ahead.includes(islandStyle)) return ahead;
  return ahead.replace(islandStyle, "").replace("</head>", () => `${islandStyle}</head>`);
}
