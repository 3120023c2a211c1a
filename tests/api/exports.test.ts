import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { SEARCH_VERSION } from "#domain/lists/searched-text.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const lists = ["inquiries", "job-applications", "conversations", "mails"] as const;

describe.each(bothDatabases)("exports of lists on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());

  /** The rows of a file as their cells; those of this test quote no line break. */
  const rowsOf = (text: string) =>
    text
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.slice(1, -1).split('","'));
  /** As a spreadsheet reads a date, in the office's time zone, which is five and a half hours ahead of UTC. */
  const inKolkata = (moment: string) =>
    new Date(Date.parse(moment) + 19_800_000).toISOString().slice(0, 19).replace("T", " ");
  const exportOf = async (visitor: Visitor, list: string, body: object = {}) => {
    const answer = await visitor.post(`/api/admin/${list}/export`, body);
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  /** Stores inquiries that a search for `text` finds, or not; the first is the oldest. */
  const store = (count: number, searchText: string) =>
    site.db.write(async (queries) => {
      for (let from = 0; from < count; from += 600) {
        const rows = Array.from({ length: Math.min(600, count - from) }, (_, i) => ({
          ...cast.vera,
          id: newId(),
          firstName: `N${from + i}`,
          message: "Hello",
          searchText,
          searchVersion: SEARCH_VERSION,
          createdAt: 1_700_000_000_000 + Math.floor((from + i) / 7),
        }));
        await queries.insertInto("inquiries").values(rows).execute();
      }
    });

  test("are files for spreadsheets with all fields, quoted, and without formulas", async () => {
    const name = newId();
    const message = 'Two "lines",\nand a comma and a tab\t=1+1';
    const sent = { ...cast.vera, firstName: `${name};=1+1;`, lastName: "＝1+1", company: "@sum", message };
    const { id, createdAt } = (await site.visitor().post("/api/inquiries", sent)).json;
    const { text, headers } = await exportOf(ada, "inquiries", { q: name });
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="inquiries.csv"');
    expect(text).toBe(
      '\ufeff"Date (Asia/Kolkata)","First name","Last name","Email","Company","Industry","Message","Status","Assignee","Id"\r\n' +
        `"${inKolkata(createdAt)}","${name};'=1+1;","'＝1+1","${cast.vera.email}","'@sum","healthcare",` +
        `"Two ""lines"",\nand a comma and a tab\t'=1+1","new","","${id}"\r\n`,
    );
  });

  test("hold every match of a search in the order of the list, more than the list pages", async () => {
    const mark = newId().slice(-12);
    await store(1300, `a text with ${mark} in it`);
    await store(3, "another text");
    const expected = Array.from({ length: 1300 }, (_, i) => `N${1299 - i}`);
    const names = (text: string) => rowsOf(text).map((cells) => cells[1]);
    expect(names((await exportOf(ada, "inquiries", { q: mark.toUpperCase() })).text)).toEqual(expected);
    const oldest = await exportOf(ada, "inquiries", { q: mark, sort: "oldest" });
    expect(names(oldest.text)).toEqual(expected.toReversed());
    const entries = await site.db.read.selectFrom("auditEntries").selectAll().orderBy("sequence", "desc").execute();
    expect(entries[0]).toMatchObject({
      action: "export",
      objectKind: "inquiry",
      count: 1300,
      requestId: oldest.headers["x-request-id"],
    });
    const all = names((await exportOf(ada, "inquiries")).text);
    expect(all).toHaveLength((await ada.get("/api/admin/inquiries?page=1")).json.total);
  });

  test("of applications follow the filters", async () => {
    const apply = async (more: object) =>
      (await site.visitor().post("/api/job-applications", { ...applicant, email: `${newId()}@example.com`, ...more }))
        .json.id;
    const studies = {
      education: "PhD",
      university: "Weavers, Ltd",
      graduationYear: "2027",
      availabilityDate: "2027-01-15",
    };
    const ids = [await apply({}), await apply({ applicationType: "internship", ...studies })];
    const { text } = await exportOf(ada, "job-applications", { applicationType: "internship" });
    expect(rowsOf(text)).toHaveLength(1);
    expect(text).toContain(`"Weavers, Ltd"`);
    expect(text).toContain(`'${applicant.phone}`);
    expect(text).toContain(ids[1]);
    const mail = await exportOf(ada, "mails", { kind: "application-acknowledged" });
    expect(rowsOf(mail.text).map((cells) => cells.at(-2))).toEqual(ids.toReversed());
    const { items } = (await ada.get("/api/admin/mails?kind=application-acknowledged")).json;
    const datesOf = ({ createdAt, failedAt, settledAt }: Record<string, string | null>) =>
      [createdAt, failedAt, settledAt].map((moment) => moment && inKolkata(moment));
    expect(rowsOf(mail.text).map((cells) => [cells[0], ...cells.slice(5, 7)].map((cell) => cell || null))).toEqual(
      items.map(datesOf),
    );
    expect(rowsOf((await exportOf(ada, "mails", { state: "failing" })).text)).toEqual([]);
  });

  test("of conversations hold who wrote and when, but nothing of what was said", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    await sendMessage(vera, id, "The loom is blue");
    const { text } = await exportOf(ada, "conversations", { status: "active" });
    expect(text).toMatch(/^\ufeff"Started \(Asia\/Kolkata\)","Last message \(Asia\/Kolkata\)",/);
    expect(rowsOf(text)[0]?.slice(0, 2)).toEqual(Array(2).fill(expect.stringMatching(/^[\d-]{10} [\d:]{8}$/)));
    expect(rowsOf(text)[0]?.slice(-4)).toEqual(["active", expect.any(String), expect.any(String), id]);
    expect(text).not.toContain("loom");
    expect(rowsOf((await exportOf(ada, "conversations", { status: "closed" })).text)).toEqual([]);
  });

  test("are masked for roles that see masked records, and find nothing by what is masked", async () => {
    const sales = await visitorWith(site, "sales");
    const name = newId();
    const email = `${name}@shop.example`;
    await site.visitor().post("/api/inquiries", { ...cast.vera, firstName: name, email, message: `Write to ${email}` });
    const { text } = await exportOf(sales, "inquiries", { q: name });
    expect(rowsOf(text)).toHaveLength(1);
    expect(text).not.toContain(email);
    expect(text).toContain("•••@shop.example");
    expect(rowsOf((await exportOf(sales, "inquiries", { q: email })).text)).toEqual([]);
    const recruiter = await visitorWith(site, "recruiter");
    const refused = await recruiter.post("/api/admin/job-applications/export", { email });
    expect(refused.status).toBe(403);
  });

  test("are refused without the permission, and for a bad body, which is named", async () => {
    for (const list of lists) {
      const path = `/api/admin/${list}/export`;
      expect([401, 404], list).toContain((await site.visitor().post(path, {})).status);
      expect([403, 404], list).toContain((await otto.post(path, {})).status);
      expect((await ada.send(path, { method: "POST", body: "q=vera" })).status, list).toBe(415);
    }
    for (const [list, body, field] of [
      ["inquiries", { q: 7 }, "q"],
      ["inquiries", { sort: "best" }, "sort"],
      ["inquiries", { q: "x".repeat(201) }, "q"],
      ["job-applications", { applicationType: "gig" }, "applicationType"],
      ["conversations", { status: "lost" }, "status"],
      ["mails", { state: "lost" }, "state"],
      ["mails", { kind: "letter" }, "kind"],
    ] as const) {
      const answer = await ada.post(`/api/admin/${list}/export`, body);
      expect([answer.status, Object.keys(answer.json.errors)], list).toEqual([400, [field]]);
    }
  });

  test("and searches take the text in the body, so that no address or log contains it", async () => {
    const name = newId();
    await site.visitor().post("/api/inquiries", { ...cast.vera, firstName: name });
    const body = { q: name, page: 1, pageSize: 5 };
    const found = await ada.post("/api/admin/inquiries/searches", body);
    expect(found.json).toEqual((await ada.get(`/api/admin/inquiries?q=${name}&page=1&pageSize=5`)).json);
    expect(found.json.total).toBe(1);
    const applications = await ada.post("/api/admin/job-applications/searches", { ...body, applicationType: "job" });
    expect(applications.json).toMatchObject({ total: 0, pageSize: 5 });
    for (const list of ["inquiries", "job-applications"]) {
      const path = `/api/admin/${list}/searches`;
      expect((await otto.post(path, body)).status).toBe(403);
      expect(Object.keys((await ada.post(path, { ...body, page: "1" })).json.errors)).toEqual(["page"]);
    }
  });
});
