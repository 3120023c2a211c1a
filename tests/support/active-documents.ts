import { deflateSync } from "node:zlib";
import type { ActiveContent } from "#domain/files/rules.ts";
import { compoundFile, wordDocument } from "./compound-file.ts";
import { type Part, pdf, wordParts, zip } from "./documents.ts";

const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The start of a Windows program, of more than 4 KB where `size` says so. */
export function program(size = 512): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.write("MZ");
  bytes.writeUInt32LE(0x80, 60);
  bytes.write("PE\0\0", 0x80);
  return bytes;
}

/** A PDF with these objects. */
export function pdfWith(...objects: (string | Buffer)[]): Buffer {
  const [start, end] = [pdf().subarray(0, 13), pdf().subarray(13)];
  const numbered = objects.flatMap((object, i) => [
    Buffer.from(`\n${i + 10} 0 obj\n`),
    Buffer.from(object as string),
    Buffer.from("\n"),
  ]);
  return Buffer.concat([start, ...numbered, end]);
}

/** A compressed stream of a PDF. */
export const pdfStream = (dictionary: string, content: string | Buffer, packed: Buffer = deflateSync(content)) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\r\n`),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);

/** An object stream with one object. */
export const objectStream = (object: string, packed?: Buffer) =>
  pdfStream("/Type/ObjStm/N 1/First 5", `40 0 ${object}`, packed);

/** A compressed object stream whose checksum is wrong, as viewers accept it. */
export function withWrongChecksum(object: string): Buffer {
  const packed = deflateSync(`40 0 ${object}`);
  packed.writeUInt32BE(1, packed.length - 4);
  return objectStream(object, packed);
}

/** A compressed object stream that starts with a thousand blocks without content. */
export function behindEmptyBlocks(object: string): Buffer {
  const blocks = Buffer.from([0x78, 0x9c, ...Array.from({ length: 1000 }, () => [0, 0, 0, 0xff, 0xff]).flat()]);
  return objectStream("", Buffer.concat([blocks, deflateSync(`40 0 ${object}`).subarray(2)]));
}

/** A Word document with further parts. */
export const docxWith = (...parts: Part[]) => zip([...wordParts, ...parts]);

/** The relationships of a Word document, by type and target; `more` are further attributes. */
export const relationships = (type: string, target: string, more = 'TargetMode="External"'): Part => ({
  name: "word/_rels/settings.xml.rels",
  content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${officeTypes}/${type}" Target="${target}" ${more}/></Relationships>`,
});

/** The OLE stream of a file that was inserted into a document. */
export function insertedFile(name: string, content: Buffer): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`);
  const path = text(`C:\\Temp\\${name}`);
  const numbers = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
  const inner = Buffer.concat([
    Buffer.from([2, 0]),
    text(name),
    text(`C:\\${name}`),
    Buffer.from([0, 0, 3, 0]),
    numbers(path.length),
    path,
    numbers(content.length),
    content,
  ]);
  return Buffer.concat([numbers(inner.length), inner]);
}

/** A Word 97 document whose text starts with these flags, with a template and a text. */
export function docWith({ flags = 0, template = "", text = "" }): Buffer {
  const body = Buffer.alloc(4096, 0);
  body.writeUInt16LE(flags, 10);
  const strings = ["", template].map((value) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(value.length);
    return Buffer.concat([length, Buffer.from(value, "utf16le")]);
  });
  const table = Buffer.concat([Buffer.from([0xff, 0xff, 2, 0, 0, 0]), ...strings]);
  body.writeUInt32LE(0, 410);
  body.writeUInt32LE(table.length, 414);
  body.write(text, 1024, "latin1");
  return compoundFile({ WordDocument: body, "0Table": table });
}

/** Bytes of all values, which need a long table when they are compressed. */
const everyByte = Array.from({ length: 20_000 }, (_, i) => ((i * i) % 65_537) % 256);
const native = "\u0001Ole10Native";
const field = (...instructions: string[]) =>
  instructions.map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`).join("");
