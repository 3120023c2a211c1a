import type { Context } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";
import type { User } from "./users/schema.ts";

/** The signed-in admin, else throws (specification, section 6). */
export function requireAdmin({ actor }: Context): User {
  if (!actor) throw new UnauthenticatedError();
  if (actor.role !== "admin") throw new ForbiddenError();
  return actor;
}
