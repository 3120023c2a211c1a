import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import type { UserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, ForbiddenError, NotFoundError } from "../../kernel/errors.ts";
import { requirePermission } from "../../kernel/permissions.ts";
import { refuseConfigured } from "../account/configured.ts";
import { requireConfirmation } from "../account/confirmation.ts";
import { queueAccountEmail } from "../account/queue-email.ts";
import { endIssued } from "../sessions/issued.ts";
import { lockAdmins } from "../users/keep-an-admin.ts";
import { findByUsername } from "../users/user.ts";
import { hasSecondFactor } from "./has-second-factor.ts";

/**
 * Removes the second factors of a user who has lost them, ends every session of that user, and tells the user by email.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 */
export async function removeSecondFactorOf(context: Context, username: string): Promise<void> {
  await context.db.write(async (queries) => {
    await removeFactors(context, queries, await findByUsername(queries, username));
  });
}

/**
 * The same for a person on the team, by another admin who has signed in or confirmed within ten minutes. Throws a `NotFoundError` for anyone who is not on the team, and a
 * `ConflictError` for the admin's own account, for the admin that the environment defines, and without a second factor.
 */
export async function removeSecondFactorOfMember(context: Context, id: string): Promise<void> {
  const actor = requirePermission(context, "team:change");
  await requireConfirmation(context);
  const notFound = new NotFoundError("This person is not on the team");
  if (!isId(id)) throw notFound;
  if (id === actor.id) throw conflict("Change your own second factor on your account page");
  await context.db.write(async (queries) => {
    // The actor may have lost the role since the request arrived.
    if (!(await lockAdmins(queries)).includes(actor.id)) throw new ForbiddenError();
    const user = await queries.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!user || user.role === "user") throw notFound;
    refuseConfigured(context, user);
    if (!(await hasSecondFactor(queries, id))) throw conflict("This person has no second factor");
    await removeFactors(context, queries, user);
  });
  context.emailQueued?.();
}

async function removeFactors(context: Context, queries: Queries, user: Pick<UserRow, "id" | "email">): Promise<void> {
  const email = { kind: "factors-reset", aboutId: user.id, recipient: user.email, now: context.now() } as const;
  await queueAccountEmail(queries, email);
  await recordAction(context, queries, { action: "reset-factors", kind: "user", id: user.id });
  await endIssued(context, queries, "factors-reset", { userId: user.id });
}

const conflict = (message: string) => new ConflictError({ secondFactor: [message] }, message);
