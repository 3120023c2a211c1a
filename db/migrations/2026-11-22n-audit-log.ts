import { createHash } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";

const only = "audit entries are only ever added";
const BATCH_SIZE = 500;

/**
 * The audit log, a hash chain like the consents, and what was known about opened resumes as its first entries. The table of
 * those stays, empty, for the release before this one.
 */
export const auditLog = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("audit_entries")
      .addColumn("sequence", "bigint", (column) => column.primaryKey())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("recorded_at", "bigint", (column) => column.notNull())
      .addColumn("actor_id", "text")
      .addColumn("actor_role", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("object_kind", "text", (column) => column.notNull())
      .addColumn("object_id", "text")
      .addColumn("fields", "text", (column) => column.notNull())
      .addColumn("count", "bigint")
      .addColumn("request_id", "text")
      .addColumn("previous_hash", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).on("audit_entries").columns(columns).execute();
    await index("audit_entries_by_time", ["recorded_at", "id"]);
    await index("audit_entries_by_object", ["object_id", "recorded_at", "id"]);
    await index("audit_entries_by_actor", ["actor_id", "recorded_at", "id"]);

    await db.schema
      .createTable("audit_chain")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("length", "bigint", (column) => column.notNull())
      .addColumn("last_hash", "text", (column) => column.notNull())
      .addColumn("previous_hash", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("audit_checkpoints")
      .addColumn("sequence", "bigint", (column) => column.primaryKey())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("signature", "text", (column) => column.notNull())
      .execute();
    // The statement that moves the end of a chain returns the hash that it replaces.
    await db.schema
      .alterTable("consent_chain")
      .addColumn("previous_hash", "text", (column) => column.notNull().defaultTo(""))
      .execute();

    await moveResumeOpenings(db.withoutPlugins());
    if (db.getExecutor().adapter instanceof PostgresAdapter) await guardOnPostgres(db);
    else await guardOnSqlite(db);
  },
};

interface Opening {
  id: string;
  user_id: string;
  job_application_id: string;
  created_at: number;
}

async function moveResumeOpenings(db: Kysely<unknown>) {
  let [sequence, last, previous] = [0, "0".repeat(64), ""];
  for (let after: Opening | undefined; ; ) {
    const { rows }: { rows: Opening[] } = await sql<Opening>`
      select id, user_id, job_application_id, created_at from resume_openings
      where (created_at, id) > (${after?.created_at ?? -1}, ${after?.id ?? ""})
      order by created_at, id limit ${sql.lit(BATCH_SIZE)}`.execute(db);
    for (const row of rows) {
      sequence += 1;
      previous = last;
      const entry = [row.id, row.created_at, row.user_id, "admin", "download", "application", row.job_application_id];
      const hashed = [sequence, ...entry, [], null, null, previous];
      last = createHash("sha256").update(JSON.stringify(hashed)).digest("hex");
      await sql`
        insert into audit_entries (sequence, id, recorded_at, actor_id, actor_role, action, object_kind, object_id, fields,
          previous_hash, hash)
        values (${sequence}, ${sql.join(entry)}, '[]', ${previous}, ${last})`.execute(db);
    }
    after = rows.at(-1);
    if (rows.length < BATCH_SIZE) break;
  }
  await sql`delete from resume_openings`.execute(db);
  await sql`
    insert into audit_chain (name, length, last_hash, previous_hash)
    values ('audit', ${sequence}, ${last}, ${previous})`.execute(db);
}

async function guardOnSqlite(db: Kysely<unknown>) {
  await sql`
    create trigger audit_entries_no_update before update on audit_entries
    begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
  await sql`
    create trigger audit_entries_no_delete before delete on audit_entries
    when old.sequence > (select coalesce(max(sequence), 0) from audit_checkpoints)
    begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
  // Also blocks "insert or replace", which does not fire the triggers above.
  await sql`
    create trigger audit_entries_in_order before insert on audit_entries
    when new.sequence <> (select length + 1 from audit_chain) or new.previous_hash <> (select last_hash from audit_chain)
      or exists (select 1 from audit_entries where id = new.id or sequence = new.sequence)
    begin select raise(abort, 'an audit entry follows the last one'); end`.execute(db);
  await sql`
    create trigger audit_chain_grows before update on audit_chain
    when new.length <> old.length + 1 or new.name <> old.name
    begin select raise(abort, 'the chain grows by one'); end`.execute(db);
  for (const table of ["audit_chain", "audit_checkpoints"])
    await sql`
      create trigger ${sql.raw(`${table}_stays`)} before delete on ${sql.raw(table)}
      begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
  await sql`
    create trigger audit_checkpoints_no_update before update on audit_checkpoints
    begin select raise(abort, ${sql.lit(only)}); end`.execute(db);
}

async function guardOnPostgres(db: Kysely<unknown>) {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception ${sql.lit(only)}; end $$`.execute(db);
  await sql`
    create function refuse_audit_removal() returns trigger language plpgsql as $$
    begin
      if old.sequence > (select coalesce(max(sequence), 0) from audit_checkpoints)
      then raise exception ${sql.lit(only)}; end if;
      return old;
    end $$`.execute(db);
  await sql`
    create trigger audit_entries_no_update before update on audit_entries
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_entries_no_delete before delete on audit_entries
    for each row execute function refuse_audit_removal()`.execute(db);
  await sql`
    create trigger audit_checkpoints_no_change before update or delete on audit_checkpoints
    for each row execute function refuse_audit_change()`.execute(db);
  for (const table of ["audit_entries", "audit_checkpoints"])
    await sql`
      create trigger ${sql.raw(`${table}_no_truncate`)} before truncate on ${sql.raw(table)}
      for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create function audit_entry_follows() returns trigger language plpgsql as $$
    begin
      if new.sequence > 1
        and not exists (select 1 from audit_entries where sequence = new.sequence - 1 and hash = new.previous_hash)
        and not exists (select 1 from audit_checkpoints where sequence = new.sequence - 1 and hash = new.previous_hash)
      then raise exception 'an audit entry follows the last one'; end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger audit_entries_in_order before insert on audit_entries
    for each row execute function audit_entry_follows()`.execute(db);
  // Links that are appended together move the end of a chain once.
  await sql`drop trigger consent_chain_grows on consent_chain`.execute(db);
  for (const [table, refuse] of [
    ["audit_chain", "refuse_audit_change"],
    ["consent_chain", "refuse_consent_change"],
  ])
    await sql`
      create trigger ${sql.raw(`${table}_grows`)} before update on ${sql.raw(table as string)}
      for each row when (new.length <= old.length or new.name <> old.name)
      execute function ${sql.raw(refuse as string)}()`.execute(db);
  await sql`
    create trigger audit_chain_stays before delete or truncate on audit_chain
    for each statement execute function refuse_audit_change()`.execute(db);
}
