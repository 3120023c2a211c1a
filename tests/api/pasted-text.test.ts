import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { newUser, storedUser } from "#tests/support/people.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

/** What shows nothing and has no meaning: `u` between the letters stays. */
const unseen =
  "\0\x02\x7f\u00ad\u200b\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2068\u2069\ufeff\ufffc\u{e0041}";
/** A blank text of each kind. */
const blank = [
  "\u0301\u0301",
  " \u00a0\t",
  "\u200b",
  "\u200d",
  "\u3164",
  "\u2800",
  "\u115f\u1160",
  "\ufe0f",
  "\u{1d159}",
  unseen,
];

describe.each(databases)("pasted text on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());

  const inquiry = (fields: object) => site.visitor().post("/api/inquiries", { ...cast.vera, ...fields });
  /** The fields of an inquiry as they are stored. */
  const stored = async (fields: object) => {
    const { status, json } = await inquiry(fields);
    expect(status, JSON.stringify(json)).toBe(201);
    const row = site.db.read.selectFrom("inquiries").selectAll().where("id", "=", json.id);
    return await row.executeTakeFirstOrThrow();
  };

  test("is stored without characters that show nothing", async () => {
    const spoiled = `${unseen}Ve${unseen}ra${unseen}`;
    expect(await stored({ firstName: spoiled, company: spoiled, message: spoiled })).toMatchObject({
      firstName: "Vera",
      company: "Vera",
      message: "Vera",
    });
    expect((await stored({ email: "\u2068vera@clinic.example\u2069\u00a0" })).email).toBe("vera@clinic.example");
  });

  test("has the signs of Windows, and a mark where half of a character was cut off", async () => {
    const fields = await stored({ firstName: "O\x92Brien", message: "\x93half\x94 \ud83d \x96 \x81end" });
    expect(fields).toMatchObject({ firstName: "O’Brien", message: "“half” \ufffd – end" });
  });

  test("is stored unchanged where it is SQL, markup or a formula", async () => {
    const message = `'; drop table inquiries; -- <script>alert(1)</script> =1+1 \${7*7} %s 𝕌𝕟𝕚 👩‍⚕️ עברית`;
    expect((await stored({ message })).message).toBe(message);
    expect((await ada.get("/api/admin/inquiries")).json[0].message).toBe(message);
  });

  test("breaks lines in a message, and has spaces instead in a line", async () => {
    const pasted = "a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ti\u00a0j\u202fk";
    expect(await stored({ message: pasted, company: pasted })).toMatchObject({
      message: "a\nb\nc\nd\ne\nf\ng\nh\ti\u00a0j\u202fk",
      company: "a b c d e f g h i j k",
    });
  });

  test.each([
    ["a Persian name", "می\u200cنا"],
    ["an abbreviation in Persian", "۱۴۰۰ ه\u200d.ش"],
    ["a Persian number", "۱۲\u200cام"],
    ["a half form in Hindi", "क्\u200dष"],
    ["a final letter in Malayalam", "അവന\u0d4d\u200d"],
    ["emoji that are joined", "👩🏽\u200d🚀 ❤️\u200d🔥 🏳️\u200d🌈 1️⃣"],
    ["the flag of England", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ])("keeps joiners and tags that have a meaning: %s", async (_, text) => {
    expect(await stored({ company: `\u200d${text} \u200c`, message: text })).toMatchObject({
      company: text,
      message: text,
    });
  });

  test.each(blank)("in which nothing is visible is empty: %j", async (text) => {
    const answer = await inquiry({ firstName: text, lastName: text, email: text, company: text, message: text });
    expect(answer.json.errors).toEqual({
      firstName: ["First name is required"],
      lastName: ["Last name is required"],
      email: ["Email is required", "Invalid email format"],
      message: ["Message is required"],
    });
    expect((await stored({ company: text })).company).toBe("");
  });

  test("is cleaned in applications, the chat, accounts, notes, job listings and searches", async () => {
    const spoiled = (text: string) => `\u202a${text}\u202c\u00a0`;
    const spoil = (texts: object) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, spoiled(text)]));
    const { id } = (await site.visitor().post("/api/job-applications", spoil(applicant))).json;
    const q = spoiled(applicant.fullName);
    expect((await ada.post("/api/admin/job-applications/searches", { q })).json.items).toMatchObject([applicant]);

    const visitor = site.visitor();
    const conversation = await startConversation(visitor, { userName: spoiled("Vera"), userEmail: "\u200b" });
    const metadata = JSON.stringify({ userName: "Vera\u2028V", userEmail: spoiled(cast.vera.email) });
    const said = await sendMessage(visitor, conversation, spoiled("Hello\vthere"), { metadata });
    expect(said.json).toMatchObject({ content: "Hello\nthere" });

    const person = newUser();
    const { email, name } = person;
    await site.visitor().register({ ...person, ...spoil({ username: person.username, email, name }) });
    expect(await storedUser(site, person.username)).toMatchObject({ email, name });

    const note = { content: spoiled("Call\u2029back") };
    expect((await ada.post(`/api/admin/job-applications/${id}/notes`, note)).status).toBe(201);
    expect((await ada.get(`/api/admin/job-applications/${id}/notes`)).json.items).toMatchObject([
      { content: "Call\nback" },
    ]);
    const listing = await ada.post("/api/admin/job-listings", { ...spoil(weaver), listingCategory: "job" });
    expect(listing.json).toMatchObject(weaver);
  });

  test.each([
    ["Asha Rao <asha@example.com>", "asha@example.com"],
    ["<asha@example.com>", "asha@example.com"],
    ["mailto:asha@example.com", "asha@example.com"],
    ["asha＠ｅｘａｍｐｌｅ.com", "asha@example.com"],
    ["asha@example。com", "asha@example.com"],
    ["asha@example.com.", "asha@example.com"],
    ["info@münchen.de", "info@xn--mnchen-3ya.de"],
    ["info@пример.рф", "info@xn--e1afmkfd.xn--p1ai"],
    ["info@例え.テスト", "info@xn--r8jz45g.xn--zckzah"],
  ])("has the email address of %s", async (pasted, email) => {
    expect((await stored({ email: pasted })).email).toBe(email);
  });

  test("keeps the link of a resume in brackets, and takes null for what is optional in the chat", async () => {
    const link = "https://example.com/cv";
    const linked = { ...applicant, email: "link@example.com", resumePath: `<${link}>` };
    expect((await site.visitor().post("/api/job-applications", linked)).status).toBe(201);
    expect((await ada.get("/api/admin/job-applications?q=link@example.com")).json).toMatchObject({
      items: [{ resumePath: link }],
    });
    const visitor = site.visitor();
    const { fullName, email, position, experience } = { ...applicant, email: "null@example.com" };
    const fields = { fullName, email, position, experience, phone: null, message: null };
    const more = { isApplicationRequest: "true", metadata: JSON.stringify(fields) };
    const file = { name: "cv.pdf", content: pdf() };
    expect((await sendMessage(visitor, await startConversation(visitor), "", more, file)).status).toBe(201);
  });

  test.each([
    "asha@xn--h2bwa3fzd.xn--h2brj9c",
    "asha@xn--e1afmkfd.xn--p1ai",
    "a&b@example.com",
    "r/d@example.com",
    "'o.neil'@example.com",
    "a!#$%*=?^`{|}~@example.com",
  ])("has the email address %s", async (email) => {
    expect((await stored({ email })).email).toBe(email);
  });

  test.each([
    "a@b",
    "a..b@example.com",
    ".a@example.com",
    "a.@example.com",
    "a b@example.com",
    "a@b.c1",
    "a@-b.example",
    `a@${"d".repeat(64)}.com`,
    `${"a".repeat(65)}@example.com`,
  ])("has no email address %s", async (email) => {
    expect((await inquiry({ email })).json.errors).toEqual({ email: ["Invalid email format"] });
  });
});
