// npm run fonts: makes the font files of the site, and those its card images are drawn with, from their packages. The
// results are committed, because they change only when the packages or this list do.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const web = join(import.meta.dirname, "..", "web");
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

// What fits into the first flight of a connection arrives a round trip sooner, so hints for small type on old screens and
// the features that no style uses are left out, and the accents are a third file, fetched when a name like José needs it.
const text = `${range(0x20, 0x7e)}\u00a0©×–—‘’“”•…→←↑↓`;
const accented = `${range(0xa1, 0xff).replace(/[©×]/g, "")}₹−≤≥`;
const display = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}0123456789 .,:;!?&$%@'"()/-+<\u00a0×–—‘’“”…→`;
const variationAxes = { wght: { min: 400, max: 500, default: 400 } };
const small = { noHinting: true, keepFeatures: ["kern", "tnum"] };

const geist = "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
const instrumentSerif = "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2";
// What draws the card images reads neither WOFF nor variable fonts, and meets every letter a title may have.
const all = text + accented;
const fonts = [
  { from: geist, to: "styles/fonts/geist.woff2", characters: text, variationAxes, ...small },
  { from: geist, to: "styles/fonts/geist-accented.woff2", characters: accented, variationAxes, ...small },
  { from: instrumentSerif, to: "styles/fonts/instrument-serif.woff2", characters: display, ...small },
  { from: geist, to: "discovery/fonts/geist.ttf", characters: all, variationAxes: { wght: 450 } },
  { from: instrumentSerif, to: "discovery/fonts/instrument-serif.ttf", characters: all },
];

for (const { from, to, characters, ...options } of fonts) {
  const targetFormat = to.endsWith(".ttf") ? "truetype" : "woff2";
  const font = await subsetFont(readFileSync(require.resolve(from)), characters, { targetFormat, ...options });
  writeFileSync(join(web, to), font);
  console.log(`${to}: ${font.length} bytes`);
}
