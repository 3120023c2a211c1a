import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cast, weaver } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("the activity on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let adaId: string;
  let listing: string;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
    adaId = (await ada.get("/api/user")).json.id;
    listing = (await ada.post("/api/admin/job-listings", weaver)).json.id;
    const change = {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ title: "Senior Weaver" }),
    };
    await ada.send(`/api/admin/job-listings/${listing}`, { method: "PATCH", ...change });
  });
  afterAll(() => site.stop());

  const activity = async (query: string) => (await ada.get(`/api/admin/activity?${query}`)).json;
  const shown = async (query: string) =>
    (await activity(query)).items.map((entry: { action: string; kind: string }) => `${entry.action} ${entry.kind}`);

  test("is listed newest first, by person, kind and day", async () => {
    expect(await shown("kind=listing")).toEqual(["change listing", "create listing"]);
    expect(await shown(`kind=user&actor=${adaId}`)).toEqual(["sign-in user"]);
    expect(await shown("actor=environment")).toEqual(["create user"]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await shown(`kind=listing&day=${today}`)).toHaveLength(2);
    expect(await shown("day=2020-01-31")).toEqual([]);
    for (const wrong of ["kind=nothing", "day=yesterday", "page=0"])
      expect((await ada.get(`/api/admin/activity?${wrong}`)).status, wrong).toBe(400);
  });

  test("names members of the team, and no ordinary user", async () => {
    const { items } = await activity("kind=user&pageSize=100");
    const roles = new Map(
      items.map(({ actor }: { actor: { role: string; name: string } }) => [actor.role, actor.name]),
    );
    expect(roles.get("admin")).toBe(cast.ada.name);
    expect(roles.get("user")).toBeNull();
    expect((await ada.get("/api/admin/activity/people")).json).toEqual([{ id: adaId, name: cast.ada.name }]);
  });

  test("continues after the last entry of a page, although every page adds an entry", async () => {
    const first = await activity("kind=listing&pageSize=1");
    const second = await activity(`kind=listing&pageSize=1&page=2&upTo=${first.upTo}&after=${first.last}`);
    expect([...first.items, ...second.items].map(({ action }) => action)).toEqual(["change", "create"]);
  });

  test("is exported as CSV with the hashes of the chain", async () => {
    const { headers, text } = await ada.get("/api/admin/activity/export?kind=listing");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [names = [], ...rows] = text
      .trimEnd()
      .split("\r\n")
      .map((line) => line.slice(1, -1).split('","'));
    const read = rows.map((row) => Object.fromEntries(row.map((cell, i) => [names[i], cell])));
    expect(read).toMatchObject([
      { actor_id: adaId, actor_role: "admin", action: "create", object_kind: "listing", object_id: listing },
      { actor_name: cast.ada.name, action: "change", fields: "title", previous_hash: read[0]?.hash },
    ]);
  });

  test("shows the history of a record, also after it was deleted", async () => {
    await ada.send(`/api/admin/job-listings/${listing}`, { method: "DELETE" });
    const { json } = await ada.get(`/api/admin/job-listings/${listing}/history`);
    expect(json).toMatchObject([
      { action: "remove", actor: { id: adaId, role: "admin", name: cast.ada.name } },
      { action: "change", fields: ["title"] },
      { action: "create", fields: [] },
    ]);
    expect((await ada.get("/api/admin/job-listings/x/history")).status).toBe(404);
  });
});
