import { deflateSync } from "node:zlib";

/** The maximum size of an upload. */
const SIZE = 5 * 1024 * 1024;
const START = "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n";
const END = "\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n";
const ROOM = SIZE - START.length - END.length;

/** PDFs of 5 MB that are accepted and expensive to inspect, by what they consist of. */
export const hostilePdfs: Record<string, () => Buffer> = {
  "the word stream": () => filledWith("stream"),
  "the word endstream": () => filledWith("endstream"),
  "the start of names": () => filledWith("/#"),
  "object streams": () => filledWith(objectStream("1 0 <</S/JavaScrip>>")),
  "object streams that unpack to megabytes": () => filledWith(objectStream(`1 0 ${"/#61#62#63".repeat(280_000)}`)),
  "blocks without content": () => filledWith(Buffer.concat([Buffer.from("stream\nx\x9c", "latin1"), emptyBlocks()])),
};

function filledWith(part: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(START), Buffer.alloc(ROOM, part as string, "latin1"), Buffer.from(END)]);
}

function objectStream(content: string): Buffer {
  const packed = deflateSync(content);
  const dictionary = `<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return Buffer.concat([Buffer.from(dictionary), packed, Buffer.from("\nendstream endobj\n")]);
}

/** Deflated data of 128 KB without content: 11,000 blocks, each with tables for one symbol (RFC 1951, section 3.2.7). */
function emptyBlocks(): Buffer {
  // The bits of a block, those of each number from the lowest: 18 lengths of codes; then 256 literals of length 0, and the end of
  // the block and one distance of length 1; then the end of the block.
  const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1];
  const lengths = order.map((symbol) => ({ 18: "100", 0: "010", 1: "010" })[symbol] ?? "000").join("");
  const block = `001${"00000"}${"00000"}${"0111"}${lengths}0${"1111111"}0${"1101011"}11110`;
  const bits = block.repeat(8);
  const bytes = Array.from({ length: block.length }, (_, i) =>
    Number.parseInt([...bits.slice(i * 8, i * 8 + 8)].reverse().join(""), 2),
  );
  return Buffer.alloc(128 * 1024, Buffer.from(bytes));
}
