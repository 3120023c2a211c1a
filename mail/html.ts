import { html, raw } from "hono/html";
import { site } from "#site";
import type { EmailContent, Fact, Part } from "./email-content.ts";
import { quoted } from "./quoted.ts";

/*
 * Tables and inline styles, because Outlook and Gmail support little else. The dark color scheme is a style sheet for mail
 * programs that support one. There are no images: opening an email sends no request, so it cannot be tracked.
 */
const light = { page: "#f7f5f0", surface: "#ffffff", ink: "#16130e", muted: "#5b564d", line: "#dedbd5" };
const dark = { page: "#0e1110", surface: "#161a19", ink: "#ece9e2", muted: "#a8a399", line: "#333735" };

const sans = "font-family:Geist,'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "font-family:'Instrument Serif','Iowan Old Style',Georgia,'Times New Roman',serif";
const mono = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";
const body = `${sans};font-size:16px;line-height:25px;color:${light.ink}`;
/** The rule above a list or table. */
const ruled = `border:0;border-top:1px solid ${light.line};margin:6px 0 0`;
const layout = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

const darkRules = {
  page: `background-color:${dark.page}`,
  surface: `background-color:${dark.surface}`,
  ink: `color:${dark.ink}`,
  muted: `color:${dark.muted}`,
  line: `border-color:${dark.line}`,
  "thread-line": `border-color:${dark.ink}`,
  thread: `background-color:${dark.ink}`,
  button: `background-color:${dark.ink}`,
  "button-text": `color:${dark.page}`,
};
const darkSheet = (prefix: string) =>
  Object.entries(darkRules)
    .map(([name, rule]) => `${prefix}.${name}{${rule}!important}`)
    .join("");
const sheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media(max-width:480px){.inner{padding:28px 22px!important}.frame{padding:0!important}.heading{font-size:30px!important}}",
  `@media(prefers-color-scheme:dark){${darkSheet("")}}`,
  // Outlook's own dark scheme on the web and on phones.
  darkSheet("[data-ogsc] "),
].join("");

/** Renders an email as an HTML document. Text in it is escaped. */
export function renderHtml({ heading, preview, parts, footer }: EmailContent): string {
  const small = [...footer, `${site.legalEntity}, ${site.office.lines.join(", ")}`];
  // The title is not the subject, which contains a visitor's text. Without the format detection meta element, phones turn
  // numbers, dates and places into links.
  return `${html`<!DOCTYPE html><html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${heading}</title>
<style>${raw(sheet)}</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table ${layout} width="100%" class="page" style="background-color:${light.page}"><tr>
<td class="frame" align="center" style="padding:32px 16px">
<table ${layout} width="100%" style="max-width:600px;margin:0 auto;text-align:left">
<tr><td class="surface line inner" style="padding:40px 44px;background-color:${light.surface};border:1px solid ${light.line}">
${logo()}
<h1 class="ink heading" style="margin:36px 0 20px;${serif};font-size:36px;line-height:1.08;font-weight:400;letter-spacing:-0.02em;color:${light.ink}">${heading}</h1>
${parts.map(renderPart)}
</td></tr>
<tr><td class="inner" style="padding:24px 44px 40px">
${small.map((line) => html`<p class="muted" style="margin:0 0 8px;${sans};font-size:13px;line-height:20px;color:${light.muted}">${line}</p>`)}
</td></tr>
</table>
</td>
</tr></table>
</body>
</html>`}`;
}

/** The logo, six threads, and the name, as table cells instead of an image. */
const logo = () => {
  const thread = html`<td aria-hidden="true" style="padding:0 2px 0 0;font-size:0;line-height:0"><div class="thread" style="width:2px;height:20px;background-color:${light.ink};font-size:0;line-height:0"></div></td>`;
  return html`<table ${layout}><tr>${Array(6).fill(thread)}<td class="ink" style="padding-left:8px;${serif};font-size:22px;line-height:20px;color:${light.ink}">${site.name}</td></tr></table>`;
};

