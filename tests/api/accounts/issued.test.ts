import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { findChallenge } from "#domain/accounts/passkeys/challenge.ts";
import { knownDevice } from "#domain/accounts/sessions/device.ts";
import { type Ending, endings, issued } from "#domain/accounts/sessions/issued.ts";
import { hashToken } from "#domain/accounts/sessions/token.ts";
import { demoteUser, disableUser } from "#domain/accounts/users/operator-changes.ts";
import { removeUser } from "#domain/accounts/users/remove.ts";
import { settleRestored } from "#domain/backup/after-restore.ts";
import type { User } from "#domain/kernel/user.ts";
import { cast } from "#harness/cast.ts";
import type { MailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { site as product } from "#site";
import { emailTo } from "#tests/support/account-links.ts";
import { insertPasskey, newUser, storedUser } from "#tests/support/people.ts";
import { openEmailSite } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";
import { changeMember, inviteByLink, joinTeam, memberNamed, password } from "#tests/support/team.ts";

type Kind = keyof typeof issued;

const send = (visitor: Visitor, method: string, path: string, body: object = {}) =>
  visitor.send(path, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
const operator = (site: Site) =>
  ({ db: site.db, actor: null, agent: "command line", now: () => Date.now() + site.ahead() }) as const;
const codeOf = (secret: string, site: Site) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + site.ahead() });

/** A user who holds everything that is issued, and has a second session and device beside the one that acts. */
async function holder(site: Site, server: MailServer, role: "admin" | "user", ada: Visitor) {
  const person = { ...newUser(), password };
  const acting = site.visitor();
  if (role === "admin") {
    const token = await inviteByLink(ada, person.email, role);
    expect((await acting.post("/api/invitations/accept", { token, ...person, email: undefined })).status).toBe(201);
  } else await acting.register(person);
  const other = site.visitor();
  await other.logIn(person);
  const id = (await storedUser(site, person.username))?.id ?? "";
  const { secret } = (await acting.post("/api/account/authenticator")).json;
  const { token, options } = (await other.post("/api/account/passkey-challenges")).json;
  await acting.post("/api/account/email", { email: `new-${person.email}` });
  await acting.post("/api/password-resets", { email: person.email });
  if (role === "admin") await inviteByLink(acting, newUser().email, "sales");
  const invitation = { email: person.email, emailFolded: person.email, role: "sales", delivery: "email" } as const;
  const times = { createdAt: Date.now() + site.ahead(), usedAt: null, revokedAt: null };
  const row = { id: newId(), ...invitation, tokenHash: null, invitedBy: "x", ...times };
  await site.db.write((queries) => queries.insertInto("invitations").values(row).execute());
  await insertPasskey(site, id);
  const confirm = (await emailTo(server, `new-${person.email}`, "Confirm your new email")).token;
  const reset = (await emailTo(server, person.email, "Reset your password")).token;
  const challenge = [token, options.challenge, hashToken(other.cookies.get("session") ?? "")] as const;
  return { person, acting, other, id, secret, confirm, reset, challenge };
}

type Holder = Awaited<ReturnType<typeof holder>>;

/** What of that still works. */
async function present(site: Site, { person, id, other, challenge }: Holder): Promise<Kind[]> {
  const { read } = site.db;
  const has = async (rows: Promise<unknown[]>) => (await rows).length > 0;
  const links = (purpose: "email-change" | "email-change-stop" | "password-reset") =>
    has(read.selectFrom("accountLinks").select("id").where("userId", "=", id).where("purpose", "=", purpose).execute());
  const open = read.selectFrom("invitations").select("id").where("revokedAt", "is", null).where("usedAt", "is", null);
  const isLoggedIn = (await other.get("/api/user")).status === 200;
  const [token, asked, sessionHash] = challenge;
  const context = { ...operator(site), actor: {} as User, sessionHash };
  const found: Record<Kind, boolean> = {
    "email-change": await links("email-change"),
    "email-change-stop": await links("email-change-stop"),
    "password-reset": await links("password-reset"),
    challenge: isLoggedIn && (await findChallenge(context, "add", token, asked)) !== null,
    session: isLoggedIn,
    device: (await knownDevice(operator(site), other.cookies.get("device") ?? "", person.username)) !== null,
    pendingFactor: await has(
      read
        .selectFrom("authenticators")
        .select("userId")
        .where("userId", "=", id)
        .where("confirmedAt", "is", null)
        .execute(),
    ),
    factors: await has(read.selectFrom("passkeys").select("id").where("userId", "=", id).execute()),
    sentInvitation: await has(open.where("invitedBy", "=", id).execute()),
    receivedInvitation: await has(open.where("emailFolded", "=", person.email).execute()),
  };
  return (Object.keys(found) as Kind[]).filter((kind) => found[kind]).sort();
}

