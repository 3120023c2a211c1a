import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Indexes for lists of applications filtered by listing or type, and trigram indexes for the search on PostgreSQL.
 */
export const applicationFilters = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex("job_applications_by_listing").execute();
    await db.schema
      .createIndex("job_applications_by_listing")
      .on("job_applications")
      .columns(["job_listing_id", "created_at", "id"])
      .execute();
    await db.schema
      .createIndex("job_applications_by_type")
      .on("job_applications")
      .columns(["application_type", "created_at", "id"])
      .execute();
    if (db.getExecutor().adapter instanceof PostgresAdapter) await indexTexts(db);
  },
};

// Not every PostgreSQL package contains the extension, and not every account may create it. Without it searches return
// the same result, more slowly.
async function indexTexts(db: Kysely<unknown>) {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index inquiries_by_text on inquiries using gin (search_text gin_trgm_ops);
      create index job_applications_by_text on job_applications using gin (search_text gin_trgm_ops);
    exception when feature_not_supported or undefined_file or insufficient_privilege or undefined_object then
      raise notice 'without pg_trgm a search reads every row';
    end $$`.execute(db);
}
