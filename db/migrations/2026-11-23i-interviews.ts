import type { Kysely } from "kysely";

/** Interviews with applicants, and who of the team takes part. */
export const interviews = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("interviews")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("job_application_id", "text", (column) =>
        column.notNull().references("job_applications.id").onDelete("cascade"),
      )
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("starts_at", "bigint", (column) => column.notNull())
      .addColumn("duration_minutes", "integer", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("candidate_time_zone", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("invites_candidate", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .addColumn("canceled_at", "bigint")
      .execute();
    await db.schema
      .createIndex("interviews_by_application")
      .on("interviews")
      .columns(["job_application_id", "starts_at", "id"])
      .execute();
    await db.schema.createIndex("interviews_by_creator").on("interviews").column("created_by").execute();
    await db.schema
      .createTable("interviewers")
      .addColumn("interview_id", "text", (column) => column.notNull().references("interviews.id").onDelete("cascade"))
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("interviewers_key", ["interview_id", "user_id"])
      .execute();
    await db.schema.createIndex("interviewers_by_user").on("interviewers").column("user_id").execute();
  },
};
