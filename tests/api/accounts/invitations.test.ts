import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeUser } from "#domain/accounts/users/remove.ts";
import { cast } from "#harness/cast.ts";
import { type MailServer, readEmail } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { newUser, storedUser } from "#tests/support/people.ts";
import { openEmailSite } from "#tests/support/servers/email-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";
import { changeMember, inviteByLink, joinTeam, password, readTeam } from "#tests/support/team.ts";

const DAY = 86_400_000;

describe.each(bothDatabases)("invitations on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());

  test("emails an invitation whose link works once, and stores only the hash of its token", async () => {
    const { username, email, name } = newUser();
    const sent = await ada.post("/api/admin/invitations", { email, role: "recruiter" });
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
    const token = await inviteByLink(ada, email, "sales");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        site.visitor().post("/api/invitations/accept", { token, username: `racer${index}`, name, password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect((await readTeam(ada)).members.filter((member: { email: string }) => member.email === email)).toHaveLength(1);
  });

  test("says of an invitation that it was revoked, was replaced or has expired, and keeps the account from being made", async () => {
    const { username, email, name } = newUser();
    const token = await inviteByLink(ada, email, "sales");
    const newer = await inviteByLink(ada, email.toUpperCase(), "sales");
    const lookUp = (one: string) => site.visitor().post("/api/invitations/look-up", { token: one });
    expect(await lookUp(token)).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining("was revoked") },
    });
    const [{ id }] = (await readTeam(ada)).invitations;
    expect((await ada.send(`/api/admin/invitations/${id}`, { method: "DELETE" })).status).toBe(204);
    const twice = await ada.send(`/api/admin/invitations/${id}`, { method: "DELETE" });
    expect(twice).toMatchObject({ status: 409, json: { detail: "This invitation was already revoked" } });
    const last = await inviteByLink(ada, email, "sales");
    site.advanceTime(7 * DAY);
    await ada.logIn(cast.ada);
    expect((await lookUp(newer)).json.detail).toContain("was revoked");
    expect(await lookUp(last)).toMatchObject({ status: 409, json: { detail: expect.stringContaining("has expired") } });
    const late = await site.visitor().post("/api/invitations/accept", { token: last, username, name, password });
    expect(late.status).toBe(409);
    expect((await readTeam(ada)).invitations[0]).toMatchObject({ state: "expired" });
    expect(await lookUp("x".repeat(43))).toMatchObject({ status: 404 });
    expect(await storedUser(site, username)).toBeUndefined();
  });

  test("refuses a weak password, a taken username, missing and unknown fields, and loses nothing", async () => {
    const { username, email, name } = newUser();
    const token = await inviteByLink(ada, email, "sales");
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
    const invite = (body: object) => ada.post("/api/admin/invitations", body);
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
    const token = await inviteByLink(ada, person.email, "privacy");
    const other = site.visitor();
    expect((await other.post("/api/invitations/look-up", { token })).json).toMatchObject({ account: "signed-out" });
    const stranger = await other.post("/api/invitations/accept", { token, username: "taker", name: "T", password });
    expect(stranger).toMatchObject({ status: 409, json: { errors: { email: [expect.stringContaining("Log in")] } } });
    expect((await visitor.post("/api/invitations/look-up", { token })).json).toMatchObject({ account: "signed-in" });
    const accepted = await visitor.post("/api/invitations/accept", { token, password });
    expect(accepted.json).toMatchObject({ username: person.username, role: "privacy" });
    expect((await visitor.get("/api/admin/mails")).status).toBe(200);
    expect((await site.visitor().logIn(person)).status).toBe(401);
    const again = await ada.post("/api/admin/invitations", { email: person.email, role: "sales" });
    expect(again).toMatchObject({ status: 409, json: { errors: { email: [expect.stringContaining("on the team")] } } });
  });

  test("removes the invitation and its email with the account", async () => {
    const { visitor, member } = await joinTeam(site, ada, "sales");
    const email = (await visitor.get("/api/user")).json.email;
    expect(JSON.stringify(await readTeam(ada))).toContain(email);
    await removeUser({ db: site.db, actor: null, now: Date.now }, member.username);
    for (const table of ["users", "invitations", "mails"] as const)
      expect(JSON.stringify(await site.db.read.selectFrom(table).selectAll().execute())).not.toContain(email);
  });

  test("revokes the open invitations of an admin who loses the role", async () => {
    const { visitor, member } = await joinTeam(site, ada, "admin");
    const answer = await visitor.post("/api/admin/invitations", {
      email: newUser().email,
      role: "admin",
      delivery: "link",
    });
    await changeMember(ada, member, { role: "sales" });
    const token = answer.json.link.split("#")[1];
    const offer = await site.visitor().post("/api/invitations/look-up", { token });
    expect(offer.json.detail).toContain("was revoked");
  });
});
