import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Indexes every text that an admin can search, for searches of any length: SQLite gets a trigram index for inquiries too,
 * PostgreSQL gets an index of character pairs, because `pg_trgm` cannot look up fewer than three letters.
 */
export const searchIndexes = {
  async up(db: Kysely<unknown>) {
    const statements = db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres : onSqlite;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const separator = "E'\\x01'";
const pairsFrom = (text: string) => `regexp_replace(${text}, '(..)', E'\\\\1\\x01', 'g')`;

const onPostgres = [
  // Two passes of `regexp_replace`, one for each parity, take a quarter of the time of a `substr` for each position.
  `create function search_pairs(text) returns tsvector language sql immutable strict parallel safe as $$
    select array_to_tsvector(array_remove(string_to_array(
      ${pairsFrom("$1")} || ${separator} || ${pairsFrom("substr($1, 2)")}, ${separator}), ''))
  $$`,
  "set local maintenance_work_mem = '256MB'",
  "create index inquiries_by_pair on inquiries using gin (search_pairs(search_text))",
  "create index job_applications_by_pair on job_applications using gin (search_pairs(search_text))",
];

// Two line breaks end each indexed text, so that its last two letters begin a trigram too: one or two letters are found
// through the trigrams that begin with them.
const indexed = (row: string) => `${row}.search_text || char(10, 10)`;

const triggersOf = (table: string) => {
  const remove = `insert into ${table}_texts (${table}_texts, rowid, search_text)
      select 'delete', place, ${indexed("old")} from ${table}_places where id = old.id;`;
  return [
    `create trigger ${table}_text_added after insert on ${table} begin
    insert into ${table}_places (place, id) values (
      coalesce(
        (select max(place) + 1 from ${table}_places
          where place >= new.created_at << 20 and place < (new.created_at + 1) << 20),
        new.created_at << 20),
      new.id);
    insert into ${table}_texts (rowid, search_text)
      select place, ${indexed("new")} from ${table}_places where id = new.id;
  end`,
    `create trigger ${table}_text_changed after update of search_text on ${table} begin
    ${remove}
    insert into ${table}_texts (rowid, search_text)
      select place, ${indexed("new")} from ${table}_places where id = new.id;
  end`,
    `create trigger ${table}_text_removed after delete on ${table} begin
    ${remove}
    delete from ${table}_places where id = old.id;
  end`,
  ];
};

const indexOf = (table: string, detail: string) => [
  `create virtual table ${table}_texts using fts5(
    search_text, content = '', detail = ${detail}, tokenize = 'trigram case_sensitive 1')`,
  // Removes the trigrams of a deleted row from the index at once (erasure).
  `insert into ${table}_texts (${table}_texts, rank) values ('secure-delete', 1)`,
  `insert into ${table}_texts (rowid, search_text)
    select place, ${indexed(table)} from ${table}_places join ${table} using (id) order by place`,
  `create virtual table ${table}_trigrams using fts5vocab(${table}_texts, instance)`,
  ...triggersOf(table),
];

const onSqlite = [
  "create table inquiries_places (place integer primary key, id text not null unique)",
  `insert into inquiries_places (place, id)
    select (created_at << 20) + row_number() over (partition by created_at order by id) - 1, id from inquiries`,
  // Without positions the index takes a quarter of the space and half the time: the row itself is compared in the end.
  ...indexOf("inquiries", "none"),

  "drop trigger job_applications_text_added",
  "drop trigger job_applications_text_changed",
  "drop trigger job_applications_text_removed",
  "drop table job_applications_texts",
  // With positions, which the version before this one asks for.
  ...indexOf("job_applications", "full"),
];
