import { type Kysely, PostgresAdapter, sql } from "kysely";

const only = "consents are only ever added";

export const consents = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("consents")
      .addColumn("sequence", "bigint", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("recorded_at", "bigint", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("analytics", "integer", (column) => column.notNull())
      .addColumn("functional", "integer", (column) => column.notNull())
      .addColumn("marketing", "integer", (column) => column.notNull())
      .addColumn("policy_version", "text", (column) => column.notNull())
      .addColumn("notice_hash", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("gpc", "integer", (column) => column.notNull())
      .addColumn("gpc_override", "integer", (column) => column.notNull())
      .addColumn("previous_hash", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("consents_by_time").on("consents").column("recorded_at").execute();

    // The length and last hash of the chain, to detect truncation.
    await db.schema
      .createTable("consent_chain")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("length", "bigint", (column) => column.notNull())
      .addColumn("last_hash", "text", (column) => column.notNull())
      .execute();
    await sql`insert into consent_chain (name, length, last_hash) values ('consents', 0, ${"0".repeat(64)})`.execute(
      db,
    );

    // The texts behind the notice hashes.
    await db.schema
      .createTable("consent_notices")
      .addColumn("notice_hash", "text", (column) => column.primaryKey())
      .addColumn("policy_version", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("first_shown_at", "bigint", (column) => column.notNull())
      .execute();

    if (db.getExecutor().adapter instanceof PostgresAdapter) await guardOnPostgres(db);
    else await guardOnSqlite(db);

    await db.schema
      .createTable("page_views")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("opened", "bigint", (column) => column.notNull())
      .addColumn("fetched_ahead", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_views_pkey", ["day", "path"])
      .execute();
    await db.schema
      .createTable("page_referrers")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("opened", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_referrers_pkey", ["day", "host"])
      .execute();
  },
};

async function guardOnSqlite(db: Kysely<unknown>) {
  for (const table of ["consents", "consent_notices"]) {
    for (const change of ["update", "delete"]) {
      await sql`
        create trigger ${sql.raw(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.raw(table)}
        begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
    }
  }
  // Also blocks "insert or replace", which does not fire the trigger above.
  await sql`
    create trigger consents_in_order before insert on consents
    when new.sequence <> (select coalesce(max(sequence), 0) + 1 from consents)
      or new.previous_hash <> coalesce((select hash from consents order by sequence desc limit 1), new.previous_hash)
      or exists (select 1 from consents where id = new.id)
    begin select raise(abort, 'a consent follows the last one'); end`.execute(db);
  await sql`
    create trigger consent_notices_once before insert on consent_notices
    when exists (select 1 from consent_notices where notice_hash = new.notice_hash)
    begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
  await sql`
    create trigger consent_chain_grows before update on consent_chain
    when new.length <> old.length + 1 or new.name <> old.name
    begin select raise(abort, 'the chain grows by one'); end`.execute(db);
  await sql`
    create trigger consent_chain_stays before delete on consent_chain
    begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
}

async function guardOnPostgres(db: Kysely<unknown>) {
  await sql`
    create function refuse_consent_change() returns trigger language plpgsql as $$
    begin raise exception ${sql.lit(only)}; end $$`.execute(db);
  for (const table of ["consents", "consent_notices"]) {
    await sql`
      create trigger ${sql.raw(`${table}_no_change`)} before update or delete on ${sql.raw(table)}
      for each row execute function refuse_consent_change()`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_no_truncate`)} before truncate on ${sql.raw(table)}
      for each statement execute function refuse_consent_change()`.execute(db);
  }
  await sql`
    create function consent_follows() returns trigger language plpgsql as $$
    begin
      if new.sequence <> (select coalesce(max(sequence), 0) + 1 from consents)
        or new.previous_hash <> coalesce((select hash from consents order by sequence desc limit 1), new.previous_hash)
      then raise exception 'a consent follows the last one'; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger consents_in_order before insert on consents
    for each row execute function consent_follows()`.execute(db);
  await sql`
    create trigger consent_chain_grows before update on consent_chain
    for each row when (new.length <> old.length + 1 or new.name <> old.name)
    execute function refuse_consent_change()`.execute(db);
  await sql`
    create trigger consent_chain_stays before delete or truncate on consent_chain
    for each statement execute function refuse_consent_change()`.execute(db);
}
