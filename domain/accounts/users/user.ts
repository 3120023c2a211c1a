import type { Queries } from "#db/database.ts";
import type { UserRow } from "#db/tables.ts";
import { NotFoundError } from "../../kernel/errors.ts";
import type { User } from "../../kernel/user.ts";
import { foldUsername } from "./username.ts";

/** A row as the user that the API shows, without the password hash. */
export function toUser(row: Pick<UserRow, "id" | "username" | "email" | "name" | "role" | "createdAt">): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    name: row.name,
    role: row.role,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** The row of a user. Throws a `NotFoundError` when no user has this name. */
export async function findByUsername(queries: Queries, username: string): Promise<UserRow> {
  const users = queries.selectFrom("users").selectAll().where("usernameFolded", "=", foldUsername(username));
  const row = await users.executeTakeFirst();
  if (!row) throw new NotFoundError(`There is no user named ${username}`);
  return row;
}
