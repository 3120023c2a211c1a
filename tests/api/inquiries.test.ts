import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { SEARCH_VERSION } from "#domain/lists/searched-text.ts";
import { cast } from "#harness/cast.ts";
import type { Answer } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

describe.each(databases)("inquiries on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write((queries) => queries.deleteFrom("inquiries").execute());
  });

  const stored = () => site.db.read.selectFrom("inquiries").selectAll().orderBy("id").execute();
  const names = (inquiries: { firstName: string }[]) => inquiries.map((inquiry) => inquiry.firstName);

  /** Stores many at once; the first is the oldest. */
  async function storeMany(
    count: number,
    make: (i: number) => { company?: string; searchText?: string } = () => ({}),
    { db } = site,
  ): Promise<void> {
    const startedAt = Date.now() - count;
    for (let from = 0; from < count; from += 1000) {
      const rows = Array.from({ length: Math.min(1000, count - from) }, (_, i) => {
        const { searchText: given, ...made } = make(from + i);
        const inquiry = { ...cast.vera, firstName: `N${from + i}`, ...made };
        const searchText = given ?? Object.values(inquiry).join("\n").toLowerCase();
        // Many share a millisecond, as they do under load.
        return {
          ...inquiry,
          id: newId(),
          searchText,
          searchVersion: SEARCH_VERSION,
          createdAt: startedAt + Math.floor((from + i) / 7),
        };
      });
      await db.write((queries) => queries.insertInto("inquiries").values(rows).execute());
    }
  }

  test("stores a demo request unchanged, with a time and an id of the server", async () => {
    const answer = await site.visitor().post("/api/inquiries", cast.vera);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: expect.any(String) });
    const rows = await stored();
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({ ...cast.vera, id: answer.json.id });
    expect(new Date(row?.createdAt ?? 0).toISOString()).toBe(answer.json.createdAt);
    expect(Math.abs((row?.createdAt ?? 0) - Date.now())).toBeLessThan(10_000);
  });

  test("accepts an inquiry without a company and trims texts", async () => {
    const { company: _, ...without } = cast.vera;
    await site.visitor().post("/api/inquiries", { ...without, firstName: "  Vera\t" });
    expect((await stored())[0]).toMatchObject({ company: "", firstName: "Vera" });
  });

  test("ignores an id, a time and unknown fields in the body", async () => {
    const extra = { id: "mine", createdAt: 5, consent: true, role: "admin", searchText: "x", constructor: "y" };
    const answer = await site.visitor().post("/api/inquiries", { ...cast.vera, ...extra });
    expect(answer.status).toBe(201);
    const [row] = await stored();
    const work = ["assigneeId", "duplicateOf", "snoozedUntil", "version", "workStatus"];
    const own = [...Object.keys(cast.vera), "createdAt", "id", "searchText", "searchVersion"];
    expect(Object.keys(row ?? {}).sort()).toEqual([...own, ...work].sort());
    expect(row?.id).not.toBe("mine");
    expect(row?.createdAt).toBeGreaterThan(1_000_000);
  });

  test("names every missing or invalid field and stores nothing", async () => {
    const empty = await site.visitor().post("/api/inquiries", {});
    expect(empty.status).toBe(400);
    expect(empty.headers["content-type"]).toBe("application/problem+json");
    expect(empty.json.errors).toEqual({
      firstName: ["First name is required"],
      lastName: ["Last name is required"],
      email: ["Email is required"],
      industry: ["Please select an industry"],
      message: ["Message is required"],
    });
    for (const [field, value] of [
      ["industry", "mining"],
      ["email", "no address"],
      ["firstName", "x".repeat(20_000)],
      ["message", "x".repeat(20_000)],
      ["message", ["a", "list"]],
      ["company", 7],
      ["email", { $gt: "" }],
    ] as const) {
      const answer = await site.visitor().post("/api/inquiries", { ...cast.vera, [field]: value });
      expect(answer.status, field).toBe(400);
      expect(Object.keys(answer.json.errors)).toEqual([field]);
    }
    expect(await stored()).toHaveLength(0);
  });

  test("only an admin can read inquiries", async () => {
    await site.visitor().post("/api/inquiries", cast.vera);
    for (const path of ["/api/admin/inquiries", "/api/admin/inquiries?page=1", "/api/admin/inquiries?page=x"]) {
      const anonymous = await site.visitor().get(path);
      expect(anonymous.status).toBe(401);
      expect(anonymous.json.detail).toBe("Please log in first");
      const ordinary = await otto.get(path);
      expect(ordinary.status).toBe(403);
      expect(ordinary.json.detail).toBe("You don’t have permission to do this");
      for (const answer of [anonymous, ordinary]) expect(answer.text).not.toContain("Vera");
    }
  });

  test("returns all inquiries to an admin, newest first, in the documented form", async () => {
    expect((await ada.get("/api/admin/inquiries")).json).toEqual([]);
    for (const firstName of ["First", "Second", "Third"]) {
      await site.visitor().post("/api/inquiries", { ...cast.vera, firstName });
    }
    const answer = await ada.get("/api/admin/inquiries");
    expect(names(answer.json)).toEqual(["Third", "Second", "First"]);
    const created = { id: expect.any(String), createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
    expect(answer.json[2]).toEqual({ ...cast.vera, firstName: "First", ...created });
  });

  test("stores a hundred inquiries, twenty of them at a time, each with its own id", async () => {
    const answers: Answer[] = [];
    for (let round = 0; round < 5; round++) {
      const send = (_: unknown, i: number) =>
        site.visitor().post("/api/inquiries", { ...cast.vera, firstName: `N${round}-${i}` });
      answers.push(...(await Promise.all(Array.from({ length: 20 }, send))));
    }
    expect(answers.map((answer) => answer.status)).toEqual(Array(100).fill(201));
    const ids = (await stored()).map((row) => row.id);
    expect(ids.sort()).toEqual(answers.map((answer) => answer.json.id).sort());
    expect(new Set(ids).size).toBe(100);
  });

  test("streams thirty thousand inquiries in order and serves other requests meanwhile", async () => {
    // A site of its own: SQLite takes milliseconds to erase a row, and every test starts with none.
    const { site: own, ada: admin } = await openPeopledSite(kind);
    // Nothing searches them, and indexing them would take most of the time.
    await storeMany(30_000, () => ({ searchText: "" }), own);
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    // Resolves when the response begins.
    const response = await fetch(`http://127.0.0.1:${own.port}/api/admin/inquiries`, { headers: { cookie } });
    let isComplete = false;
    const parsed = response.json().finally(() => {
      isComplete = true;
    });
    let served = 0;
    for (; !isComplete; served++) expect((await own.visitor().get("/healthz")).status).toBe(200);
    expect(response.headers.get("transfer-encoding")).toBe("chunked");
    expect(names((await parsed) as { firstName: string }[])).toEqual(
      Array.from({ length: 30_000 }, (_, i) => `N${29_999 - i}`),
    );
    await own.stop();
    expect(served).toBeGreaterThan(1);
  });

  test("returns pages with the total, which together contain every inquiry", async () => {
    await storeMany(25);
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      const answer = await ada.get(`/api/admin/inquiries?page=${page}&pageSize=10`);
      expect(answer.json).toMatchObject({ total: 25, page, pageSize: 10 });
      pages.push(answer.json.items);
    }
    expect(pages.map((items) => items.length)).toEqual([10, 10, 5, 0]);
    expect(names(pages.flat())).toEqual(Array.from({ length: 25 }, (_, i) => `N${24 - i}`));
    const oldest = await ada.get("/api/admin/inquiries?sort=oldest&pageSize=3");
    expect(names(oldest.json.items)).toEqual(["N0", "N1", "N2"]);
  });

  test("searches every text, in any case and script, and treats % and _ as literal characters", async () => {
    const send = (inquiry: object) => site.visitor().post("/api/inquiries", { ...cast.vera, ...inquiry });
    await send({ firstName: "Ümit", lastName: "Straße" });
    await send({ firstName: "Zoë", company: "100% Green_Ltd" });
    await send({ firstName: "Ann", message: "back\\slash" });
    const found = async (q: string) => {
      const answer = await ada.get(`/api/admin/inquiries?q=${encodeURIComponent(q)}`);
      expect(answer.json.total).toBe(answer.json.items.length);
      return names(answer.json.items).sort();
    };
    expect(await found("ÜMIT")).toEqual(["Ümit"]);
    expect(await found("ümit straße")).toEqual(["Ümit"]);
    expect(await found("zoË")).toEqual(["Zoë"]);
    expect(await found("100%")).toEqual(["Zoë"]);
    expect(await found("n_l")).toEqual(["Zoë"]);
    expect(await found("n_")).toEqual(["Zoë"]);
    expect(await found("\\")).toEqual(["Ann"]);
    expect(await found("HEALTHCARE")).toEqual(["Ann", "Zoë", "Ümit"]);
    expect(await found("vera@clinic")).toEqual(["Ann", "Zoë", "Ümit"]);
    expect(await found("nowhere to be found")).toEqual([]);
  });

  test.each(["zqw inc", "zqw", "zq", "q", "qw i"])("pages through the matches of %s in both orders", async (q) => {
    await storeMany(120, (i) => ({ company: i % 10 === 0 ? "Zqw Inc" : "Hay" }));
    const page = async (query: string) => {
      const { total, items } = (await ada.get(`/api/admin/inquiries?q=${q}&pageSize=5&${query}`)).json;
      expect(total).toBe(12);
      return names(items);
    };
    expect(await page("")).toEqual(["N110", "N100", "N90", "N80", "N70"]);
    expect(await page("page=3")).toEqual(["N10", "N0"]);
    expect(await page("page=4")).toEqual([]);
    expect(await page("page=2&sort=oldest")).toEqual(["N50", "N60", "N70", "N80", "N90"]);
  });

  test.each(["the data that", "e data t", "ta that is", "data th"])(
    "finds %s, whose words are in any order",
    async (q) => {
      await storeMany(60, (i) => ({ company: i % 5 === 0 ? "That Is The Data" : "The Dates Of" }));
      expect((await ada.get(`/api/admin/inquiries?q=${q}`)).json).toMatchObject({ total: 12, items: { length: 10 } });
    },
  );

  test("pages through days with any number of inquiries, also after removals", async () => {
    const day = 86_400_000;
    const days = [0, 0, 0, 1, 4, 4, 4, 4, 4, 9];
    const rows = days.map((days, i) => {
      const createdAt = Date.UTC(2026, 0, 1) + days * day + i;
      return { ...cast.vera, id: newId(createdAt), firstName: `N${i}`, searchText: "", createdAt };
    });
    await Promise.all(
      rows.map((row) => site.db.write((queries) => queries.insertInto("inquiries").values(row).execute())),
    );
    await ada.send(`/api/admin/inquiries/${rows[3]?.id}`, { method: "DELETE" });
    const pages = async (sort: string) => {
      const found: string[] = [];
      for (const page of [1, 2, 3, 4, 5, 6]) {
        const { total, items } = (await ada.get(`/api/admin/inquiries?pageSize=2&sort=${sort}&page=${page}`)).json;
        expect(total).toBe(9);
        expect(items).toHaveLength(Math.max(0, Math.min(2, 9 - 2 * (page - 1))));
        found.push(...names(items));
      }
      return found;
    };
    const oldest = ["N0", "N1", "N2", "N4", "N5", "N6", "N7", "N8", "N9"];
    expect(await pages("oldest")).toEqual(oldest);
    expect(await pages("newest")).toEqual(oldest.toReversed());
  });

  test("finds one or two letters at the end of the text", async () => {
    await storeMany(2);
    await site.visitor().post("/api/inquiries", { ...cast.vera, firstName: "Ann", message: "please call 李" });
    for (const q of ["李", " 李", "l 李"])
      expect(names((await ada.get(`/api/admin/inquiries?q=${encodeURIComponent(q)}x`)).json.items)).toEqual([]);
    for (const q of ["李", "l 李"])
      expect(names((await ada.get(`/api/admin/inquiries?q=${encodeURIComponent(q)}`)).json.items)).toEqual(["Ann"]);
  });

  test("rejects an invalid query and names the parameter", async () => {
    for (const [query, field] of [
      ["page=0", "page"],
      ["page=-1", "page"],
      ["page=1.5", "page"],
      ["page=one", "page"],
      ["page=1e400", "page"],
      ["page=99999999999999999999", "page"],
      ["pageSize=101", "pageSize"],
      ["pageSize=0", "pageSize"],
      ["sort=best", "sort"],
      [`q=${"x".repeat(5000)}`, "q"],
      ["page=1&page=2", "page"],
      ["q=a&q=b", "q"],
    ] as const) {
      const answer = await ada.get(`/api/admin/inquiries?${query}`);
      expect(answer.status, query).toBe(400);
      expect(Object.keys(answer.json.errors), query).toEqual([field]);
    }
    expect((await ada.get("/api/admin/inquiries?q=%ff%fe")).status).toBe(200);
    expect((await ada.get("/api/admin/inquiries?__proto__=1")).status).toBe(200);
  });

  test("lets only an admin delete an inquiry, permanently", async () => {
    const { id } = (await site.visitor().post("/api/inquiries", cast.vera)).json;
    const remove = (visitor: Visitor, which: string) =>
      visitor.send(`/api/admin/inquiries/${which}`, { method: "DELETE" });
    expect((await remove(site.visitor(), id)).status).toBe(401);
    expect((await remove(otto, id)).status).toBe(403);
    expect(await stored()).toHaveLength(1);
    for (const other of [newId(), "1", "%00", "x".repeat(3000), "%F0%9F%92%A9"]) {
      expect((await remove(ada, other)).status, other).toBe(404);
    }
    expect(await stored()).toHaveLength(1);
    expect((await remove(ada, id)).status).toBe(204);
    expect(await stored()).toHaveLength(0);
    expect((await remove(ada, id)).status).toBe(404);
  });
});
