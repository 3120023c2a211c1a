import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { NotFoundError } from "../kernel/errors.ts";

/** The bytes of a file that a download holds in memory at a time. Smaller slices cost SQLite more: each reads the whole row. */
const SLICE_BYTES = 256 * 1024;

/** A stored file, whose content is read while it is sent. */
export interface StoredFile {
  name: string;
  /** The media type. */
  type: string;
  /** In bytes. */
  size: number;
  /** Reads the content in order. Throws a `NotFoundError` when the file has been deleted. */
  slices(): AsyncGenerator<Uint8Array>;
}

/** A row that has a file, with the id by which its table finds it. */
type FileRow = Pick<StoredFile, "name" | "type" | "size"> & { id: string };

/** The file of a row of `table`. Nothing of its content is read yet. */
export function storedFile(read: Queries, table: "files" | "chatAttachments", row: FileRow): StoredFile {
  const { id, name, type, size } = row;
  const query = (first: number) => {
    const slice = sql<Buffer>`substr(content, ${first + 1}, ${SLICE_BYTES})`.as("slice");
    return table === "files"
      ? read.selectFrom("files").select(slice).where("id", "=", id)
      : read.selectFrom("chatAttachments").select(slice).where("messageId", "=", id);
  };
  async function* slices() {
    for (let first = 0; first < size; first += SLICE_BYTES) {
      const found = await query(first).executeTakeFirst();
      if (!found) throw new NotFoundError("This file has been deleted");
      yield found.slice;
      // The response ends with the last slice, so nothing may delay that.
      if (first + SLICE_BYTES >= size) return;
      // A client that takes each slice at once would otherwise have the whole file before other visitors get a response.
      await setImmediate();
    }
  }
  return { name, type, size, slices };
}
