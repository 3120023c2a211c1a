import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { expiredMails } from "#domain/mails/remove.ts";
import { cast } from "#tests/cast.ts";
import { freePort } from "#tests/support/free-port.ts";
import {
  type MailServer,
  mailEnvironment,
  mailUser,
  openMailServer,
  openSilentServer,
  readMail,
  refusal,
  team,
} from "#tests/support/mail-server.ts";
import { createDatabase } from "#tests/support/postgres-server.ts";
import { databases, openSite, type Site } from "#tests/support/site.ts";
import type { Visitor } from "#tests/support/visitor.ts";

const application = {
  fullName: "Vera Visitor",
  email: cast.vera.email,
  phone: "+91 12345",
  position: "Privacy Engineer",
  experience: "3-5 years",
  resumePath: "https://resumes.example.com/vera",
};

describe.each(databases)("mails on %s", (kind) => {
  let server: MailServer;
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    server = await openMailServer();
    site = await openSite(kind, { environment: { RATE_LIMITS: "off", ...server.environment } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(async () => {
    await site.stop();
    await server.stop();
  });
  beforeEach(() => {
    // Whatever the last test paused or acknowledged is over.
    site.sleep(3_600_000);
  });
  afterEach(async () => {
    for (const name of Object.keys(server.faults)) delete server.faults[name as keyof typeof server.faults];
    await site.db.write((queries) => queries.deleteFrom("mails").execute());
    server.mails.length = 0;
    // What fails as a connection is made shall find none that is open.
    server.cut();
  });

  const stored = () => site.db.read.selectFrom("mails").selectAll().orderBy("id").execute();
  const outbox = async (query = "") => (await ada.get(`/api/admin/mails${query}`)).json;
  /** Waits until every mail of the outbox is in one of these states; one that waits has been tried before. */
  async function settled(...states: string[]) {
    for (const until = Date.now() + 10_000; ; await wait(5)) {
      const rows = await stored();
      const isThere = ({ state, attempts }: (typeof rows)[number]) =>
        states.includes(state) && (state !== "waiting" || attempts > 0);
      if (rows.length > 0 && rows.every(isThere)) return rows;
      if (Date.now() > until) throw new Error(`still ${rows.map((row) => row.state)}`);
    }
  }
  const to = (address: string) => server.mails.filter((mail) => mail.to.includes(address));

  test.each([
    ["inquiry", "/api/inquiries", cast.vera, /^Demo request: Vera Visitor, Vera's Clinic$/],
    ["application", "/api/job-applications", application, /^Job application: Vera Visitor, Privacy Engineer$/],
  ])("an %s reaches the whole team and its writer within two seconds", async (_, path, body, subject) => {
    const answer = await site.visitor().post(path, body);
    const answered = Date.now();
    expect(answer.status).toBe(201);
    await server.arrived(2, 2000);
    expect(Math.max(...server.mails.map((mail) => mail.at)) - answered).toBeLessThan(2000);
    const [toTeam] = server.mails.filter((mail) => mail.to.length === 2);
    const [toVisitor] = to(cast.vera.email);
    expect(toTeam?.to).toEqual(team);
    expect(toTeam?.headers["reply-to"]).toBe(cast.vera.email);
    expect(toTeam?.headers["auto-submitted"]).toBe("auto-generated");
    expect(toVisitor?.to).toEqual([cast.vera.email]);
    expect(toVisitor?.headers["auto-submitted"]).toBe("auto-replied");
    for (const mail of [toTeam, toVisitor]) {
      expect(mail?.from).toBe(mailUser.user);
      expect(mail?.raw).not.toContain("Content-Disposition: attachment");
    }
    if (!toTeam || !toVisitor) throw new Error("one is missing");
    const forTeam = readMail(toTeam);
    expect(forTeam.subject).toMatch(subject);
    for (const body of [forTeam.text, forTeam.html]) expect(body).toContain(`open=${answer.json.id}`);
    const forVisitor = readMail(toVisitor);
    for (const body of [forVisitor.text, forVisitor.html]) {
      expect(body).toContain(answer.json.id);
      expect(body).toContain("What happens next");
      expect(body).toContain("To have it removed");
    }
    const rows = await settled("sent");
    expect(rows.map((row) => row.messageId).sort()).toEqual(
      server.mails.map((mail) => mail.headers["message-id"]).sort(),
    );
    const { items, counts } = await outbox();
    expect(counts).toEqual({ waiting: 0, sending: 0, sent: 2, dead: 0, cancelled: 0 });
    expect(items[0]).toMatchObject({ state: "sent", nextAttemptAt: null, reason: expect.stringContaining("250") });
  });

  test("an address gets one acknowledgement an hour, whatever its case, and the team every mail", async () => {
    await Promise.all(
      [cast.vera.email, cast.vera.email.toUpperCase(), cast.vera.email].map((email) =>
        site.visitor().post("/api/inquiries", { ...cast.vera, email }),
      ),
    );
    await settled("sent");
    expect(server.mails).toHaveLength(4);
    site.sleep(3_600_000);
    await site.visitor().post("/api/inquiries", cast.vera);
    await server.arrived(6);
  });

  test("an address that is no person's, or nowhere, gets no mail and is nobody's to answer", async () => {
    for (const email of ["noreply@clinic.example", "vera@clinic.invalid", "postmaster@clinic.example", "a@10.0.0.1"]) {
      await site.visitor().post("/api/inquiries", { ...cast.vera, email });
    }
    await settled("sent");
    for (const mail of server.mails) {
      expect(mail.to).toEqual(team);
      expect(mail.headers["reply-to"]).toBeUndefined();
    }
  });

  test("what is removed is in no mail any more: one that waits is taken back", async () => {
    server.faults.connect = () => {
      throw refusal(421, "come back later");
    };
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    await settled("waiting");
    expect((await ada.send(`/api/admin/inquiries/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await stored()).toEqual([]);
    expect(await site.db.read.selectFrom("mailAttempts").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["a greeting of 421", { connect: () => fail(421, "too busy now") }, /421 .*too busy now/],
    ["a recipient deferred with 450", { recipient: () => fail(450, "greylisted, try again") }, /450 greylisted/],
    ["a full disk, 452", { data: () => fail(452, "insufficient system storage") }, /452 insufficient/],
  ])(
    "after %s a mail waits, is tried again after 1, 5, 30, 120 and 720 minutes, and is then dead",
    async (_, faults, words) => {
      Object.assign(server.faults, faults);
      await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
      for (const minutes of [1, 5, 30, 120, 720]) {
        const [row] = await settled("waiting");
        expect(row?.reason).toMatch(words);
        const [shown] = (await outbox("?state=waiting")).items;
        const inMinutes = (Date.parse(shown.nextAttemptAt) - Date.now() - site.ahead()) / 60_000;
        expect(inMinutes).toBeGreaterThan(minutes - 0.2);
        expect(inMinutes).toBeLessThanOrEqual(minutes);
        const before = row?.attempts ?? 0;
        site.sleep(minutes * 60_000);
        site.mail.wake();
        for (const until = Date.now() + 5000; ((await stored())[0]?.attempts ?? 0) === before; await wait(5))
          if (Date.now() > until) throw new Error("not tried again");
      }
      const [dead] = await settled("dead");
      expect(dead).toMatchObject({ attempts: 6, dueAt: null });
      expect(await site.db.read.selectFrom("mailAttempts").selectAll().execute()).toHaveLength(6);
      // It stays dead until an admin has it tried again; then it starts afresh.
      for (const name of Object.keys(server.faults)) delete server.faults[name as keyof typeof server.faults];
      expect((await ada.post(`/api/admin/mails/${dead?.id}/attempts`)).status).toBe(202);
      await settled("sent");
      expect(server.mails.map((mail) => mail.headers["message-id"])).toEqual([dead?.messageId]);
    },
  );

  test("a permanent refusal is dead at once, with the server's words", async () => {
    server.faults.recipient = (address) => {
      if (address === cast.vera.email) throw refusal(550, "no such user here");
    };
    await site.visitor().post("/api/inquiries", cast.vera);
    await settled("sent", "dead");
    const { items } = await outbox("?state=dead");
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      kind: "inquiry-acknowledged",
      to: [cast.vera.email],
      attempts: 1,
      reason: expect.stringContaining("550 no such user here"),
    });
  });

  test("when one of the team is refused, the others have it once, and only that one is tried again", async () => {
    let refuse = true;
    server.faults.recipient = (address) => {
      if (refuse && address === team[1]) throw refusal(450, "mailbox busy");
    };
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    const [row] = await settled("waiting");
    expect(JSON.parse(row?.deliveredTo ?? "")).toEqual([team[0]]);
    expect(row?.reason).toContain(`${team[1]}: 450 mailbox busy`);
    refuse = false;
    await ada.post(`/api/admin/mails/${row?.id}/attempts`);
    await settled("sent");
    expect(server.mails.map((mail) => mail.to)).toEqual([[team[0]], [team[1]]]);
  });

  test("a connection cut after the mail was handed over is tried again, under the same Message-ID", async () => {
    let cuts = 0;
    server.faults.data = (mail) => {
      if (cuts++ > 0) return;
      // The server has it, and we are not told.
      server.mails.push(mail);
      server.cut();
      return new Promise(() => {});
    };
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    const [row] = await settled("waiting");
    expect(row?.attempts).toBe(1);
    await ada.post(`/api/admin/mails/${row?.id}/attempts`);
    await settled("sent");
    expect(server.mails.map((mail) => mail.headers["message-id"])).toEqual([row?.messageId, row?.messageId]);
  });

  test("when our own disk is full after a mail was accepted, that is stored later, and the mail is not sent again", async () => {
    const write = vi.spyOn(site.db, "write");
    server.faults.data = () => {
      write.mockRejectedValueOnce(Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" }));
    };
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    await settled("sent");
    write.mockRestore();
    expect(server.mails).toHaveLength(1);
    expect(site.logged.some(({ msg }) => msg === "how a mail fared could not be stored")).toBe(true);
  });

  test("an admin cancels what waits, and what is sent or unknown can be neither cancelled nor tried again", async () => {
    server.faults.connect = () => fail(421, "later");
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    const [row] = await settled("waiting");
    const cancel = (id = "") => ada.send(`/api/admin/mails/${id}`, { method: "DELETE" });
    expect((await cancel(row?.id)).json).toMatchObject({ id: row?.id, state: "cancelled" });
    expect((await cancel(row?.id)).status).toBe(409);
    delete server.faults.connect;
    site.sleep(3_600_000);
    site.mail.wake();
    await wait(50);
    expect(server.mails).toHaveLength(0);
    expect((await ada.post(`/api/admin/mails/${row?.id}/attempts`)).status).toBe(202);
    await settled("sent");
    expect((await cancel(row?.id)).status).toBe(409);
    expect((await ada.post(`/api/admin/mails/${row?.id}/attempts`)).status).toBe(409);
    for (const id of ["x", row?.aboutId]) expect((await cancel(id)).status).toBe(404);
  });

  test("the preview is the mail, may load and run nothing, and is gone with what it tells of", async () => {
    const message = '<img src=x onerror=alert(1)><script>alert(2)</script> style="x"';
    const { id } = (await site.visitor().post("/api/inquiries", { ...cast.vera, message })).json;
    const [row] = await settled("sent");
    const preview = await ada.get(`/api/admin/mails/${row?.id}/preview`);
    expect(preview.status).toBe(200);
    expect(preview.headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-.+; sandbox; /);
    expect(preview.text).toContain("&lt;script&gt;");
    expect(preview.text).not.toMatch(/<img|<script|\sstyle="/);
    expect((await site.visitor().get(`/api/admin/mails/${row?.id}/preview`)).status).toBe(401);
    await site.db.write((queries) => queries.deleteFrom("inquiries").where("id", "=", id).execute());
    expect((await ada.get(`/api/admin/mails/${row?.id}/preview`)).status).toBe(404);
  });

  test("settled mails are forgotten in time: sent ones after 30 days, others after 90", async () => {
    server.faults.recipient = (address) => {
      if (address === cast.vera.email) throw refusal(550, "no");
    };
    await site.visitor().post("/api/inquiries", cast.vera);
    await settled("sent", "dead");
    const removedAfter = (days: number) =>
      expiredMails.remove({ db: site.db, now: () => Date.now() + site.ahead() + days * 86_400_000 });
    expect(await removedAfter(29)).toBe(0);
    expect(await removedAfter(31)).toBe(1);
    expect((await stored()).map((row) => row.state)).toEqual(["dead"]);
    expect(await removedAfter(91)).toBe(1);
    // One that waits is remembered as long as one that was given up.
    server.faults.connect = () => fail(421, "later");
    server.cut();
    await site.visitor().post("/api/inquiries", { ...cast.vera, email: "noreply@clinic.example" });
    await settled("waiting");
    expect(await removedAfter(89)).toBe(0);
    expect(await removedAfter(91)).toBe(1);
  });

  test("the test mail is sent at once to the whole team, of either kind, and answers with the server's words", async () => {
    for (const [body, subject] of [
      [undefined, "Test: Demo request: "],
      [{ type: "inquiry" }, "Test: Demo request: "],
      [{ type: "application" }, "Test: Job application: "],
    ] as const) {
      const answer = await ada.post("/api/admin/test-email", body);
      expect(answer.json).toEqual({ success: true, message: expect.stringContaining("250") });
      const [mail] = server.mails.splice(0);
      if (!mail) throw new Error("nothing arrived");
      expect(mail.to).toEqual(team);
      expect(readMail(mail).subject).toContain(subject);
    }
    expect(await stored()).toEqual([]);
    server.faults.recipient = () => fail(550, "we do not know you");
    const refused = await ada.post("/api/admin/test-email");
    expect(refused.status).toBe(200);
    expect(refused.json).toEqual({ success: false, message: expect.stringContaining("550 we do not know you") });
    expect((await ada.post("/api/admin/test-email", { type: "other" })).json.errors).toEqual({
      type: ["Either inquiry or application"],
    });
  });

  test("the settings are told without the password, and to admins alone", async () => {
    const answer = await ada.get("/api/admin/email-config");
    expect(answer.json).toEqual({
      configured: true,
      service: server.environment.EMAIL_SERVICE,
      user: mailUser.user,
      recipients: team,
      missingVariables: [],
    });
    expect(answer.text).not.toContain(mailUser.password);
    for (const path of ["email-config", "mails"]) {
      expect((await site.visitor().get(`/api/admin/${path}`)).status).toBe(401);
    }
  });
});

describe("mails that cannot go out", () => {
  test("without settings they wait, the site works, and what is missing is named; with them, they go out", async () => {
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
      message: "E-mail is not configured: EMAIL_SERVICE, EMAIL_PASSWORD, EMAIL_RECIPIENTS are missing.",
    });
    expect((await ada.get("/api/admin/mails?state=waiting")).json.total).toBe(2);
    const { openMailer } = await import("#server/mail/mailer.ts");
    const { readMailSettings } = await import("#server/mail/settings.ts");
    const settings = readMailSettings(server.environment, (sentence) => new Error(sentence));
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

  test("several servers over one PostgreSQL share the outbox, and send each mail once", async () => {
    const server = await openMailServer();
    // So that none of them is done before the others have begun.
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
    });
    expect(new Set(server.mails.map((mail) => mail.headers["message-id"])).size).toBe(60);
    expect(server.mails).toHaveLength(60);
    await Promise.all(sites.map((site) => site.stop()));
    await server.stop();
  });

  test("a server that takes the connection and says nothing is given up, and told so; mails wait", async () => {
    const silent = await openSilentServer();
    const mailWaits = { greetingTimeout: 100, connectionTimeout: 100 };
    await using site = await openSite("sqlite", { environment: mailEnvironment(silent.port), mailWaits });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    await site.visitor().post("/api/inquiries", cast.vera);
    await vi.waitFor(async () => {
      const { items } = (await ada.get("/api/admin/mails?state=waiting")).json;
      expect(items[0]).toMatchObject({ attempts: 1, reason: expect.stringMatching(/greeting/i) });
    });
    await silent.stop();
  });

  test("a server that refuses connections or the password is said so, the password never, and mails wait", async () => {
    const server = await openMailServer();
    const cases = [
      [mailEnvironment(await freePort()), /ECONNREFUSED/],
      [{ ...server.environment, EMAIL_PASSWORD: "a wrong password" }, /535 .*not with \[hidden\]/],
    ] as const;
    for (const [environment, words] of cases) {
      await using site = await openSite("sqlite", { environment: { ...environment } });
      const ada = site.visitor();
      await ada.logIn(cast.ada);
      await site.visitor().post("/api/inquiries", cast.vera);
      const tested = await ada.post("/api/admin/test-email");
      expect(tested.json).toEqual({ success: false, message: expect.stringMatching(words) });
      const until = Date.now() + 5000;
      let page = (await ada.get("/api/admin/mails?state=waiting")).json;
      while (!page.items.some((one: { reason: string | null }) => one.reason)) {
        if (Date.now() > until) throw new Error("never tried");
        await wait(5);
        page = (await ada.get("/api/admin/mails?state=waiting")).json;
      }
      expect(JSON.stringify(page)).toMatch(words);
      expect(JSON.stringify([tested.json, page, site.logged])).not.toContain("a wrong password");
    }
    await server.stop();
  });
});

function fail(code: number, message: string): never {
  throw refusal(code, message);
}
