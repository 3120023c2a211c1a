import { createElement as h, type ReactNode } from "react";
import { site } from "#site";
import type { EmailContent, Part } from "./email-content.ts";
import { quoted } from "./quoted.ts";

/*
 * Tables and inline styles, because Outlook and Gmail support little else. The dark color scheme is a style sheet for mail
 * programs that support one. There are no images: opening an email sends no request, so it cannot be tracked.
 */
const light = { page: "#f7f5f0", surface: "#ffffff", ink: "#16130e", muted: "#5b564d", line: "#dedbd5" };
const dark = { page: "#0e1110", surface: "#161a19", ink: "#ece9e2", muted: "#a8a399", line: "#333735" };

const sans = "Geist, 'Helvetica Neue', Helvetica, Arial, sans-serif";
const serif = "'Instrument Serif', 'Iowan Old Style', Georgia, 'Times New Roman', serif";
const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

const darkSheet = (is: (rule: string) => string) =>
  [
    [".page", `background-color:${dark.page}`],
    [".surface", `background-color:${dark.surface}`],
    [".ink", `color:${dark.ink}`],
    [".muted", `color:${dark.muted}`],
    [".line", `border-color:${dark.line}`],
    [".thread-line", `border-color:${dark.ink}`],
    [".thread", `background-color:${dark.ink}`],
    [".button", `background-color:${dark.ink}`],
    [".button-text", `color:${dark.page}`],
  ]
    .map(([selector, rule]) => `${is(selector as string)}{${rule}!important}`)
    .join("");
const sheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media(max-width:480px){.inner{padding:28px 22px!important}.frame{padding:0!important}.heading{font-size:30px!important}}",
  `@media(prefers-color-scheme:dark){${darkSheet((selector) => selector)}}`,
  // Outlook's own dark scheme on the web and on phones.
  darkSheet((selector) => `[data-ogsc] ${selector}`),
].join("");

const column = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, width: "100%" };
const body = { fontFamily: sans, fontSize: "16px", lineHeight: "25px", color: light.ink };

/** The HTML document of an email, as React elements. */
export function emailElement(content: EmailContent): ReactNode {
  return h(
    "html",
    { lang: "en", dir: "ltr" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // Phones turn numbers, dates and places into links.
      h("meta", { name: "format-detection", content: "telephone=no, date=no, address=no, email=no, url=no" }),
      // Not the subject, which contains a visitor's text.
      h("title", null, content.heading),
      h("style", null, sheet),
    ),
    h(
      "body",
      { className: "page", style: { margin: 0, padding: 0, backgroundColor: light.page } },
      h(
        "div",
        { style: { display: "none", maxHeight: 0, overflow: "hidden", fontSize: "1px", lineHeight: "1px" } },
        content.preview,
      ),
      h(
        "table",
        { ...column, className: "page", style: { backgroundColor: light.page } },
        h(
          "tbody",
          null,
          h(
            "tr",
            null,
            h("td", { className: "frame", align: "center", style: { padding: "32px 16px" } }, mainTable(content)),
          ),
        ),
      ),
    ),
  );
}

function mainTable({ heading, parts, footer }: EmailContent): ReactNode {
  const padded = { padding: "40px 44px" };
  return h(
    "table",
    { ...column, style: { maxWidth: "600px", margin: "0 auto", textAlign: "left" } },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          {
            className: "surface line inner",
            style: { ...padded, backgroundColor: light.surface, border: `1px solid ${light.line}` },
          },
          brand(),
          h(
            "h1",
            {
              className: "ink heading",
              style: {
                margin: "36px 0 20px",
                fontFamily: serif,
                fontSize: "36px",
                lineHeight: "1.08",
                fontWeight: 400,
                letterSpacing: "-0.02em",
                color: light.ink,
              },
            },
            heading,
          ),
          parts.map((part, index) => h(PartElement, { key: `${part.kind}${index}`, part })),
        ),
      ),
      h("tr", null, h("td", { className: "inner", style: { padding: "24px 44px 40px" } }, small(footer))),
    ),
  );
}

