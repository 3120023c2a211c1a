import { createHash } from "node:crypto";
import { site } from "#site";
import { breadcrumbs } from "./breadcrumbs.ts";
import { breakLines } from "./break-lines.ts";
import type { BuiltPage } from "./built-pages.ts";
import { displayText, draw, exposed, ink, mark, muted, paper, plainText, shielded, widthAt100 } from "./draw.ts";

const width = 1200;
const height = 630;
const margin = 72;
const column = width - 2 * margin;
const sizes = [150, 134, 118, 104, 92, 80, 70, 60, 52];
const veil = { top: 502, height: 44 };

/**
 * Draws the image shown when a page is shared: a PNG of 1200 × 630 pixels and at most 60 KB, with the page's heading and a
 * line of text above and below the veil. The line depends on the path alone, so every build draws the same image.
 */
export function drawCard({ path, title, headline }: BuiltPage): Uint8Array {
  const label = path === "/" ? site.tagline : labelOf(path, title, headline);
  return draw(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
${mark(margin, 56, 40)}
${displayText(site.name, margin + 54, 90, 44)}
${plainText(label, width - margin, 87, 26, "end")}
<rect x="${margin}" y="122" width="${column}" height="4" fill="${ink}"/>
${heading(headline)}
${textLine(path)}
</svg>`);
}

/** The text above the heading: the page's title if it differs from the heading, else the parent page. */
function labelOf(path: string, title: string, headline: string): string {
  if (title !== headline) return title;
  const [, ...below] = breadcrumbs(path, title);
  return below.at(-2)?.name ?? site.tagline;
}

function heading(text: string): string {
  for (const size of sizes) {
    const lines = breakLines(text, {
      maxLines: size > 118 ? 1 : size > 80 ? 2 : 3,
      maxWidth: column,
      widthOf: (line) => (widthAt100(line) * size) / 100,
    });
    if (!lines) continue;
    const leading = size * 1.04;
    const center = 126 + (veil.top - 56 - 126) / 2;
    const first = center - ((lines.length - 1) * leading) / 2 + size * 0.3;
    return lines.map((line, index) => displayText(line, margin - 2, first + index * leading, size)).join("");
  }
  throw new Error(`"${text}" is too long for a card image: shorten the heading.`);
}

/** Bars that represent words; secret ones are exposed above the veil and redacted below it. */
function textLine(seed: string): string {
  const words = wordsOf(seed);
  const above = veil.top - 32;
  const below = veil.top + veil.height + 33;
  const exposedBars = words.map(({ x, length, isSecret }) =>
    isSecret
      ? `<rect x="${x - 4}" y="${above - 13}" width="${length + 8}" height="26" fill="${exposed}" fill-opacity="0.12"/>
<rect x="${x}" y="${above - 4}" width="${length}" height="8" fill="${exposed}"/>
<rect x="${x - 4}" y="${above + 13}" width="${length + 8}" height="3" fill="${exposed}"/>`
      : `<rect x="${x}" y="${above - 4}" width="${length}" height="8" fill="${muted}" fill-opacity="0.35"/>`,
  );
  const redactedBars = words.map(({ x, length, isSecret }) =>
    isSecret
      ? `<rect x="${x - 4}" y="${below - 15}" width="${length + 8}" height="30" fill="${ink}"/>`
      : `<rect x="${x}" y="${below - 4}" width="${length}" height="8" fill="${muted}" fill-opacity="0.35"/>`,
  );
  const threads = Array.from(
    { length: width / 8 },
    (_, index) => `<rect x="${index * 8}" y="${veil.top}" width="1.5" height="${veil.height}" fill="${shielded}"/>`,
  );
  return `${exposedBars.join("")}
<rect y="${veil.top - 1}" width="${width}" height="2" fill="${shielded}"/>
${threads.join("")}
<rect y="${veil.top + veil.height - 1}" width="${width}" height="2" fill="${shielded}"/>
${redactedBars.join("")}`;
}

/** The position and length of each bar, from margin to margin. About one word in four is a secret, never the first. */
function wordsOf(seed: string) {
  const random = createHash("sha256").update(seed).digest();
  const words: { x: number; length: number; isSecret: boolean }[] = [];
  let x = margin;
  for (let index = 0; x < width - margin - 40; index++) {
    const byte = random[index % random.length] ?? 0;
    const isSecret = index % 4 === 2 || (index % 4 === 0 && index > 0 && byte % 3 === 0);
    const length = Math.min((isSecret ? 84 : 34) + (byte % 64), width - margin - x);
    words.push({ x, length, isSecret });
    x += length + 22;
  }
  return words;
}
