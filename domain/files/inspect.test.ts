import { describe, expect, test } from "vitest";
import { docxWith } from "#tests/support/active-documents.ts";
import { compoundFile, wordDocument } from "#tests/support/compound-file.ts";
import { cpuTimeOf } from "#tests/support/growth.ts";
import { inspect } from "./inspect.ts";

const pdfType = "application/pdf";
const docType = "application/msword";
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const SMALL_BYTES = 200_000;
const FACTOR = 10;
const MAX_GROWTH = 15;

const repeated = (text: string) => (size: number) =>
  Buffer.from(text.repeat(Math.ceil(size / text.length)).slice(0, size), "latin1");
/** The start of deflated data that contains the next 65,535 bytes unchanged. */
const stored = "stream\nx\x9c\x00\xff\xff\x00\x00";
const emptyBlock = "\0\0\0\xff\xff";
const xml = (text: string) => (size: number) =>
  docxWith({ name: "word/a.xml", content: Buffer.concat([Buffer.from("<a>"), repeated(text)(size * 3)]) });
const programsInStreams = (size: number) =>
  compoundFile({
    ...wordDocument,
    ...Object.fromEntries(Array.from({ length: size / 4224 }, (_, i) => [`s${i}`, Buffer.alloc(4096, "MZ")])),
  });

describe("inspecting a document of ten times the size", () => {
  test.each<[string, string, (size: number) => Buffer]>([
    ["names", pdfType, repeated("/a1")],
    ["escaped names", pdfType, repeated("/#61#62#63")],
    ["brackets", pdfType, repeated("(")],
    ["strings", pdfType, repeated("(aaaaaaaaaa.")],
    ["the word stream", pdfType, repeated("stream")],
    ["starts of compressed data", pdfType, repeated("stream\nx\x9c")],
    ["compressed data in compressed data", pdfType, repeated(`${stored}1 0 `)],
    [
      "compressed data behind empty blocks",
      pdfType,
      repeated(`stream\nx\x9c${emptyBlock.repeat(100)}\0\x09\0\xf6\xff`),
    ],
    ["program headers", pdfType, repeated(`${stored}MZ`)],
    ["elements", docxType, xml("<b>")],
    ["attributes", docxType, xml(" c='d'")],
    ["instructions", docxType, xml("<w:instrText> DDE</w:instrText>")],
    ["brackets in a part", docxType, xml("<")],
    ["relationships", docxType, xml("<Relationship Type='/image' Target='file:////////' TargetMode='External'/>")],
    ["streams", docType, programsInStreams],
  ])("takes at most fifteen times as long (%s)", async (_what, type, make) => {
    const [small, large] = [make(SMALL_BYTES), make(SMALL_BYTES * FACTOR)];
    let [bestSmall, bestLarge] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // The lowest of several times: other work of the machine only adds to a time.
    for (let attempt = 0; attempt < 20; attempt++) {
      bestSmall = Math.min(bestSmall, await cpuTimeOf(() => inspect(type, small)));
      bestLarge = Math.min(bestLarge, await cpuTimeOf(() => inspect(type, large)));
      if (attempt > 0 && bestLarge <= bestSmall * MAX_GROWTH) break;
    }
    expect(bestLarge / bestSmall).toBeLessThanOrEqual(MAX_GROWTH);
  });
});
