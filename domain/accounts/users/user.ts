import type { UserRow } from "#db/tables.ts";
import type { User } from "../../kernel/user.ts";

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
