import { randomBytes } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { brokenUniqueness } from "#db/failures.ts";
import { newId } from "#db/id.ts";
import type { NewUserRow, UserRow } from "#db/tables.ts";
import type { Context } from "../context.ts";
import { ConflictError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { endSessionsOf } from "../sessions/end.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** What the environment says about the first admin; without a password one is made up, once. */
export interface FirstAdmin {
  username: string;
  email: string;
  password: string | undefined;
}

/**
 * Sees to it at start that somebody can open the dashboard. With a password, the admin of the environment is created
 * or, where username, e-mail or password differ from what is stored, changed; a changed password ends the sessions.
 * Without, an admin with a random password is created when there is no admin at all, and that password is returned to
 * be shown once. Throws a `ConflictError` when another user has the name or the e-mail.
 */
export async function ensureFirstAdmin(context: Context, wanted: FirstAdmin): Promise<string | null> {
  try {
    if (wanted.password !== undefined) {
      await keepAsConfigured(context, { ...wanted, password: wanted.password });
      return null;
    }
    const anyAdmin = await context.db.read
      .selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .executeTakeFirst();
    if (anyAdmin) return null;
    const password = randomBytes(18).toString("base64url");
    await keepAsConfigured(context, { ...wanted, password });
    return password;
  } catch (error) {
    const column = brokenUniqueness(error, "users");
    if (column === "email_folded") throw taken("email", "another user has the address in ADMIN_EMAIL");
    throw error;
  }
}

async function keepAsConfigured(context: Context, wanted: FirstAdmin & { password: string }): Promise<void> {
  const present = await findPresent(context.db.read, wanted);
  const samePassword = present !== undefined && (await verifyPassword(present.passwordHash, wanted.password));
  const values = {
    username: wanted.username,
    usernameFolded: normalizeForSearch(wanted.username),
    email: wanted.email,
    emailFolded: normalizeForSearch(wanted.email),
    passwordHash: samePassword ? present.passwordHash : await hashPassword(wanted.password),
    role: "admin",
    fromEnvironment: 1,
    disabledAt: null,
  } satisfies Partial<NewUserRow>;
  const createdAt = context.now();
  await context.db.write(async (queries) => {
    await queries.updateTable("users").set({ fromEnvironment: 0 }).where("fromEnvironment", "=", 1).execute();
    if (!present) {
      await queries
        .insertInto("users")
        .values({ id: newId(createdAt), name: wanted.username, createdAt, ...values })
        .execute();
      return;
    }
    await queries.updateTable("users").set(values).where("id", "=", present.id).execute();
    if (!samePassword) await endSessionsOf(queries, present.id);
  });
}

/** The admin who bears the name, else the one the environment made before it named another. */
async function findPresent(queries: Queries, { username }: FirstAdmin): Promise<UserRow | undefined> {
  const users = queries.selectFrom("users").selectAll();
  const named = await users.where("usernameFolded", "=", normalizeForSearch(username)).executeTakeFirst();
  // A visitor may have registered the name: they keep their account, and no admin comes from it.
  if (named && named.role !== "admin") throw taken("username", "another user has the name in ADMIN_USERNAME");
  return named ?? (await users.where("fromEnvironment", "=", 1).executeTakeFirst());
}

const taken = (field: string, message: string) => new ConflictError({ [field]: ["Already exists"] }, message);
