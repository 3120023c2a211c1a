import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { fillPlaceholders, unfilledIn } from "#domain/reply-templates/schema.ts";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const path = "/api/admin/inquiry-templates";
const template = { name: "Demo", subject: "A demo for {{company}}", text: "Dear {{ First  name }},\n\n{{my name}}" };

describe.each(databases)("templates for replies on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind);
    ada = site.visitor();
    await ada.logIn(cast.ada);
  });
  afterAll(() => site.stop());

  const put = (visitor: Visitor, id: string, body: object) =>
    visitor.send(`${path}/${id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });

  test("are listed by name, and changed and deleted by those who may change the records", async () => {
    const sales = await visitorWith(site, "sales");
    const created = await sales.post(path, { ...template, name: "Zebra" });
    expect(created.status).toBe(201);
    expect(created.json).toEqual({ ...template, name: "Zebra", kind: "inquiry", id: expect.any(String) });
    await ada.post(path, { ...template, name: "apple" });
    expect((await put(ada, created.json.id, { ...template, name: "Banana" })).status).toBe(200);
    const listed = (await sales.get(path)).json;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(["apple", "Banana"]);
    const taken = await put(sales, created.json.id, { ...template, name: "APPLE" });
    expect([taken.status, taken.json.detail]).toEqual([409, "Another template has this name. Choose a different one"]);
    expect((await ada.post(path, { ...template, name: "apple " })).status).toBe(409);
    expect((await sales.send(`${path}/${created.json.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await put(sales, created.json.id, template)).status).toBe(404);
    const recruiter = await visitorWith(site, "recruiter");
    for (const answer of [await recruiter.get(path), await recruiter.post(path, template)])
      expect(answer.status).toBe(403);
    expect((await recruiter.get("/api/admin/conversation-templates")).status).toBe(404);
    expect((await recruiter.get("/api/admin/application-templates")).json).toEqual([]);
  });

  test("are renamed to the same name by one of two requests at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const create = async () => (await ada.post(path, { ...template, name: newId() })).json.id as string;
      const ids = [await create(), await create()];
      const name = newId();
      const answers = await Promise.all(ids.map((id) => put(ada, id, { ...template, name })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.json.errors).toEqual({ name: [expect.stringContaining("Another template has this name")] });
    }
  });

  test.each([
    [
      "an unknown placeholder",
      { text: "Dear {{nickname}}" },
      "text",
      /\{\{nickname\}\} is not a placeholder\. Use \{\{first name\}\}/,
    ],
    ["a placeholder of another kind", { subject: "{{position}}" }, "subject", /\{\{position\}\} is not a placeholder/],
    ["an unclosed placeholder", { text: "Dear {{first name}" }, "text", /not closed/],
    ["no name", { name: "" }, "name", /name/],
  ])("with %s are refused with a clear message", async (_, change, field, message) => {
    const answer = await ada.post(path, { ...template, name: newId(), ...change });
    expect(answer.status).toBe(400);
    expect(answer.json.errors[field][0]).toMatch(message);
  });

  test("of conversations have no subject", async () => {
    const { subject: _, ...rest } = { ...template, text: "Hello {{first name}}" };
    const created = await ada.post("/api/admin/conversation-templates", rest);
    expect([created.status, created.json.subject]).toEqual([201, ""]);
  });

  test("are limited to 100 of a kind", async () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      id: newId(),
      kind: "application" as const,
      name: `T${index}`,
      nameFolded: `t${index}`,
      subject: "S",
      text: "T",
    }));
    await site.db.write((queries) => queries.insertInto("replyTemplates").values(rows).execute());
    const answer = await ada.post("/api/admin/application-templates", { name: "One more", subject: "S", text: "T" });
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      "You’ve reached the limit of 100 templates. Delete one first",
    ]);
  });

  test("do not let one member of the team send more than 100 replies an hour", async () => {
    const privacy = await visitorWith(site, "privacy");
    const none = `/api/admin/inquiries/${newId()}/replies`;
    const letter = { subject: "Hello", text: "Thank you" };
    for (let sent = 0; sent < 100; sent += 1) expect((await privacy.post(none, letter)).status).toBe(404);
    const refused = await privacy.post(none, letter);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ada.post(none, letter)).status).toBe(404);
  });
});

describe("placeholders", () => {
  test("are filled in any case and spacing, once, and stay when there is no value", () => {
    const values = { "first name": "{{my name}}", "my name": "Ada", company: null };
    const filled = fillPlaceholders("{{First Name}} {{ my  name }} {{company}} {{", values);
    expect(filled).toBe("{{my name}} Ada {{company}} {{");
    expect(unfilledIn("Dear {{company}}, {{x}}")).toBe("{{company}}");
    expect(unfilledIn("Dear {company}}, {{ {{")).toBe(null);
  });
});
