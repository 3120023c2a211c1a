import { crc32, deflateRawSync } from "node:zlib";

/** A PDF of one empty page, filled up to `size` bytes where one is given. */
export function pdf(size = 0): Buffer {
  const start = "%PDF-1.7\n%\u00e2\u00e3\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n";
  const end = "\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n";
  const filling = Math.max(0, size - Buffer.byteLength(start, "latin1") - end.length);
  return Buffer.concat([Buffer.from(start, "latin1"), Buffer.alloc(filling, "%"), Buffer.from(end)]);
}

export interface Part {
  name: string;
  content: string | Buffer;
  /** Values that the zip headers declare instead of the correct ones. */
  declared?: { uncompressedSize?: number; offset?: number };
}

/** A zip of these parts. */
export function zip(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  // Hundreds of parts may have the same content.
  const packedParts = new Map<string | Buffer, ReturnType<typeof pack>>();
  let offset = 0;
  for (const { name, content, declared = {} } of parts) {
    const { packed, size, checksum } = packedParts.get(content) ?? pack(content);
    packedParts.set(content, { packed, size, checksum });
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declared.uncompressedSize ?? size, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(declared.offset ?? offset, 10);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), common, nameBytes, packed]);
    files.push(file);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), common, place, nameBytes);
    offset += file.length;
  }
  const directoryBytes = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directoryBytes.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, directoryBytes, end]);
}

function pack(content: string | Buffer): { packed: Buffer; size: number; checksum: number } {
  const bytes = Buffer.from(content as string);
  return { packed: deflateRawSync(bytes), size: bytes.length, checksum: crc32(bytes) };
}

/** The minimum parts of a current Word document. */
export const wordParts: Part[] = [
  {
    name: "[Content_Types].xml",
    content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  },
  { name: "word/document.xml", content: "<w:document><w:body/></w:document>" },
];
