// A process of `npm run bench audit`: appends entries to the audit log without HTTP, as many as each message of its parent says.
import { openDatabase } from "#db/open.ts";
import { recordAccess, recordAction } from "#domain/audit/record.ts";

const [dataFolder = "", databaseUrl = ""] = process.argv.slice(2);
const db = await openDatabase({ dataFolder, databaseUrl });
const context = { db, actor: null, now: Date.now };

/** Every second entry belongs to a change and commits with it; the others belong to reads. */
const append = (at: number) =>
  at % 2 === 0
    ? recordAccess(context, { action: "view", kind: "storage" })
    : db.write((queries) => recordAction(context, queries, { action: "change", kind: "listing", fields: ["title"] }));

process.on("message", async (count: number) => {
  await Promise.all(Array.from({ length: count }, (_, at) => append(at)));
  process.send?.("appended");
});
process.on("disconnect", () => void db.close());
process.send?.("open");
