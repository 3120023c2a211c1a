import type { Kysely } from "kysely";

export const jobListings = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("job_listings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("requirements", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("location", "text", (column) => column.notNull())
      .addColumn("remote", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("experience", "text", (column) => column.notNull())
      .addColumn("is_active", "integer", (column) => column.notNull().defaultTo(1))
      .addColumn("listing_category", "text", (column) => column.notNull().defaultTo("job"))
      .addColumn("sort_order", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("closes_at", "bigint")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();

    // Listings inserted on the first start are not inserted again after an admin removed them.
    await db.schema
      .createTable("seedings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
