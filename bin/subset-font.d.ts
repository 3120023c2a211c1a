declare module "subset-font" {
  /** Keeps the glyphs of `text`; limits variation axes to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes?: Record<string, { min: number; max: number; default: number }> },
  ): Promise<Buffer>;
}
