import { describe, expect, test } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, sessionId, startConversation } from "#harness/chat.ts";
import { pdf } from "#tests/support/documents.ts";
import { expectRefused } from "#tests/support/expect-refused.ts";
import { addPasskey } from "#tests/support/passkey.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const wrong = { username: cast.ada.username, password: "not the password" };
const from = (address: string) => ({ "X-Forwarded-For": address });

describe("an office of thirty behind one address", () => {
  test("can register, sign in, mistype passwords, request demos and read without reaching a limit", async () => {
    await using site = await openSite("sqlite");
    const office = Array.from({ length: 30 }, (_, i) => ({
      visitor: site.visitor(),
      person: {
        username: `colleague${i}`,
        email: `c${i}@office.example`,
        name: `Colleague ${i}`,
        password: "our secret",
      },
    }));
    await Promise.all(
      office.map(async ({ visitor, person }) => {
        expect((await visitor.register(person)).status).toBe(201);
        expect((await visitor.logIn({ ...person, password: "mistyped" })).status).toBe(401);
        for (let i = 0; i < 3; i++) {
          expect((await visitor.logIn(person)).status).toBe(200);
          expect((await visitor.post("/api/inquiries", cast.vera)).status).toBe(201);
          for (let j = 0; j < 10; j++) expect((await visitor.get("/api/user")).status).toBe(200);
        }
      }),
    );
  });
});

