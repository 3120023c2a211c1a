// npm run fonts: generates the font files of the site and of its card images from their packages. The results are
// committed, because they change only with the packages or this list.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const web = join(import.meta.dirname, "..", "web");
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

// Each preloaded file, headers included, stays under 10,220 bytes, which a slow connection with three transfers carries in
// one round trip; a larger file delays the final font by another one. The files therefore contain no hinting, unused
// features or unread tables, and rare characters and accents are in a third file, fetched when a text needs them.
const text = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}0123456789 .,:;!?&$%@_'"()/-+\u00a0©ü–—‘’“”→`;
const rare = `#*<=>[\\]^\`{|}~${range(0xa1, 0xff).replace(/[©ü]/g, "")}•…←↑↓₹−≤≥`;
const display = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}0123456789 .,:;!?&$%@'"()/-+<\u00a0×–—‘’“”…→`;
const variationAxes = { wght: { min: 400, max: 500, default: 400 } };
const small = { noHinting: true, keepFeatures: ["kern", "tnum"], dropTables: ["gasp", "MVAR", "STAT", "GDEF"] };

const geist = "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
const instrumentSerif = "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2";
// The renderer of card images reads neither WOFF nor variable fonts, and titles may contain any character.
const all = text + rare;
const fonts = [
  { from: geist, to: "styles/fonts/geist.woff2", characters: text, variationAxes, ...small },
  { from: geist, to: "styles/fonts/geist-rare.woff2", characters: rare, variationAxes, ...small },
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
