import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashToken } from "#domain/accounts/sessions/token.ts";
import { disableUser } from "#domain/accounts/users/operator-changes.ts";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { newUser, visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";
import { changeMember, joinTeam, type Member, memberNamed, password } from "#tests/support/team.ts";

const DAY = 86_400_000;

describe.each(databases)("the team on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());

  const statusOf = async (visitor: Visitor) => (await visitor.get("/api/user")).status;

  test("lists people with role, last sign-in and the admin of the environment, without password or token", async () => {
    const { member } = await joinTeam(site, ada, "auditor");
    const answer = await ada.get("/api/admin/team");
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
    expect(await memberNamed(ada, "no.member")).toBeUndefined();
    expect(answer.text).not.toMatch(/hash|argon2/i);
  });

  test("ends the sessions at a new role and at disabling, and lets an enabled person sign in again", async () => {
    const { visitor, member } = await joinTeam(site, ada, "sales");
    expect((await visitor.get("/api/admin/inquiries")).status).toBe(200);
    const moved = await changeMember(ada, member, { role: "recruiter" });
    expect(moved.json).toMatchObject({ role: "recruiter", changedAt: expect.any(String) });
    expect(await statusOf(visitor)).toBe(401);
    await visitor.logIn({ username: member.username, password });
    expect((await visitor.get("/api/admin/inquiries")).status).toBe(403);
    expect((await visitor.get("/api/admin/job-applications")).status).toBe(200);
    const disabled = await changeMember(ada, moved.json, { disabled: true });
    expect(disabled.json).toMatchObject({ disabledAt: expect.any(String) });
    expect(await statusOf(visitor)).toBe(401);
    expect((await visitor.logIn({ username: member.username, password })).status).toBe(401);
    const enabled = await changeMember(ada, disabled.json, { disabled: false });
    expect(enabled.json).toMatchObject({ disabledAt: null });
    expect((await visitor.logIn({ username: member.username, password })).status).toBe(200);
    const left = await changeMember(ada, enabled.json, { role: "user" });
    expect(left.json).toMatchObject({ role: "user" });
    expect(await memberNamed(ada, member.username)).toBeUndefined();
    expect((await changeMember(ada, left.json, { role: "admin" })).status).toBe(404);
  });

  test("refuses a change that another admin has overtaken, and says who made it and when", async () => {
    const { member } = await joinTeam(site, ada, "sales");
    const answers = await Promise.all([
      changeMember(ada, member, { role: "recruiter" }),
      changeMember(ada, member, { role: "auditor" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json.errors.changedAt[0]).toMatch(/^ada\.admin changed this account on \w+ \d+, \d{4}, .+ UTC/);
    const { changedAt, ...current } = await memberNamed(ada, member.username);
    await disableUser({ db: site.db, actor: null, now: Date.now }, member.username);
    const late = await changeMember(ada, { changedAt, ...current }, { disabled: true });
    expect(late.json.detail).toMatch(/^An operator of the server changed this account/);
    expect((await changeMember(ada, { ...current, changedAt: "x" }, { disabled: true })).status).toBe(400);
    expect((await changeMember(ada, { ...current, changedAt }, {})).status).toBe(400);
  });

  test("asks for a confirmation before a change of the team and before an admin is invited, and then makes it", async () => {
    const { member } = await joinTeam(site, ada, "sales");
    const carol = await visitorWith(site, "admin");
    site.advanceTime(10 * 60_000);
    const invite = (role: string) =>
      carol.post("/api/admin/invitations", { email: newUser().email, role, delivery: "link" });
    const asked = { status: 403, json: { errors: { confirmation: ["Please confirm that it’s you"] } } };
    for (const values of [{ role: "recruiter" }, { role: "user" }, { disabled: true }])
      expect(await changeMember(carol, member, values)).toMatchObject(asked);
    expect(await invite("admin")).toMatchObject(asked);
    expect((await invite("auditor")).status).toBe(201);
    expect(await memberNamed(ada, member.username)).toEqual(member);
    // The user of this session has no password to confirm with.
    await site.db.write((queries) =>
      queries
        .updateTable("sessions")
        .set({ confirmedAt: Date.now() + site.ahead() })
        .where("tokenHash", "=", hashToken(carol.cookies.get("session") ?? ""))
        .execute(),
    );
    expect((await invite("admin")).status).toBe(201);
    expect((await changeMember(carol, member, { disabled: true })).status).toBe(200);
    await ada.logIn(cast.ada);
    const { username } = (await carol.get("/api/user")).json;
    expect((await changeMember(ada, await memberNamed(ada, username), { role: "user" })).status).toBe(200);
  });

  test("records how many sessions a change of the team ended", async () => {
    const { visitor, member } = await joinTeam(site, ada, "sales");
    await site.visitor().logIn({ username: member.username, password });
    const moved = await changeMember(ada, member, { role: "recruiter" });
    await changeMember(ada, moved.json, { disabled: true });
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

  test("keeps one admin, also when the last two remove each other at once, and on the command line", async () => {
    const ofAda = await memberNamed(ada, cast.ada.username);
    const { visitor: bea, member: ofBea } = await joinTeam(site, ada, "admin");
    const { visitor: cleo, member: ofCleo } = await joinTeam(site, ada, "admin");
    expect(await changeMember(bea, ofAda, { disabled: true })).toMatchObject({
      status: 409,
      json: { errors: { account: [expect.stringContaining("ADMIN_PASSWORD")] } },
    });
    // Of the environment's admin, only the database can take the role here.
    const asAda = (values: object) =>
      site.db.write((queries) => queries.updateTable("users").set(values).where("id", "=", ofAda.id).execute());
    await asAda({ role: "auditor" });
    const answers = await Promise.all([
      changeMember(bea, ofCleo, { role: "sales" }),
      changeMember(cleo, ofBea, { disabled: true }),
    ]);
    // The other one has lost the session already, or loses the role while the request waits.
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals).toEqual([
      expect.objectContaining({ status: expect.toSatisfy((one) => [401, 403].includes(one)) }),
    ]);
    const [last, mine] = answers[0].status === 200 ? [bea, ofBea] : [cleo, ofCleo];
    for (const values of [{ role: "sales" }, { disabled: true }])
      expect(await changeMember(last, mine, values)).toMatchObject({
        status: 409,
        json: { detail: expect.stringContaining("last admin") },
      });
    const context = { db: site.db, actor: null, now: Date.now };
    await expect(disableUser(context, mine.username)).rejects.toThrow("last admin");
    await asAda({ role: "admin" });
    expect((await changeMember(last, mine, { disabled: true })).status).toBe(200);
  });
});
