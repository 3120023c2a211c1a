import { DomUtils, parseDocument } from "htmlparser2";
import type { RequestContext } from "../http/request-context.ts";
import { inlineHashes } from "./page-policy.ts";

/**
 * Answers with an email's HTML, which may be shown in a frame of this site, with its own styles, and do nothing else. Its `style`
 * attributes move into a style sheet: a Content-Security-Policy can allow a sheet by its hash, but no attribute.
 */
export function answerEmailPreview(c: RequestContext, html: string): Response {
  const document = parseDocument(html);
  const names = new Map<string, string>();
  for (const element of DomUtils.getElementsByTagName("*", document)) {
    const { style, ...rest } = element.attribs;
    if (style === undefined) continue;
    const name = names.get(style) ?? `s${names.size}`;
    names.set(style, name);
    element.attribs = { ...rest, class: `${name} ${rest.class ?? ""}` };
  }
  const rules = [...names].map(([style, name]) => `.${name}{${style}}`).join("");
  const [head] = DomUtils.getElementsByTagName("head", document);
  for (const sheet of parseDocument(`<style>${rules}</style>`).children) if (head) DomUtils.appendChild(head, sheet);
  const { styles } = inlineHashes(DomUtils.getOuterHTML(DomUtils.getElementsByTagName("style", document)));
  const allowed = styles.map((hash) => `'${hash}'`).join(" ");
  return c.body(DomUtils.getOuterHTML(document, { encodeEntities: "utf8" }), 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src ${allowed}; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    "X-Frame-Options": "SAMEORIGIN",
  });
}