const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const remote = "https://elsewhere.example/template.dotm";

/** Documents with active content that are accepted and marked: what they are, the name, the content, what is found. */
export const activeDocuments: [string, string, Buffer, ActiveContent[]][] = [
  ["a script", "a.pdf", pdfWith(`<</Type/Catalog/OpenAction${script}>>endobj`), ["javascript"]],
  ["a script with an escaped name", "a.pdf", pdfWith("<</S/#4aava#53cript/JS(1)>>endobj"), ["javascript"]],
  ["a script in an object stream", "a.pdf", pdfWith(objectStream(script)), ["javascript"]],
  ["a script behind a wrong checksum", "a.pdf", pdfWith(withWrongChecksum(script)), ["javascript"]],
  ["a script behind empty blocks", "a.pdf", pdfWith(behindEmptyBlocks(script)), ["javascript"]],
  ["a launch action", "a.pdf", pdfWith("<</S /Launch /F (notes.txt)>>endobj"), ["launch-action"]],
  ["an attachment", "a.pdf", pdfWith(pdfStream("/Type/EmbeddedFile", "A,B\n1,2\n")), ["embedded-file"]],
  ["a form of Adobe's", "a.pdf", pdfWith("<</AcroForm<</XFA 12 0 R>>>>endobj"), ["xfa-form"]],
  ["a film", "a.pdf", pdfWith("<</Subtype/RichMedia>>endobj"), ["rich-media"]],
  ["macros", "a.doc", compoundFile(wordDocument, ["Macros", "VBA"]), ["macros"]],
  ["an object", "a.doc", compoundFile(wordDocument, ["ObjectPool", "_1234567890"]), ["ole-object"]],
  [
    "a text file",
    "a.doc",
    compoundFile({ ...wordDocument, [native]: insertedFile("notes.txt", Buffer.from("notes")) }),
    ["ole-object", "embedded-file"],
  ],
  ["a template on a server", "a.doc", docWith({ template: remote }), ["remote-template"]],
  ["a template on a Windows share", "a.doc", docWith({ template: "\\\\host\\share\\a.dot" }), ["remote-template"]],
  ["a command for another program", "a.doc", docWith({ text: '\u0013 DDEAUTO c:\\\\x "y"\u0015' }), ["dde-field"]],
  ["a template on a server", "a.docx", docxWith(relationships("attachedTemplate", remote)), ["remote-template"]],
  [
    "relationships in UTF-16",
    "a.docx",
    docxWith({
      name: relationships("attachedTemplate", remote).name,
      content: Buffer.from(`\ufeff${relationships("attachedTemplate", remote).content}`, "utf16le"),
    }),
    ["remote-template"],
  ],
  [
    "a picture on a server",
    "a.docx",
    docxWith(relationships("image", "https://elsewhere.example/seen.png")),
    ["remote-content"],
  ],
  ["a control", "a.docx", docxWith(relationships("control", "activeX/activeX1.xml", "")), ["activex-control"]],
  ["a sheet", "a.docx", docxWith(relationships("package", "embeddings/a.xlsx", "")), ["embedded-file"]],
  [
    "an object",
    "a.docx",
    docxWith({ name: "word/embeddings/oleObject1.bin", content: compoundFile({ Contents: Buffer.from("1") }) }),
    ["ole-object"],
  ],
  [
    "a command for another program, in CDATA and entities",
    "a.docx",
    docxWith({ name: "word/a.bin", content: `<x:hdr>${field("<![CDATA[DDE]]>", "&#65;UTO c:")}</x:hdr>` }),
    ["dde-field"],
  ],
  [
    "a command for another program, in pieces",
    "a.docx",
    docxWith({ name: "word/header1.xml", content: `<w:hdr>${field("DD", "EAU", "TO c:\\\\x")}</w:hdr>` }),
    ["dde-field"],
  ],
];

