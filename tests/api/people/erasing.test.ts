import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newId } from "#db/id.ts";
import { appendMessage } from "#domain/conversations/append.ts";
import { cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { openSites } from "#tests/support/servers/several-sites.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";
import { beforeCommit } from "#tests/support/uncommitted.ts";

describe.each(bothDatabases)("erasing a person on %s", (kind) => {
  /** On PostgreSQL two servers, else twice the same one. */
  let sites: readonly Site[];
  let site: Site;
  /** The same colleague on each server. */
  let here: Visitor;
  let there: Visitor;
  beforeAll(async () => {
    const environment = { RATE_LIMITS: "off" };
    sites = kind === "postgres" ? (await openSites(2, { environment })).sites : [await openSite(kind, { environment })];
    site = sites[0] as Site;
    here = await visitorWith(site, "privacy");
    there = (sites.at(-1) as Site).visitor();
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
  });
  afterAll(() => Promise.all(sites.map((one) => one.stop())));

  /** Stores inquiries, and returns the id of the last one. */
  async function inquire(email: string, count = 1): Promise<string> {
    const rows = Array.from({ length: count }, () => {
      return { ...cast.vera, email, id: newId(), searchText: email, createdAt: Date.now() };
    });
    await site.db.write((queries) => queries.insertInto("inquiries").values(rows).execute());
    return rows.at(-1)?.id ?? "";
  }
  const personOf = async (id: string, record = "inquiry") => {
    const opened = await here.post("/api/admin/people", { kind: record, id });
    const path = `/api/admin/people/${opened.json.id}`;
    const { counts, version } = (await here.get(path)).json;
    return { path, shown: { counts, version } };
  };
  const countOf = async (email: string) =>
    (await site.db.read.selectFrom("inquiries").select("id").where("email", "=", email).execute()).length;
  const address = () => `${newId()}@looms.example`;
  const refusal = (answer: Answer) => [answer.status, Object.keys(answer.json?.errors ?? {})];
  const refused = [409, ["counts"]];

  test("refuses another inquiry in the place of the one that was shown", async () => {
    const email = address();
    const first = await inquire(email);
    const { path, shown } = await personOf(first);
    const second = await inquire(email);
    await here.send(`/api/admin/inquiries/${first}`, { method: "DELETE" });
    expect(refusal(await here.post(`${path}/erase`, shown))).toEqual(refused);
    expect(await countOf(email)).toBe(1);
    expect((await here.post(`${path}/erase`, (await personOf(second)).shown)).status).toBe(204);
    expect(await countOf(email)).toBe(0);
  });

  test("refuses a thousand rows where fewer were shown, and more where a thousand were", async () => {
    const email = address();
    const { path, shown } = await personOf(await inquire(email));
    await inquire(email, 999);
    for (const few of [shown, { counts: shown.counts }])
      expect(refusal(await here.post(`${path}/erase`, few))).toEqual(refused);
    const many = await personOf(await inquire(email));
    expect(many.shown.counts.inquiry).toBe(1000);
    await inquire(email);
    expect(refusal(await here.post(`${path}/erase`, many.shown))).toEqual(refused);
    expect(await countOf(email)).toBe(1002);
  });

  test("refuses a message that arrived in a conversation, also at the last moment", async () => {
    const vera = site.visitor();
    const email = address();
    const id = await startConversation(vera, { userEmail: email });
    await sendMessage(vera, id, "Do you mask names?");
    const { path, shown } = await personOf(id, "conversation");
    await sendMessage(vera, id, "And addresses?");
    expect(refusal(await here.post(`${path}/erase`, shown))).toEqual(refused);
    const again = await personOf(id, "conversation");
    const more = { conversationId: id, sender: "user", content: "Or dates?" } as const;
    const late = await beforeCommit(
      site,
      kind,
      (queries) => appendMessage(queries, Date.now() + 1000, more),
      () => here.post(`${path}/erase`, again.shown),
    );
    expect(refusal(late)).toEqual(refused);
    expect((await here.get(`/api/admin/conversations/${id}`)).text).toContain("Or dates?");
  });

  test("refuses what a merge added since it was shown, also at the last moment", async () => {
    const [own, other] = [address(), address()];
    const { path, shown } = await personOf(await inquire(own));
    const record = await inquire(other);
    const merged = await personOf(record);
    const answered = await beforeCommit(
      site,
      kind,
      async (queries) => {
        const [into = "", from = ""] = [path, merged.path].map((one) => one.split("/").at(-1));
        const both = queries.selectFrom("personAddresses").select("id").where("personId", "in", [into, from]);
        await both.forUpdate().execute();
        const rows = queries.updateTable("personAddresses").where("personId", "=", from);
        await rows.set({ personId: into }).execute();
      },
      () => here.post(`${path}/erase`, shown),
    );
    expect(refusal(answered)).toEqual(refused);
    expect([await countOf(own), await countOf(other)]).toEqual([1, 1]);
    expect((await here.get(merged.path)).json.counts.inquiry).toBe(2);
  });

  test("refuses when a colleague deletes a record at the last moment", async () => {
    const email = address();
    const [first, second] = [await inquire(email), await inquire(email)];
    const { path, shown } = await personOf(first);
    const answered = await beforeCommit(
      site,
      kind,
      (queries) => queries.deleteFrom("inquiries").where("id", "=", second).execute(),
      () => here.post(`${path}/erase`, shown),
    );
    expect(refusal(answered)).toEqual(refused);
    expect(await countOf(email)).toBe(1);
  });

  test.each([
    ["a merge", 1, async (path: string, id: string) => await there.post(`${path}/merge`, { kind: "inquiry", id })],
    ["an inquiry", 2, async (_: string, __: string, email: string) => await inquire(email)],
  ])("ends when %s comes between its transactions, and goes on with the new numbers", async (_, left, interrupt) => {
    const [own, other] = [address(), address()];
    const total = 300;
    const { path, shown } = await personOf(await inquire(own, total));
    const record = await inquire(other);
    const erasing = here.post(`${path}/erase`, shown);
    await vi.waitFor(async () => expect(await countOf(own)).toBeLessThan(total), { interval: 1, timeout: 60_000 });
    await interrupt(path, record, own);
    expect(refusal(await erasing)).toEqual(refused);
    const remaining = await countOf(own);
    expect(remaining).toBeGreaterThan(left);
    expect(await countOf(other)).toBe(1);
    const again = (await here.get(path)).json;
    expect((await here.post(`${path}/erase`, again)).status).toBe(204);
    expect(await countOf(own)).toBe(0);
    expect(await countOf(other)).toBe(left === 1 ? 0 : 1);
  });

  test("takes everything once when two colleagues do it at once", async () => {
    const email = address();
    const { path, shown } = await personOf(await inquire(email, 120));
    const answers = await Promise.all([here, there].map((visitor) => visitor.post(`${path}/erase`, shown)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(204);
    for (const status of statuses) expect([204, 404, 409]).toContain(status);
    expect(await countOf(email)).toBe(0);
    const entries = site.db.read.selectFrom("auditEntries").select("objectId").where("objectKind", "=", "person");
    const removed = entries.where("action", "=", "remove").where("objectId", "=", path.split("/").at(-1) as string);
    expect(await removed.execute()).toHaveLength(1);
  });
});
