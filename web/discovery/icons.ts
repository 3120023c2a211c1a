import { draw, ink, mark, paper } from "./draw.ts";

/** The icons as pairs of path and image, drawn from the same logo as public/favicon.svg. */
export function icons(): [string, Uint8Array][] {
  return [
    ["/favicon.ico", ico(icon(32, 32))],
    ["/icons/apple-touch.png", icon(180, 108)],
    ["/icons/192.png", icon(192, 128)],
    ["/icons/512.png", icon(512, 340)],
    // Devices crop these to their own shape; the inner 80% always stays visible.
    ["/icons/maskable-192.png", icon(192, 88)],
    ["/icons/maskable-512.png", icon(512, 236)],
  ];
}

/** A PNG of `size` pixels with the logo in its center. */
function icon(size: number, markSize: number): Uint8Array {
  const offset = (size - markSize) / 2;
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="${size < 64 ? "crispEdges" : "auto"}"><rect width="${size}" height="${size}" fill="${paper}"/>${mark(offset, offset, markSize, ink)}</svg>`,
  );
}

/** Wraps a PNG of 32 pixels in an ICO container. */
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
