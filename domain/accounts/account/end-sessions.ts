import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { NotFoundError } from "../../kernel/errors.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { endIssued } from "../sessions/issued.ts";

/** Ends one session of the signed-in user, and what may have been asked for in it. Throws a `NotFoundError` when the user has no such session. */
export async function endSession(context: Context, id: string): Promise<void> {
  const user = requireUser(context);
  await context.db.write(async (queries) => {
    const ended = queries.deleteFrom("sessions").where("userId", "=", user.id).where("tokenHash", "=", id);
    const { numDeletedRows } = await ended.executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFoundError("This session has already ended");
    await recordAction(context, queries, { action: "end-sessions", kind: "user", id: user.id, count: 1 });
    await endIssued(context, queries, "session-ended", { userId: user.id });
  });
}

/** Ends every session of the signed-in user except the one of this request. */
export async function endOtherSessions(context: Context): Promise<void> {
  const user = requireUser(context);
  await context.db.write(async (queries) => {
    await endIssued(context, queries, "sessions-ended", { userId: user.id, keptSession: context.sessionHash ?? null });
  });
}
