import type { Queries } from "#db/database.ts";
import { violatedUniqueColumn } from "#db/failures.ts";
import { newId } from "#db/id.ts";
import type { NewUserRow } from "#db/tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { ConflictError, type FieldErrors } from "../../kernel/errors.ts";
import { parse } from "../../kernel/parse.ts";
import type { User } from "../../kernel/user.ts";
import { isRepeated, writeOnce } from "../../kernel/write-once.ts";
import { normalizeForSearch } from "../../lists/normalize-for-search.ts";
import { insertSession, newSession } from "../sessions/create.ts";
import { logIn } from "./log-in.ts";
import { hashPassword } from "./password.ts";
import { type Login, registrationSchema } from "./schema.ts";
import { toUser } from "./user.ts";

/**
 * Creates a user and signs them in (specification, sections 5 and 7): returns the user and the token of the session.
 * A repetition of the request signs the same user in.
 * Throws a `ValidationError`, or a `ConflictError` that names `username` or `email` when it is taken, ignoring case.
 */
export async function register(context: Context, body: unknown): Promise<{ user: User; token: string }> {
  const { username, email, name, password } = parse(registrationSchema, body);
  const usernameFolded = normalizeForSearch(username);
  const emailFolded = normalizeForSearch(email);
  const asked = { verb: "registration", request: [username, email, name, password] };
  if (await isRepeated(context, asked)) return await logInAgain(context, { username, password });
  await refuseTaken(context.db.read, { usernameFolded, emailFolded });

  const createdAt = context.now();
  const row = {
    id: newId(createdAt),
    username,
    usernameFolded,
    email,
    emailFolded,
    name,
    passwordHash: await hashPassword(password),
    role: "user",
    fromEnvironment: 0,
    disabledAt: null,
    createdAt,
  } satisfies NewUserRow;
  const user = toUser(row);
  const session = newSession(row.id, createdAt, context.device);
  try {
    const { isFirst } = await writeOnce(context, asked, async (queries) => {
      await queries.insertInto("users").values(row).execute();
      await insertSession(queries, session);
      await recordAction({ ...context, actor: user }, queries, { action: "register", kind: "user", id: user.id });
      return null;
    });
    if (!isFirst) return await logInAgain(context, { username, password });
  } catch (error) {
    throw takenIn(error) ?? error;
  }
  return { user, token: session.token };
}

/** Signs in the user that the browser's first request created, since the response with the session was lost. */
async function logInAgain(context: Context, credentials: Login): Promise<{ user: User; token: string }> {
  const outcome = await logIn(context, credentials, { isKnownDevice: true });
  if ("hasPasskey" in outcome) throw taken(true, false);
  return outcome;
}

/** The error of a write that found a username or email taken: of two concurrent ones, both found it free before. */
export function takenIn(error: unknown): ConflictError | null {
  const column = violatedUniqueColumn(error, "users");
  if (column === "username_folded") return taken(true, false);
  return column === "email_folded" ? taken(false, true) : null;
}

/** Throws a `ConflictError` that names what a user other than `ownId` has: the username, the email, or both. */
export async function refuseTaken(
  queries: Queries,
  { usernameFolded, emailFolded }: Pick<NewUserRow, "usernameFolded" | "emailFolded">,
  ownId = "",
): Promise<void> {
  const rows = await queries
    .selectFrom("users")
    .select(["usernameFolded", "emailFolded"])
    .where(({ eb, or }) => or([eb("usernameFolded", "=", usernameFolded), eb("emailFolded", "=", emailFolded)]))
    .where("id", "!=", ownId)
    .execute();
  if (rows.length === 0) return;
  throw taken(
    rows.some((row) => row.usernameFolded === usernameFolded),
    rows.some((row) => row.emailFolded === emailFolded),
  );
}

function taken(username: boolean, email: boolean): ConflictError {
  const errors: FieldErrors = {};
  if (username) errors.username = ["Username already exists"];
  if (email) errors.email = ["Email already exists"];
  return new ConflictError(errors, username ? "Username already exists" : "Email already exists");
}
