import type { Site } from "#tests/support/servers/site.ts";

let count = 0;

/** The data of a new user, different for each call. */
export function newUser() {
  count += 1;
  return { username: `person${count}`, email: `p${count}@example.com`, name: "Per Son", password: "secret" };
}

/** The stored row of a user. */
export const storedUser = ({ db }: Site, username: string) =>
  db.read.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();

/** The stored sessions of a user. */
export async function sessionsOf(site: Site, username: string) {
  const user = await storedUser(site, username);
  return site.db.read
    .selectFrom("sessions")
    .selectAll()
    .where("userId", "=", user?.id ?? "")
    .execute();
}
