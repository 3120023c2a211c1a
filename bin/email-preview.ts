import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { renderEmail } from "#mail/render.ts";
import { site } from "#site";
import { exampleEmails } from "./email-examples.ts";

// npm run mail:preview: serves a preview of every email: as HTML in both color schemes and on a phone, and as text.

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const contents = Object.entries(exampleEmails).map(([name, content]) => ({ name, ...renderEmail(content) }));
const frame = (name: string, width: number, scheme: string) =>
  `<iframe src="/${name}?${scheme}" sandbox="" title="${name}, ${width}, ${scheme}" style="width:${width}px"></iframe>`;
/** Forces a color scheme: frames otherwise use the one of the browser. */
const inScheme = (html: string, scheme: string) =>
  scheme ? html.replace("(prefers-color-scheme:dark)", scheme === "dark" ? " all" : " not all") : html;
const index = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Emails of ${site.name}</title>
<style>body{margin:32px;font:16px/1.5 system-ui;background:#ddd;color:#111}div{display:flex;gap:16px;overflow-x:auto}
iframe{flex:none;height:900px;border:0}pre{white-space:pre-wrap;max-width:76ch;background:#fff;padding:16px}</style>
<h1>Emails of ${site.name}</h1>${contents
  .map(
    ({ name, subject, html, text }) => `<h2 id="${name}">${escaped(subject)}</h2>
<p><a href="/${name}">${name}</a>, ${(Buffer.byteLength(html) / 1024).toFixed(1)} KB of HTML</p>
<div>${frame(name, 680, "light")}${frame(name, 680, "dark")}${frame(name, 360, "light")}</div>
<details><summary>Text</summary><pre>${escaped(text)}</pre></details>`,
  )
  .join("")}</html>`;

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? "/", "http://127.0.0.1");
  const content = exampleEmails[pathname.slice(1)];
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(content ? inScheme(renderEmail(content).html, search.slice(1)) : index);
});
server.listen(Number(process.env.PORT ?? 4600), "127.0.0.1", () => {
  console.log(`Email previews: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
