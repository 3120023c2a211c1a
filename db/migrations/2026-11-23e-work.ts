import { type Kysely, sql } from "kysely";

/**
 * The state of the team's work on inquiries, applications and conversations, the notes on them, and who has one open. A
 * conversation has a status already.
 */
export const work = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) {
      if (table !== "chat_conversations")
        await db.schema
          .alterTable(table)
          .addColumn("work_status", "text", (column) => column.notNull().defaultTo("new"))
          .execute();
      await db.schema
        .alterTable(table)
        .addColumn("assignee_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .execute();
      await db.schema.alterTable(table).addColumn("snoozed_until", "bigint").execute();
      await db.schema
        .alterTable(table)
        .addColumn("duplicate_of", "text", (column) => column.references(`${table}.id`).onDelete("set null"))
        .execute();
      await db.schema
        .alterTable(table)
        .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
        .execute();
      const time = table === "chat_conversations" ? "last_message_at" : "created_at";
      await db.schema.createIndex(`${table}_by_assignee`).on(table).columns(["assignee_id", time, "id"]).execute();
      // Without it, removing a record would read every other one.
      await db.schema
        .createIndex(`${table}_duplicates`)
        .on(table)
        .column("duplicate_of")
        .where(sql<boolean>`duplicate_of is not null`)
        .execute();
    }
    // Each has what its filters compare, so that a list is counted in the index.
    for (const [table, filters] of Object.entries(filtersOf)) {
      await sql
        .raw(`create index ${table}_unfinished on ${table} (created_at, id, work_status, assignee_id, snoozed_until${filters})
          where work_status in ('new', 'open')`)
        .execute(db);
      await sql
        .raw(`create index ${table}_finished on ${table} (work_status, created_at, id, assignee_id${filters})
          where work_status in ('done', 'spam')`)
        .execute(db);
    }

    await db.schema
      .createTable("notes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("inquiry_id", "text", (column) => column.references("inquiries.id").onDelete("cascade"))
      .addColumn("job_application_id", "text", (column) => column.references("job_applications.id").onDelete("cascade"))
      .addColumn("conversation_id", "text", (column) => column.references("chat_conversations.id").onDelete("cascade"))
      .addColumn("author_id", "text", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    for (const column of ["inquiry_id", "job_application_id", "conversation_id", "author_id"])
      await db.schema.createIndex(`notes_by_${column}`).on("notes").column(column).execute();

    await db.schema
      .createTable("presences")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("record_id", "text", (column) => column.notNull())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("doing", "text", (column) => column.notNull())
      .addColumn("seen_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("presences_key", ["record_id", "user_id"])
      .execute();
    for (const column of ["user_id", "seen_at"])
      await db.schema.createIndex(`presences_by_${column}`).on("presences").column(column).execute();
  },
};

const tables = ["inquiries", "job_applications", "chat_conversations"];

const filtersOf = { inquiries: "", job_applications: ", job_listing_id, application_type" };
