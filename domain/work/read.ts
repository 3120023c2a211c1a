import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { kinds, recordNotFound } from "./kinds.ts";
import type { RecordKind, RecordWork } from "./schema.ts";
import { type WorkRow, workColumns, worksOf } from "./shown.ts";

/** The state of the work on a record, and the earlier record that it may repeat. Throws a `NotFoundError`. */
export async function readWork(context: Context, kind: RecordKind, id: string): Promise<RecordWork> {
  requirePermission(context, kinds[kind].read);
  const work = await workOn(context.db.read, kind, id);
  await recordView(context, { kind, id }, work);
  return work;
}

/** The same without permission and audit log: its caller has seen to both. */
export async function workOn(read: Queries, kind: RecordKind, id: string): Promise<RecordWork> {
  const row = await workRow(read, kind, id).executeTakeFirst();
  if (!row) throw recordNotFound(kind);
  const [work] = await worksOf(read, kind, [row]);
  const duplicates = await tableOf(read, kind)
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("duplicateOf", "=", id)
    .executeTakeFirstOrThrow();
  return {
    ...(work as RecordWork),
    sameAddress: await sameAddress(read, kind, id),
    duplicates: Number(duplicates.count),
  };
}

/** The record with that id, with the columns of the work on it. */
export function workRow(queries: Queries, kind: RecordKind, id: string) {
  return tableOf(queries, kind)
    .select([...workColumns, sql<WorkRow["status"]>`${sql.ref(kinds[kind].status)}`.as("status")])
    .where("id", "=", isId(id) ? id : "");
}

/** The table of a kind. All three have these columns. */
const tableOf = (queries: Queries, kind: RecordKind) => queries.selectFrom(kinds[kind].table as "inquiries");

/** How a record's address is compared: as the index of its table has it. */
const addresses = {
  inquiry: { address: sql`lower(email)`, time: "createdAt" },
  application: { address: sql`email_folded`, time: "createdAt" },
  conversation: { address: sql`lower(user_email)`, time: "startedAt" },
} as const;

/** The first record of the same kind from the same address, if it is an earlier one. */
async function sameAddress(queries: Queries, kind: RecordKind, id: string): Promise<RecordWork["sameAddress"]> {
  const { address, time } = addresses[kind];
  const table = sql.table(kinds[kind].table);
  const { rows } = await sql<{ id: string; at: number }>`
    select id, ${sql.ref(time)} as at from ${table}
    where ${address} = (select ${address} from ${table} where id = ${id}) and id < ${id} and duplicate_of is null
    order by ${sql.ref(time)}, id limit 1`.execute(queries);
  const [first] = rows;
  return first ? { id: first.id, createdAt: new Date(first.at).toISOString() } : null;
}
