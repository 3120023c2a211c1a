import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { openMailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { emailTo } from "#tests/support/account-links.ts";
import { newUser } from "#tests/support/people.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";
import { changeMember, inviteByLink, joinTeam } from "#tests/support/team.ts";

const ROUNDS = 8;
const setPassword = (visitor: Visitor, currentPassword: string, newPassword: string) =>
  visitor.send("/api/account/password", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ currentPassword, newPassword }),
  });

test("a login with the old password beside a change of the password, on another server, leaves no session", async () => {
  await using opened = await openSites(2, { environment: { RATE_LIMITS: "off" } });
  const [one, another] = opened.sites;
  const survivors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const person = newUser();
    const owner = one.visitor();
    await owner.register(person);
    const strangers = Array.from({ length: 6 }, () => another.visitor());
    const [changed] = await Promise.all([
      setPassword(owner, person.password, "another secret"),
      ...strangers.map((stranger) => stranger.logIn(person)),
    ]);
    expect(changed.status).toBe(204);
    survivors.push(...(await Promise.all(strangers.map(async (one) => (await one.get("/api/user")).status))));
  }
  expect(survivors.filter((status) => status !== 401)).toEqual([]);
});

test("of a confirmation of a new email and a reset of the password at once, on two servers, one counts", async () => {
  const server = await openMailServer();
  await using opened = await openSites(2, { environment: { RATE_LIMITS: "off", ...server.environment } });
  const [one, another] = opened.sites;
  for (let round = 0; round < ROUNDS; round++) {
    const person = newUser();
    const visitor = one.visitor();
    await visitor.register(person);
    await visitor.post("/api/account/email", { email: `new-${person.email}` });
    await visitor.post("/api/password-resets", { email: person.email });
    const confirm = await emailTo(server, `new-${person.email}`, "Confirm your new email");
    const reset = await emailTo(server, person.email, "Reset your password");
    const answers = await Promise.all([
      one.visitor().post("/api/account/email/confirm", { token: confirm.token }),
      another.visitor().post("/api/password-resets/complete", { token: reset.token, password: "another secret" }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
  }
  await server.stop();
});

/** Sends a request whose body ends only when the returned function is called, which resolves with the status. */
async function startSlowly(site: Site, visitor: Visitor, method: string, path: string, body: object) {
  const text = JSON.stringify(body);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = {
    Cookie: cookie,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  };
  const sent = request(`${site.origin}${path}`, { method, headers, agent: false });
  await new Promise((resolve) => sent.write(text.slice(0, 2), resolve));
  return async () => {
    const answered = once(sent, "response");
    sent.end(text.slice(2));
    const [response] = await answered;
    response.resume();
    return response.statusCode as number;
  };
}

describe.each(bothDatabases)("a request on %s whose body ends after its session", (kind) => {
  test("changes nothing, however the session ended", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    for (const end of ["/api/account/sessions", "/api/account/password"]) {
      const person = newUser();
      const [owner, thief] = [site.visitor(), site.visitor()];
      await owner.register(person);
      await thief.logIn(person);
      const passwords = { currentPassword: person.password, newPassword: "the thief's secret" };
      const slow = [
        await startSlowly(site, thief, "PUT", "/api/account/password", passwords),
        await startSlowly(site, thief, "DELETE", "/api/account", { password: person.password }),
        await startSlowly(site, thief, "PATCH", "/api/account", { name: "Thief" }),
      ];
      if (end.endsWith("password")) await setPassword(owner, person.password, "another secret");
      else expect((await owner.send(end, { method: "DELETE" })).status).toBe(204);
      for (const finish of slow) expect(await finish()).toBeGreaterThanOrEqual(400);
      expect((await owner.get("/api/user")).json.name).toBe(person.name);
      const password = end.endsWith("password") ? "another secret" : person.password;
      expect((await site.visitor().logIn({ ...person, password })).status).toBe(200);
    }
  });

  test("removes nothing when its admin was disabled", async () => {
    await using site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const { visitor: leaver, member } = await joinTeam(site, ada, "admin");
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    const finish = await startSlowly(site, leaver, "POST", "/api/admin/inquiries/removals", { ids: [id] });
    await changeMember(ada, member, { disabled: true });
    await finish().catch(() => {});
    expect((await ada.get(`/api/admin/inquiries`)).json).toHaveLength(1);
  });
});

test("a stranger who deletes an account beside its colleague's acceptance of an invitation deletes nothing of theirs", async () => {
  await using opened = await openSites(2, { environment: { RATE_LIMITS: "off" } });
  const [one, another] = opened.sites;
  const ada = one.visitor();
  await ada.logIn(cast.ada);
  for (let round = 0; round < ROUNDS; round++) {
    const person = newUser();
    const stranger = another.visitor();
    await stranger.register(person);
    const token = await inviteByLink(ada, person.email, "sales");
    const colleague = one.visitor();
    const body = JSON.stringify({ password: person.password });
    const headers = { "Content-Type": "application/json" };
    await stranger.send("/api/account", { method: "DELETE", headers, body });
    // The invitation outlives the account of a stranger who registered its address.
    const accepted = { token, ...newUser(), email: undefined, password: "a colleague's secret" };
    expect((await colleague.post("/api/invitations/accept", accepted)).status).toBe(201);
    expect((await colleague.get("/api/user")).json.role).toBe("sales");
  }
});