/** The logo, six threads, and the name, as table cells instead of an image. */
const brand = () =>
  h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        [1, 2, 3, 4, 5, 6].map((thread) =>
          h(
            "td",
            { key: thread, "aria-hidden": true, style: { padding: "0 2px 0 0", fontSize: 0, lineHeight: 0 } },
            h("div", {
              className: "thread",
              style: { width: "2px", height: "20px", backgroundColor: light.ink, fontSize: 0, lineHeight: 0 },
            }),
          ),
        ),
        h(
          "td",
          {
            className: "ink",
            style: { ...body, paddingLeft: "8px", fontFamily: serif, fontSize: "22px", lineHeight: "20px" },
          },
          site.name,
        ),
      ),
    ),
  );

function PartElement({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case "paragraph":
      return h("p", { className: "ink", style: { ...body, margin: "0 0 18px" } }, part.text);
    case "quote":
      return h(
        "div",
        { className: "ink thread-line", style: { ...body, ...quoteStyle } },
        part.text
          .trim()
          .split("\n")
          .flatMap((line, index) => (index === 0 ? [line] : [h("br", { key: `${index}` }), line])),
      );
    case "steps":
      return h(
        "div",
        { className: "line", style: { ...ruled, padding: "18px 0 4px" } },
        title(part.title),
        h(
          "ol",
          { className: "ink", style: { ...body, margin: "0 0 16px", padding: "0 0 0 22px" } },
          part.steps.map((step) => h("li", { key: step, style: { padding: "0 0 6px 4px" } }, step)),
        ),
      );
    case "facts":
      return h(
        "div",
        { className: "line", style: { ...ruled, padding: "18px 0 10px" } },
        title(part.title),
        h("table", { ...column, style: { tableLayout: "fixed" } }, h("tbody", null, part.facts.map(factRow))),
      );
    case "link":
      return button(part.label, part.href);
  }
}

const quoteStyle = {
  margin: "0 0 18px",
  padding: "2px 0 2px 18px",
  borderLeft: `3px solid ${light.ink}`,
  overflowWrap: "anywhere",
} as const;

const ruled = {
  borderTop: `1px solid ${light.line}`,
  borderBottom: 0,
  borderLeft: 0,
  borderRight: 0,
  margin: "6px 0 0",
};

const title = (text: string) =>
  h("h2", { className: "ink", style: { ...body, margin: "0 0 12px", fontSize: "16px", fontWeight: 600 } }, text);

function factRow({ label, value }: { label: string; value: string }): ReactNode {
  const isLong = value.length > 80 || value.includes("\n");
  const name = h(
    "div",
    { className: "muted", style: { fontFamily: mono, fontSize: "12px", lineHeight: "22px", color: light.muted } },
    label,
  );
  // Right-to-left text keeps its direction without changing that of the line around it.
  const text = h(
    "div",
    {
      dir: "auto",
      className: "ink",
      style: {
        ...body,
        lineHeight: "23px",
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        wordBreak: "break-word",
        unicodeBidi: "isolate",
      },
    },
    quoted(value),
  );
  return h(
    "tr",
    { key: label },
    isLong
      ? h("td", { colSpan: 2, style: { padding: "2px 0 10px" } }, name, text)
      : [
          h("td", { key: "name", width: "36%", valign: "top", style: { padding: "0 14px 8px 0" } }, name),
          h("td", { key: "text", valign: "top", style: { padding: "0 0 8px" } }, text),
        ],
  );
}

const button = (label: string, href: string) =>
  h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, style: { margin: "18px 0 8px" } },
    h(
      "tbody",
      null,
      h(
        "tr",
        null,
        h(
          "td",
          { className: "button", style: { backgroundColor: light.ink, borderRadius: "2px" } },
          h(
            "a",
            {
              href,
              className: "button-text",
              style: {
                ...body,
                display: "inline-block",
                padding: "13px 22px",
                lineHeight: "20px",
                fontWeight: 500,
                color: light.page,
                textDecoration: "none",
              },
            },
            label,
          ),
        ),
      ),
    ),
  );

const small = (lines: string[]) =>
  [...lines, `${site.legalEntity}, ${site.office.lines.join(", ")}`].map((line) =>
    h(
      "p",
      {
        key: line,
        className: "muted",
        style: { ...body, margin: "0 0 8px", fontSize: "13px", lineHeight: "20px", color: light.muted },
      },
      line,
    ),
  );
