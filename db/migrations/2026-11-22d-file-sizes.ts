import type { Kysely } from "kysely";

/** Indexes from which the size of all stored files is summed without reading the files' rows. */
export const fileSizes = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("files_by_size").on("files").column("size").execute();
    await db.schema.createIndex("chat_attachments_by_size").on("chat_attachments").column("size").execute();
  },
};
