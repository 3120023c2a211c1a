import { site } from "#site";
import type { Letter, Part } from "./letter.ts";
import { quoted } from "./quoted.ts";

/** Renders an email as plain text. */
export function renderText({ heading, parts, footer }: Letter): string {
  const signature = `${site.legalEntity}, ${site.office.lines.join(", ")}`;
  return `${[heading, ...parts.map(part), "--", ...footer, signature].join("\n\n")}\n`;
}

function part(one: Part): string {
  switch (one.kind) {
    case "paragraph":
      return one.text;
    case "said":
      return one.text.trim().replace(/^/gm, "> ");
    case "steps":
      return [one.title, ...one.steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");
    case "facts":
      return [one.title, ...one.facts.map(({ label, value }) => fact(label, quoted(value)))].join("\n");
    case "link":
      return `${one.label}:\n${one.href}`;
  }
}

// Marks what a visitor wrote, so that it cannot pass for our own text.
const fact = (label: string, value: string) =>
  value.includes("\n") ? `${label}:\n${value.replace(/^/gm, "| ")}` : `${label}: ${value}`;
