import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { SEARCH_VERSION } from "#domain/lists/searched-text.ts";
import { applicant, cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const PAGE_SIZE = 10;
const start = Date.UTC(2026, 0, 1, 12);
/** Several rows share a time, and there are ten of them a day. */
const timeOf = (index: number) => start + Math.floor(index / 3) * 3 * 8_640_000;

const lists = {
  inquiries: (id: string, createdAt: number) => ({
    ...cast.vera,
    id,
    createdAt,
    searchText: "vera of the clinic",
    searchVersion: SEARCH_VERSION,
  }),
  jobApplications: (id: string, createdAt: number) => ({
    ...applicant,
    id,
    createdAt,
    emailFolded: id,
    applicationType: "job",
    searchText: "cara the weaver",
    searchVersion: SEARCH_VERSION,
  }),
  mails: (id: string, createdAt: number) => ({
    id,
    createdAt,
    kind: "inquiry-to-team",
    aboutId: newId(),
    messageId: id,
    state: "sent",
  }),
  chatConversations: (id: string, lastMessageAt: number) => ({
    id,
    sessionId: id,
    ownerHash: "x",
    startedAt: lastMessageAt,
    lastMessageAt,
    category: "general",
    status: "active",
    messageCount: 1,
    unread: 1,
  }),
} as const;

const requests = [
  ["inquiries", "inquiries?sort=newest"],
  ["inquiries", "inquiries?sort=oldest"],
  ["inquiries", "inquiries?status=unfinished&snoozed=hide"],
  ["inquiries", "inquiries?status=new&sort=oldest"],
  ["inquiries", "inquiries?q=clinic"],
  ["inquiries", "inquiries?q=clinic&sort=oldest"],
  ["jobApplications", "job-applications?sort=newest"],
  ["jobApplications", "job-applications?applicationType=job&sort=oldest"],
  ["jobApplications", "job-applications?applicationType=job&q=we"],
  ["mails", "mails?state=all"],
  ["mails", "mails?state=sent"],
  ["chatConversations", "conversations?page=1"],
  ["chatConversations", "conversations?status=active"],
] as const;

const seeds = [1, 2, 3];

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe.each(bothDatabases)("paged lists on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  const clear = () =>
    site.db.write(async (queries) => {
      for (const table of Object.keys(lists) as (keyof typeof lists)[]) await queries.deleteFrom(table).execute();
    });
  beforeEach(clear);

  /** Stores rows from number `from` to before `to`, and returns their ids. */
  const store = async (table: keyof typeof lists, from: number, to: number): Promise<string[]> => {
    const rows = Array.from({ length: to - from }, (_, i) => lists[table](newId(timeOf(from + i)), timeOf(from + i)));
    await site.db.write((queries) =>
      queries
        .insertInto(table)
        .values(rows as never)
        .execute(),
    );
    return rows.map(({ id }) => id);
  };
  const remove = (table: keyof typeof lists, ids: string[]) =>
    site.db.write((queries) => queries.deleteFrom(table).where("id", "in", ids).execute());
  const get = async (path: string, more: object = {}) => {
    const url = new URL(`http://site/api/admin/${path}`);
    for (const [name, value] of Object.entries({ pageSize: PAGE_SIZE, ...more }))
      url.searchParams.set(name, String(value));
    const { status, json } = await ada.get(url.pathname + url.search);
    expect(status).toBe(200);
    return { ...json, ids: json.items.map(({ id }: { id: string }) => id) };
  };

  test.each(requests)("%s by %s: a row is found on its page by its id", async (table, path) => {
    const ids = await store(table, 0, 25);
    const inOrder = path.includes("oldest") ? ids : ids.toReversed();
    for (const index of [0, 9, 10, 24]) {
      const page = Math.floor(index / PAGE_SIZE);
      expect(await get(path, { around: inOrder[index] })).toMatchObject({
        ids: inOrder.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
        start: page * PAGE_SIZE,
        total: 25,
      });
    }
    expect(await get(path, { around: newId(start) })).toMatchObject({ ids: inOrder.slice(0, 10), start: 0 });
  });

  test.each(requests)(
    "%s by %s: the next page continues after the last row, whatever arrived or went",
    async (table, path) => {
      const ids = await store(table, 0, 25);
      const inOrder = path.includes("oldest") ? ids : ids.toReversed();
      const first = await get(path);
      expect(first).toMatchObject({ ids: inOrder.slice(0, 10), total: 25, start: 0, newer: 0 });

      await store(table, 25, 28);
      const gone = [inOrder[0], inOrder[9], inOrder[12]] as string[];
      await remove(table, gone);
      const left = inOrder.filter((id) => !gone.includes(id));
      const { upTo } = first;
      const second = await get(path, { page: 2, upTo, after: first.last });
      expect(second).toMatchObject({ ids: left.slice(8, 18), total: 22, start: 8, newer: 3, page: 2, upTo });
      const third = await get(path, { page: 3, upTo, after: second.last });
      expect(third).toMatchObject({ ids: left.slice(18), total: 22, start: 18 });
      expect(await get(path, { page: 4, upTo, after: third.last })).toMatchObject({ ids: [], start: 22, first: null });
      expect(await get(path, { page: 2, upTo, before: third.first })).toMatchObject({ ids: second.ids, start: 8 });
      expect(await get(path, { upTo, before: second.first })).toMatchObject({ ids: left.slice(0, 8), start: 0 });
      for (const page of [1, 2, 3, 4])
        expect(await get(path, { page, upTo })).toMatchObject({
          ids: left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          total: 22,
          newer: 3,
        });
      expect(await get(path)).toMatchObject({ total: 25, newer: 0 });
    },
  );

  // A failure names its seed; `seeds` repeats it.
  test.each(requests)(
    "%s by %s: whatever arrives and goes, paging in either direction loses and repeats no lasting row",
    async (table, path) => {
      for (const seed of seeds) {
        await clear();
        const random = randomFrom(seed);
        const pick = (count: number) => Math.floor(random() * count);
        const size = 1 + pick(9);
        let stored = 1 + pick(45);
        const ids = await store(table, 0, stored);
        const gone = new Set<string>();
        const walk = async (page: Awaited<ReturnType<typeof get>>, direction: "after" | "before") => {
          const seen: string[] = direction === "after" ? [...page.ids] : [];
          while (page.ids.length > 0) {
            const goes = Array.from({ length: pick(4) }, () => ids[pick(ids.length)] as string);
            for (const id of goes) gone.add(id);
            const arrive = pick(4);
            const edge = direction === "after" ? page.last : page.first;
            const next = get(path, { pageSize: size, upTo: page.upTo, [direction]: edge });
            await Promise.all([
              goes.length > 0 ? remove(table, goes) : undefined,
              arrive > 0 ? store(table, stored, stored + arrive) : undefined,
            ]);
            stored += arrive;
            page = await next;
            if (direction === "after") seen.push(...page.ids);
            else seen.unshift(...page.ids);
          }
          return seen;
        };
        const inOrder = path.includes("oldest") ? ids : ids.toReversed();
        const expectAll = (seen: string[]) => {
          expect(new Set(seen).size, `seed ${seed}`).toBe(seen.length);
          expect(seen, `seed ${seed}`).toEqual(inOrder.filter((id) => seen.includes(id)));
          for (const id of ids) if (!gone.has(id)) expect(seen, `seed ${seed}`).toContain(id);
        };
        const first = await get(path, { pageSize: size });
        expectAll(await walk(first, "after"));
        const last = inOrder.findLast((id) => !gone.has(id));
        if (!last) continue;
        const end = await get(path, { pageSize: size, upTo: first.upTo, around: last });
        expectAll([...(await walk(end, "before")), ...end.ids]);
      }
    },
  );

  test.each(["inquiries", "jobApplications"] as const)(
    "%s by status and snoozing: every page has the rows that match, also after they changed",
    async (table) => {
      const random = randomFrom(7);
      const statuses = ["new", "open", "done", "spam"] as const;
      const later = Date.now() + 3_600_000;
      const ids = await store(table, 0, 60);
      const works = new Map<string, { workStatus: (typeof statuses)[number]; snoozedUntil: number | null }>();
      const path = table === "inquiries" ? "inquiries" : "job-applications";
      for (let round = 0; round < 3; round++) {
        for (const id of ids.filter(() => random() < 0.6)) {
          const workStatus = statuses[Math.floor(random() * 4)] ?? "new";
          const isSnoozed = random() < 0.4 && (workStatus === "new" || workStatus === "open");
          const work = { workStatus, snoozedUntil: isSnoozed ? (random() < 0.3 ? 1 : later) : null };
          works.set(id, work);
          await site.db.write((queries) => queries.updateTable(table).set(work).where("id", "=", id).execute());
        }
        await remove(table, [ids.splice(Math.floor(random() * ids.length), 1)[0] as string]);
        for (const status of [undefined, "unfinished", ...statuses] as const)
          for (const snoozed of [undefined, "hide", "only"] as const) {
            const isListed = (id: string) => {
              const { workStatus, snoozedUntil } = works.get(id) ?? { workStatus: "new", snoozedUntil: null };
              const isUnfinished = workStatus === "new" || workStatus === "open";
              if (status === "unfinished" ? !isUnfinished : status && status !== workStatus) return false;
              return snoozed === undefined || (snoozed === "only") === (snoozedUntil === later);
            };
            const listed = ids.filter(isListed).reverse();
            const filter = { ...(status && { status }), ...(snoozed && { snoozed }), pageSize: 7 };
            for (const page of [1, 3, Math.max(1, Math.ceil(listed.length / 7))])
              expect(await get(path, { ...filter, page }), JSON.stringify(filter)).toMatchObject({
                ids: listed.slice((page - 1) * 7, page * 7),
                total: listed.length,
              });
            const [around] = listed.slice(-3);
            if (around) expect((await get(path, { ...filter, around })).ids).toContain(around);
          }
      }
    },
  );

  test("a conversation with a new message counts as new and leaves its old place", async () => {
    const ids = (await store("chatConversations", 0, 25)).reverse();
    const first = await get("conversations?page=1");
    await site.db.write((queries) =>
      queries
        .updateTable("chatConversations")
        .set({ lastMessageAt: timeOf(30) })
        .where("id", "=", ids[12] as string)
        .execute(),
    );
    const second = await get("conversations", { page: 2, upTo: first.upTo, after: first.last });
    expect(second).toMatchObject({ ids: ids.slice(10, 21).filter((id) => id !== ids[12]), total: 24, newer: 1 });
  });

  test("a list that was empty has no cursors", async () => {
    for (const [, path] of requests)
      expect(await get(path)).toMatchObject({ total: 0, start: 0, newer: 0, upTo: null, first: null, last: null });
  });

  test("rejects what is not a cursor and two cursors at once, and names the parameter", async () => {
    const cursor = `1.${newId()}`;
    const refuse = async (path: string, field: string) => {
      const { status, json } = await ada.get(`/api/admin/${path}`);
      expect([status, Object.keys(json.errors)], path).toEqual([400, [field]]);
    };
    for (const bad of ["", "1", newId(), `${cursor}x`, `-${cursor}`, `${"9".repeat(16)}${cursor}`])
      await refuse(`inquiries?upTo=${bad}`, "upTo");
    await store("inquiries", 0, 1);
    for (const path of ["inquiries?page=1", "inquiries?q=clinic", "mails?page=1", "conversations?page=1"]) {
      for (const name of ["upTo", "after", "before"]) await refuse(`${path}&${name}=x`, name);
      await refuse(`${path}&after=${cursor}&before=${cursor}`, "before");
      expect(await get(path, { after: cursor, upTo: cursor })).toMatchObject({ ids: [], total: 0, start: 0 });
    }
  });
});
