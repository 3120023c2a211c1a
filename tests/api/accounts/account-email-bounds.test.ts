import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { newUser } from "#tests/support/people.ts";
import { stored } from "#tests/support/servers/email-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const HOUR = 3_600_000;
let mailboxes = 0;

describe.each(databases)("emails about accounts on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("mails").execute());
    mailboxes += 1;
  });

  /** An address of the test's mailbox, in another spelling for each tag. */
  const spelling = (tag: number | string) => `victim${mailboxes}+${tag}@clinic.example`;
  const kinds = async () => (await stored(site)).map(({ kind: one }) => one);
  const confirmations = async () => (await kinds()).filter((one) => one === "email-change");
  async function registered(email?: string) {
    const person = { ...newUser(), ...(email && { email }) };
    const visitor = site.visitor();
    expect((await visitor.register(person)).status).toBe(201);
    return { visitor, person };
  }
  const ask = async (visitor: Visitor, email: string) => {
    const { status, json } = await visitor.post("/api/account/email", { email });
    expect([status, json]).toEqual([202, { pendingEmail: email }]);
    expect((await visitor.get("/api/account")).json.pendingEmail).toBe(email);
  };

  test("ask a mailbox to confirm it once an hour and three times a day, whatever accounts ask, and answer alike", async () => {
    for (let hour = 0; hour < 5; hour++) {
      for (let i = 0; i < 3; i++) await ask((await registered()).visitor, spelling(`${hour}${i}`));
      expect((await confirmations()).length).toBe(Math.min(3, hour + 1));
      site.advanceTime(HOUR);
    }
    site.advanceTime(19 * HOUR);
    await ask((await registered()).visitor, spelling("later"));
    expect(await confirmations()).toHaveLength(4);
    const told = (await kinds()).filter((one) => one === "email-change-requested");
    expect(told, "the present addresses").toHaveLength(16);
  });

  test("leave the link in the earlier email working when the same user asks again", async () => {
    const { visitor } = await registered();
    await ask(visitor, spelling("a"));
    const links = () => site.db.read.selectFrom("accountLinks").select(["id", "email"]).execute();
    const [first] = (await links()).slice(-1);
    await ask(visitor, spelling("a"));
    expect(await links()).toContainEqual(first);
    await ask(visitor, spelling("b"));
    expect(await links()).not.toContainEqual(first);
  });

  test("reset passwords of the spellings of a mailbox once in five minutes, and those of its own account besides", async () => {
    const own = spelling("").replace("+", "");
    const addresses = [own, ...[1, 2, 3].map(spelling)];
    for (const email of addresses) await registered(email);
    const askAll = async () => {
      for (const email of addresses)
        expect((await site.visitor().post("/api/password-resets", { email })).status).toBe(202);
      return (await stored(site)).map(({ recipient }) => recipient);
    };
    expect(await askAll()).toEqual([own, spelling(1)]);
    expect(await askAll()).toHaveLength(2);
    site.advanceTime(5 * 60_000);
    expect(await askAll()).toHaveLength(4);
    // Strangers with new accounts do not keep the owner of an older one from theirs.
    site.advanceTime(8 * 86_400_000);
    await registered(spelling(4));
    const before = (await stored(site)).length;
    expect((await askAll()).slice(before).sort()).toEqual([own, spelling(1), spelling(2), spelling(3)].sort());
  });

  test("tell an address of each kind of change twenty times a day, other spellings sixty times, and the team always", async () => {
    const setUp = async (visitor: Visitor, timesBoth: number) => {
      for (let i = 0; i < timesBoth; i++) {
        const { secret } = (await visitor.post("/api/account/authenticator")).json;
        const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + site.ahead() });
        expect((await visitor.post("/api/account/authenticator/confirm", { code })).status).toBe(200);
        expect((await visitor.send("/api/account/authenticator", { method: "DELETE" })).status).toBe(204);
      }
    };
    const own = (await registered(`victim${mailboxes}@clinic.example`)).visitor;
    await setUp(own, 21);
    expect(await kinds()).toHaveLength(40);
    for (let i = 1; i < 4; i++) await setUp((await registered(spelling(i))).visitor, 15);
    expect((await kinds()).length).toBeLessThanOrEqual(100);
    // What strangers with other spellings did keeps no user from the email that stops a change.
    const victim = (await registered(spelling(4))).visitor;
    await victim.post("/api/account/email", { email: "thief@example.org" });
    expect((await kinds()).filter((kind) => kind === "email-change-requested")).toHaveLength(1);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const before = (await kinds()).length;
    await setUp(ada, 12);
    expect((await kinds()).length - before).toBe(24);
  });
});
