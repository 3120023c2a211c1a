import { site } from "#site";
import type { EmailContent, Part } from "./email-content.ts";
import { renderHtml } from "./html.ts";
import { quoted } from "./quoted.ts";

/** An email without its envelope. */
export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
  calendar?: EmailContent["calendar"];
}

/** Renders an email as HTML and as plain text. What visitors wrote is text in both. */
export const renderEmail = (content: EmailContent): RenderedEmail => ({
  subject: content.subject,
  html: renderHtml(content),
  text: renderText(content),
  ...(content.calendar && { calendar: content.calendar }),
});

/** Renders an email as plain text. */
function renderText({ heading, parts, footer }: EmailContent): string {
  const signature = `${site.legalEntity}, ${site.office.lines.join(", ")}`;
  return `${[heading, ...parts.map(renderPart), "--", ...footer, signature].join("\n\n")}\n`;
}

function renderPart(part: Part): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "letter":
      return part.text.trim();
    case "quote":
      return part.text.trim().replace(/^/gm, "> ");
    case "steps":
      return [part.title, ...part.steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");
    case "facts":
      return [part.title, ...part.facts.map(({ label, value }) => fact(label, quoted(value)))].join("\n");
    case "link":
      return `${part.label}:\n${part.href}`;
  }
}

// Marks what a visitor wrote, so that it cannot pass for our own text.
const fact = (label: string, value: string) =>
  value.includes("\n") ? `${label}:\n${value.replace(/^/gm, "| ")}` : `${label}: ${value}`;