/** How each event happens. */
const events: Record<Ending, (held: Holder, ada: Visitor, site: Site) => Promise<unknown>> = {
  password: ({ acting }) =>
    send(acting, "PUT", "/api/account/password", { currentPassword: password, newPassword: `${password} again` }),
  async "session-ended"({ acting }) {
    const { sessions } = (await acting.get("/api/account")).json;
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    return await send(acting, "DELETE", `/api/account/sessions/${id}`);
  },
  "sessions-ended": ({ acting }) => send(acting, "DELETE", "/api/account/sessions"),
  "factor-added": ({ acting, secret }, _, site) =>
    send(acting, "POST", "/api/account/authenticator/confirm", { code: codeOf(secret, site) }),
  "factors-reset": ({ id }, ada) => send(ada, "DELETE", `/api/admin/team/${id}/second-factor`),
  email: ({ other, confirm }) => other.post("/api/account/email/confirm", { token: confirm }),
  async role({ person }, ada) {
    return await changeMember(ada, await memberNamed(ada, person.username), { role: "sales" });
  },
  async disabled({ person }, ada) {
    return await changeMember(ada, await memberNamed(ada, person.username), { disabled: true });
  },
  async accepted({ person, acting }, ada) {
    const token = await inviteByLink(ada, person.email, "sales");
    return await acting.post("/api/invitations/accept", { token, password });
  },
  claimed: ({ acting, reset }) => acting.post("/api/password-resets/complete", { token: reset, password }),
  removed: ({ acting }) => send(acting, "DELETE", "/api/account", { password }),
  async restored(_held, _ada, site) {
    await settleRestored(operator(site), null);
    return { status: 204 };
  },
};

