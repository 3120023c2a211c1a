import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { fail, type MailServer, refusal, team } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { MAX_CONNECTIONS } from "#mail/smtp-transport.ts";
import { clear, openEmailSite, outbox, settled, stored } from "#tests/support/servers/email-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("failing emails on %s", (kind) => {
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

  const inquire = async (email: string) => (await site.visitor().post("/api/inquiries", { ...cast.vera, email })).json;
  const failing = async () => (await ada.get("/api/admin/mails/failing")).json;
  const retryAll = async () => {
    const answer = await ada.post("/api/admin/mails/attempts");
    expect(answer.status, answer.text).toBe(202);
    return answer.json;
  };
  const search = async (body: object) => {
    const answer = await ada.post("/api/admin/mails/searches", body);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };
  const recipients = ({ items }: { items: { to: string[] }[] }) => items.map(({ to }) => to.join()).sort();
  const refuse = (refusals: Record<string, [code: number, text: string]>) => {
    server.faults.recipient = (address) => {
      const found = refusals[address];
      if (found) throw refusal(...found);
    };
  };

  test("an email is failing from its first failed attempt until it is sent or canceled", async () => {
    refuse({ "gone@clinic.example": [550, "5.1.1 no such user"], "busy@clinic.example": [450, "4.2.1 try later"] });
    for (const email of ["gone@clinic.example", "busy@clinic.example"]) await inquire(email);
    await settled(site, "sent", "dead", "waiting");
    const page = await outbox(ada, "?state=failing");
    expect(page).toMatchObject({ total: 2, counts: { failing: 2, sent: 2, dead: 1, waiting: 1 } });
    expect(recipients(page)).toEqual(["busy@clinic.example", "gone@clinic.example"]);
    for (const { failedAt } of page.items) expect(Date.parse(failedAt)).toBeGreaterThan(Date.now());
    expect(await failing()).toMatchObject({ count: 2, retrying: 0 });

    // It still counts while it is being retried.
    delete server.faults.recipient;
    const held: (() => void)[] = [];
    server.faults.data = () => new Promise<void>((resolve) => held.push(resolve));
    const [busy] = (await search({ q: "busy@", state: "failing" })).items;
    expect((await ada.post(`/api/admin/mails/${busy.id}/attempts`)).status).toBe(202);
    await expect.poll(() => held.length, { timeout: 60_000 }).toBe(1);
    expect(await failing()).toMatchObject({ count: 2, retrying: 1 });
    held.pop()?.();
    await settled(site, "sent", "dead");
    expect(await failing()).toEqual({ count: 1, retrying: 0, last: null });

    const [gone] = (await outbox(ada, "?state=failing")).items;
    await ada.send(`/api/admin/mails/${gone.id}`, { method: "DELETE" });
    expect(await failing()).toEqual({ count: 0, retrying: 0, last: null });
  });

  test("names the last delivery while it is the one that failed, and not after the next success or a cancelation", async () => {
    server.faults.connect = () => fail(421, "4.3.2 closed for the night");
    await inquire("noreply@clinic.example");
    const [row] = await settled(site, "waiting");
    const { last } = await failing();
    expect(last).toEqual({ at: expect.any(String), answer: expect.stringContaining("closed for the night") });
    await ada.send(`/api/admin/mails/${row?.id}`, { method: "DELETE" });
    expect((await failing()).last).toBeNull();
    delete server.faults.connect;
    expect((await ada.post(`/api/admin/mails/${row?.id}/attempts`)).status).toBe(202);
    await settled(site, "sent");
    expect(await failing()).toEqual({ count: 0, retrying: 0, last: null });
  });

  test("retries all failing emails at once, given up or waiting, and no other", async () => {
    const addresses = ["one@clinic.example", "two@clinic.example", "three@clinic.example"];
    refuse({ [addresses[0] as string]: [550, "no"], [addresses[1] as string]: [552, "full"] });
    for (const email of addresses) await inquire(email);
    await settled(site, "sent", "dead");
    const canceled = (await search({ q: "two@" })).items[0].id;
    await ada.send(`/api/admin/mails/${canceled}`, { method: "DELETE" });
    refuse({ "four@clinic.example": [450, "later"] });
    await inquire("four@clinic.example");
    await settled(site, "sent", "dead", "cancelled", "waiting");
    const before = server.emails.length;
    delete server.faults.recipient;
    expect(await retryAll()).toEqual({ retrying: 2 });
    await settled(site, "sent", "cancelled");
    const arrived = server.emails.slice(before).flatMap(({ to }) => to);
    expect(arrived.sort()).toEqual(["four@clinic.example", "one@clinic.example"]);
    expect(await retryAll()).toEqual({ retrying: 0 });
  });

  test("retrying all keeps the pause of a mail server that is down", async () => {
    server.faults.connect = () => fail(421, "down");
    for (let i = 0; i < 2 * MAX_CONNECTIONS; i++) await inquire(`down${i}@clinic.example`);
    const attempts = async () => (await site.db.read.selectFrom("mailAttempts").select("id").execute()).length;
    const settle = async () => {
      await expect
        .poll(async () => (await stored(site)).filter((row) => row.state === "sending"), { timeout: 60_000 })
        .toEqual([]);
      return await attempts();
    };
    await expect.poll(attempts, { timeout: 60_000 }).toBeGreaterThan(0);
    const before = await settle();
    for (let i = 0; i < 3; i++) await retryAll();
    expect(await settle()).toBe(before);
    // The next wave, after the pause, is as small as any.
    site.advanceTime(30_000);
    site.mailer.run();
    await expect.poll(attempts, { timeout: 60_000 }).toBeGreaterThan(before);
    expect((await settle()) - before).toBeLessThanOrEqual(MAX_CONNECTIONS);
  });

  test("finds emails by a part of the recipient's address, by kind, and by the record they are about", async () => {
    const { id } = await inquire("Vera_Visitor@Clinic.example");
    await inquire("verax@clinic.example");
    await settled(site, "sent");
    expect(recipients(await search({ q: "vera" }))).toEqual(["Vera_Visitor@Clinic.example", "verax@clinic.example"]);
    // An underscore is no wildcard.
    expect(recipients(await search({ q: "VERA_" }))).toEqual(["Vera_Visitor@Clinic.example"]);
    expect(await search({ q: "nothing" })).toMatchObject({ items: [], total: 0, counts: { sent: 0, failing: 0 } });
    const ofTeam = await search({ q: team[1] });
    expect(ofTeam.items.map((email: { kind: string }) => email.kind)).toEqual(["inquiry-to-team", "inquiry-to-team"]);
    const about = await search({ q: `${site.origin}/admin?open=${id}` });
    expect(about.items.map((email: { aboutId: string }) => email.aboutId)).toEqual([id, id]);
    expect(await search({ q: id, kind: "inquiry-acknowledged" })).toMatchObject({ total: 1, counts: { sent: 1 } });
    expect(await outbox(ada, "?kind=inquiry-to-team")).toMatchObject({ total: 2, counts: { sent: 2 } });
    expect(await search({ q: id, state: "failing" })).toMatchObject({ total: 0, counts: { sent: 2 } });

    const { items, upTo, last } = await search({ q: "vera", pageSize: 1 });
    const next = await search({ q: "vera", pageSize: 1, page: 2, upTo, after: last });
    expect([items[0].to[0], next.items[0].to[0]]).toEqual(["verax@clinic.example", "Vera_Visitor@Clinic.example"]);
    expect(JSON.stringify(site.logged).toLowerCase()).not.toContain("vera");
  });

  test("refuses a search without a text and an unknown kind, naming the field", async () => {
    expect((await ada.post("/api/admin/mails/searches", { q: " " })).json.errors).toEqual({
      q: ["Enter what to search for"],
    });
    expect((await ada.get("/api/admin/mails?kind=letter")).json.errors).toEqual({ kind: ["Must be a kind of email"] });
  });
});
