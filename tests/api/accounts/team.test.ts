import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken } from "#domain/sessions/token.ts";
import { disableUser } from "#domain/users/disable.ts";
import { removeUser } from "#domain/users/remove.ts";
import { cast } from "#harness/cast.ts";
import { type MailServer, readEmail } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { newUser, storedUser, visitorWith } from "#tests/support/people.ts";
import { openEmailSite } from "#tests/support/servers/email-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const path = "/api/admin/team";
const password = "seven looms weave quietly";

interface Member {
  id: string;
  username: string;
  changedAt: string | null;
}

describe.each(databases)("the team on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());

  const change = (admin: Visitor, { id, changedAt }: Member, values: object) =>
    admin.send(`${path}/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ changedAt, ...values }),
    });
  const team = async () => (await ada.get(path)).json;
  const memberNamed = async (username: string): Promise<Member> =>
    (await team()).members.find((member: Member) => member.username === username);

  /** Invites an address by a link and returns the link's token. */
  async function tokenFor(email: string, role: string): Promise<string> {
    const answer = await ada.post(`/api/admin/invitations`, { email, role, delivery: "link" });
    expect(answer.status, answer.text).toBe(201);
    return answer.json.link.split("/invitation#")[1];
  }

  /** A new person on the team, signed in. */
  async function joined(role: string) {
    const { username, email, name } = newUser();
    const visitor = site.visitor();
    const token = await tokenFor(email, role);
    const answer = await visitor.post("/api/invitations/accept", { token, username, name, password });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json).toMatchObject({ username, email, name, role });
    return { visitor, member: await memberNamed(username) };
  }

  /** Signs a person in without hashing a password again. */
  const statusOf = async (visitor: Visitor) => (await visitor.get("/api/user")).status;

  test("lists people with role, last sign-in and the admin of the environment, without password or token", async () => {
    const { member } = await joined("auditor");
    const answer = await ada.get(path);
    const ofAda = answer.json.members.find((one: Member) => one.username === cast.ada.username);
    expect(ofAda).toMatchObject({ role: "admin", isFromEnvironment: true, disabledAt: null });
    expect(Date.parse(ofAda.lastSignInAt)).toBeGreaterThan(Date.now() - DAY);
    expect(member).toMatchObject({
      role: "auditor",
      isFromEnvironment: false,
      changedAt: null,
      hasSecondFactor: false,
    });
    await site.visitor().register({ ...newUser(), username: "no.member" });
    expect(await memberNamed("no.member")).toBeUndefined();
    expect(answer.text).not.toMatch(/hash|argon2/i);
  });

  test("emails an invitation whose link works once, and stores only the hash of its token", async () => {
    const { username, email, name } = newUser();
    const sent = await ada.post(`/api/admin/invitations`, { email, role: "recruiter" });
    expect(sent.json).toMatchObject({ email, role: "recruiter", delivery: "email", state: "open", link: null });
    const [received] = await server.arrived(1);
    expect(received?.to).toEqual([email]);
    const { text, html } = readEmail(received as NonNullable<typeof received>);
    const token = /\/invitation#([\w-]{43})\b/.exec(text)?.[1] ?? "";
    expect(html).toContain(`#${token}"`);
    for (const table of ["invitations", "mails"] as const)
      expect(JSON.stringify(await site.db.read.selectFrom(table).selectAll().execute())).not.toContain(token);

    const visitor = site.visitor();
    const offer = await visitor.post("/api/invitations/look-up", { token });
    expect(offer.json).toMatchObject({ email, role: "recruiter", invitedBy: cast.ada.name, account: "none" });
    const body = { token, username, name, password };
    expect((await visitor.post("/api/invitations/accept", body)).status).toBe(201);
    expect((await visitor.get("/api/admin/job-applications")).status).toBe(200);
    const again = await site.visitor().post("/api/invitations/accept", { ...body, username: "second.use" });
    expect(again).toMatchObject({ status: 409, json: { detail: expect.stringContaining("was used") } });
    expect(await storedUser(site, "second.use")).toBeUndefined();
    const preview = await ada.get(`/api/admin/mails/${(await storedEmail(sent.json.id))?.id}/preview`);
    expect(preview.text).toContain("/invitation#");
    expect(preview.text).not.toContain(token);
  });

  const storedEmail = (aboutId: string) =>
    site.db.read.selectFrom("mails").select("id").where("aboutId", "=", aboutId).executeTakeFirst();

  test("gives one of ten concurrent acceptances the account", async () => {
    const { email, name } = newUser();
    const token = await tokenFor(email, "sales");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        site.visitor().post("/api/invitations/accept", { token, username: `racer${index}`, name, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect((await team()).members.filter((member: { email: string }) => member.email === email)).toHaveLength(1);
  });

  test("says of an invitation that it was revoked, was replaced or has expired, and keeps the account from being made", async () => {
    const { username, email, name } = newUser();
    const token = await tokenFor(email, "sales");
    const newer = await tokenFor(email.toUpperCase(), "sales");
    const lookUp = (one: string) => site.visitor().post("/api/invitations/look-up", { token: one });
    expect(await lookUp(token)).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining("was revoked") },
    });
    const [{ id }] = (await team()).invitations;
    expect((await ada.send(`/api/admin/invitations/${id}`, { method: "DELETE" })).status).toBe(204);
    const twice = await ada.send(`/api/admin/invitations/${id}`, { method: "DELETE" });
    expect(twice).toMatchObject({ status: 409, json: { detail: "This invitation was already revoked" } });
    const last = await tokenFor(email, "sales");
    site.advanceTime(7 * DAY);
    await ada.logIn(cast.ada);
    expect((await lookUp(newer)).json.detail).toContain("was revoked");
    expect(await lookUp(last)).toMatchObject({ status: 409, json: { detail: expect.stringContaining("has expired") } });
    const late = await site.visitor().post("/api/invitations/accept", { token: last, username, name, password });
    expect(late.status).toBe(409);
    expect((await team()).invitations[0]).toMatchObject({ state: "expired" });
    expect(await lookUp("x".repeat(43))).toMatchObject({ status: 404 });
    expect(await storedUser(site, username)).toBeUndefined();
  });

  test("refuses a weak password, a taken username, missing and unknown fields, and loses nothing", async () => {
    const { username, email, name } = newUser();
    const token = await tokenFor(email, "sales");
    const accept = (body: object) => site.visitor().post("/api/invitations/accept", { token, ...body });
    expect((await accept({ username, name, password: "secret" })).json.errors).toEqual({
      password: ["The password must have at least 15 characters"],
    });
    expect((await accept({ password })).json.errors).toHaveProperty("username");
    expect((await accept({ username: "ADA.admin", name, password })).json).toMatchObject({
      status: 409,
      errors: { username: ["Username already exists"] },
    });
    expect((await accept({ username, name, password, role: "admin" })).status).toBe(400);
    expect((await accept({ username, name, password })).status).toBe(201);
    const invite = (body: object) => ada.post(`/api/admin/invitations`, body);
    expect((await invite({ email: "x", role: "user" })).json.errors).toMatchObject({
      email: ["Invalid email format"],
      role: [expect.stringContaining("Must be admin, sales")],
    });
    expect((await invite({ email: "new@example.com", role: "sales", id: 1 })).status).toBe(400);
  });

  test("offers an invitation for an address with an account to the user of that account alone", async () => {
    const person = newUser();
    const visitor = site.visitor();
    await visitor.register(person);
    const token = await tokenFor(person.email, "privacy");
    const other = site.visitor();
    expect((await other.post("/api/invitations/look-up", { token })).json).toMatchObject({ account: "signed-out" });
    const stranger = await other.post("/api/invitations/accept", { token, username: "taker", name: "T", password });
    expect(stranger).toMatchObject({ status: 409, json: { errors: { email: [expect.stringContaining("Log in")] } } });
    expect((await visitor.post("/api/invitations/look-up", { token })).json).toMatchObject({ account: "signed-in" });
    const accepted = await visitor.post("/api/invitations/accept", { token, password });
    expect(accepted.json).toMatchObject({ username: person.username, role: "privacy" });
    expect((await visitor.get("/api/admin/mails")).status).toBe(200);
    expect((await site.visitor().logIn(person)).status).toBe(401);
    const again = await ada.post(`/api/admin/invitations`, { email: person.email, role: "sales" });
    expect(again).toMatchObject({ status: 409, json: { errors: { email: [expect.stringContaining("on the team")] } } });
  });

  test("ends the sessions at a new role and at disabling, and lets an enabled person sign in again", async () => {
    const { visitor, member } = await joined("sales");
    expect((await visitor.get("/api/admin/inquiries")).status).toBe(200);
    const moved = await change(ada, member, { role: "recruiter" });
    expect(moved.json).toMatchObject({ role: "recruiter", changedAt: expect.any(String) });
    expect(await statusOf(visitor)).toBe(401);
    await visitor.logIn({ username: member.username, password });
    expect((await visitor.get("/api/admin/inquiries")).status).toBe(403);
    expect((await visitor.get("/api/admin/job-applications")).status).toBe(200);
    const disabled = await change(ada, moved.json, { disabled: true });
    expect(disabled.json).toMatchObject({ disabledAt: expect.any(String) });
    expect(await statusOf(visitor)).toBe(401);
    expect((await visitor.logIn({ username: member.username, password })).status).toBe(401);
    const enabled = await change(ada, disabled.json, { disabled: false });
    expect(enabled.json).toMatchObject({ disabledAt: null });
    expect((await visitor.logIn({ username: member.username, password })).status).toBe(200);
    const left = await change(ada, enabled.json, { role: "user" });
    expect(left.json).toMatchObject({ role: "user" });
    expect(await memberNamed(member.username)).toBeUndefined();
    expect((await change(ada, left.json, { role: "admin" })).status).toBe(404);
  });

  test("refuses a change that another admin has overtaken, and says who made it and when", async () => {
    const { member } = await joined("sales");
    const answers = await Promise.all([
      change(ada, member, { role: "recruiter" }),
      change(ada, member, { role: "auditor" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.errors.changedAt[0]).toMatch(/^ada\.admin changed this account on \w+ \d+, \d{4}, .+ UTC/);
    const { changedAt, ...current } = await memberNamed(member.username);
    await disableUser({ db: site.db, actor: null, now: Date.now }, member.username);
    const late = await change(ada, { changedAt, ...current }, { disabled: true });
    expect(late.json.detail).toMatch(/^An operator of the server changed this account/);
    expect((await change(ada, { ...current, changedAt: "x" }, { disabled: true })).status).toBe(400);
    expect((await change(ada, { ...current, changedAt }, {})).status).toBe(400);
  });

  test("asks for a confirmation before a change of the team and before an admin is invited, and then makes it", async () => {
    const { member } = await joined("sales");
    const carol = await visitorWith(site, "admin");
    site.advanceTime(10 * 60_000);
    const invite = (role: string) =>
      carol.post(`/api/admin/invitations`, { email: newUser().email, role, delivery: "link" });
    const asked = { status: 403, json: { errors: { confirmation: ["Please confirm that it’s you"] } } };
    for (const values of [{ role: "recruiter" }, { role: "user" }, { disabled: true }])
      expect(await change(carol, member, values)).toMatchObject(asked);
    expect(await invite("admin")).toMatchObject(asked);
    expect((await invite("auditor")).status).toBe(201);
    expect(await memberNamed(member.username)).toEqual(member);
    // The user of this session has no password to confirm with.
    await site.db.write((queries) =>
      queries
        .updateTable("sessions")
        .set({ confirmedAt: Date.now() + site.ahead() })
        .where("tokenHash", "=", hashToken(carol.cookies.get("session") ?? ""))
        .execute(),
    );
    expect((await invite("admin")).status).toBe(201);
    expect((await change(carol, member, { disabled: true })).status).toBe(200);
    await ada.logIn(cast.ada);
    const { username } = (await carol.get("/api/user")).json;
    expect((await change(ada, await memberNamed(username), { role: "user" })).status).toBe(200);
  });

  test("records how many sessions a change of the team ended", async () => {
    const { visitor, member } = await joined("sales");
    await site.visitor().logIn({ username: member.username, password });
    const moved = await change(ada, member, { role: "recruiter" });
    await change(ada, moved.json, { disabled: true });
    expect(await statusOf(visitor)).toBe(401);
    const entries = await site.db.read
      .selectFrom("auditEntries")
      .select(["action", "count", "actorRole"])
      .where("objectId", "=", member.id)
      .where("actorRole", "=", "admin")
      .orderBy("sequence")
      .execute();
    expect(entries.map(({ action, count }) => [action, count])).toEqual([
      ["change-role", null],
      ["end-sessions", 2],
      ["disable", null],
    ]);
  });

  test("removes the invitation and its email with the account", async () => {
    const { visitor, member } = await joined("sales");
    const email = (await visitor.get("/api/user")).json.email;
    expect(JSON.stringify(await team())).toContain(email);
    await removeUser({ db: site.db, actor: null, now: Date.now }, member.username);
    for (const table of ["users", "invitations", "mails"] as const)
      expect(JSON.stringify(await site.db.read.selectFrom(table).selectAll().execute())).not.toContain(email);
  });

  test("revokes the open invitations of an admin who loses the role", async () => {
    const { visitor, member } = await joined("admin");
    const answer = await visitor.post(`/api/admin/invitations`, {
      email: newUser().email,
      role: "admin",
      delivery: "link",
    });
    await change(ada, member, { role: "sales" });
    const token = answer.json.link.split("#")[1];
    const offer = await site.visitor().post("/api/invitations/look-up", { token });
    expect(offer.json.detail).toContain("was revoked");
  });

  test("keeps one admin, also when the last two remove each other at once, and on the command line", async () => {
    const ofAda = await memberNamed(cast.ada.username);
    const { visitor: bea, member: ofBea } = await joined("admin");
    const { visitor: cleo, member: ofCleo } = await joined("admin");
    expect(await change(bea, ofAda, { disabled: true })).toMatchObject({
      status: 409,
      json: { errors: { account: [expect.stringContaining("ADMIN_PASSWORD")] } },
    });
    // Of the environment's admin, only the database can take the role here.
    const asAda = (values: object) =>
      site.db.write((queries) => queries.updateTable("users").set(values).where("id", "=", ofAda.id).execute());
    await asAda({ role: "auditor" });
    const answers = await Promise.all([
      change(bea, ofCleo, { role: "sales" }),
      change(cleo, ofBea, { disabled: true }),
    ]);
    // The other one has lost the session already, or loses the role while the request waits.
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals).toEqual([
      expect.objectContaining({ status: expect.toSatisfy((one) => [401, 403].includes(one)) }),
    ]);
    const [last, mine] = answers[0].status === 200 ? [bea, ofBea] : [cleo, ofCleo];
    for (const values of [{ role: "sales" }, { disabled: true }])
      expect(await change(last, mine, values)).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining("last admin") },
      });
    const context = { db: site.db, actor: null, now: Date.now };
    await expect(disableUser(context, mine.username)).rejects.toThrow("last admin");
    await asAda({ role: "admin" });
    expect((await change(last, mine, { disabled: true })).status).toBe(200);
  });
});