describe.each(databases)("what is issued for an account on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());

  test.each(Object.keys(endings) as Ending[])("ends as its rule says: %s", async (ending) => {
    await ada.logIn(cast.ada);
    const held = await holder(site, server, ending === "accepted" || ending === "claimed" ? "user" : "admin", ada);
    const before = await present(site, held);
    expect(before.length).toBeGreaterThanOrEqual(Object.keys(issued).length - 1);
    const answer = (await events[ending](held, ada, site)) as { status: number; text?: string };
    expect(answer.status, answer.text).toBeLessThan(300);
    const kept = before.filter((one) => !(issued[one].endsWith as readonly Ending[]).includes(ending));
    // One session is ended by its id.
    expect(await present(site, held)).toEqual(kept.filter((one) => ending !== "session-ended" || one !== "session"));
  });

  test("does not let a stranger who registered a colleague’s address take the account that the colleague makes of it", async () => {
    await ada.logIn(cast.ada);
    const { email } = newUser();
    const stranger = site.visitor();
    await stranger.register({ ...newUser(), email });
    await stranger.post("/api/account/email", { email: "stranger@example.org" });
    const { token: kept } = await emailTo(server, "stranger@example.org", "Confirm your new email");
    await insertPasskey(site, (await stranger.get("/api/user")).json.id);
    const { secret } = (await stranger.post("/api/account/authenticator")).json;
    const set = await stranger.post("/api/account/authenticator/confirm", { code: codeOf(secret, site) });
    expect(set.status, set.text).toBe(200);

    const link = await inviteByLink(ada, email, "admin");
    const colleague = site.visitor();
    expect((await colleague.post("/api/invitations/accept", { token: link, password })).status).toBe(409);
    await colleague.post("/api/password-resets", { email });
    const { token } = await emailTo(server, email, "Reset your password");
    expect((await colleague.post("/api/password-resets/complete", { token, password })).status).toBe(204);
    expect((await stranger.post("/api/account/email/confirm", { token: kept })).status).toBe(404);
    const { username } = (await storedByEmail(site, email)) ?? { username: "" };
    expect((await colleague.logIn({ username, password })).status, "asks for no code of the stranger’s").toBe(200);
    const joined = await colleague.post("/api/invitations/accept", { token: link, password });
    expect(joined).toMatchObject({ status: 201, json: { email, role: "admin" } });
    expect((await stranger.get("/api/user")).status).toBe(401);
    expect((await storedByEmail(site, email))?.email).toBe(email);
    expect((await site.visitor().logIn({ username, password })).status).toBe(200);
  });

  test("makes the account of an invited address new for the holder of the emailed link, who need not log in", async () => {
    await ada.logIn(cast.ada);
    const squatter = newUser();
    const stranger = site.visitor();
    await stranger.register(squatter);
    await insertPasskey(site, (await stranger.get("/api/user")).json.id);
    await ada.post("/api/admin/invitations", { email: squatter.email, role: "sales" });
    const { token } = await emailTo(server, squatter.email, `You’re invited to join the ${product.name} team`);
    const colleague = site.visitor();
    const offer = await colleague.post("/api/invitations/look-up", { token });
    expect(offer.json).toMatchObject({ account: "none" });
    const { username, name } = newUser();
    const joined = await colleague.post("/api/invitations/accept", { token, username, name, password });
    expect(joined).toMatchObject({ status: 201, json: { username, name, email: squatter.email, role: "sales" } });
    expect((await stranger.get("/api/user")).status).toBe(401);
    expect((await site.visitor().logIn(squatter)).status).toBe(401);
    expect((await site.visitor().logIn({ username, password })).status).toBe(200);
  });

  test("lets the present address and the account page stop a change of email, and records all of it", async () => {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    const email = `new-${person.email}`;
    const ask = async (count: number) => {
      // The mailbox gets one of these emails an hour.
      site.advanceTime(3_600_000);
      await visitor.logIn(person);
      expect((await visitor.post("/api/account/email", { email })).status).toBe(202);
      const confirm = await emailTo(server, email, "Confirm your new email", count);
      return {
        confirm,
        told: await emailTo(server, person.email, "A change of your account’s email was requested", count),
      };
    };
    const confirm = async (token: string) =>
      (await site.visitor().post("/api/account/email/confirm", { token })).status;

    const first = await ask(1);
    expect(first.told.text + first.told.html).not.toContain(email);
    expect(first.told.text).toContain("/stop-email-change#");
    const stop = () => site.visitor().post("/api/account/email/stop", { token: first.told.token });
    expect((await site.visitor().post("/api/account/email/stop", { token: first.confirm.token })).status).toBe(404);
    expect((await stop()).status).toBe(204);
    expect(await confirm(first.confirm.token)).toBe(404);
    expect((await stop()).status).toBe(404);

    const second = await ask(2);
    expect((await visitor.get("/api/account")).json).toMatchObject({ pendingEmail: email });
    expect((await send(visitor, "DELETE", "/api/account/email")).status).toBe(204);
    expect((await send(visitor, "DELETE", "/api/account/email")).status).toBe(404);
    expect(await confirm(second.confirm.token)).toBe(404);
    expect((await visitor.get("/api/account")).json).toMatchObject({ pendingEmail: null, user: person_(person) });

    const third = await ask(3);
    expect(await confirm(third.confirm.token)).toBe(200);
    const stopped = await site.visitor().post("/api/account/email/stop", { token: third.told.token });
    expect(stopped.status).toBe(404);
    const { items } = (await visitor.get("/api/account/activity")).json;
    const seen = items.filter(({ action }: { action: string }) => !/^(sign-|register)/.test(action));
    expect(seen.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ["change", "visitor"],
      ["request-email-change", "user"],
      ["stop-email-change", "user"],
      ["request-email-change", "user"],
      ["stop-email-change", "visitor"],
      ["request-email-change", "user"],
    ]);
  });

  test.each([
    ["disable", (username: string) => disableUser(operator(site), username)],
    ["role", (username: string) => demoteUser(operator(site), username)],
    ["remove", (username: string) => removeUser(operator(site), username)],
    [
      "an own deletion",
      async (username: string) => {
        const visitor = site.visitor();
        await visitor.logIn({ username, password });
        expect((await send(visitor, "DELETE", "/api/account", { password })).status).toBe(204);
      },
    ],
  ])("revokes the open invitations of an admin who is gone: %s", async (_, end) => {
    await ada.logIn(cast.ada);
    const { visitor, member } = await joinTeam(site, ada, "admin");
    const token = await inviteByLink(visitor, newUser().email, "admin");
    await end(member.username);
    const offer = await site.visitor().post("/api/invitations/look-up", { token });
    expect(offer).toMatchObject({ status: 409, json: { detail: expect.stringContaining("was revoked") } });
  });

  test("forgets other devices with a new password, and keeps the one that changed it", async () => {
    const person = newUser();
    const [home, office] = [site.visitor(), site.visitor()];
    await home.register(person);
    await office.logIn(person);
    const body = { currentPassword: person.password, newPassword: "another secret" };
    expect((await send(home, "PUT", "/api/account/password", body)).status).toBe(204);
    const isKnown = async (visitor: Visitor) =>
      (await knownDevice(operator(site), visitor.cookies.get("device") ?? "", person.username)) !== null;
    expect([await isKnown(home), await isKnown(office)]).toEqual([true, false]);
  });
});

const person_ = ({ username, email }: { username: string; email: string }) => ({ username, email });
const storedByEmail = ({ db }: Site, email: string) =>
  db.read.selectFrom("users").selectAll().where("emailFolded", "=", email).executeTakeFirst();
test("an authenticator app that was not confirmed within an hour must be set up again", async () => {
  await using site = await openSite("sqlite", { environment: { RATE_LIMITS: "off" } });
  const person = newUser();
  const visitor = site.visitor();
  await visitor.register(person);
  const { secret } = (await visitor.post("/api/account/authenticator")).json;
  site.advanceTime(3_600_000);
  await visitor.logIn(person);
  const late = await visitor.post("/api/account/authenticator/confirm", { code: codeOf(secret, site) });
  expect(late.status).toBe(400);
});
