import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import { cast } from "#harness/cast.ts";
import { retentionSteps } from "#server/retention.ts";
import { memberWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("who has a record open on %s", (kind) => {
  let site: Site;
  let ana: Awaited<ReturnType<typeof memberWith>>;
  let ben: Awaited<ReturnType<typeof memberWith>>;
  let path: string;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ana = await memberWith(site, "privacy", "Ana Alba");
    ben = await memberWith(site, "sales", "Ben Bode");
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    path = `/api/admin/inquiries/${id}`;
  });
  afterAll(() => site.stop());

  const report = async (who: typeof ana, doing: unknown, record = path) =>
    await who.visitor.send(`${record}/presence`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Session-Activity": "none" },
      body: JSON.stringify({ doing }),
    });
  const others = async (who: typeof ana, doing: string) => (await report(who, doing)).json.others;
  const stored = () => site.db.read.selectFrom("presences").selectAll().execute();

  test("is told to the others, with what each does, until they leave", async () => {
    expect(await others(ana, "viewing")).toEqual([]);
    expect(await others(ben, "writing")).toEqual([{ id: ana.id, name: "Ana Alba", doing: "viewing" }]);
    expect(await others(ana, "viewing")).toEqual([{ id: ben.id, name: "Ben Bode", doing: "writing" }]);
    await report(ben, "left");
    expect(await others(ana, "viewing")).toEqual([]);
  });

  test("is stored again only when it changes or grows old, and ends by itself", async () => {
    await report(ana, "viewing");
    const writes = site.db.writes();
    await report(ana, "viewing");
    expect(site.db.writes()).toBe(writes);
    site.advanceTime(16_000);
    await report(ana, "viewing");
    expect(site.db.writes()).toBe(writes + 1);
    site.advanceTime(31_000);
    expect(await others(ben, "viewing")).toEqual([]);
    expect(await stored()).toHaveLength(2);
    await removeExpired({ db: site.db, now: () => Date.now() + site.ahead(), agent: "system" }, retentionSteps);
    expect((await stored()).map(({ userId }) => userId)).toEqual([ben.id]);
  });

  test("comes with the version of the work, so that an open record is fetched again", async () => {
    const body = JSON.stringify({ version: 1, status: "open" });
    await ana.visitor.send(`${path}/work`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect((await report(ben, "viewing")).json.version).toBe(2);
  });

  test("is refused for unknown records, values and roles", async () => {
    const recruiter = await memberWith(site, "recruiter");
    expect((await report(ana, "sleeping")).status).toBe(400);
    expect((await report(ana, "viewing", `/api/admin/inquiries/${newId()}`)).status).toBe(404);
    expect((await report(recruiter, "viewing")).status).toBe(403);
  });
});