describe("limits by address", () => {
  const fill = async (site: Site, path: string, times: number, headers = {}) => {
    for (let i = 0; i < times; i++) await site.visitor().post(path, {}, headers);
  };

  test("reports the remaining inquiries and refuses the 121st", async () => {
    await using site = await openSite("sqlite");
    const first = await site.visitor().post("/api/inquiries", cast.vera);
    expect(first.headers.ratelimit).toMatch(/^"inquiries";r=119;t=\d+$/);
    await fill(site, "/api/inquiries", 119);
    expectRefused(await site.visitor().post("/api/inquiries", cast.vera), "inquiries");
    expect(await site.db.read.selectFrom("inquiries").select("id").execute()).toHaveLength(1);
  });

  test("limits new conversations, whatever their session", async () => {
    await using site = await openSite("sqlite");
    await fill(site, "/api/chat/conversations", 120);
    const body = { sessionId: sessionId() };
    expectRefused(await site.visitor().post("/api/chat/conversations", body), "conversations");
  });

  test("counts applications sent in the chat, and still accepts messages", async () => {
    await using site = await openSite("sqlite");
    const cara = site.visitor();
    const id = await startConversation(cara);
    await fill(site, "/api/job-applications", 119);
    const { fullName, email, experience } = applicant;
    const apply = (position: string) => {
      const metadata = JSON.stringify({ fullName, email, experience, position, isJobApplication: true });
      const resume = { name: "cara.pdf", content: pdf() };
      return sendMessage(cara, id, "I apply.", { isApplicationRequest: "true", metadata }, resume);
    };
    expect((await apply("Weaver")).status).toBe(201);
    expectRefused(await apply("Dyer"), "jobApplications");
    expect(await site.db.read.selectFrom("jobApplications").select("id").execute()).toHaveLength(1);
    expect((await sendMessage(cara, id, "Hello")).status).toBe(201);
  });

  test("limits registrations and browser reports", async () => {
    await using site = await openSite("sqlite");
    await fill(site, "/api/register", 60);
    expectRefused(await site.visitor().register(cast.otto), "registrations");
    const report = () => site.visitor().post("/api/csp-reports", "[]", { "Content-Type": "application/reports+json" });
    for (let i = 0; i < 60; i++) expect((await report()).status).toBe(204);
    expectRefused(await report(), "cspReports");
  });

  test("limits new second factors, since each sends an email, and challenges for passkeys", async () => {
    await using site = await openSite("sqlite");
    const otto = site.visitor();
    await otto.register(cast.otto);
    const emails = async () => (await site.db.read.selectFrom("mails").select("kind").execute()).length;
    for (let i = 0; i < 20; i++) {
      const { id } = await addPasskey(site, otto);
      expect((await otto.send(`/api/account/passkeys/${id}`, { method: "DELETE" })).status).toBe(204);
    }
    const sent = await emails();
    await fill(site, "/api/account/passkeys", 20);
    await fill(site, "/api/account/authenticator/confirm", 20);
    expectRefused(await otto.post("/api/account/passkeys", {}), "newFactors");
    expectRefused(await otto.post("/api/account/authenticator/confirm", { code: "123456" }), "newFactors");
    expect(await emails()).toBe(sent);
    await fill(site, "/api/passkey-challenges", 300);
    expectRefused(await otto.post("/api/passkey-challenges"), "passkeyChallenges");
  });

  test("takes a visitor's address only from the configured proxy", async () => {
    await using site = await openSite("sqlite", { environment: { TRUST_PROXY: "1" } });
    // The visitor's own entry is left of the one that the proxy added.
    for (let i = 0; i < 60; i++) await site.visitor().post("/api/register", {}, from(`10.0.0.${i}, 203.0.113.1`));
    const register = (header: string) => site.visitor().post("/api/register", {}, from(header));
    expect((await register("1.2.3.4, 203.0.113.1")).status).toBe(429);
    expect((await register("203.0.113.1, 203.0.113.2")).status).toBe(400);
  });

  test("trusts only the part of the header that listed proxies wrote", async () => {
    await using site = await openSite("sqlite", {
      environment: { TRUST_PROXY: "127.0.0.0/8, 10.0.0.0/8, 2001:db8::/32" },
    });
    await fill(site, "/api/register", 60, from("6.6.6.6, 203.0.113.1, 10.1.1.1, 2001:db8::5"));
    const register = (header: string) => site.visitor().post("/api/register", {}, from(header));
    expect((await register("7.7.7.7, 203.0.113.1")).status).toBe(429);
    expect((await register("203.0.113.1, 203.0.113.2, 10.1.1.1")).status).toBe(400);
    expect((await register("rubbish, 10.9.9.9")).status).toBe(400);
  });

  test("treats an IPv6 /64 network as one visitor", async () => {
    await using site = await openSite("sqlite", { environment: { TRUST_PROXY: "1" } });
    for (let i = 0; i < 60; i++)
      await site.visitor().post("/api/register", {}, from(`2001:db8:1:2:${i.toString(16)}::${i}`));
    const register = (address: string) => site.visitor().post("/api/register", {}, from(address));
    expect((await register("2001:0db8:0001:0002:ffff:ffff:ffff:ffff")).status).toBe(429);
    expect((await register("2001:db8:1:3::1")).status).toBe(400);
  });

  test("limits IPv6 networks of /56 and /48 to four and sixteen times as much, of all servers on PostgreSQL", async () => {
    await using two = await openSites(2, { environment: { TRUST_PROXY: "1" } });
    /** Sends inquiries from so many /64 networks of a prefix, up to 120 from each, and returns how many were not refused. */
    const send = async (networks: number, prefix: (network: number) => string) => {
      let accepted = 0;
      for (let network = 0; network < networks; network++) {
        const address = { "X-Forwarded-For": prefix(network) };
        const answers = await Promise.all(
          Array.from({ length: 125 }, (_, i) => two.sites[i % 2]?.visitor().post("/api/inquiries", {}, address)),
        );
        accepted += answers.filter((answer) => answer?.status === 400).length;
      }
      return accepted;
    };
    const hex = (number: number) => number.toString(16);
    expect(await send(6, (network) => `2001:db8:1:${hex(network)}::1`)).toBe(4 * 120);
    expect(await send(1, () => "2001:db8:1:100::1"), "the next /56").toBe(120);
    expect(await send(14, (network) => `2001:db8:1:${hex(512 + 256 * network)}::1`)).toBe((16 - 5) * 120);
    expect(await send(1, () => "2001:db8:2::1"), "the next /48").toBe(120);
    const first = await two.sites[0].visitor().post("/api/inquiries", {}, { "X-Forwarded-For": "2001:db8:3::1" });
    expect(first.headers.ratelimit).toMatch(/^"inquiries";r=119;t=\d+$/);
    const counts = two.sites[0].db.read.selectFrom("rateLimits").select("key");
    const before = (await counts.execute()).length;
    await two.sites[0].visitor().post("/api/inquiries", {}, { "X-Forwarded-For": "203.0.113.1" });
    expect(await counts.execute(), "inquiries and their bytes").toHaveLength(before + 2);
  });

  test("limits all requests of an address to a generous number a minute", async () => {
    await using site = await openSite("sqlite");
    const answers = [];
    for (let i = 0; i < 31; i++) {
      answers.push(...(await Promise.all(Array.from({ length: 100 }, () => site.visitor().get("/api/user")))));
    }
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(3000);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(100);
    expect((await site.visitor().get("/healthz")).status).toBe(200);
  });
});

test("warns at start when limits are off and limits nothing", async () => {
  await using site = await openSite("sqlite", { environment: { RATE_LIMITS: "off" } });
  expect(site.printed.join("\n")).toContain("WARNING: RATE_LIMITS=off");
  for (let i = 0; i < 15; i++) expect((await site.visitor().logIn(wrong)).status).toBe(401);
  expect((await site.visitor().logIn(cast.ada)).status).toBe(200);
});
