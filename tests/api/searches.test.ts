import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("a search in the dashboard on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    await ada.logIn(cast.ada);
    for (const application of [
      { fullName: "José Núñez O’Brien", phone: "+91 98765-43210", experience: "Since 2019‑2020" },
      { fullName: "Ursula Große-Straße", phone: "+44 (0)20 7946 0000" },
      { fullName: "Łukasz Ødegård", phone: "٠٢٠ ٧٩٤٦ ١١١١" },
      { fullName: "आशा राव", phone: "098111 22222" },
      { fullName: "שָׁלוֹם علي", phone: "098111 33333" },
    ]) {
      const sent = await site
        .visitor()
        .post("/api/job-applications", { ...applicant, ...application, email: `${newId()}@example.com` });
      expect(sent.status).toBe(201);
    }
  });
  afterAll(() => site.stop());

  const applicants = async (q: string): Promise<string[]> => {
    const { items } = (await ada.post("/api/admin/job-applications/searches", { page: 1, pageSize: 10, q })).json;
    return items.map(({ fullName }: { fullName: string }) => fullName);
  };

  test.each([
    [
      "Jose",
      "JOSE",
      "Jose Nunez",
      "Núñez, José",
      "Núñez,José",
      '"José"',
      "(Jose)",
      "Jose.",
      "Núñez José",
      "obrien@missing jose",
    ],
    ["O'Brien", "o’brien", "O`Brien", "obrien", "nunez o´brien", "2019-2020", "2020 2019", "jo\u200bse"],
    [
      "9876543210",
      "+919876543210",
      "98765 43210",
      "(98765) 43210",
      "(987) 654-3210",
      "tel:+919876543210",
      "+91 98765 43210",
      "0091 98765-43210",
      "09876543210",
    ],
  ])("finds %s and other spellings of a name and a phone number", async (...spellings) => {
    for (const q of spellings)
      expect(await applicants(q), q).toEqual(q.includes("missing") ? [] : ["José Núñez O’Brien"]);
  });

  test("finds letters without a simple form by those that are typed for them", async () => {
    for (const q of ["strasse", "STRASSE", "straße grosse", "+442079460000", "020 7946 0000", "(+44) 20 7946 0000"])
      expect(await applicants(q), q).toEqual(["Ursula Große-Straße"]);
    for (const q of ["lukasz odegard", "020 7946 1111", "٧٩٤٦ ١١١١"])
      expect(await applicants(q), q).toEqual(["Łukasz Ødegård"]);
    for (const q of ["आशा", "राव आशा", "+919811122222"]) expect(await applicants(q), q).toEqual(["आशा राव"]);
    for (const q of ["שלום", "שלומ", "\u0639\u0644\u06cc", "\u0639\u0644\u0649"])
      expect(await applicants(q), q).toEqual(["שָׁלוֹם علي"]);
    // A vowel sign makes another word.
    for (const q of ["अशा", "+919876543211", "jose straße", "9876543210 strasse"])
      expect(await applicants(q), q).toEqual([]);
  });

  test("finds inquiries, people and the emails to them in the same way", async () => {
    const inquiry = { ...cast.vera, firstName: "Zoë", lastName: "D’Angelo", message: "Call +33 6 12 34 56 78 – today" };
    const sent = await site.visitor().post("/api/inquiries", { ...inquiry, email: "zoe@angelo.example" });
    expect(sent.status).toBe(201);
    const chat = site.visitor();
    const id = await startConversation(chat, { userName: "Renée Ångström", userEmail: "renee@chat.example" });
    await sendMessage(chat, id, "Hello");
    const people = async (q: string) =>
      (await ada.post("/api/admin/people/searches", { q })).json.map(({ name }: { name: string }) => name);
    for (const q of [
      "d'angelo zoe",
      "+33612345678",
      "0612345678 today",
      "zoe\u200b@angelo.example",
      "mailto:zoe@angelo.example",
      "Zoë D’Angelo <zoe@angelo.example>",
    ])
      expect((await ada.post("/api/admin/inquiries/searches", { page: 1, pageSize: 10, q })).json.total, q).toBe(1);
    expect(await people("d'angelo zoe")).toEqual(["Zoë D’Angelo"]);
    expect(await people("angstrom renee")).toEqual(["Renée Ångström"]);
    expect((await ada.post("/api/admin/mails/searches", { q: "angelo.example zoe\u200b@" })).json.total).toBe(1);
    expect((await ada.post("/api/admin/inquiries/export", { q: "zoe d'angelo" })).text).toContain("D’Angelo");
  });

  test("tells a user who sees records masked nothing of what is masked", async () => {
    const recruiter = await visitorWith(site, "recruiter");
    const total = async (q: string) =>
      (await recruiter.post("/api/admin/job-applications/searches", { page: 1, pageSize: 10, q })).json.total;
    for (const q of ["jose", "o'brien", "9876543210", "+919876543210", "98765 weaver", "strasse"])
      expect(await total(q), q).toBe(0);
    expect(await total("2020 weaver 2019")).toBe(1);
  });
});

test.each(bothDatabases)(
  "what an earlier release stored is found after a start in the same way, on %s",
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), "searches-"));
    const environment = {
      DATA_DIR: folder,
      ...(kind === "postgres" && {
        DATABASE_URL: await createDatabase(inject("postgresUrl"), inject("postgresTemplate")),
      }),
    };
    {
      await using earlier = await openSite(kind, { environment });
      const createdAt = Date.now();
      const { resumePath: _, ...fields } = applicant;
      await earlier.db.write(async (queries) => {
        for (let index = 0; index < 12; index++) {
          const row = {
            id: newId(createdAt),
            fullName: "Renée",
            emailFolded: fields.email,
            searchText: "renée",
            createdAt,
          };
          await queries
            .insertInto("jobApplications")
            .values({ ...fields, ...row, applicationType: "job" } as never)
            .execute();
        }
        const inquiry = { id: newId(createdAt), firstName: "Zoë", searchText: "zoë", createdAt };
        await queries
          .insertInto("inquiries")
          .values({ ...cast.vera, ...inquiry })
          .execute();
      });
    }
    await using site = await openSite(kind, { environment });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const total = async (path: string, q: string) => (await ada.get(`/api/admin/${path}?q=${q}`)).json.total;
    await expect.poll(() => total("job-applications", "renee"), { timeout: 20_000 }).toBe(12);
    expect(await total("job-applications", "0000011111")).toBe(12);
    expect(await total("inquiries", "zoe")).toBe(1);
    rmSync(folder, { recursive: true, force: true });
  },
);
