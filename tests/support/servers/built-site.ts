import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";

/** A miniature build: the output of the page build, as a few files whose bytes a test knows. */
export const builtFiles = {
  "index.html": `<!DOCTYPE html><html lang="en"><head><title>Home</title><style>p{color:red}</style></head>
<body><p>Home</p><script>console.log("home")</script><script src="/_astro/app.Ab12.js"></script>
<script type="application/ld+json">{"@type":"Organization"}</script></body></html>`,
  "contact.html": `<!DOCTYPE html><html><head><title>Contact</title></head><body>Contact${" and more".repeat(200)}<script>1</script></body></html>`,
  "admin.html": '<!DOCTYPE html><html><head><meta name="robots" content="noindex"></head><body>Dashboard</body></html>',
  "404.html": "<!DOCTYPE html><html><head><title>404 Page Not Found</title></head><body>Nothing here</body></html>",
  "blog/privacy-by-design.html": "<!DOCTYPE html><html><body>Article</body></html>",
  "_astro/app.Ab12.js": `console.log("${"an application ".repeat(50)}")`,
  ".well-known/gpc.json": '{"gpc":true}',
  "robots.txt": "User-agent: *",
  "shared.html": `<!DOCTYPE html><html><head><link rel="canonical" href="${BUILT_ORIGIN}/shared"></head><body>Shared<script type="speculationrules">{"urls":["${BUILT_ORIGIN}/shared"]}</script></body></html>`,
  "sitemap.xml": `<loc>${BUILT_ORIGIN}/</loc>`,
  "film.mp4": "0123456789".repeat(100),
  "two words.txt": "found",
  "cards/home.png": "card",
  "favicon.svg": "<svg/>",
} as const;

/** Writes the miniature to `dist` in a temporary folder; `remove` deletes it. */
export function buildMiniature(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-dist-"));
  for (const [name, content] of Object.entries(builtFiles)) {
    const path = join(folder, "client", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (!/\.(html|js)$/.test(name) || content.includes(BUILT_ORIGIN)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  const scripts = [`sha256-${createHash("sha256").update('console.log("home")').digest("base64")}`];
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server", "request-pages.json"), JSON.stringify({ scripts, styles: [], sheets: {} }));
  // Astro's handler for pages rendered on request, which has the signature of a middleware.
  writeFileSync(
    join(folder, "server", "entry.mjs"),
    `export async function handler(request, response, next, locals) {
  if (request.url === "/careers/a/test/broken") return next(new Error("secret cause"));
  if (request.url === "/careers/a/test/rendered-with-scripts") {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.write('<!doctype html><script>console.log("home")</script><script>stolen()</script>');
    return response.end('<style>p{color:blue}</style><script type="application/ld+json">{"@type":"JobPosting"}</script>');
  }
  if (request.url !== "/careers/a/test/rendered" && request.url !== "/careers/a/test/rendered/") return next();
  response.writeHead(200, { "Content-Type": "text/html" });
  response.end("<p>" + (locals.user?.username ?? "no user") + " " + locals.openapi.openapi + "</p>");
}`,
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
