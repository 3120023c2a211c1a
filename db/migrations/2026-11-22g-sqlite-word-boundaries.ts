import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * On SQLite, indexes where two words meet, as PostgreSQL has them since the migration `2026-11-22c-word-boundaries`: the
 * last two characters of a word, a space, and the first three of the next. Trigrams find too many rows for a phrase of
 * common words.
 */
export const sqliteWordBoundaries = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    // For one day, the earlier migration created these indexes.
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === "inquiries_boundaries")) return;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

// As hexadecimal words, so that the tokenizer neither splits nor drops a boundary with a space or a mark in it.
const boundariesOf = (row: string) => `(
  select group_concat(hex(substr(word, -2) || ' ' || substr(next, 1, 3)), ' ') from (
    select value as word, lead(value) over (order by key) as next
    from json_each('[' || replace(json_quote(${row}.search_text), ' ', '","') || ']'))
  where next is not null)`;

const indexOf = (table: string) => {
  const remove = `insert into ${table}_boundaries (${table}_boundaries, rowid, boundaries)
      select 'delete', place, ${boundariesOf("old")} from ${table}_places where id = old.id;`;
  return [
    `create virtual table ${table}_boundaries using fts5(boundaries, content = '', detail = none, tokenize = 'ascii')`,
    // Removes the boundaries of a deleted row from the index at once (erasure).
    `insert into ${table}_boundaries (${table}_boundaries, rank) values ('secure-delete', 1)`,
    `insert into ${table}_boundaries (rowid, boundaries)
      select place, ${boundariesOf(table)} from ${table}_places join ${table} using (id) order by place`,
    // The trigger that indexes the trigrams of a row inserts its place.
    `create trigger ${table}_boundaries_added after insert on ${table}_places begin
    insert into ${table}_boundaries (rowid, boundaries)
      select new.place, ${boundariesOf(table)} from ${table} where id = new.id;
  end`,
    `create trigger ${table}_boundaries_changed after update of search_text on ${table} begin
    ${remove}
    insert into ${table}_boundaries (rowid, boundaries)
      select place, ${boundariesOf("new")} from ${table}_places where id = new.id;
  end`,
    // Before, because the trigger that removes the trigrams removes the place.
    `create trigger ${table}_boundaries_removed before delete on ${table} begin
    ${remove}
  end`,
  ];
};

const statements = [...indexOf("inquiries"), ...indexOf("job_applications")];
