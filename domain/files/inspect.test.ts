import { describe, expect, test } from "vitest";
import { hostilePdfs } from "#harness/hostile-pdfs.ts";
import { docxWith } from "#tests/support/active-documents.ts";
import { compoundFile, wordDocument } from "#tests/support/compound-file.ts";
import { cpuTimeOf, longestSliceOf } from "#tests/support/growth.ts";
import { checkResume } from "./check-resume.ts";

const SIZE = 5_000_000;
const PART_BYTES = 1_500_000;
const MAX_MS = 100;
const MAX_SLICE_MS = 20;

const repeated = (text: string, size = SIZE) => Buffer.alloc(size, text, "latin1");
const pdf = (text: string) => Buffer.concat([Buffer.from("%PDF-1.7\n"), repeated(text), Buffer.from("\n%%EOF\n")]);
/** The start of deflated data that contains the next 65,535 bytes unchanged. */
const stored = "stream\nx\x9c\x00\xff\xff\x00\x00";
const emptyBlock = "\0\0\0\xff\xff";
/** A Word document that unpacks to 24 MB of XML. */
const xml = (text: string) =>
  docxWith(
    ...Array.from({ length: 16 }, (_, i) => ({
      name: `word/${i}.xml`,
      content: Buffer.concat([Buffer.from(`<a${i}>`), repeated(text, PART_BYTES)]),
    })),
  );
const streams = (count: number, size: number) =>
  compoundFile({
    ...wordDocument,
    ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${i}`, Buffer.alloc(size, "MZ")])),
  });

describe("checking a hostile document of 5 MB, or of 24 MB unpacked,", () => {
  test.each<[string, string, () => Buffer]>([
    ...Object.entries(hostilePdfs).map(([what, make]): [string, string, () => Buffer] => [what, "pdf", make]),
    ["names", "pdf", () => pdf("/a1")],
    ["escaped names", "pdf", () => pdf("/#61#62#63")],
    ["brackets", "pdf", () => pdf("(")],
    ["strings", "pdf", () => pdf("(aaaaaaaaaa.")],
    ["starts of compressed data", "pdf", () => pdf("stream\nx\x9c")],
    ["compressed data in compressed data", "pdf", () => pdf(`${stored}1 0 `)],
    ["compressed data behind empty blocks", "pdf", () => pdf(`stream\nx\x9c${emptyBlock.repeat(100)}\0\x09\0\xf6\xff`)],
    ["program headers", "pdf", () => pdf(`${stored}MZ`)],
    ["elements", "docx", () => xml("<b>")],
    ["attributes", "docx", () => xml(" c='d'")],
    ["instructions", "docx", () => xml("<w:instrText> DDE</w:instrText>")],
    ["long instructions", "docx", () => xml("<w:instrText>INCLUDETEXT                    ")],
    ["brackets in a part", "docx", () => xml("<")],
    ["relationships", "docx", () => xml("<Relationship Type='/image' Target='file:////////' TargetMode='External'/>")],
    [
      "parts",
      "docx",
      () => docxWith(...Array.from({ length: 590 }, (_, i) => ({ name: `${i}.xml`, content: "<a/>" }))),
    ],
    ["streams", "doc", () => streams(1150, 4096)],
    ["a directory", "doc", () => streams(24_000, 64)],
  ])("takes at most 100 ms of processor time, in slices of 20 ms (%s)", async (_what, extension, make) => {
    const file = { name: `a.${extension}`, content: make() };
    const check = () => checkResume(file, "resume", null).catch(() => {});
    let [cost, slice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // The lowest of several times: other work of the process only adds to a time.
    for (let attempt = 0; attempt < 20 && (cost > MAX_MS || slice > MAX_SLICE_MS); attempt++) {
      cost = Math.min(cost, await cpuTimeOf(check));
      slice = Math.min(slice, await longestSliceOf(check));
    }
    expect(cost).toBeLessThanOrEqual(MAX_MS);
    expect(slice).toBeLessThanOrEqual(MAX_SLICE_MS);
  });
});
