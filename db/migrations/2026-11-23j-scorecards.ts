import type { Kysely } from "kysely";

/** What members of the team think of an applicant; one each. */
export const scorecards = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("scorecards")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("job_application_id", "text", (column) =>
        column.notNull().references("job_applications.id").onDelete("cascade"),
      )
      .addColumn("author_id", "text", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("scores", "text", (column) => column.notNull())
      .addColumn("recommendation", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changes", "text", (column) => column.notNull())
      .addUniqueConstraint("scorecards_one_each", ["job_application_id", "author_id"])
      .execute();
    await db.schema.createIndex("scorecards_by_author").on("scorecards").column("author_id").execute();
  },
};
