import type { Queries } from "#db/database.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { hasPermission, requirePermission } from "../kernel/permissions.ts";
import { roles } from "../kernel/user.ts";
import { kinds } from "./kinds.ts";
import { type Colleague, colleagueQuerySchema, type RecordKind } from "./schema.ts";

/** The members of the team who may read records of the kind in `query`, by name. Disabled accounts are left out. */
export async function listColleagues(context: Context, query: unknown): Promise<Colleague[]> {
  const { kind } = parse(colleagueQuerySchema, query);
  requirePermission(context, kinds[kind].read);
  const colleagues = await colleaguesFor(context.db.read, kind).execute();
  await recordView(context, { kind: "user", count: colleagues.length }, colleagues);
  return colleagues.map(({ id, name }) => ({ id, name }));
}

/** The enabled users who may read records of a kind, by name. */
export function colleaguesFor(queries: Queries, kind: RecordKind) {
  return queries
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("role", "in", rolesFor(kind))
    .where("disabledAt", "is", null)
    .orderBy("name")
    .orderBy("id");
}

/** The roles that may read records of a kind. */
export const rolesFor = (kind: RecordKind) => roles.filter((role) => hasPermission(role, kinds[kind].read));
