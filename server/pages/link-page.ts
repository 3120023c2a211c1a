import { site } from "#site";
import type { RequestContext } from "../http/request-context.ts";
import { contentSecurityPolicy, inlineHashes } from "./page-policy.ts";

const style = `
:root{color-scheme:light dark}
body{max-width:34rem;margin:0 auto;padding:12vh 1.5rem;font:1rem/1.6 system-ui,sans-serif}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2;font-weight:600}
strong,code{overflow-wrap:anywhere}
code{display:block;margin:1.5rem 0;padding:.75rem 1rem;border:1px solid;border-radius:.5rem;font-size:.875rem}
a{display:inline-block;padding:.5rem 0;font-weight:600}`;

/**
 * A page that shows where an applicant's link leads before an admin follows it. The host is shown in its ASCII form, so
 * that look-alike letters are visible.
 */
export function linkPage(c: RequestContext, address: string): Response {
  const { host, href } = new URL(address);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Resume on another site | ${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This resume is on ${escapeHtml(host)}</h1>
<p>The candidate sent a link to <strong>${escapeHtml(host)}</strong>, a site outside ${escapeHtml(site.name)} that we have not checked. Continue only if you trust it.</p>
<code>${escapeHtml(href)}</code>
<p><a href="${escapeHtml(href)}" rel="noopener noreferrer">Continue to ${escapeHtml(host)}</a></p>
</main>
</body>
</html>
`;
  // Hashes only the style of this file, not what the applicant sent.
  const policy = contentSecurityPolicy({ hashes: inlineHashes(`<style>${style}</style>`), https: c.get("deps").https });
  return c.body(html, 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "Referrer-Policy": "no-referrer",
  });
}

const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
