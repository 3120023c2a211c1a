import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * On PostgreSQL, indexes where two words meet: the last two characters of a word, a space, and the first three of
 * the next. `pg_trgm` looks at one word at a time: a phrase of common words would be compared with a large part of the table.
 */
export const wordBoundaries = {
  async up(db: Kysely<unknown>) {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create function search_boundaries(text) returns tsvector language sql immutable strict parallel safe as $$
    select coalesce(array_to_tsvector(array_agg(boundary)), '') from (
      select right(word, 2) || ' ' || left(lead(word) over (order by place), 3) as boundary
      from unnest(string_to_array($1, ' ')) with ordinality as words(word, place)
    ) as boundaries where boundary is not null
  $$`,
  "set local maintenance_work_mem = '256MB'",
  "create index inquiries_by_boundary on inquiries using gin (search_boundaries(search_text))",
  "create index job_applications_by_boundary on job_applications using gin (search_boundaries(search_text))",
];
