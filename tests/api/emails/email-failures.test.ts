import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import { freePort } from "#harness/free-port.ts";
import {
  fail,
  type MailServer,
  mailEnvironment,
  openMailServer,
  openSilentServer,
  refusal,
  team,
} from "#harness/mail-server.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { clear, openEmailSite, outbox, settled, stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(databases)("emails refused by the mail server, on %s", (kind) => {
  let site: Site;
  let server: MailServer;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, server, ada } = await openEmailSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    // Ends the pause and the acknowledgment interval of the previous test.
    site.advanceTime(3_600_000);
  });
  afterEach(() => clear(site, server));

  test.each([
    ["a greeting of 421", { connect: () => fail(421, "too busy now") }, /421 .*too busy now/],
    ["a recipient deferred with 450", { recipient: () => fail(450, "greylisted, try again") }, /450 greylisted/],
    ["a full disk, 452", { data: () => fail(452, "insufficient system storage") }, /452 insufficient/],
  ])(
    "after %s an email is retried after 1, 5, 30, 120 and 720 minutes, and is then dead",
    async (_, faults, expected) => {
      Object.assign(server.faults, faults);
      await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
      for (const minutes of [1, 5, 30, 120, 720]) {
        const [row] = await settled(site, "waiting");
        expect(row?.reason).toMatch(expected);
        const [shown] = (await outbox(ada, "?state=waiting")).items;
        const inMinutes = (Date.parse(shown.nextAttemptAt) - Date.now() - site.ahead()) / 60_000;
        expect(Math.ceil(inMinutes)).toBe(minutes);
        const before = row?.attempts ?? 0;
        site.advanceTime(minutes * 60_000);
        site.mailer.run();
        await vi.waitFor(async () => expect((await stored(site))[0]?.attempts).toBe(before + 1), 60_000);
      }
      const [dead] = await settled(site, "dead");
      expect(dead).toMatchObject({ attempts: 6, dueAt: null });
      expect(await site.db.read.selectFrom("mailAttempts").selectAll().execute()).toHaveLength(6);
      // An admin can retry it, with all its retries.
      for (const name of Object.keys(server.faults)) delete server.faults[name as keyof typeof server.faults];
      expect((await ada.post(`/api/admin/mails/${dead?.id}/attempts`)).status).toBe(202);
      await settled(site, "sent");
      expect(server.emails.map((email) => email.headers["message-id"])).toEqual([dead?.messageId]);
    },
  );

  test("a permanently refused email is dead at once, with the server's response", async () => {
    server.faults.recipient = (address) => {
      if (address === cast.vera.email) throw refusal(550, "no such user here");
    };
    await site.visitor().post("/api/inquiries", cast.vera);
    await settled(site, "sent", "dead");
    const { items } = await outbox(ada, "?state=dead");
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      kind: "inquiry-acknowledged",
      to: [cast.vera.email],
      attempts: 1,
      reason: expect.stringContaining("550 no such user here"),
    });
  });

  test("retries only the refused recipients of the team", async () => {
    let refuse = true;
    server.faults.recipient = (address) => {
      if (refuse && address === team[1]) throw refusal(450, "mailbox busy");
    };
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    const [row] = await settled(site, "waiting");
    expect(JSON.parse(row?.deliveredTo ?? "")).toEqual([team[0]]);
    expect(row?.reason).toContain(`${team[1]}: 450 mailbox busy`);
    refuse = false;
    await ada.post(`/api/admin/mails/${row?.id}/attempts`);
    await settled(site, "sent");
    expect(server.emails.map((email) => email.to)).toEqual([[team[0]], [team[1]]]);
  });

  test("retries after a connection lost during delivery, with the same Message-ID", async () => {
    let disconnects = 0;
    server.faults.data = (email) => {
      if (disconnects++ > 0) return;
      // The server has the email, but its response is lost.
      server.emails.push(email);
      server.disconnect();
      return new Promise(() => {});
    };
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    const [row] = await settled(site, "waiting");
    expect(row?.attempts).toBe(1);
    await ada.post(`/api/admin/mails/${row?.id}/attempts`);
    await settled(site, "sent");
    expect(server.emails.map((email) => email.headers["message-id"])).toEqual([row?.messageId, row?.messageId]);
  });

  test("does not send an accepted email again when the database cannot store that at once", async () => {
    const write = vi.spyOn(site.db, "write");
    server.faults.data = () => {
      write.mockRejectedValueOnce(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }));
    };
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    await settled(site, "sent");
    write.mockRestore();
    expect(server.emails).toHaveLength(1);
    expect(site.logged.some(({ msg }) => msg === "the outcome of an email could not be stored")).toBe(true);
  });
});

