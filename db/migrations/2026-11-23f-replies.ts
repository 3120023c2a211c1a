import type { Kysely } from "kysely";

/** What the team writes to people who sent an inquiry or an application, its templates, and the signatures of its members. */
export const replies = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("replies")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("inquiry_id", "text", (column) => column.references("inquiries.id").onDelete("cascade"))
      .addColumn("job_application_id", "text", (column) => column.references("job_applications.id").onDelete("cascade"))
      .addColumn("author_id", "text", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("direction", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("signature", "text", (column) => column.notNull())
      .addColumn("is_rejection", "integer", (column) => column.notNull())
      .addColumn("happens_at", "bigint", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["inquiry_id", "job_application_id", "author_id"])
      await db.schema.createIndex(`replies_by_${column}`).on("replies").column(column).execute();

    await db.schema
      .createTable("reply_templates")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("name_folded", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addUniqueConstraint("reply_templates_by_name", ["kind", "name_folded"])
      .execute();

    await db.schema
      .createTable("signatures")
      .addColumn("user_id", "text", (column) => column.primaryKey().references("users.id").onDelete("cascade"))
      .addColumn("text", "text", (column) => column.notNull())
      .execute();
  },
};
