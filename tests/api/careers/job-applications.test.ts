import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast, intern, weaver } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

const HOUR = 3_600_000;

describe.each(databases)("job applications on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());
  beforeEach(async () => {
    await site.db.write(async (queries) => {
      await queries.deleteFrom("jobApplications").execute();
    });
  });

  const apply = (more: object = {}) => site.visitor().post("/api/job-applications", { ...applicant, ...more });
  /** Sessions have expired a day later. */
  const aDayLater = async () => {
    site.advanceTime(24 * HOUR);
    await ada.logIn(cast.ada);
    await otto.logIn(cast.otto);
  };
  const entriesAbout = (id: string) =>
    site.db.read.selectFrom("auditEntries").select(["actorId", "action"]).where("objectId", "=", id).execute();
  const stored = () => site.db.read.selectFrom("jobApplications").selectAll().orderBy("id").execute();
  const listed = async () => (await ada.get("/api/admin/job-applications")).json;

  test("stores an application and shows it to an admin", async () => {
    const answer = await apply({ id: "mine", createdAt: 5, latestOf: "x", consent: true });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: expect.any(String) });
    const nothing = { education: null, university: null, graduationYear: null, availabilityDate: null };
    expect(await listed()).toEqual([
      {
        ...applicant,
        ...nothing,
        ...answer.json,
        applicationType: "job",
        resumeFile: null,
        jobListingId: null,
        earlier: 0,
        stage: "new",
        stageSince: answer.json.createdAt,
      },
    ]);
  });

  test("an internship application requires four more fields and may omit the position", async () => {
    const { position: _, ...without } = intern;
    expect((await site.visitor().post("/api/job-applications", without)).status).toBe(201);
    const [row] = await listed();
    expect(row).toMatchObject({ ...without, position: "Internship Position" });
    const bare = await apply({ applicationType: "internship", position: "Other" });
    expect(bare.status).toBe(400);
    expect(bare.json.errors).toEqual({
      education: ["Education field is required"],
      university: ["University/College is required"],
      graduationYear: ["Expected graduation year is required"],
      availabilityDate: ["Availability date is required"],
    });
  });

  test("reports missing and invalid fields with the specified messages and stores nothing", async () => {
    const empty = await site.visitor().post("/api/job-applications", {});
    expect(empty.status).toBe(400);
    expect(empty.json.errors).toEqual({
      fullName: ["Full name is required"],
      email: ["Invalid email address"],
      phone: ["Phone number is required"],
      position: ["Position is required"],
      experience: ["Experience is required"],
      resumePath: ["Resume link is required"],
    });
    for (const [field, value, message] of [
      ["email", "vera", "Invalid email address"],
      ["email", "", "Invalid email address"],
      ["resumePath", "", "Resume link is required"],
      ["resumePath", "my resume", "Resume link must be a valid URL"],
      ["resumePath", "<>", "Resume link must be a valid URL"],
      ["resumePath", "javascript:alert(1)", "Resume link must be a valid URL"],
      ["resumePath", "data:text/html,x", "Resume link must be a valid URL"],
      ["resumePath", "file:///etc/passwd", "Resume link must be a valid URL"],
      ["resumePath", `https://x.example/${"x".repeat(3000)}`, "Use at most 2000 characters"],
      ["resumePath", `https://${"x".repeat(301)}.example/`, "Resume link must be a valid URL"],
      ["applicationType", "gig", "Must be job or internship"],
      ["graduationYear", "soon", "Must be a year such as 2027"],
      ["availabilityDate", "2027-02-30", "Must be a day such as 2027-01-15"],
      ["jobListingId", "x", "This position is no longer open"],
      ["jobListingId", newId(), "This position is no longer open"],
    ] as const) {
      const answer = await apply({ [field]: value });
      expect([answer.status, answer.json.errors], `${field} ${value}`).toEqual([400, { [field]: [message] }]);
    }
    expect(await stored()).toHaveLength(0);
  });

  test.each(["<https://example.com/cv>", "<URL:https://example.com/cv>"])("takes the link out of %s", async (link) => {
    expect((await apply({ resumePath: link })).status).toBe(201);
    expect(await listed()).toMatchObject([{ resumePath: "https://example.com/cv" }]);
  });

  test("an application for a listing takes its title and requires that it is open", async () => {
    const { id } = (await ada.post("/api/admin/job-listings", weaver)).json;
    expect((await apply({ jobListingId: id, position: "Chief of all" })).status).toBe(201);
    expect(await listed()).toMatchObject([{ position: weaver.title, jobListingId: id }]);
    await aDayLater();
    await ada.send(`/api/admin/job-listings/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ isActive: false }),
    });
    const closed = await apply({ jobListingId: id });
    expect([closed.status, closed.json.detail]).toEqual([400, "This position is no longer open"]);
  });

  test("an application that names an open listing by its title alone is found under it", async () => {
    const { id } = (await ada.post("/api/admin/job-listings", weaver)).json;
    expect((await apply({ position: ` ${weaver.title.toUpperCase()} ` })).status).toBe(201);
    expect(await listed()).toMatchObject([{ position: weaver.title, jobListingId: id }]);
    await aDayLater();
    expect((await apply({ position: `${weaver.title} of sails` })).status).toBe(201);
    expect(await listed()).toMatchObject([{ jobListingId: null }, { jobListingId: id }]);
  });

  test("archives a listing with applications instead of deleting it", async () => {
    const { id } = (await ada.post("/api/admin/job-listings", weaver)).json;
    await apply({ jobListingId: id });
    const find = async () =>
      (await ada.get("/api/admin/job-listings")).json.find((one: { id: string }) => one.id === id);
    expect(await find()).toMatchObject({ applications: 1, archivedAt: null, isActive: true });
    const remove = () => ada.send(`/api/admin/job-listings/${id}`, { method: "DELETE" });
    const answer = await remove();
    expect([answer.status, answer.json]).toEqual([200, { archived: true }]);
    expect((await site.visitor().get(`/api/job-listings/${id}`)).status).toBe(404);
    const { archivedAt } = await find();
    expect(archivedAt).toEqual(expect.any(String));
    expect((await remove()).json).toEqual({ archived: true });
    expect(await find()).toMatchObject({ applications: 1, archivedAt, isActive: false });
    await site.db.write((queries) => queries.deleteFrom("jobApplications").execute());
    expect((await remove()).status).toBe(204);
    expect(await find()).toBe(undefined);
  });

  test("lists applications by page and search and counts earlier ones", async () => {
    for (const fullName of ["Ümit Straße", "100% Sure", "Zoë"]) await apply({ fullName, position: fullName });
    const ask = async (query: string) => (await ada.get(`/api/admin/job-applications?${query}`)).json;
    const names = (page: { items: { fullName: string }[] }) => page.items.map((one) => one.fullName);
    const first = await ask("pageSize=2");
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
    expect(names(first)).toEqual(["Zoë", "100% Sure"]);
    expect(first.items[0].earlier).toBe(2);
    expect(names(await ask("pageSize=2&page=2"))).toEqual(["Ümit Straße"]);
    expect(names(await ask("sort=oldest"))).toEqual(["Ümit Straße", "100% Sure", "Zoë"]);
    expect(names(await ask("q=ÜMIT"))).toEqual(["Ümit Straße"]);
    expect(names(await ask("q=100%25"))).toEqual(["100% Sure"]);
    expect(await ask(`q=${applicant.email}`)).toMatchObject({ total: 3 });
    expect(await ask("q=nowhere")).toMatchObject({ total: 0, items: [] });
    expect((await ada.get("/api/admin/job-applications?page=0")).json.errors).toEqual({ page: ["Must be at least 1"] });
  });

  test("search results are in order of time, even after the clock went back, and contain no deleted rows", async () => {
    const ids: string[] = [];
    for (const [fullName, back] of [
      ['Zoë "Zo" Ek', 0],
      ["Zoë Yule", 2 * HOUR],
      ["Zoë Ek", -2 * HOUR],
    ] as const) {
      site.advanceTime(-back);
      ids.push((await apply({ fullName, position: fullName })).json.id);
    }
    const ask = async (query: string) => {
      const { items, total } = (await ada.get(`/api/admin/job-applications?${query}`)).json;
      return [total, ...items.map((one: { fullName: string }) => one.fullName)];
    };
    expect(await ask("q=ZOË")).toEqual([3, "Zoë Ek", 'Zoë "Zo" Ek', "Zoë Yule"]);
    expect(await ask("q=zoë&sort=oldest&pageSize=1&page=2")).toEqual([3, 'Zoë "Zo" Ek']);
    expect(await ask("q=zoë&page=9")).toEqual([3]);
    expect(await ask("q=ek")).toEqual([2, "Zoë Ek", 'Zoë "Zo" Ek']);
    expect(await ask("q=ek&sort=oldest&pageSize=1")).toEqual([2, 'Zoë "Zo" Ek']);
    expect(await ask('q=oë "zo"')).toEqual([3, "Zoë Ek", 'Zoë "Zo" Ek', "Zoë Yule"]);
    expect(await ask("q=zo_")).toEqual([0]);
    for (const id of ids.slice(1)) await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" });
    expect(await ask("q=zoë")).toEqual([1, 'Zoë "Zo" Ek']);
    expect(await ask("q=ek")).toEqual([1, 'Zoë "Zo" Ek']);
  });

  test("filters by listing, type, and person, with and without a search, and counts the matches", async () => {
    const { id } = (await ada.post("/api/admin/job-listings", weaver)).json;
    for (const email of ["a@example.com", "b@example.com", "c@example.com"]) await apply({ email, jobListingId: id });
    for (const email of ["a@example.com", "B@example.com"]) await apply({ ...intern, email });
    const ask = async (query: string) => {
      const { items, total } = (await ada.get(`/api/admin/job-applications?${query}`)).json;
      return [total, items.map((one: { email: string }) => one.email[0]).join("")];
    };
    expect(await ask(`jobListingId=${id}&pageSize=2`)).toEqual([3, "cb"]);
    expect(await ask(`jobListingId=${id}&pageSize=2&page=2`)).toEqual([3, "a"]);
    expect(await ask(`jobListingId=${newId()}`)).toEqual([0, ""]);
    expect(await ask("applicationType=internship&sort=oldest")).toEqual([2, "aB"]);
    expect(await ask("applicationType=internship&q=b@")).toEqual([1, "B"]);
    expect(await ask("applicationType=job&q=b@EXAMPLE&pageSize=1")).toEqual([1, "b"]);
    expect(await ask("email=b@EXAMPLE.com")).toEqual([2, "Bb"]);
    expect(await ask("email=b@example.com&applicationType=job")).toEqual([1, "b"]);
    expect(await ask("email=b@example.co")).toEqual([0, ""]);
    const wrong = await ada.get("/api/admin/job-applications?applicationType=gig");
    expect([wrong.status, wrong.json.errors]).toEqual([400, { applicationType: ["Must be job or internship"] }]);
  });

  test("a linked resume opens a page that names its host and is recorded", async () => {
    const { id } = (await apply({ resumePath: 'https://docs.example:8443/me?a=1&b="><script>alert(1)</script>' })).json;
    const page = await ada.get(`/api/admin/job-applications/${id}/resume`);
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/,
    );
    expect(page.text).toContain("<h1>This resume is on docs.example:8443</h1>");
    expect(page.text).toMatch(/<a href="https:\/\/docs\.example:8443\/me\?a=1[^"<>]*" rel="noopener noreferrer">/);
    expect(page.text).not.toContain("<script");
    const { id: userId } = (await ada.get("/api/user")).json;
    expect(await entriesAbout(id)).toEqual([{ actorId: userId, action: "download" }]);
  });

  test("only an admin can read, open, or delete an application, not even the applicant", async () => {
    const { id } = (await apply({ email: cast.otto.email })).json;
    for (const [who, status] of [
      [site.visitor(), 401],
      [otto, 403],
    ] as const) {
      for (const path of ["", "?page=1", "?page=x", `/${id}/resume`, `/${newId()}/resume`]) {
        const answer = await who.get(`/api/admin/job-applications${path}`);
        expect(answer.status, path).toBe(status);
        expect(answer.text).not.toContain(applicant.fullName);
      }
      expect((await who.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(status);
    }
    expect(await stored()).toHaveLength(1);
    expect(await entriesAbout(id)).toEqual([]);
    for (const other of [newId(), "1", "%00", "x".repeat(3000)]) {
      expect((await ada.get(`/api/admin/job-applications/${other}/resume`)).status, other).toBe(404);
      expect((await ada.send(`/api/admin/job-applications/${other}`, { method: "DELETE" })).status, other).toBe(404);
    }
    expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await stored()).toHaveLength(0);
  });
});
