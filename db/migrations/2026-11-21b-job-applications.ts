import type { Kysely } from "kysely";

export const jobApplications = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("job_listings").addColumn("archived_at", "bigint").execute();

    await db.schema
      .createTable("job_applications")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("full_name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_folded", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("position", "text", (column) => column.notNull())
      .addColumn("experience", "text", (column) => column.notNull())
      .addColumn("message", "text")
      .addColumn("resume_path", "text")
      .addColumn("application_type", "text", (column) => column.notNull().defaultTo("job"))
      .addColumn("education", "text")
      .addColumn("university", "text")
      .addColumn("graduation_year", "text")
      .addColumn("availability_date", "text")
      .addColumn("job_listing_id", "text", (column) => column.references("job_listings.id").onDelete("set null"))
      // Person and position, in their latest application only: unique under concurrent requests.
      .addColumn("latest_of", "text", (column) => column.unique())
      .addColumn("search_text", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("job_applications_by_time")
      .on("job_applications")
      .columns(["created_at", "id"])
      .execute();
    await db.schema
      .createIndex("job_applications_by_person")
      .on("job_applications")
      .columns(["email_folded", "created_at", "id"])
      .execute();
    await db.schema
      .createIndex("job_applications_by_listing")
      .on("job_applications")
      .column("job_listing_id")
      .execute();

    await db.schema
      .createTable("files")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("job_application_id", "text", (column) => column.references("job_applications.id").onDelete("cascade"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      // Last, so that SQLite reads the other columns without reading the content. It accepts any type name and
      // stores the bytes unchanged.
      .addColumn("content", "bytea", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("files_by_job_application").on("files").column("job_application_id").execute();

    await db.schema
      .createTable("resume_openings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("job_application_id", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("resume_openings_by_time").on("resume_openings").column("created_at").execute();
  },
};
