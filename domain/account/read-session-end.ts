import type { Context } from "../context.ts";
import { UnauthenticatedError } from "../errors.ts";
import { requireUser } from "../permissions.ts";
import type { FoundSession } from "../sessions/find.ts";
import { endsInIso } from "../sessions/limits.ts";
import type { SessionEnd } from "./schema.ts";

/** When the session of the signed-in user ends. A request that was marked as no activity does not extend it. */
export function readSessionEnd(context: Context, session: FoundSession | null): SessionEnd {
  const user = requireUser(context);
  if (!session) throw new UnauthenticatedError();
  return endsInIso(context, user.role, session);
}