/** Ordinary documents in which nothing is found. */
export const ordinaryDocuments: [string, string, Buffer][] = [
  ["a link", "a.pdf", pdfWith("<</S/URI/URI(https://portfolio.example)>>endobj")],
  [
    "compressed objects and a picture",
    "a.pdf",
    pdfWith(objectStream("<</Type/Page>>"), pdfStream("", Buffer.from("MZ, a picture"))),
  ],
  ["a template on the author's computer", "a.doc", docWith({ template: "C:\\Users\\Cara\\Templates\\cv.dot" })],
  ...["file:///C:\\Users\\Cara\\Templates\\cv.dotx", "/Users/cara/cv.dotx", "file://localhost/Users/cara/cv.dotx"].map(
    (template): [string, string, Buffer] => [
      `the template ${template}`,
      "a.docx",
      docxWith(relationships("attachedTemplate", template)),
    ],
  ),
  ["a link", "a.docx", docxWith(relationships("hyperlink", "https://portfolio.example"))],
  ["a page number", "a.docx", docxWith({ name: "word/footer1.xml", content: `<w:ftr>${field(" PAGE ")}</w:ftr>` })],
];

/** Documents that cannot be inspected completely. */
export const closedDocuments: [string, string, Buffer, "encrypted" | "partial"][] = [
  ["encrypted", "a.pdf", pdfWith("<</Encrypt 9 0 R>>endobj"), "encrypted"],
  ["encrypted", "a.doc", docWith({ flags: 0x100 }), "encrypted"],
  [
    "that unpacks to 40 MB",
    "a.pdf",
    pdfWith(objectStream("", deflateSync(Buffer.concat([Buffer.from("1 0 "), Buffer.alloc(40_000_000, " ")])))),
    "partial",
  ],
  [
    "with objects in an unusual encoding",
    "a.pdf",
    pdfWith("<</Type/XRef>>endobj", "<</Type/ObjStm/N 1/First 5/Filter/LZWDecode>>stream\nabc\nendstream endobj"),
    "partial",
  ],
  [
    "with objects behind a predictor",
    "a.pdf",
    pdfWith(pdfStream("/Type/ObjStm/N 1/First 5/DecodeParms<</Predictor 12>>", "\u00021 0")),
    "partial",
  ],
];

/** Documents that contain a program. */
export const documentsWithPrograms: [string, string, Buffer][] = [
  ["an attached program", "a.pdf", pdfWith(pdfStream("/Type/EmbeddedFile", program()))],
  [
    "an attached program without compression",
    "a.pdf",
    pdfWith(Buffer.concat([Buffer.from("<<>>\nstream\n"), program(), Buffer.from("\nendstream endobj")])),
  ],
  [
    "an attached program whose compression starts with a table",
    "a.pdf",
    pdfWith(pdfStream("/Type/EmbeddedFile", Buffer.concat([program(), Buffer.from(everyByte)]))),
  ],
  [
    "an attached script",
    "a.pdf",
    pdfWith("<</Type/Filespec/UF(\u0000r\u0000u\u0000n\u0000.\u0000v\u0000b\u0000s)/EF<</F 9 0 R>>>>", "/EmbeddedFile"),
  ],
  ["an inserted program", "a.doc", compoundFile({ ...wordDocument, [native]: insertedFile("notes.txt", program()) })],
  ["a program in a stream", "a.doc", compoundFile({ ...wordDocument, Data: program(5000) })],
  [
    "an inserted script",
    "a.docx",
    docxWith({
      name: "word/embeddings/oleObject1.bin",
      content: compoundFile({ [native]: insertedFile("run.vbs", Buffer.from("MsgBox 1")) }),
    }),
  ],
  ["a program named as a picture", "a.docx", docxWith({ name: "word/media/image1.png", content: program(9000) })],
  ["a program in a folder", "a.docx", docxWith({ name: "word/run.exe", content: "x" })],
];
