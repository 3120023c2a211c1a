import type { Context } from "../../kernel/context.ts";
import { ConflictError } from "../../kernel/errors.ts";

/** Whether the environment decides about the email and password of a user at every start: a change here would not last. */
export const isConfigured = ({ isAdminConfigured }: Context, { fromEnvironment }: { fromEnvironment: number }) =>
  isAdminConfigured === true && fromEnvironment === 1;

/** Throws a `ConflictError` for a user whose email and password the environment decides about. */
export function refuseConfigured(context: Context, user: { fromEnvironment: number }): void {
  if (!isConfigured(context, user)) return;
  const message = "This account is set on the server. To change it, edit ADMIN_EMAIL and ADMIN_PASSWORD there";
  throw new ConflictError({ account: [message] }, message);
}
