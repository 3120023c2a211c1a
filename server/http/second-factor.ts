import { hasSecondFactor } from "#domain/accounts/second-factors/has-second-factor.ts";
import { ForbiddenError } from "#domain/kernel/errors.ts";
import { isStaff } from "#domain/kernel/permissions.ts";
import type { RequestContext } from "./request-context.ts";

/** Whether `REQUIRE_SECOND_FACTOR` closes the dashboard to the signed-in user, who has not set one up. */
export async function needsSecondFactor(c: RequestContext): Promise<boolean> {
  const { requireSecondFactor, db } = c.get("deps");
  const user = c.get("user");
  if (!requireSecondFactor || !user || !isStaff(user.role)) return false;
  return !(await hasSecondFactor(db.read, user.id));
}

/** Throws a `ForbiddenError` if `needsSecondFactor`. */
export async function refuseWithoutSecondFactor(c: RequestContext): Promise<void> {
  if (await needsSecondFactor(c)) throw new ForbiddenError("Set up a second factor on your account page first");
}
