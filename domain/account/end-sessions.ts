import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { requireUser } from "../permissions.ts";
import { endSessionsOf } from "../sessions/end.ts";

/** Ends one session of the signed-in user. Throws a `NotFoundError` when the user has no such session. */
export async function endSession(context: Context, id: string): Promise<void> {
  const user = requireUser(context);
  const { numDeletedRows } = await context.db.write((queries) =>
    queries.deleteFrom("sessions").where("userId", "=", user.id).where("tokenHash", "=", id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new NotFoundError("This session has already ended");
}

/** Ends every session of the signed-in user except the one of this request. */
export async function endOtherSessions(context: Context): Promise<void> {
  const user = requireUser(context);
  await context.db.write((queries) => endSessionsOf(queries, user.id, context.sessionHash ?? null));
}
