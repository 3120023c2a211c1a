import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";

/** The tokens of the light scheme (web/styles/app.css), for cards and icons. */
export const ink = "#16130e";
export const paper = "#f7f5f0";
export const muted = "#5b564d";
export const exposed = "#b93a0a";
export const shielded = "#0b5d5a";

const font = {
  fontFiles: ["geist.ttf", "instrument-serif.ttf"].map((name) =>
    fileURLToPath(new URL(`fonts/${name}`, import.meta.url)),
  ),
  loadSystemFonts: false,
  defaultFontFamily: "Geist",
};

/** Renders an SVG to a PNG of the same size. */
export const draw = (svg: string): Uint8Array => new Resvg(svg, { font }).render().asPng();

/** The width of a line of display text at a size of 100, in pixels. */
export function widthAt100(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${displayText(text, 0, 100, 100)}</svg>`;
  return new Resvg(svg, { font }).getBBox()?.width ?? 0;
}

/** A line of display text with the letter spacing of the pages. */
export const displayText = (text: string, x: number, y: number, size: number, fill = ink) =>
  `<text x="${x}" y="${y}" font-family="Instrument Serif" font-size="${size}" letter-spacing="${-0.02 * size}" fill="${fill}">${escapeXml(text)}</text>`;

/** A line of body text; `anchor` is the end of the line that is at `x`. */
export const plainText = (text: string, x: number, y: number, size: number, anchor: "start" | "end" = "start") =>
  `<text x="${x}" y="${y}" font-family="Geist" font-size="${size}" text-anchor="${anchor}" fill="${muted}">${escapeXml(text)}</text>`;

/** The logo of web/ui/mark.tsx, six vertical threads, in a square of `size`. */
export const mark = (x: number, y: number, size: number, fill = ink) =>
  [1, 5, 9, 13, 17, 21]
    .map((column) => {
      const unit = size / 24;
      return `<rect x="${x + column * unit}" y="${y + 2 * unit}" width="${2 * unit}" height="${20 * unit}" fill="${fill}"/>`;
    })
    .join("");

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
