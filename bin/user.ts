// npm run user: manages accounts from the command line, also while the server runs.
import { createInterface } from "node:readline/promises";
import { ExpectedError, ValidationError } from "#domain/errors.ts";
import { changePassword } from "#domain/users/change-password.ts";
import { disableUser } from "#domain/users/disable.ts";
import { removeUser } from "#domain/users/remove.ts";
import { withDatabase } from "#server/database.ts";

const usage = `npm run user -- password NAME    a new password, read from standard input
npm run user -- promote NAME     make an admin, with a new password of at least 15 characters that is hard to guess
npm run user -- disable NAME     keep from signing in
npm run user -- enable NAME      let sign in again
npm run user -- remove NAME      remove the account for good, as its holder may ask
All but "enable" end every session of that user.`;

const [task, username] = process.argv.slice(2);

async function run(): Promise<string> {
  if (!username || !["password", "promote", "disable", "enable", "remove"].includes(task ?? "")) throw new Error(usage);
  return await withDatabase(async (db) => {
    const context = { db, actor: null, now: Date.now };
    if (task === "disable" || task === "enable") {
      await disableUser(context, username, task === "disable");
      return `${username} is ${task}d.`;
    }
    if (task === "remove") {
      await removeUser(context, username);
      return `${username} is removed.`;
    }
    const password = await readPassword();
    const user = await changePassword(context, {
      username,
      password,
      ...(task === "promote" ? { role: "admin" } : {}),
    });
    return `${user.username} (${user.role}) has a new password.`;
  });
}

async function readPassword(): Promise<string> {
  const input = createInterface({ input: process.stdin, output: process.stderr, terminal: process.stdin.isTTY });
  const password = await input.question("New password: ");
  input.close();
  return password;
}

try {
  console.log(await run());
} catch (error) {
  if (!(error instanceof ExpectedError) && (error as Error).message !== usage) throw error;
  const details = error instanceof ValidationError ? `: ${Object.values(error.errors).flat().join("; ")}` : "";
  console.error(`${(error as Error).message}${details}`);
  process.exitCode = 1;
}
