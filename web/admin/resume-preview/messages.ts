/** What the dashboard sends to the frame of a preview. */
export type ToFrame =
  /** A PDF file, the code of the worker that reads it, and the color behind the pages. */
  | { type: "open"; file: ArrayBuffer; worker: string; background: string }
  /** 1 is the width of the frame. */
  | { type: "zoom"; zoom: number }
  /** The answer to a request for a file of pdf.js; null when there is none. */
  | { type: "asset"; name: string; bytes: ArrayBuffer | null };

/** What the frame of a preview tells the dashboard. */
export type FromFrame =
  | { type: "opened"; pages: number; shown: number }
  /** Whether the shown pages contain text, known when all were read. */
  | { type: "read"; hasText: boolean }
  | { type: "failed"; reason: "encrypted" | "damaged" }
  /** Asks for a font or a decoder of pdf.js. */
  | { type: "asset"; name: string }
  | { type: "escape" };

/** The most pages that a preview shows. */
export const MAX_PAGES = 50;
