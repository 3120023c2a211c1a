import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { removeUser } from "#domain/accounts/users/remove.ts";
import { columnsOf, MAX_VIEWS, tableNames } from "#domain/table-settings/tables.ts";
import type { Visitor } from "#harness/visitor.ts";
import { memberWith, visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const path = "/api/admin/tables/inquiries";
const mine = { status: "open", assignee: "me" };

describe.each(databases)("the tables that a person arranges on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  });
  afterAll(() => site.stop());

  const sendJson = (visitor: Visitor, method: string, address: string, body: object) =>
    visitor.send(address, { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const save = (visitor: Visitor, name: string, query: object = mine) => visitor.post(`${path}/views`, { name, query });
  const change = (visitor: Visitor, id: string, body: object) =>
    sendJson(visitor, "PATCH", `${path}/views/${id}`, body);
  const remove = (visitor: Visitor, id: string) => visitor.send(`${path}/views/${id}`, { method: "DELETE" });
  const hide = (visitor: Visitor, hiddenColumns: unknown, table = path) =>
    sendJson(visitor, "PUT", `${table}/columns`, { hiddenColumns });
  const settings = async (visitor: Visitor, table = path) => (await visitor.get(table)).json;
  const namesOf = async (visitor: Visitor) => (await settings(visitor)).views.map(({ name }: { name: string }) => name);

  test("have all columns and no view at first, and keep both for each person and each table", async () => {
    const sales = await visitorWith(site, "sales");
    expect(await settings(sales)).toEqual({ hiddenColumns: [], views: [] });
    const saved = await save(sales, " My open ");
    expect([saved.status, saved.json]).toEqual([201, { id: expect.any(String), name: "My open", query: mine }]);
    expect((await save(sales, "Escalations", { sort: "oldest", snoozed: "hide" })).status).toBe(201);
    // In the order of the table, whatever that of the request.
    expect((await hide(sales, ["message", "email"])).json).toEqual({ hiddenColumns: ["email", "message"] });
    expect(await settings(sales)).toEqual({
      hiddenColumns: ["email", "message"],
      views: [{ id: expect.any(String), name: "Escalations", query: { sort: "oldest", snoozed: "hide" } }, saved.json],
    });
    const none = { hiddenColumns: [], views: [] };
    expect(await settings(sales, "/api/admin/tables/conversations")).toEqual(none);
    expect(await settings(await visitorWith(site, "sales"))).toEqual(none);
    expect((await hide(sales, [])).json).toEqual({ hiddenColumns: [] });
    expect((await settings(sales)).hiddenColumns).toEqual([]);
  });

  test("have views that their owner renames, changes and deletes", async () => {
    const sales = await visitorWith(site, "sales");
    const { id } = (await save(sales, "Open")).json;
    await save(sales, "Spam", { status: "spam" });
    expect((await change(sales, id, { name: "To do" })).json).toEqual({ id, name: "To do", query: mine });
    // A name may differ from its earlier one in case alone.
    expect((await change(sales, id, { name: "TO DO" })).json.name).toBe("TO DO");
    const query = { status: "unfinished", snoozed: "hide" };
    expect((await change(sales, id, { query })).json).toEqual({ id, name: "TO DO", query });
    expect(await namesOf(sales)).toEqual(["Spam", "TO DO"]);
    expect((await remove(sales, id)).status).toBe(204);
    expect(await namesOf(sales)).toEqual(["Spam"]);
    expect((await remove(sales, id)).status).toBe(404);
    expect((await change(sales, id, { name: "Gone" })).status).toBe(404);
  });

  test("refuse a name that another view of the same person and table has, in any case", async () => {
    const sales = await visitorWith(site, "sales");
    await save(sales, "Straße");
    const { id } = (await save(sales, "Other")).json;
    for (const refused of [await save(sales, "STRAßE"), await change(sales, id, { name: "straße" })]) {
      expect(refused.status).toBe(409);
      expect(refused.json.errors).toEqual({ name: ["You have another view with this name"] });
    }
    const elsewhere = { name: "Straße", query: { status: "waiting" } };
    expect((await sales.post("/api/admin/tables/conversations/views", elsewhere)).status).toBe(201);
    expect((await save(await visitorWith(site, "sales"), "Straße")).status).toBe(201);
    const atOnce = await Promise.all(["Twin", "twin", "TWIN"].map((name) => save(sales, name)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await namesOf(sales)).toHaveLength(3);
  });

  test(`hold ${MAX_VIEWS} views at most, also when they are saved at the same time`, async () => {
    const sales = await visitorWith(site, "sales");
    const saved = await Promise.all(Array.from({ length: MAX_VIEWS + 2 }, (_, index) => save(sales, `View ${index}`)));
    expect(saved.filter(({ status }) => status === 201)).toHaveLength(MAX_VIEWS);
    const refused = await save(sales, "One more");
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      "You have 20 views of this table. Delete one to save another",
    ]);
    const { views } = await settings(sales);
    expect(views).toHaveLength(MAX_VIEWS);
    expect((await change(sales, views[0].id, { name: "Renamed" })).status).toBe(200);
    await remove(sales, views[0].id);
    expect((await save(sales, "One more")).status).toBe(201);
  });

  test.each([
    ["a search text", { name: "Vera", query: { q: "vera@example.com" } }, "query.q", /can’t include search text/],
    ["no filter", { name: "All", query: {} }, "query", /^Filter or sort the list first$/],
    ["an unknown status", { name: "A", query: { status: "lost" } }, "query.status", /^Must be/],
    ["an unknown order", { name: "A", query: { sort: "newest" } }, "query.sort", /^Must be oldest/],
    ["an unknown filter", { name: "A", query: { ...mine, page: "2" } }, "query", /filters of this table/],
    ["a filter of another table", { name: "A", query: { kind: "mention" } }, "query", /filters of this table/],
    ["a nested filter", { name: "A", query: { assignee: { id: "me" } } }, "query.assignee", /^Must be text$/],
    ["no query", { name: "A" }, "query", /filters of this table/],
    ["no name", { name: " ", query: mine }, "name", /^Give the view a name$/],
    ["a long name", { name: "x".repeat(61), query: mine }, "name", /^Use at most 60 characters$/],
    ["an invisible name", { name: "\u202e\u3164", query: mine }, "name", /^Give the view a name$/],
  ])("refuse a view with %s", async (_, body, field, message) => {
    const sales = await visitorWith(site, "sales");
    const { id } = (await save(sales, "Kept")).json;
    const refused = await sales.post(`${path}/views`, body);
    expect(refused.status).toBe(400);
    expect(refused.json.errors[field][0]).toMatch(message);
    const { name, query } = body as { name: string; query?: object };
    if (query) expect((await change(sales, id, field === "name" ? { name } : { query })).status).toBe(400);
    expect((await settings(sales)).views).toEqual([{ id, name: "Kept", query: mine }]);
  });

  test("refuse an empty change, columns that they do not have or that name the record, and views of emails", async () => {
    const sales = await visitorWith(site, "sales");
    const { id } = (await save(sales, "Kept")).json;
    expect((await change(sales, id, {})).status).toBe(400);
    expect((await change(sales, id, { id: newId() })).status).toBe(400);
    await hide(sales, ["date"]);
    for (const columns of [["name"], ["phone"], "date", [["date"]], Array(6).fill("date"), undefined])
      expect((await hide(sales, columns)).status, JSON.stringify(columns)).toBe(400);
    expect((await settings(sales)).hiddenColumns).toEqual(["date"]);
    const ada = await visitorWith(site, "admin");
    for (const table of tableNames)
      expect((await hide(ada, columnsOf[table], `/api/admin/tables/${table}`)).status, table).toBe(200);
    const view = { name: "Failing", query: { state: "failing" } };
    expect((await ada.post("/api/admin/tables/email/views", view)).status).toBe(404);
  });

  test("of one person are unknown to another, and closed to those who may not read the records", async () => {
    const sales = await visitorWith(site, "sales");
    const { id } = (await save(sales, "Mine")).json;
    const other = await visitorWith(site, "sales");
    await save(other, "Theirs");
    for (const refused of [await change(other, id, { name: "Taken" }), await remove(other, id)]) {
      expect(refused.status).toBe(404);
      expect(refused.json.detail).toBe("This view was not found");
    }
    expect((await remove(sales, "no-id")).status).toBe(404);
    for (const [visitor, status] of [
      [await visitorWith(site, "recruiter"), 403],
      [site.visitor(), 401],
    ] as const) {
      const answers = [await visitor.get(path), await save(visitor, "A"), await hide(visitor, [])];
      answers.push(await change(visitor, id, { name: "A" }), await remove(visitor, id));
      expect(answers.map((answer) => answer.status)).toEqual(Array(5).fill(status));
    }
    const recruiter = await visitorWith(site, "recruiter");
    expect((await recruiter.get("/api/admin/tables/conversations")).status).toBe(404);
    expect((await recruiter.get("/api/admin/tables/team")).status).toBe(404);
    expect(await namesOf(sales)).toEqual(["Mine"]);
  });

  test("are in the audit log by ids and names of fields alone, and only when something changes", async () => {
    const { id: actorId, visitor } = await memberWith(site, "sales");
    const { id } = (await save(visitor, "Case of Vera")).json;
    await change(visitor, id, { name: "Case of Otto", query: { status: "new" } });
    await change(visitor, id, { name: "Case of Otto" });
    await save(visitor, "CASE OF OTTO");
    await hide(visitor, ["email"]);
    await hide(visitor, ["email"]);
    await remove(visitor, id);
    await settings(visitor);
    const entries = await site.db.read
      .selectFrom("auditEntries")
      .select(["action", "objectKind", "objectId", "fields"])
      .where("actorId", "=", actorId)
      .orderBy("sequence")
      .execute();
    expect(entries).toEqual([
      { action: "create", objectKind: "saved-view", objectId: id, fields: "[]" },
      { action: "change", objectKind: "saved-view", objectId: id, fields: '["name","query"]' },
      { action: "change", objectKind: "columns", objectId: null, fields: "[]" },
      { action: "remove", objectKind: "saved-view", objectId: id, fields: "[]" },
    ]);
  });

  test("go with the account", async () => {
    const { id, name, visitor } = await memberWith(site, "sales");
    await save(visitor, "Mine");
    await hide(visitor, ["email"]);
    const rows = site.db.read.selectFrom("tableSettings").selectAll().where("userId", "=", id);
    expect(await rows.execute()).toHaveLength(1);
    await removeUser({ db: site.db, actor: null, agent: "command line", now: Date.now }, name);
    expect(await rows.execute()).toEqual([]);
  });
});
