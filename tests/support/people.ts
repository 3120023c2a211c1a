import type { Site } from "#tests/support/servers/site.ts";

let people = 0;

/** The data of a new user, different at each call. */
export function newPerson() {
  people += 1;
  return { username: `person${people}`, email: `p${people}@example.com`, name: "Per Son", password: "secret" };
}

/** An account, as it is stored. */
export const storedUser = ({ db }: Site, username: string) =>
  db.read.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();

/** The sessions of an account, as they are stored. */
export async function sessionsOf(site: Site, username: string) {
  const user = await storedUser(site, username);
  return site.db.read
    .selectFrom("sessions")
    .selectAll()
    .where("userId", "=", user?.id ?? "")
    .execute();
}
