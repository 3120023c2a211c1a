// npm run user: manages accounts from the command line, also while the server runs.

import { removeSecondFactorOf } from "#domain/accounts/second-factors/remove-for-user.ts";
import { changePassword } from "#domain/accounts/users/change-password.ts";
import { demoteUser, disableUser } from "#domain/accounts/users/operator-changes.ts";
import { removeUser } from "#domain/accounts/users/remove.ts";
import { ExpectedError, ValidationError } from "#domain/kernel/errors.ts";
import { roles } from "#domain/kernel/user.ts";
import { withDatabase } from "#server/database.ts";
import { isExplained } from "./explained.ts";
import { readSecret } from "./read-secret.ts";

const usage = `npm run user -- password NAME    set a new password, read from standard input
npm run user -- promote NAME     make the user an admin, with a new password of at least 15 characters that is hard to guess
npm run user -- role NAME ROLE   set the role: ${roles.join(", ")}; all but "user" need a new password as above
npm run user -- disable NAME     prevent the user from signing in
npm run user -- enable NAME      let the user sign in again
npm run user -- factor NAME      remove the second factor of a user who has lost it
npm run user -- remove NAME      delete the account permanently, for example when its user asks
Every task except "enable" ends all sessions of the user.`;

const [task, username, named] = process.argv.slice(2);
const role = task === "promote" ? "admin" : roles.find((one) => task === "role" && one === named);

async function run(): Promise<string> {
  if (
    !username ||
    !["password", "promote", "role", "disable", "enable", "factor", "remove"].includes(task ?? "") ||
    (task === "role" && !role)
  )
    throw new Error(usage);
  return await withDatabase(async (db) => {
    const context = { db, actor: null, agent: "command line", now: Date.now } as const;
    if (task === "disable" || task === "enable") {
      await disableUser(context, username, task === "disable");
      return `${username} has been ${task}d.`;
    }
    if (task === "factor") {
      await removeSecondFactorOf(context, username);
      return `${username} signs in without a second factor.`;
    }
    if (task === "remove") {
      await removeUser(context, username);
      return `${username} has been deleted.`;
    }
    if (role === "user") {
      await demoteUser(context, username);
      return `${username} has the role user.`;
    }
    const password = await readSecret("New password");
    const user = await changePassword(context, role ? { username, password, role } : { username, password });
    return `${user.username} (${user.role}) has a new password.`;
  });
}

try {
  console.log(await run());
} catch (error) {
  if (!(error instanceof ExpectedError || isExplained(error)) && (error as Error).message !== usage) throw error;
  const details = error instanceof ValidationError ? `: ${Object.values(error.errors).flat().join("; ")}` : "";
  console.error(`${(error as Error).message}${details}`);
  process.exitCode = 1;
}
