import { draw, ink, mark, paper } from "./draw.ts";

/** The icons that devices ask for, by their addresses; all drawn from the mark, beside public/favicon.svg. */
export function icons(): [string, Uint8Array][] {
  return [
    ["/favicon.ico", ico(picture(32, 32))],
    ["/icons/apple-touch.png", picture(180, 108)],
    ["/icons/192.png", picture(192, 128)],
    ["/icons/512.png", picture(512, 340)],
    // Devices cut these to their own shape: all that matters lies within the inner 80 %.
    ["/icons/maskable-192.png", picture(192, 88)],
    ["/icons/maskable-512.png", picture(512, 236)],
  ];
}

/** The mark of a size in the middle of a sheet of paper. */
function picture(size: number, markSize: number): Uint8Array {
  const start = (size - markSize) / 2;
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="${size < 64 ? "crispEdges" : "auto"}"><rect width="${size}" height="${size}" fill="${paper}"/>${mark(start, start, markSize, ink)}</svg>`,
  );
}

/** A PNG of 32 pixels in the old container that browsers ask for by its name. */
function ico(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
