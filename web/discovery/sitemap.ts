interface Entry {
  path: string;
  changed: Date;
}

/** The pages that crawlers may list, each with the day on which it changed (https://www.sitemaps.org/protocol.html). */
export function sitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(
    ({ path, changed }) =>
      `  <url><loc>${escaped(origin + path)}</loc><lastmod>${changed.toISOString().slice(0, 10)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
