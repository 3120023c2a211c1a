import { sql } from "kysely";

/**
 * A text column that a condition compares without an index. SQLite has no statistics here and takes an index that begins with
 * an equal column: for the few rows of an id or a time, it would read all rows of a kind.
 */
export const unindexed = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`;
