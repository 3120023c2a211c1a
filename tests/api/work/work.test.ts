import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { memberWith } from "#tests/support/people.ts";
import { waitForMessages } from "#tests/support/servers/chat-site.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

const HOUR = 3_600_000;
const paths = { inquiry: "inquiries", application: "job-applications", conversation: "conversations" } as const;
type Kind = keyof typeof paths;

describe.each(bothDatabases)("the team's work on records on %s", (kind) => {
  let site: Site;
  let ana: Awaited<ReturnType<typeof memberWith>>;
  let ben: Awaited<ReturnType<typeof memberWith>>;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ana = await memberWith(site, "privacy", "Ana Alba");
    ben = await memberWith(site, "privacy", "Ben Bode");
  });
  afterAll(() => site.stop());

  const create = async (of: Kind, email = `${newId()}@example.com`): Promise<string> => {
    const visitor = site.visitor();
    if (of === "inquiry") return (await visitor.post("/api/inquiries", { ...cast.vera, email })).json.id;
    if (of === "application")
      return (await visitor.post("/api/job-applications", { ...applicant, email, position: newId() })).json.id;
    const id = await startConversation(visitor, { userEmail: email });
    await sendMessage(visitor, id, "Hello");
    // A reply moves the conversation up in the lists.
    await waitForMessages(visitor, id, 2);
    return id;
  };
  const pathOf = (of: Kind, id: string) => `/api/admin/${paths[of]}/${id}/work`;
  const read = async (of: Kind, id: string) => (await ana.visitor.get(pathOf(of, id))).json;
  const change = (who: { visitor: Visitor }, of: Kind, id: string, body: object) =>
    who.visitor.send(pathOf(of, id), {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const inHours = (hours: number) => new Date(Date.now() + site.ahead() + hours * HOUR).toISOString();

  test.each(["inquiry", "application", "conversation"] as const)("stores who works on an %s and when", async (of) => {
    const id = await create(of);
    const before = await read(of, id);
    const status = of === "conversation" ? "active" : "new";
    const nothing = { assignee: null, snoozedUntil: null, duplicateOf: null, sameAddress: null, duplicates: 0 };
    expect(before).toEqual({ status, version: 1, ...nothing });
    const snoozedUntil = inHours(2);
    const answer = await change(ana, of, id, { version: 1, assigneeId: ben.id, snoozedUntil });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      status: of === "conversation" ? "active" : "open",
      assignee: { id: ben.id, name: "Ben Bode", hasAccess: true },
      snoozedUntil,
      version: 2,
    });
    expect(await read(of, id)).toEqual(answer.json);
    const finished = await change(ana, of, id, { version: 2, status: of === "conversation" ? "closed" : "done" });
    expect(finished.json).toMatchObject({ snoozedUntil: null, version: 3 });
    const history = (await ana.visitor.get(`/api/admin/${paths[of]}/${id}/history`)).json;
    const opened = of === "conversation" ? [] : ["status"];
    expect(history.filter((entry: { action: string }) => entry.action === "change")).toMatchObject([
      { fields: ["status", "snooze"] },
      { fields: [...opened, "assignee", "snooze"] },
    ]);
  });

  test("refuses a change of an earlier version, and says who changed what since", async () => {
    const id = await create("inquiry");
    await change(ana, "inquiry", id, { version: 1, status: "spam" });
    await change(ben, "inquiry", id, { version: 2, status: "open", assigneeId: ben.id });
    const refused = await change(ana, "inquiry", id, { version: 1, assigneeId: ana.id });
    expect(refused.status).toBe(409);
    expect(refused.headers["content-type"]).toBe("application/problem+json");
    expect(refused.json).toMatchObject({
      status: 409,
      detail: "A colleague changed this inquiry in the meantime",
      current: { status: "open", assignee: { id: ben.id }, version: 3 },
      changes: [
        { by: { id: ana.id, name: "Ana Alba" }, fields: ["status"] },
        { by: { id: ben.id, name: "Ben Bode" }, fields: ["status", "assignee"] },
      ],
    });
    expect(await read("inquiry", id)).toMatchObject({ assignee: { id: ben.id }, version: 3 });
    // The same change again, as after a lost response, is no collision.
    expect((await change(ben, "inquiry", id, { version: 2, assigneeId: ben.id })).json.version).toBe(3);
  });

  test("accepts one of two changes that arrive together", async () => {
    const id = await create("application");
    const answers = await Promise.all(
      [ana, ben].map((who) => change(who, "application", id, { version: 1, assigneeId: who.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read("application", id)).version).toBe(2);
  });

  test("closes a conversation as its own endpoint does, which counts as a change as well", async () => {
    const id = await create("conversation");
    const closed = await change(ana, "conversation", id, { version: 1, status: "closed" });
    expect(closed.json).toMatchObject({ status: "closed", version: 2 });
    const reopen = { method: "PATCH", headers: { "Content-Type": "application/json" }, body: '{"status":"active"}' };
    await ben.visitor.send(`/api/admin/conversations/${id}`, reopen);
    const stale = await change(ana, "conversation", id, { version: 2, assigneeId: ana.id });
    expect(stale.json).toMatchObject({
      current: { status: "active", version: 3 },
      changes: [{ by: { name: "Ben Bode" }, fields: ["status"] }],
    });
    for (const status of ["done", "waiting"])
      expect((await change(ana, "conversation", id, { version: 3, status })).status).toBe(400);
  });

  test("ends the snooze of a conversation when its visitor writes again", async () => {
    const visitor = site.visitor();
    const id = await startConversation(visitor);
    await sendMessage(visitor, id, "Hello");
    await change(ana, "conversation", id, { version: 1, snoozedUntil: inHours(1) });
    await sendMessage(visitor, id, "Hello again");
    expect((await read("conversation", id)).snoozedUntil).toBe(null);
  });

  test("refuses values that do not fit, and unknown records", async () => {
    const id = await create("inquiry");
    const recruiter = await memberWith(site, "recruiter");
    const disabled = await memberWith(site, "sales");
    await site.db.write((queries) =>
      queries.updateTable("users").set({ disabledAt: 1 }).where("id", "=", disabled.id).execute(),
    );
    const bad: [object, string][] = [
      [{}, "version"],
      [{ version: 1 }, "body"],
      [{ version: "1", status: "open" }, "version"],
      [{ version: 1, status: "closed" }, "status"],
      [{ version: 1, assigneeId: recruiter.id }, "assigneeId"],
      [{ version: 1, assigneeId: disabled.id }, "assigneeId"],
      [{ version: 1, assigneeId: "x" }, "assigneeId"],
      [{ version: 1, snoozedUntil: "tomorrow" }, "snoozedUntil"],
      [{ version: 1, snoozedUntil: inHours(-1) }, "snoozedUntil"],
      [{ version: 1, snoozedUntil: inHours(24 * 400) }, "snoozedUntil"],
      [{ version: 1, snoozedUntil: inHours(1), status: "done" }, "snoozedUntil"],
      [{ version: 1, duplicateOf: id }, "duplicateOf"],
      [{ version: 1, duplicateOf: newId() }, "duplicateOf"],
      [{ version: 1, status: "open", createdAt: 1 }, "body"],
    ];
    for (const [body, field] of bad) {
      const answer = await change(ana, "inquiry", id, body);
      expect([answer.status, Object.keys(answer.json.errors)], JSON.stringify(body)).toEqual([400, [field]]);
    }
    expect((await read("inquiry", id)).version).toBe(1);
    for (const unknown of [newId(), "x"]) {
      expect((await change(ana, "inquiry", unknown, { version: 1, status: "open" })).status).toBe(404);
      expect((await ana.visitor.get(pathOf("inquiry", unknown))).status).toBe(404);
    }
    expect((await change(recruiter, "inquiry", id, { version: 1, status: "open" })).status).toBe(403);
    expect((await recruiter.visitor.get("/api/admin/colleagues?kind=inquiry")).status).toBe(403);
    expect((await ana.visitor.get("/api/admin/colleagues")).status).toBe(400);
    const colleagues = (await ana.visitor.get("/api/admin/colleagues?kind=inquiry")).json;
    const ids = colleagues.map((one: { id: string }) => one.id);
    expect(ids).toContain(ana.id);
    for (const without of [recruiter, disabled]) expect(ids).not.toContain(without.id);
  });

  test.each(["inquiry", "application", "conversation"] as const)("suggests and marks a repeated %s", async (of) => {
    const email = `${newId()}@Example.com`;
    const first = await create(of, email);
    const second = await create(of, email.toLowerCase());
    expect((await read(of, first)).sameAddress).toBe(null);
    expect((await read(of, second)).sameAddress).toMatchObject({ id: first });
    await change(ana, of, second, { version: 1, duplicateOf: first });
    expect(await read(of, second)).toMatchObject({ duplicateOf: first, version: 2 });
    expect((await read(of, first)).duplicates).toBe(1);
    const circle = await change(ana, of, first, { version: 1, duplicateOf: second });
    expect([circle.status, Object.keys(circle.json.errors)]).toEqual([409, ["duplicateOf"]]);
    expect((await ana.visitor.send(`/api/admin/${paths[of]}/${first}`, { method: "DELETE" })).status).toBe(204);
    expect((await read(of, second)).duplicateOf).toBe(null);
  });

  test("marks one of two records as a duplicate when both are marked as such of each other at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one = "", other = ""] = [await create("inquiry"), await create("inquiry")];
      const answers = await Promise.all([
        change(ana, "inquiry", one, { version: 1, duplicateOf: other }),
        change(ben, "inquiry", other, { version: 1, duplicateOf: one }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const marked = [await read("inquiry", one), await read("inquiry", other)];
      expect(marked.filter(({ duplicateOf }) => duplicateOf !== null)).toHaveLength(1);
    }
  });

  test("leaves a record without an assignee when that account is removed", async () => {
    const carl = await memberWith(site, "sales");
    const id = await create("inquiry");
    await change(ana, "inquiry", id, { version: 1, assigneeId: carl.id });
    const setDisabled = (disabledAt: number) =>
      site.db.write((queries) => queries.updateTable("users").set({ disabledAt }).where("id", "=", carl.id).execute());
    await setDisabled(1);
    expect((await read("inquiry", id)).assignee).toMatchObject({ id: carl.id, hasAccess: false });
    await site.db.write((queries) => queries.deleteFrom("users").where("id", "=", carl.id).execute());
    expect((await read("inquiry", id)).assignee).toBe(null);
  });

  test("shows the work in lists, which filter by it and can be searched as well", async () => {
    const site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    try {
      const dora = await memberWith(site, "privacy");
      const ids: string[] = [];
      for (const message of ["violet zero", "violet one", "amber two", "amber three", "amber four"])
        ids.push((await site.visitor().post("/api/inquiries", { ...cast.vera, message })).json.id);
      const set = (index: number, body: object) => change(dora, "inquiry", ids[index] ?? "", { version: 1, ...body });
      await set(0, { status: "done" });
      await set(1, { status: "spam" });
      await set(2, { assigneeId: dora.id });
      await set(3, { snoozedUntil: new Date(Date.now() + HOUR).toISOString() });
      const found = async (query: string) => {
        const page = (await dora.visitor.get(`/api/admin/inquiries?${query}`)).json;
        expect(page.total).toBe(page.items.length);
        return page.items.map(({ id }: { id: string }) => ids.indexOf(id)).reverse();
      };
      expect(await found("page=1")).toEqual([0, 1, 2, 3, 4]);
      expect(await found("status=unfinished")).toEqual([2, 3, 4]);
      expect(await found("status=unfinished&snoozed=hide")).toEqual([2, 4]);
      expect(await found("status=new")).toEqual([4]);
      expect(await found("status=open")).toEqual([2, 3]);
      expect(await found("status=done")).toEqual([0]);
      expect(await found("status=spam")).toEqual([1]);
      expect(await found("snoozed=only")).toEqual([3]);
      expect(await found("assignee=me")).toEqual([2]);
      expect(await found(`assignee=${dora.id}&status=open`)).toEqual([2]);
      expect(await found("assignee=none&status=unfinished&snoozed=hide")).toEqual([4]);
      expect(await found("q=amber&status=open")).toEqual([2, 3]);
      expect(await found("q=violet&status=unfinished")).toEqual([]);
      site.advanceTime(2 * HOUR);
      expect(await found("status=unfinished&snoozed=hide")).toEqual([2, 3, 4]);
      expect(await found("snoozed=only")).toEqual([]);
      for (const query of ["status=x", "assignee=x", "snoozed=x"])
        expect((await dora.visitor.get(`/api/admin/inquiries?${query}`)).status).toBe(400);
      const [row] = (await dora.visitor.get("/api/admin/inquiries?assignee=me")).json.items;
      expect(row.work).toMatchObject({ status: "open", assignee: { id: dora.id }, version: 2 });
      const [first] = (await dora.visitor.get("/api/admin/inquiries")).json;
      const fields = ["id", ...Object.keys(cast.vera), "createdAt"];
      expect(Object.keys(first).sort()).toEqual(fields.sort());
    } finally {
      await site.stop();
    }
  });

  test("filters conversations by assignee, and hides the snoozed ones", async () => {
    const [one, two] = [await create("conversation"), await create("conversation")];
    await change(ana, "conversation", one, { version: 1, assigneeId: ana.id });
    await change(ana, "conversation", two, { version: 1, assigneeId: ana.id, snoozedUntil: inHours(1) });
    const found = async (query: string) => {
      const { items, total } = (await ana.visitor.get(`/api/admin/conversations?${query}`)).json;
      expect(total).toBe(items.length);
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await found("assignee=me")).toEqual([two, one]);
    expect(await found("assignee=me&snoozed=hide&status=active")).toEqual([one]);
    expect(await found("assignee=me&snoozed=only")).toEqual([two]);
  });
});
