import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noticeInForce } from "#content/cookies/notice-in-force.ts";
import { GENESIS, hashOfLink } from "#db/hash-chain.ts";
import type { ConsentRow } from "#db/tables.ts";
import { hashedOf, hashOfNotice } from "#domain/consents/chain.ts";
import { storeNotice } from "#domain/consents/store-notice.ts";
import { cast, choice } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const DAY = 86_400_000;
const path = "/api/cookie-consent";
const all = { ...choice, analytics: true, functional: true, marketing: true };
const none = { ...choice, analytics: false };
const signal = { "Sec-GPC": "1" };
const notice = (text: string) => ({ "X-Consent-Notice": text });

describe.each(databases)("consents on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());

  const post = (body: unknown, headers = {}) => site.visitor().post(path, body, headers);
  const rows = () => site.db.read.selectFrom("consents").selectAll().orderBy("sequence").execute();
  const lastRow = async () => (await rows()).at(-1) as ConsentRow;

  test("answers a choice with a random receipt and stores it with the server's time and no personal data", async () => {
    const startedAt = Date.now();
    const answer = await post(choice, {
      "User-Agent": "made-by-the-browser",
      Referer: "https://elsewhere.example/who",
    });
    expect(answer.status).toBe(201);
    const { id, recordedAt, hash } = answer.json;
    expect(answer.json).toEqual({
      id,
      recordedAt,
      hash,
      categories: { essential: true, analytics: true, functional: false, marketing: false },
      action: "custom",
      policyVersion: noticeInForce.policyVersion,
      noticeHash: noticeInForce.noticeHash,
      language: "en",
      gpc: false,
      gpcOverride: false,
    });
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Date.parse(recordedAt)).toBeGreaterThanOrEqual(startedAt);
    const row = await lastRow();
    expect(row).toMatchObject({ id, hash, recordedAt: Date.parse(recordedAt), analytics: 1, functional: 0, gpc: 0 });
    const everything = JSON.stringify([await rows(), site.logged]);
    for (const trace of ["made by the browser", "made-by-the-browser", "client-side", "127.0.0.1", ".example"])
      expect(everything).not.toContain(trace);
    expect(everything).not.toContain(String(choice.timestamp));
  });

  test("accepts the six required fields and drops the four others", async () => {
    const { userAgent: _, ipAddress: __, referrer: ___, url: ____, ...record } = choice;
    expect((await post(record)).status).toBe(201);
    const four = { userAgent: "", ipAddress: "203.0.113.9", referrer: null, url: "https://here.example/é?=<>" };
    expect((await post({ ...record, ...four })).status).toBe(201);
    expect(JSON.stringify(await rows())).not.toContain("203.0.113.9");
  });

  test.each([
    ["essential", false, "Essential cookies cannot be switched off"],
    ["essential", undefined, "Essential cookies cannot be switched off"],
    ["analytics", "true", "Must be true or false"],
    ["functional", null, "Must be true or false"],
    ["marketing", 1, "Must be true or false"],
    ["timestamp", "2026-01-01", "Must be a time in milliseconds"],
    ["timestamp", -1, "Must be a time in milliseconds"],
    ["expiresAt", undefined, "Must be a time in milliseconds"],
    ["expiresAt", choice.timestamp, "Must be later than the choice"],
    ["url", "x".repeat(16_385), "Use at most 16384 characters"],
  ])("rejects %s as %j, names the field, and stores nothing", async (field, value, message) => {
    const before = (await rows()).length;
    const answer = await post({ ...choice, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json.errors).toEqual({ [field]: [message] });
    expect((await rows()).length).toBe(before);
  });

  test("takes the action from the header, and the notice, which may be that of an earlier release", async () => {
    const earlier = { policyVersion: "a".repeat(32), noticeHash: hashOfNotice("Earlier"), language: "de-AT" };
    const { policyVersion: v, noticeHash: n, language } = earlier;
    await storeNotice({ db: site.db, now: Date.now }, { ...earlier, text: "Earlier" });
    const withdrawn = await post(none, notice(`v=${v}; n=${n}; lang=${language}; action=withdraw`));
    expect(withdrawn.json).toMatchObject({ ...earlier, action: "withdraw" });
    expect((await post(all, notice(`n=${n}`))).json).toMatchObject({ ...earlier, action: "accept-all" });
    const { text: _, ...current } = noticeInForce;
    expect((await post(none, notice(""))).json).toMatchObject({ ...current, action: "reject-all" });
    // A browser that translates a page changes its language, not the notice.
    expect((await post(none, notice(`n=${current.noticeHash}; lang=de`))).json).toMatchObject(current);
    expect((await post(none, notice(`v=${v}; lang=de`))).json).toMatchObject(current);
  });

  test.each([
    ["v=short", "v: Must be 32 hexadecimal digits"],
    [`n=${"A".repeat(32)}`, "n: Must be 32 hexadecimal digits"],
    [`n=${"b".repeat(32)}`, "n: Must be a notice that this site has shown"],
    [`n=${"b".repeat(32)}; lang=en; action=custom`, "n: Must be a notice that this site has shown"],
    ["lang=e", "lang: Must be a language such as en"],
    ["action=maybe", "action: Must be one of accept-all, reject-all, custom, withdraw"],
    ["action=accept-all", "action: Does not match the choices"],
    ["action=reject-all", "action: Does not match the choices"],
    ["gpc=ignore", "gpc: Must be override"],
    ["lang=en; lang=de", "Contains lang more than once"],
  ])("rejects the header value %j and stores nothing", async (text, message) => {
    const before = (await rows()).length;
    const answer = await post(choice, notice(text));
    expect(answer.status).toBe(400);
    expect(answer.json.errors).toEqual({ "X-Consent-Notice": [message] });
    expect((await rows()).length).toBe(before);
  });

  test("records analytics and marketing as refused under Global Privacy Control", async () => {
    const { json } = await post(all, signal);
    expect(json.categories).toEqual({ essential: true, analytics: false, functional: true, marketing: false });
    expect(json).toMatchObject({ gpc: true, gpcOverride: false, action: "custom" });
    expect(await lastRow()).toMatchObject({ analytics: 0, functional: 1, marketing: 0, gpc: 1, gpcOverride: 0 });
    const pressed = await post(all, { ...signal, ...notice("action=accept-all") });
    expect(pressed.json).toMatchObject({ action: "accept-all", categories: { analytics: false, marketing: false } });
  });

  test("records an explicit choice against the signal as an override", async () => {
    const { json } = await post(all, { ...signal, ...notice("action=accept-all; gpc=override") });
    expect(json.categories).toEqual({ essential: true, analytics: true, functional: true, marketing: true });
    expect(json).toMatchObject({ gpc: true, gpcOverride: true });
    const withoutOverride = await post(none, { ...signal, ...notice("gpc=override") });
    expect(withoutOverride.json).toMatchObject({ gpc: true, gpcOverride: false });
    expect((await post(all, { "Sec-GPC": "0" })).json).toMatchObject({ gpc: false, categories: { marketing: true } });
  });

  test("stores the text of the current notice under the hash in consents", async () => {
    const notices = await site.db.read.selectFrom("consentNotices").selectAll().execute();
    expect(notices).toContainEqual({ ...noticeInForce, firstShownAt: expect.any(Number) });
  });

  test("a hundred choices, twenty of them at a time, form one chain of a hundred links", async () => {
    const before = (await rows()).length;
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => post(i % 2 ? all : none)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201));
    }
    const stored = await rows();
    expect(stored.map((row) => row.sequence)).toEqual(Array.from({ length: before + 100 }, (_, i) => i + 1));
    expect(stored[0]?.previousHash).toBe(GENESIS);
    stored.slice(1).forEach((row, i) => {
      expect(row.previousHash).toBe(stored[i]?.hash);
    });
    expect(stored.filter((row) => hashOfLink(row.sequence, hashedOf(row), row.previousHash) !== row.hash)).toEqual([]);
    expect((await ada.get("/api/admin/consents/verification")).json).toMatchObject({
      intact: true,
      checked: before + 100,
      lastHash: stored.at(-1)?.hash,
      broken: null,
    });
  });

  test("exports every consent as one line of a downloadable file", async () => {
    const answer = await ada.get("/api/admin/consents/export");
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="consents.csv"',
    });
    const [header, ...lines] = answer.text.trimEnd().split("\r\n");
    expect(header).toMatch(/^"sequence","receipt","recorded_at","action","essential","analytics",/);
    const stored = await rows();
    expect(lines).toHaveLength(stored.length);
    const row = stored[0] as ConsentRow;
    const time = new Date(row.recordedAt).toISOString();
    const choices = ["custom", true, true, false, false, row.policyVersion, row.noticeHash, "en", false, false];
    const cells = [1, row.id, time, ...choices, GENESIS, row.hash];
    expect(lines[0]).toBe(cells.map((cell) => `"${cell}"`).join());
  });

  test.each([
    ["an update", () => sql`update consents set marketing = 1 where sequence = 1`],
    ["a deletion", () => sql`delete from consents where sequence = 1`],
    ["a deletion of all", () => sql`delete from consents`],
    ["a truncation", () => (kind === "postgres" ? sql`truncate consents` : sql`delete from consents where true`)],
    [
      "a replacement",
      () =>
        kind === "sqlite"
          ? sql`insert or replace into consents select * from consents where sequence = 1`
          : sql`insert into consents select * from consents where sequence = 1
                on conflict (sequence) do update set marketing = 1`,
    ],
    ["a shorter chain", () => sql`update consent_chain set length = length - 1`],
    ["no chain", () => sql`delete from consent_chain`],
    ["other words of a notice", () => sql`update consent_notices set text = '[]'`],
  ])("the database rejects %s", async (_, statement) => {
    const before = await rows();
    await expect(site.db.write((queries) => statement().execute(queries))).rejects.toThrow(/consent|chain/);
    expect(await rows()).toEqual(before);
  });

  test("summarizes choices by day, category, and signal", async () => {
    await using fresh = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    const visitor = fresh.visitor();
    await visitor.logIn(cast.ada);
    await visitor.post(path, all);
    fresh.advanceTime(2 * DAY);
    await visitor.post(path, all, { ...signal, ...notice("action=accept-all; gpc=override") });
    await visitor.post(path, none, signal);
    await visitor.post(path, none, notice("action=withdraw"));
    await visitor.post(path, choice);
    // Sessions from two days ago have expired.
    await visitor.logIn(cast.ada);
    const { json } = await visitor.get("/api/admin/consents/summary?days=3");
    const today = Math.floor((Date.now() + 2 * DAY) / DAY) * DAY;
    const dayBefore = (days: number) => new Date(today - days * DAY).toISOString().slice(0, 10);
    const nothing = { acceptAll: 0, rejectAll: 0, custom: 0, withdraw: 0 };
    expect(json).toEqual({
      from: dayBefore(2),
      to: dayBefore(0),
      days: [
        { ...nothing, day: dayBefore(2), acceptAll: 1 },
        { ...nothing, day: dayBefore(1) },
        { day: dayBefore(0), acceptAll: 1, rejectAll: 1, custom: 1, withdraw: 1 },
      ],
      total: 5,
      allowed: { analytics: 3, functional: 2, marketing: 2 },
      gpc: 2,
      gpcOverride: 1,
      allTime: 5,
    });
    const short = (await visitor.get("/api/admin/consents/summary?days=1")).json;
    expect(short).toMatchObject({ total: 4, allTime: 5, days: [{ day: dayBefore(0) }] });
    expect((await visitor.get("/api/admin/consents/summary")).json.days).toHaveLength(30);
    for (const days of ["0", "401", "1.5", "x"])
      expect((await visitor.get(`/api/admin/consents/summary?days=${days}`)).status).toBe(400);
  });
});

test("limits one address to three hundred choices in ten minutes", async () => {
  await using site = await openSite("sqlite");
  const answers = [];
  for (let i = 0; i < 301; i++) answers.push(await site.visitor().post(path, none));
  expect(answers.slice(0, 300).every(({ status }) => status === 201)).toBe(true);
  expect(answers[300]?.status).toBe(429);
  expect(answers[300]?.headers["ratelimit-policy"]).toBe('"consents";q=300;w=600');
});
