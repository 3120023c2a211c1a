interface Entry {
  path: string;
  /** The day of the last change as YYYY-MM-DD, if the page states it. */
  modified?: string | undefined;
}

/** The sitemap of the pages that crawlers may list (https://www.sitemaps.org/protocol.html). */
export function sitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, modified }) => {
    const lastmod = modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : "";
    return `  <url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
