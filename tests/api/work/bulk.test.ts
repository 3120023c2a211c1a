import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { memberWith, visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const lists = ["inquiries", "job-applications", "conversations"] as const;

describe.each(bothDatabases)("changing several records at once on %s", (kind) => {
  let site: Site;
  let ana: Awaited<ReturnType<typeof memberWith>>;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ana = await memberWith(site, "privacy", "Ana Alba");
  });
  afterAll(() => site.stop());

  const create = async (list: (typeof lists)[number]): Promise<string> => {
    const visitor = site.visitor();
    if (list === "inquiries") return (await visitor.post("/api/inquiries", cast.vera)).json.id;
    if (list === "job-applications")
      return (await visitor.post("/api/job-applications", { ...applicant, position: newId() })).json.id;
    const id = await startConversation(visitor);
    await sendMessage(visitor, id, "Hello");
    return id;
  };
  const post = (list: string, path: string, body: object, who = ana.visitor) =>
    who.post(`/api/admin/${list}/${path}`, body);
  const workOf = async (list: string, id: string) => (await ana.visitor.get(`/api/admin/${list}/${id}/work`)).json;

  test("changes each record that is unchanged, and says of each other one why not", async () => {
    const [first, second, stale, odd] = await Promise.all(Array.from({ length: 4 }, () => create("inquiries")));
    const change = { version: 1, status: "done", assigneeId: ana.id };
    await post("inquiries", "work", { changes: [{ id: stale, change: { version: 1, status: "open" } }] });
    const missing = newId();
    const { status, json } = await post("inquiries", "work", {
      changes: [
        { id: first, change },
        { id: stale, change },
        { id: missing, change },
        { id: odd, change: { version: 1, assigneeId: newId() } },
        { id: second, change },
      ],
    });
    expect(status).toBe(200);
    expect(json.results.map(({ id, outcome }: { id: string; outcome: string }) => [id, outcome])).toEqual([
      [first, "done"],
      [stale, "stale"],
      [missing, "missing"],
      [odd, "refused"],
      [second, "done"],
    ]);
    expect(json.results[0].work).toMatchObject({ status: "done", assignee: { name: "Ana Alba" }, version: 2 });
    expect(json.results.map(({ detail }: { detail?: string }) => detail)).toEqual([
      undefined,
      "A colleague changed this inquiry in the meantime",
      "This inquiry was not found",
      "Choose a colleague with access to this inquiry",
      undefined,
    ]);
    expect(await workOf("inquiries", String(second))).toMatchObject({ status: "done", version: 2 });
    expect(await workOf("inquiries", String(stale))).toMatchObject({ status: "open", version: 2 });
  });

  test("a second request with the earlier states takes a change back", async () => {
    const ids = [await create("job-applications"), await create("job-applications")];
    const spam = ids.map((id) => ({ id, change: { version: 1, status: "spam" } }));
    const { results } = (await post("job-applications", "work", { changes: spam })).json;
    const changes = ids.map((id, i) => ({
      id,
      change: { version: results[i].work.version, status: "new", assigneeId: null, snoozedUntil: null },
    }));
    await post("job-applications", "work", { changes });
    for (const id of ids)
      expect(await workOf("job-applications", id)).toMatchObject({ status: "new", assignee: null, version: 3 });
  });

  test.each(lists)("deletes %s and reports those that are gone already", async (list) => {
    const ids = [await create(list), await create(list)];
    const { json } = await post(list, "removals", { ids: [ids[0], ids[0], newId(), ids[1]] });
    const outcomes = json.results.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes).toEqual(["done", "missing", "done"]);
    for (const id of ids) expect((await ana.visitor.get(`/api/admin/${list}/${id}/work`)).status).toBe(404);
  });

  test("is refused without the permission, and for more than 100 records or a body that is none", async () => {
    const id = await create("inquiries");
    const recruiter = await visitorWith(site, "recruiter");
    expect((await post("inquiries", "removals", { ids: [id] }, recruiter)).status).toBe(403);
    expect((await post("inquiries", "removals", { ids: [id] }, site.visitor())).status).toBe(401);
    const change = { version: 1, status: "done" };
    for (const [path, body, field] of [
      ["removals", { ids: [] }, "ids"],
      ["removals", { ids: Array.from({ length: 101 }, () => id) }, "ids"],
      ["removals", { ids: [5] }, "ids.0"],
      ["removals", {}, "ids"],
      ["work", { changes: Array.from({ length: 101 }, () => ({ id, change })) }, "changes"],
      ["work", { changes: [{ id, change: { status: "done" } }] }, "changes.0.change.version"],
      ["work", { changes: [{ id, change: { version: 1, status: "lost" } }] }, "changes.0.change.status"],
    ] as const) {
      const answer = await post("inquiries", path, body);
      expect([answer.status, Object.keys(answer.json.errors)], path).toEqual([400, [field]]);
    }
    expect(await workOf("inquiries", id)).toMatchObject({ status: "new", version: 1 });
  });
});
