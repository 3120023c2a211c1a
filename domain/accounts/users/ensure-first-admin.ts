import { randomBytes } from "node:crypto";
import type { Queries } from "#db/database.ts";
import { violatedUniqueColumn } from "#db/failures.ts";
import { newId } from "#db/id.ts";
import type { NewUserRow, UserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError } from "../../kernel/errors.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { wrongCodesLeft } from "../second-factors/verify-code.ts";
import { endIssued } from "../sessions/issued.ts";
import { hashPassword, verifyPassword } from "./password.ts";

/** The first admin as configured in the environment; without a password, one is generated once. */
export interface FirstAdmin {
  username: string;
  email: string;
  password: string | undefined;
}

interface Outcome {
  /** The password that was generated, to be shown once; null if none was. */
  password: string | null;
  /** One sentence for each visitor's account that had to give up the configured username or email. */
  changes: string[];
}

/**
 * Ensures at start that there is an admin. With a password, the configured admin is created, or updated where username,
 * email or password differ from the stored ones; a changed password ends the sessions. Without a password, an admin with
 * a random one is created if there is no admin yet. The configuration takes precedence over visitors, who may register
 * any name. Throws a `ConflictError` when another admin has the email.
 */
export async function ensureFirstAdmin(context: Context, wanted: FirstAdmin): Promise<Outcome> {
  try {
    if (wanted.password !== undefined)
      return { password: null, changes: await applyConfiguration(context, { ...wanted, password: wanted.password }) };
    const anyAdmin = await context.db.read
      .selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .executeTakeFirst();
    if (anyAdmin) return { password: null, changes: [] };
    const password = randomBytes(18).toString("base64url");
    return { password, changes: await applyConfiguration(context, { ...wanted, password }) };
  } catch (error) {
    const column = violatedUniqueColumn(error, "users");
    if (column === "email_folded")
      throw new ConflictError({ email: ["Already exists"] }, "another admin already has the address in ADMIN_EMAIL");
    throw error;
  }
}

async function applyConfiguration(context: Context, wanted: FirstAdmin & { password: string }): Promise<string[]> {
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
  const id = present?.id ?? newId(createdAt);
  return await context.db.write(async (queries) => {
    const changes = await freeNames(context, queries, wanted);
    await queries.updateTable("users").set({ fromEnvironment: 0 }).where("fromEnvironment", "=", 1).execute();
    if (!present) {
      await queries
        .insertInto("users")
        .values({ id, name: wanted.username, createdAt, ...values })
        .execute();
      await recordAction(context, queries, { action: "create", kind: "user", id });
      return changes;
    }
    const set = samePassword ? values : { ...values, wrongCodes: wrongCodesLeft };
    await queries.updateTable("users").set(set).where("id", "=", present.id).execute();
    const fields = changedFields(present, values);
    if (fields.length > 0) await recordAction(context, queries, { action: "change", kind: "user", id, fields });
    for (const [field, ending] of Object.entries(endingOf))
      if (fields.includes(field)) await endIssued(context, queries, ending, { userId: id });
    return changes;
  });
}

/** What a changed field of the stored admin ends. A disabled admin had nothing left to end. */
const endingOf = { email: "email", password: "password", role: "role" } as const;

/** The fields of the stored admin that the configuration changes, by the names of the audit log. */
function changedFields(present: UserRow, values: Partial<NewUserRow>): string[] {
  const names = {
    username: "username",
    email: "email",
    passwordHash: "password",
    role: "role",
    disabledAt: "disabled",
  };
  return Object.entries(names).flatMap(([column, name]) =>
    present[column as keyof typeof names] === values[column as keyof typeof names] ? [] : [name],
  );
}

/** Renames the visitors' accounts that have the configured username or email. Returns a sentence for each change. */
async function freeNames(context: Context, queries: Queries, { username, email }: FirstAdmin): Promise<string[]> {
  const changes: string[] = [];
  const visitors = queries.selectFrom("users").select("id").where("role", "!=", "admin");
  const named = await visitors.where("usernameFolded", "=", normalizeForSearch(username)).executeTakeFirst();
  if (named) {
    const other = `${username.slice(0, 50)}-${named.id.slice(-12)}`;
    const renamed = { username: other, usernameFolded: normalizeForSearch(other) };
    await queries.updateTable("users").set(renamed).where("id", "=", named.id).execute();
    await recordAction(context, queries, { action: "change", kind: "user", id: named.id, fields: ["username"] });
    changes.push(`A visitor had registered the username in ADMIN_USERNAME. That account is now named ${other}.`);
  }
  const addressed = await visitors.where("emailFolded", "=", normalizeForSearch(email)).executeTakeFirst();
  if (addressed) {
    const other = `${addressed.id}@unknown.invalid`;
    await queries
      .updateTable("users")
      .set({ email: other, emailFolded: other })
      .where("id", "=", addressed.id)
      .execute();
    await recordAction(context, queries, { action: "change", kind: "user", id: addressed.id, fields: ["email"] });
    await endIssued(context, queries, "email", { userId: addressed.id });
    changes.push(`A visitor had registered the email in ADMIN_EMAIL. That account now has the email ${other}.`);
  }
  return changes;
}

/** The admin with the configured username, else the admin that an earlier configuration created. */
async function findStored(queries: Queries, { username }: FirstAdmin): Promise<UserRow | undefined> {
  const users = queries.selectFrom("users").selectAll();
  // A visitor may have registered the username: that account is not promoted.
  const named = users.where("usernameFolded", "=", normalizeForSearch(username)).where("role", "=", "admin");
  return (await named.executeTakeFirst()) ?? (await users.where("fromEnvironment", "=", 1).executeTakeFirst());
}
