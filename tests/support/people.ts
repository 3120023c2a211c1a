import { newId } from "#db/id.ts";
import { insertSession, newSession } from "#domain/accounts/sessions/create.ts";
import type { Role } from "#domain/kernel/user.ts";
import type { Visitor } from "#harness/visitor.ts";
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

/** Stores a user with a role and signs them in, without hashing a password. */
export async function visitorWith(site: Site, role: Role): Promise<Visitor> {
  return (await memberWith(site, role)).visitor;
}

/** The same, with the id and the email address of the user. */
export async function memberWith(site: Site, role: Role, shownName?: string) {
  const id = newId();
  const createdAt = Date.now() + site.ahead();
  const session = newSession(id, createdAt);
  const name = `${role}.${id}`;
  const email = `${id}@example.com`;
  const names = { username: name, usernameFolded: name, email, emailFolded: email, name: shownName ?? name };
  await site.db.write(async (queries) => {
    await queries
      .insertInto("users")
      .values({ id, ...names, passwordHash: "", role, fromEnvironment: 0, disabledAt: null, createdAt })
      .execute();
    await insertSession(queries, session);
  });
  const visitor = site.visitor();
  visitor.cookies.set("session", session.token);
  return { id, name: names.name, email, visitor };
}

/** Stores a passkey of a user that no authenticator has, and returns its id. */
export async function insertPasskey({ db }: Site, userId: string): Promise<string> {
  const id = newId();
  const row = { id, userId, credentialId: id, publicKey: "", counter: 0, transports: "[]", name: "Key", createdAt: 0 };
  await db.write((queries) => queries.insertInto("passkeys").values(row).execute());
  return id;
}
