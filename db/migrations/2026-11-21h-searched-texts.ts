import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * A trigram index of applications on SQLite. Its row ids grow with the creation time; triggers keep it in step with the
 * table.
 */
export const searchedTexts = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

// One millisecond has room for a million rows. The row id of the table would not do: VACUUM may change it.
const statements = [
  "create table job_applications_places (place integer primary key, id text not null unique)",
  `insert into job_applications_places (place, id)
    select (created_at << 20) + row_number() over (partition by created_at order by id) - 1, id from job_applications`,
  `create virtual table job_applications_texts using fts5(
    search_text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
  `insert into job_applications_texts (rowid, search_text)
    select place, search_text from job_applications_places join job_applications using (id)`,
  `create trigger job_applications_text_added after insert on job_applications begin
    insert into job_applications_places (place, id) values (
      coalesce(
        (select max(place) + 1 from job_applications_places
          where place >= new.created_at << 20 and place < (new.created_at + 1) << 20),
        new.created_at << 20),
      new.id);
    insert into job_applications_texts (rowid, search_text)
      select place, new.search_text from job_applications_places where id = new.id;
  end`,
  `create trigger job_applications_text_changed after update of search_text on job_applications begin
    delete from job_applications_texts
      where rowid = (select place from job_applications_places where id = old.id);
    insert into job_applications_texts (rowid, search_text)
      select place, new.search_text from job_applications_places where id = new.id;
  end`,
  `create trigger job_applications_text_removed after delete on job_applications begin
    delete from job_applications_texts
      where rowid = (select place from job_applications_places where id = old.id);
    delete from job_applications_places where id = old.id;
  end`,
];