describe("emails that cannot be sent", () => {
  test("wait while settings are missing, which the site names, and are sent when they are set", async () => {
    const server = await openMailServer();
    await using site = await openSite("sqlite", { environment: { EMAIL_USER: "me", RATE_LIMITS: "off" } });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    expect((await site.visitor().post("/api/inquiries", cast.vera)).status).toBe(201);
    expect((await ada.get("/api/admin/email-config")).json).toEqual({
      configured: false,
      service: "",
      user: "me",
      recipients: [],
      missingVariables: ["EMAIL_SERVICE", "EMAIL_PASSWORD", "EMAIL_RECIPIENTS"],
    });
    expect((await ada.post("/api/admin/test-email")).json).toEqual({
      success: false,
      message: "Email is not configured: EMAIL_SERVICE, EMAIL_PASSWORD, EMAIL_RECIPIENTS are missing.",
    });
    expect((await ada.get("/api/admin/mails?state=waiting")).json.total).toBe(2);
    const { openMailer } = await import("#server/mailer.ts");
    const { readEnv } = await import("#server/env.ts");
    const settings = readEnv(server.environment).email;
    const { pino } = await import("pino");
    const mailer = openMailer({
      db: site.db,
      log: pino({ level: "silent" }),
      now: Date.now,
      settings,
      origin: site.origin,
    });
    await mailer.start();
    await server.arrived(2);
    await mailer.stop();
    await server.stop();
  });

  test("several sites with one PostgreSQL share the outbox and send each email once", async () => {
    const server = await openMailServer();
    // Slow enough that every site is sending at the same time.
    server.faults.data = () => wait(20);
    const DATABASE_URL = await createDatabase(inject("postgresUrl"));
    const environment = { ...server.environment, DATABASE_URL, RATE_LIMITS: "off" };
    const sites = [await openSite("postgres", { environment }), await openSite("postgres", { environment })];
    await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        sites[i % 2]?.visitor().post("/api/inquiries", { ...cast.vera, email: `vera${i}@clinic.example` }),
      ),
    );
    await server.arrived(60);
    await vi.waitFor(async () => {
      const rows = await sites[0]?.db.read.selectFrom("mails").select("state").execute();
      expect(rows?.map(({ state }) => state)).toEqual(Array(60).fill("sent"));
    }, 60_000);
    expect(new Set(server.emails.map((email) => email.headers["message-id"])).size).toBe(60);
    expect(server.emails).toHaveLength(60);
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
  });

  test("wait when the mail server does not respond, with the reason", async () => {
    const silent = await openSilentServer();
    const smtpTimeouts = { greetingTimeout: 100, connectionTimeout: 100 };
    await using site = await openSite("sqlite", { environment: mailEnvironment(silent.port), smtpTimeouts });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    await site.visitor().post("/api/inquiries", cast.vera);
    await vi.waitFor(async () => {
      const { items } = (await ada.get("/api/admin/mails?state=waiting")).json;
      expect(items[0]).toMatchObject({ attempts: 1, reason: expect.stringMatching(/greeting/i) });
    }, 60_000);
    await silent.stop();
  });

  test("wait when the mail server refuses the connection or the password, with the reason but not the password", async () => {
    const server = await openMailServer();
    const cases = [
      [mailEnvironment(await freePort()), /ECONNREFUSED/],
      [{ ...server.environment, EMAIL_PASSWORD: "a wrong password" }, /535 .*not with \[hidden\]/],
    ] as const;
    for (const [environment, expected] of cases) {
      await using site = await openSite("sqlite", { environment: { ...environment } });
      const ada = site.visitor();
      await ada.logIn(cast.ada);
      await site.visitor().post("/api/inquiries", cast.vera);
      const tested = await ada.post("/api/admin/test-email");
      expect(tested.json).toEqual({ success: false, message: expect.stringMatching(expected) });
      const page = await vi.waitFor(async () => {
        const waiting = (await ada.get("/api/admin/mails?state=waiting")).json;
        expect(waiting.items.some((one: { reason: string | null }) => one.reason)).toBe(true);
        return waiting;
      }, 60_000);
      expect(JSON.stringify(page)).toMatch(expected);
      expect(JSON.stringify([tested.json, page, site.logged])).not.toContain("a wrong password");
    }
    await server.stop();
  });
});
