import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const HOUR = 3_600_000;

describe.each(bothDatabases)("applications that are sent again, on %s,", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write(async (queries) => {
      await queries.deleteFrom("jobApplications").execute();
    });
  });

  const apply = (more: object = {}) => site.visitor().post("/api/job-applications", { ...applicant, ...more });
  /** Sessions have expired a day later. */
  const aDayLater = async () => {
    site.advanceTime(24 * HOUR);
    await ada.logIn(cast.ada);
    await otto.logIn(cast.otto);
  };
  const _entriesAbout = (id: string) =>
    site.db.read.selectFrom("auditEntries").select(["actorId", "action"]).where("objectId", "=", id).execute();
  const stored = () => site.db.read.selectFrom("jobApplications").selectAll().orderBy("id").execute();
  const listed = async () => (await ada.get("/api/admin/job-applications")).json;

  test("answers a further application with the same address within a day alike, and marks it as a duplicate", async () => {
    // The mailbox has had no acknowledgment for an hour.
    await aDayLater();
    const first = await apply();
    for (const again of [{}, { email: applicant.email.toUpperCase() }, { position: ` ${applicant.position} ` }]) {
      const { status, json } = await apply({ ...again, fullName: "Another Name" });
      expect([status, Object.keys(json)]).toEqual([201, Object.keys(first.json)]);
    }
    await apply({ position: "Another" });
    await apply({ email: "other@example.com" });
    await aDayLater();
    const later = await apply();
    await apply();
    const [one, next] = [first.json.id, later.json.id];
    expect((await stored()).map((row) => row.duplicateOf)).toEqual([null, one, one, one, null, null, null, next]);
    expect((await listed()).map((row: { earlier: number }) => row.earlier)).toEqual([6, 5, 0, 4, 3, 2, 1, 0]);
    const ids = (await stored()).map(({ id }) => id);
    const mails = await site.db.read.selectFrom("mails").select("kind").where("aboutId", "in", ids).execute();
    expect(mails.filter(({ kind }) => kind === "application-to-team")).toHaveLength(8);
    expect(mails.filter(({ kind }) => kind === "application-acknowledged")).toHaveLength(3);
    const work = (await ada.get(`/api/admin/job-applications/${next}/work`)).json;
    expect(work).toMatchObject({ status: "new", duplicateOf: null, duplicates: 1 });
  });

  test("stores one of forty identical applications sent at once", async () => {
    const send = (key: string, more: object = {}) =>
      site.visitor().post("/api/job-applications", { ...applicant, ...more }, { "Idempotency-Key": key });
    const answers = await Promise.all(Array.from({ length: 40 }, () => send('"one"')));
    const [row, ...more] = await stored();
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.id}`))).toEqual(new Set([`201 ${row?.id}`]));
    expect([more, JSON.stringify(row)]).toEqual([[], expect.not.stringContaining('"one"')]);
    const refused = await send('"one"', { experience: "more" });
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/^You applied for this position within the last day/),
    ]);
    expect(refused.json.errors).toEqual({ position: [refused.json.detail] });
    // A friend applies in the same browser. The same data with another key is another application.
    for (const answer of [await send('"one"', { email: "friend@example.com" }), await send('"two"')])
      expect(answer.status).toBe(201);
    expect(await stored()).toHaveLength(3);
    await aDayLater();
    expect((await send('"one"')).json.id).not.toBe(row?.id);
  });

  test("marks all but the first of forty applications of strangers with one address sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => apply()));
    expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(201));
    const rows = await stored();
    const [first, ...others] = rows.filter(({ duplicateOf }) => duplicateOf === null);
    expect(others).toEqual([]);
    expect(rows.filter(({ duplicateOf }) => duplicateOf === first?.id)).toHaveLength(39);
  });

  test("accepts a new application after the first one was deleted", async () => {
    const { id } = (await apply()).json;
    await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });
    expect((await apply()).status).toBe(201);
  });
});
