import { type Kysely, sql } from "kysely";

/**
 * Counts by day, event, page and source. The earlier tables `page_views` and `page_referrers` stay for releases that still
 * write to them; their pages are copied, their hosts are not, because they name no page.
 */
export const dailyCounts = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("daily_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("daily_counts_pkey", ["day", "event", "page", "source"])
      .execute();
    await sql`
      insert into daily_counts (day, event, page, source, count)
      select day, 'opened', path, '', opened from page_views where opened > 0
      union all
      select day, 'prefetched', path, '', fetched_ahead from page_views where fetched_ahead > 0`.execute(db);
  },
};
