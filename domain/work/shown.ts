import { type SqlBool, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { hasPermission } from "../kernel/permissions.ts";
import { kinds } from "./kinds.ts";
import type { RecordKind, Work } from "./schema.ts";

/** The columns of the work on a record besides its status. */
export const workColumns = ["assigneeId", "snoozedUntil", "duplicateOf", "version"] as const;

/** The state of the work on a record, as its row has it. */
export interface WorkRow {
  status: Work["status"];
  assigneeId: string | null;
  snoozedUntil: number | null;
  duplicateOf: string | null;
  version: number;
}

/** The state of the work on each of these records, in the same order, with the present names of the assignees. */
export async function worksOf(queries: Queries, kind: RecordKind, rows: readonly WorkRow[]): Promise<Work[]> {
  const ids = [...new Set(rows.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const users =
    ids.length === 0
      ? []
      : await queries.selectFrom("users").select(["id", "name", "role", "disabledAt"]).where("id", "in", ids).execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return rows.map(({ status, assigneeId, snoozedUntil, duplicateOf, version }) => {
    const user = byId.get(assigneeId ?? "");
    const assignee = user && {
      id: user.id,
      name: user.name,
      hasAccess: user.disabledAt === null && hasPermission(user.role, kinds[kind].read),
    };
    return {
      status,
      assignee: assignee ?? null,
      snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil).toISOString(),
      duplicateOf,
      version,
    };
  });
}

/** Whether a record is not snoozed at `now` (epoch ms). */
export const isAwake = (now: number) => sql<SqlBool>`(snoozed_until is null or snoozed_until <= ${now})`;
