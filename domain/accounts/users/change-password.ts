import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ValidationError } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import { isStaff } from "../../kernel/permissions.ts";
import type { Role, User } from "../../kernel/user.ts";
import { wrongCodesLeft } from "../second-factors/verify-code.ts";
import { endIssued } from "../sessions/issued.ts";
import { adminPasswordProblem } from "./admin-password.ts";
import { markOf } from "./change-member.ts";
import { lockAdmins, refuseForLastAdmin } from "./keep-an-admin.ts";
import { hashPassword } from "./password.ts";
import { registrationSchema } from "./schema.ts";
import { findByUsername, toUser } from "./user.ts";

/**
 * Sets a user's password and, with `role`, the role, and ends what was issued to that user, in one transaction.
 * For operators with access to the machine (`npm run user`), so it checks no permission.
 * Throws a `ValidationError` that names `password` when it is too weak for the role, and a `ConflictError` when another role
 * than admin is meant for the last admin.
 */
export async function changePassword(
  context: Context,
  { username, password, role }: { username: string; password: string; role?: Role },
): Promise<User> {
  parse(registrationSchema.shape.password, password);
  const row = await findByUsername(context.db.read, username);
  const newRole = role ?? row.role;
  const problem = isStaff(newRole) ? adminPasswordProblem(password, row) : null;
  if (problem)
    throw new ValidationError({
      password: [`${newRole === "admin" ? "An admin’s" : "This role’s"} password ${problem}`],
    });
  const passwordHash = await hashPassword(password);
  await context.db.write(async (queries) => {
    const admins = await lockAdmins(queries);
    if (newRole !== "admin") refuseForLastAdmin(admins, row.id);
    const mark = newRole === row.role ? {} : markOf(row, null, context.now());
    await queries
      .updateTable("users")
      .set({ passwordHash, role: newRole, wrongCodes: wrongCodesLeft, ...mark })
      .where("id", "=", row.id)
      .execute();
    const fields = newRole === row.role ? ["password"] : ["password", "role"];
    const action = newRole === row.role ? "change-password" : "change-role";
    await recordAction(context, queries, { action, kind: "user", id: row.id, fields });
    await endIssued(context, queries, "password", { userId: row.id });
    if (newRole !== row.role) await endIssued(context, queries, "role", { userId: row.id });
  });
  return toUser({ ...row, role: newRole });
}
