import type { Context } from "../../kernel/context.ts";
import { UnauthenticatedError } from "../../kernel/errors.ts";
import { requireUser } from "../../kernel/permissions.ts";
import type { FoundSession } from "../sessions/find.ts";
import { endsInIso } from "../sessions/limits.ts";
import type { CurrentSession } from "./schema.ts";

/** The session of the request of the signed-in user, and when it ends. A request that was marked as no activity does not extend it. */
export function readCurrentSession(context: Context, session: FoundSession | null): CurrentSession {
  const user = requireUser(context);
  if (!session) throw new UnauthenticatedError();
  const checkedAt = new Date(context.now()).toISOString();
  return { userId: user.id, ...endsInIso(context, user.role, session), checkedAt };
}
