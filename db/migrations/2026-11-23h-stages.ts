import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The stage of each application, the moves between stages, and the stages of each listing. */
export const stages = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema.alterTable("job_listings").addColumn("stages", "text").execute();

    await db.schema
      .alterTable("job_applications")
      .addColumn("stage", "text", (column) => column.notNull().defaultTo("new"))
      .execute();
    for (const column of ["moved_at", "answered_at"])
      await db.schema.alterTable("job_applications").addColumn(column, "bigint").execute();
    // Generated, so that a release that knows no stages can insert applications. SQLite can add only a virtual column,
    // PostgreSQL before 18 has only stored ones.
    await db.schema
      .alterTable("job_applications")
      .addColumn("stage_since", "bigint", (column) => {
        const generated = column.generatedAlwaysAs(sql`(coalesce(moved_at, created_at))`);
        return isPostgres ? generated.stored() : generated;
      })
      .execute();
    const indexes = {
      job_applications_by_stage: ["stage", "stage_since", "id"],
      job_applications_by_listing_stage: ["job_listing_id", "stage", "stage_since", "id"],
      job_applications_by_type_stage: ["application_type", "stage", "stage_since", "id"],
      job_applications_by_answer: ["job_listing_id", "created_at", "answered_at"],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema.createIndex(name).on("job_applications").columns(columns).execute();

    await db.schema
      .createTable("stage_moves")
      .addColumn("job_application_id", "text", (column) =>
        column.notNull().references("job_applications.id").onDelete("cascade"),
      )
      // 1 for the first move of an application.
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("job_listing_id", "text", (column) => column.references("job_listings.id").onDelete("set null"))
      .addColumn("from_stage", "text", (column) => column.notNull())
      .addColumn("to_stage", "text", (column) => column.notNull())
      .addColumn("moved_by", "text", (column) => column.references("users.id").onDelete("set null"))
      .addColumn("moved_at", "bigint", (column) => column.notNull())
      // How long the application was in the stage that it left, so that a median needs an index only.
      .addColumn("stayed_ms", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("stage_moves_key", ["job_application_id", "number"])
      .execute();
    await db.schema.createIndex("stage_moves_by_stay").on("stage_moves").columns(["from_stage", "stayed_ms"]).execute();
    await db.schema
      .createIndex("stage_moves_by_listing")
      .on("stage_moves")
      .columns(["job_listing_id", "from_stage", "stayed_ms"])
      .execute();
    // Without it, deleting an account would read every move.
    await db.schema.createIndex("stage_moves_by_user").on("stage_moves").column("moved_by").execute();
  },
};
