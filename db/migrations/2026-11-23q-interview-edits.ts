import type { Kysely } from "kysely";

/** Who changed what of interviews and scorecards, and the colleague who gets an email, whatever address they have then. */
export const interviewEdits = {
  async up(db: Kysely<unknown>) {
    for (const table of ["interviews", "scorecards"])
      await db.schema
        .alterTable(table)
        .addColumn("edits", "text", (column) => column.notNull().defaultTo("[]"))
        .execute();
    await db.schema.alterTable("mails").addColumn("recipient_id", "text").execute();
  },
};
