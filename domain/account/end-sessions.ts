import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { requireUser } from "../permissions.ts";
import { endSessionsOf, recordEndedSessions } from "../sessions/end.ts";

/** Ends one session of the signed-in user. Throws a `NotFoundError` when the user has no such session. */
export async function endSession(context: Context, id: string): Promise<void> {
  const user = requireUser(context);
  await context.db.write(async (queries) => {
    const ended = queries.deleteFrom("sessions").where("userId", "=", user.id).where("tokenHash", "=", id);
    const { numDeletedRows } = await ended.executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFoundError("This session has already ended");
    await recordEndedSessions(context, queries, user.id, 1);
  });
}

/** Ends every session of the signed-in user except the one of this request. */
export async function endOtherSessions(context: Context): Promise<void> {
  const user = requireUser(context);
  await context.db.write(async (queries) => {
    const count = await endSessionsOf(queries, user.id, context.sessionHash ?? null);
    await recordAction(context, queries, { action: "end-sessions", kind: "user", id: user.id, count });
  });
}
