import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import type { UserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { requirePermission } from "../../kernel/permissions.ts";
import { refuseConfigured } from "../account/configured.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { hasSecondFactor } from "../second-factors/has-second-factor.ts";
import { endIssued } from "../sessions/issued.ts";
import { lockAdmins, refuseForLastAdmin } from "./keep-an-admin.ts";
import { type MemberChange, memberChangeSchema, type TeamMember } from "./schema.ts";
import { toTeamMember } from "./team.ts";

/**
 * Changes the role of a person on the team, or disables or enables the account. A new role and disabling end what was
 * issued to the person before; the role `user` removes them from the team.
 * Throws a `ConfirmationNeededError` unless the actor confirmed within ten minutes, a `NotFoundError` for anyone who is not on the team, and a `ConflictError` when the account has changed since the
 * `changedAt` of the body, for the admin that the environment defines, and for the last admin.
 */
export async function changeMember(context: Context, id: string, body: unknown): Promise<TeamMember> {
  const actor = requirePermission(context, "team:change");
  const change = parse(memberChangeSchema, body);
  await requireConfirmation(context);
  const notFound = new NotFoundError("This person is not on the team");
  if (!isId(id)) throw notFound;
  const row = await context.db.write(async (queries) => {
    const admins = await lockAdmins(queries);
    // The actor may have lost the role since the request arrived.
    if (!admins.includes(actor.id)) throw new ForbiddenError();
    const before = await queries.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!before || before.role === "user") throw notFound;
    if ((before.changedAt ?? null) !== timeOf(change.changedAt)) throw await changedMeanwhile(queries, before);
    const { role, disabledAt } = wanted(before, change, context.now());
    if (role === before.role && disabledAt === before.disabledAt) return before;
    refuseConfigured(context, before);
    const losesAccess = role !== before.role || disabledAt !== null;
    if (losesAccess && before.role === "admin") refuseForLastAdmin(admins, id);
    const values = { role, disabledAt, ...markOf(before, actor.id, context.now()) };
    await queries.updateTable("users").set(values).where("id", "=", id).execute();
    const [action, fields] =
      role !== before.role
        ? (["change-role", disabledAt === before.disabledAt ? ["role"] : ["role", "disabled"]] as const)
        : ([disabledAt === null ? "enable" : "disable", []] as const);
    await recordAction(context, queries, { action, kind: "user", id, fields });
    if (losesAccess) await endIssued(context, queries, role === before.role ? "disabled" : "role", { userId: id });
    return { ...before, ...values };
  });
  return toTeamMember(context, row, await hasSecondFactor(context.db.read, id));
}

/** The columns that say who changed role or access, and when. The time increases, also within one millisecond. */
export const markOf = ({ changedAt }: Pick<UserRow, "changedAt">, by: string | null, now: number) => ({
  changedAt: Math.max(now, (changedAt ?? 0) + 1),
  changedBy: by,
});

const timeOf = (text: string | null) => (text === null ? null : Date.parse(text));

function wanted(before: UserRow, { role = before.role, disabled }: MemberChange, now: number) {
  if (disabled === undefined) return { role, disabledAt: before.disabledAt };
  return { role, disabledAt: disabled ? (before.disabledAt ?? now) : null };
}

async function changedMeanwhile(queries: Queries, { changedBy, changedAt }: UserRow): Promise<ConflictError> {
  const by = await queries
    .selectFrom("users")
    .select("name")
    .where("id", "=", changedBy ?? "")
    .executeTakeFirst();
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  const time = format.format(changedAt ?? 0).replace("\u202f", " ");
  const message = `${by?.name ?? "An operator of the server"} changed this account on ${time} UTC. Check it and try again`;
  return new ConflictError({ changedAt: [message] }, message);
}
