declare module "subset-font" {
  /** Keeps the glyphs of `text`; limits variation axes to a range, or fixes them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      /** Leaves out the instructions for low resolutions. */
      noHinting?: boolean;
      /** The OpenType features that stay; all of them unless named. */
      keepFeatures?: string[];
      dropTables?: string[];
      variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
