const SECTOR = 512;
const MINI_SECTOR = 64;
const MINI_CUTOFF = 4096;
const END = 0xfffffffe;
const TABLE = 0xfffffffd;

/** A Word 97 document without text. */
export const wordDocument = { WordDocument: Buffer.alloc(MINI_CUTOFF) };

/** A compound file (MS-CFB) with these streams and storages, as Word 97 wrote them. Small streams are in the mini stream. */
export function compoundFile(streams: Record<string, Buffer> = wordDocument, storages: string[] = []): Buffer {
  const sectors: Buffer[] = [];
  const table: number[] = [];
  /** Adds sectors with this content and returns the number of the first. */
  const add = (content: Buffer): number => {
    const first = sectors.length;
    const count = Math.ceil(content.length / SECTOR);
    const padded = Buffer.concat([content, Buffer.alloc(count * SECTOR - content.length)]);
    for (let i = 0; i < count; i++) {
      sectors.push(padded.subarray(i * SECTOR, (i + 1) * SECTOR));
      table.push(i + 1 < count ? first + i + 1 : END);
    }
    return count > 0 ? first : END;
  };

  const miniStream: Buffer[] = [];
  const miniTable: number[] = [];
  const addMini = (content: Buffer): number => {
    const first = miniTable.length;
    const count = Math.ceil(content.length / MINI_SECTOR);
    miniStream.push(content, Buffer.alloc(count * MINI_SECTOR - content.length));
    for (let i = 0; i < count; i++) miniTable.push(i + 1 < count ? first + i + 1 : END);
    return first;
  };
  const entries = Object.entries(streams).map(([name, content]) => {
    const start = content.length < MINI_CUTOFF ? addMini(content) : add(content);
    return entry(name, 2, start, content.length);
  });
  const mini = Buffer.concat(miniStream);
  const root = entry("Root Entry", 5, add(mini), mini.length);
  const directory = add(Buffer.concat([root, ...entries, ...storages.map((name) => entry(name, 1, 0, 0))]));
  const miniTableStart = add(numbers(miniTable));

  // The allocation table covers itself.
  let tableSectors = 1;
  while (tableSectors * (SECTOR / 4) < table.length + tableSectors) tableSectors++;
  const firstTableSector = table.length;
  for (let i = 0; i < tableSectors; i++) table.push(TABLE);

  const header = Buffer.alloc(SECTOR);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(MINI_CUTOFF, 56);
  header.fill(0xff, 60);
  header.writeUInt32LE(miniTableStart, 60);
  for (let i = 0; i < tableSectors; i++) header.writeUInt32LE(firstTableSector + i, 76 + i * 4);
  return Buffer.concat([header, ...sectors, numbers(table)]);
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, "utf16le");
  bytes.writeUInt16LE((name.length + 1) * 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** Numbers of four bytes, filled up to whole sectors. */
function numbers(values: number[]): Buffer {
  const bytes = Buffer.alloc(Math.ceil((values.length * 4) / SECTOR) * SECTOR, 0xff);
  for (const [i, value] of values.entries()) bytes.writeUInt32LE(value, i * 4);
  return bytes;
}
