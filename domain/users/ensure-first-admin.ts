import { randomBytes } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { violatedUniqueColumn } from "#db/failures.ts";
import { newId } from "#db/id.ts";
import type { NewUserRow, UserRow } from "#db/tables.ts";
import type { Context } from "../context.ts";
import { ConflictError } from "../errors.ts";
import { normalizeForSearch } from "../normalize-for-search.ts";
import { endSessionsOf } from "../sessions/end.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** The first admin as configured in the environment; without a password, one is generated once. */
export interface FirstAdmin {
  username: string;
  email: string;
  password: string | undefined;
}

/**
 * Ensures at start that there is an admin. With a password, the configured admin is created, or updated where username,
 * email or password differ from the stored ones; a changed password ends the sessions. Without a password, an admin with
 * a random one is created if there is no admin yet, and that password is returned to be shown once.
 * Throws a `ConflictError` when another user has the username or the email.
 */
export async function ensureFirstAdmin(context: Context, wanted: FirstAdmin): Promise<string | null> {
  try {
    if (wanted.password !== undefined) {
      await applyConfiguration(context, { ...wanted, password: wanted.password });
      return null;
    }
    const anyAdmin = await context.db.read
      .selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .executeTakeFirst();
    if (anyAdmin) return null;
    const password = randomBytes(18).toString("base64url");
    await applyConfiguration(context, { ...wanted, password });
    return password;
  } catch (error) {
    const column = violatedUniqueColumn(error, "users");
    if (column === "email_folded") throw taken("email", "another user has the address in ADMIN_EMAIL");
    throw error;
  }
}

async function applyConfiguration(context: Context, wanted: FirstAdmin & { password: string }): Promise<void> {
  const present = await findStored(context.db.read, wanted);
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

/** The admin with the configured username, else the admin that an earlier configuration created. */
async function findStored(queries: Queries, { username }: FirstAdmin): Promise<UserRow | undefined> {
  const users = queries.selectFrom("users").selectAll();
  const named = await users.where("usernameFolded", "=", normalizeForSearch(username)).executeTakeFirst();
  // A visitor may have registered the username: the account stays, and is not promoted.
  if (named && named.role !== "admin") throw taken("username", "another user has the name in ADMIN_USERNAME");
  return named ?? (await users.where("fromEnvironment", "=", 1).executeTakeFirst());
}

const taken = (field: string, message: string) => new ConflictError({ [field]: ["Already exists"] }, message);
