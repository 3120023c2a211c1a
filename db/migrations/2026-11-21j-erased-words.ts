import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Deletes the trigrams of a deleted row from SQLite's search index at once. The previous index got only the row id, so
 * the trigrams stayed until a merge. This one gets the text and removes each trigram (`secure-delete`).
 */
export const erasedWords = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const takeOut = `insert into job_applications_texts (job_applications_texts, rowid, search_text)
      select 'delete', place, old.search_text from job_applications_places where id = old.id;`;

const statements = [
  "drop trigger job_applications_text_changed",
  "drop trigger job_applications_text_removed",
  "drop table job_applications_texts",
  `create virtual table job_applications_texts using fts5(
    search_text, content = '', tokenize = 'trigram case_sensitive 1')`,
  "insert into job_applications_texts (job_applications_texts, rank) values ('secure-delete', 1)",
  `insert into job_applications_texts (rowid, search_text)
    select place, search_text from job_applications_places join job_applications using (id)`,
  `create trigger job_applications_text_changed after update of search_text on job_applications begin
    ${takeOut}
    insert into job_applications_texts (rowid, search_text)
      select place, new.search_text from job_applications_places where id = new.id;
  end`,
  `create trigger job_applications_text_removed after delete on job_applications begin
    ${takeOut}
    delete from job_applications_places where id = old.id;
  end`,
];