function renderPart(part: Part) {
  switch (part.kind) {
    case "paragraph":
      return html`<p class="ink" style="margin:0 0 18px;${body}">${part.text}</p>`;
    case "quote":
      return html`<div class="ink thread-line" style="margin:0 0 18px;padding:2px 0 2px 18px;border-left:3px solid ${light.ink};overflow-wrap:anywhere;${body}">${inLines(part.text.trim(), linked)}</div>`;
    case "letter":
      return html`<div dir="auto" class="ink" style="margin:0 0 18px;overflow-wrap:anywhere;${body}">${inLines(part.text.trim(), linked)}</div>`;
    case "steps":
      return html`<div class="line" style="${ruled};padding:18px 0 4px">${title(part.title)}
<ol class="ink" style="margin:0 0 16px;padding:0 0 0 22px;${body}">${part.steps.map((step) => html`<li style="padding:0 0 6px 4px">${step}</li>`)}</ol></div>`;
    case "facts":
      return html`<div class="line" style="${ruled};padding:18px 0 10px">${title(part.title)}
<table ${layout} width="100%" style="table-layout:fixed">${part.facts.map(renderFact)}</table></div>`;
    case "link":
      return html`<table ${layout} style="margin:18px 0 8px"><tr><td class="button" style="background-color:${light.ink};border-radius:2px">
<a href="${part.href}" class="button-text" style="display:inline-block;padding:13px 22px;${sans};font-size:16px;line-height:20px;font-weight:500;color:${light.page};text-decoration:none">${part.label}</a>
</td></tr></table>`;
  }
}

/** Line breaks as elements: Outlook for Windows knows no white-space of CSS. */
const inLines = (text: string, render: (line: string) => unknown) =>
  text.split("\n").map((line, index) => [index > 0 && raw("<br/>"), render(line)]);

// An address ends before the punctuation of its sentence, but keeps parentheses in pairs.
const webAddress =
  /(\b(?:https?:\/\/|www\.)(?:\([^\s()<>"]*\)|[^\s()<>"])*(?:\([^\s()<>"]*\)|[\p{L}\p{N}/#&=%_~$+*@-]))/iu;

/** What a team member wrote, whose web addresses are links. */
const linked = (line: string) =>
  line.split(webAddress).map((part, index) => {
    const href = /^www/i.test(part) ? `https://${part}` : part;
    return index % 2 === 1 && URL.canParse(href)
      ? html`<a href="${href}" class="ink" style="color:${light.ink};text-decoration:underline">${part}</a>`
      : part;
  });

/**
 * What a visitor wrote. Mail programs look for addresses within one text, so the characters by which they are recognized stand
 * in elements of their own, which leaves what a reader copies as it was.
 */
const unlinked = (line: string) =>
  line
    .split(/([.:/@\u3002\uff0e\uff61\uff0f\uff1a\uff20]+(?=\S))/u)
    .map((part, index) => (index % 2 === 1 ? html`<span>${part}</span>` : part));

const title = (text: string) => html`<h2 class="ink" style="margin:0 0 12px;${body};font-weight:600">${text}</h2>`;

function renderFact({ label, value, isOurs }: Fact) {
  const isLong = value.length > 80 || value.includes("\n");
  const name = html`<div class="muted" style="${mono};font-size:12px;line-height:22px;color:${light.muted}">${label}</div>`;
  // Right-to-left text keeps its direction without changing that of the line around it.
  const text = html`<div dir="auto" class="ink" style="${sans};font-size:16px;line-height:23px;color:${light.ink};overflow-wrap:anywhere;word-break:break-word;unicode-bidi:isolate">${inLines(quoted(value), isOurs ? linked : unlinked)}</div>`;
  return isLong
    ? html`<tr><td colspan="2" style="padding:2px 0 10px">${name}${text}</td></tr>`
    : html`<tr><td width="36%" valign="top" style="padding:0 14px 8px 0">${name}</td><td valign="top" style="padding:0 0 8px">${text}</td></tr>`;
}
