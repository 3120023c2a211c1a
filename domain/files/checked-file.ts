/** A file that was looked into and may be stored. */
export interface CheckedFile {
  /** A safe name, for the one who downloads it. */
  name: string;
  /** The media type, by what is in it. */
  type: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  content: Buffer;
}
