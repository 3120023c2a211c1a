import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { root } from "#bin/install.mjs";
import { cast } from "#harness/cast.ts";
import { buildMiniature } from "#tests/support/servers/built-site.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

const secrets = [
  cast.otto.password,
  cast.otto.email,
  cast.otto.name,
  cast.ada.password,
  cast.ada.email,
  cast.vera.email,
  cast.vera.lastName,
  cast.vera.company,
  "patient names",
  "127.0.0.1",
  "203.0.113.9",
  "needle-in-the-query",
  "made-by-the-browser",
];

describe("the log", () => {
  const built = buildMiniature();
  let site: Site;
  beforeAll(async () => {
    site = await openSite("sqlite", { environment: { TRUST_PROXY: "1" }, distFolder: built.folder });
  });
  afterAll(async () => {
    await site.stop();
    built.remove();
  });

  const headers = { "X-Forwarded-For": "203.0.113.9", "User-Agent": "made-by-the-browser", "X-Request-Id": "theirs" };

  test("has one line per request with its id and without personal data", async () => {
    const visitor = site.visitor();
    const answers = [
      await visitor.post("/api/register", cast.otto, headers),
      await visitor.logIn(cast.ada, headers),
      await visitor.logIn({ ...cast.ada, password: "wrong password" }, headers),
      await visitor.post("/api/inquiries", cast.vera, headers),
      await visitor.post("/api/inquiries", `{"broken": "${cast.vera.email}`, headers),
      await visitor.get("/api/admin/inquiries?q=needle-in-the-query", headers),
      await visitor.get("/needle-in-the-query\u0041", headers),
    ];
    const text = JSON.stringify(site.logged);
    for (const answer of answers) {
      const lines = site.logged.filter((line) => line.requestId === answer.headers["x-request-id"]);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ status: answer.status, method: expect.any(String), ms: expect.any(Number) });
    }
    expect(site.logged.map((line) => line.route)).toEqual(
      expect.arrayContaining(["/api/register", "/api/login", "/api/inquiries", "/api/admin/inquiries"]),
    );
    for (const secret of [...secrets, visitor.cookies.get("session") ?? ""]) expect(text).not.toContain(secret);
    expect(text).not.toContain('"theirs"');
  });

  test("names the control that refused a request, and the admin who acts", async () => {
    const [visitor, ada] = [site.visitor(), site.visitor()];
    const inquiries = "/api/admin/inquiries";
    const repeat = async () => {
      for (;;) {
        const answer = await visitor.post("/api/register", {}, { "X-Forwarded-For": "203.0.113.10" });
        if (answer.status !== 400) return answer;
      }
    };
    await visitor.post("/api/register", { ...cast.otto, username: "logged", email: "logged@example.com" }, headers);
    const signIn = await ada.logIn(cast.ada, headers);
    const answers = {
      authentication: await site.visitor().logIn({ ...cast.ada, password: "wrong password" }, headers),
      permission: await visitor.get(inquiries, headers),
      origin: await visitor.post("/api/logout", undefined, { "Sec-Fetch-Site": "cross-site" }),
      validation: await visitor.post("/api/inquiries", {}, headers),
      protocol: await visitor.get("/api/login", headers),
      "limit registrations": await repeat(),
    };
    const lineOf = (answer: typeof signIn) =>
      site.logged.find(({ requestId }) => requestId === answer.headers["x-request-id"]);
    for (const [control, answer] of Object.entries(answers)) {
      expect(lineOf(answer)).toMatchObject({ refusedBy: control, status: answer.status });
      expect(lineOf(answer)).not.toHaveProperty("staff");
    }
    for (const answer of [
      signIn,
      await ada.get(inquiries, headers),
      await ada.post("/api/logout", undefined, headers),
    ]) {
      expect(lineOf(answer)).toMatchObject({ staff: signIn.json.id });
      expect(lineOf(answer)).not.toHaveProperty("refusedBy");
    }
  });

  test("records what the policy blocked, reduced to known values", async () => {
    const post = (body: unknown, type: string) =>
      site.visitor().post("/api/csp-reports", body, { "Content-Type": type, ...headers });
    const older = {
      "csp-report": {
        "document-uri": `${site.origin}/?email=${cast.vera.email}#secret`,
        "blocked-uri": "https://evil.example/pixel.gif?who=vera",
        "effective-directive": "img-src",
        "script-sample": cast.vera.message,
        referrer: "https://elsewhere.example/?private",
      },
    };
    expect((await post(older, "application/csp-report")).status).toBe(204);
    const newer = {
      type: "csp-violation",
      user_agent: "made-by-the-browser",
      body: {
        documentURL: `${site.origin}/?q=x`,
        blockedURL: "inline",
        effectiveDirective: "script-src-elem",
        sample: "secret",
      },
    };
    expect((await post([newer, { type: "deprecation", body: {} }, 5, null], "application/reports+json")).status).toBe(
      204,
    );
    const reports = site.logged.filter((line) => line.msg === "a page violated its Content-Security-Policy");
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatchObject({
      page: "/",
      blocked: "https://evil.example",
      directive: "img-src",
    });
    expect(reports[1]).toMatchObject({ page: "/", blocked: "inline", directive: "script-src-elem" });
    const text = JSON.stringify(reports).replaceAll(site.origin, "");
    for (const secret of [...secrets, "secret", "private", "who=vera"]) expect(text).not.toContain(secret);
  });

  test("records nothing of a forged report", async () => {
    const madeUp = cast.vera.lastName;
    const before = site.logged.length;
    for (const uri of [madeUp, `mailto:${cast.vera.email}`, `data:${madeUp}`, `https://elsewhere.example/${madeUp}`]) {
      const report = { "document-uri": uri, "blocked-uri": uri, "effective-directive": madeUp.toUpperCase() };
      const sent = { "csp-report": report };
      await site.visitor().post("/api/csp-reports", sent, { "Content-Type": "application/csp-report", ...headers });
    }
    const known = { "document-uri": `${site.origin}/${madeUp}`, "blocked-uri": "data" };
    await site
      .visitor()
      .post("/api/csp-reports", { "csp-report": known }, { "Content-Type": "application/csp-report", ...headers });
    const reports = site.logged.slice(before).filter((line) => line.blocked !== undefined);
    expect(reports.map(({ blocked }) => blocked)).toEqual([
      "other",
      "other",
      "data",
      "https://elsewhere.example",
      "data",
    ]);
    expect(reports.map(({ page, directive }) => `${page} ${directive}`)).toEqual(Array(5).fill("other other"));
    expect(JSON.stringify(site.logged.slice(before))).not.toContain(madeUp);
  });

  test("accepts only reports without Origin and Sec-Fetch-Site", async () => {
    const bare = await site.visitor().send("/api/csp-reports", {
      method: "POST",
      headers: { "Content-Type": "application/csp-report", "Sec-Fetch-Site": "cross-site", Origin: "null" },
      body: "{}",
    });
    expect(bare.status).toBe(204);
    const json = await site.visitor().post("/api/csp-reports", {});
    expect(json.status).toBe(415);
  });

  test("escapes line breaks in reports", async () => {
    const report = {
      "csp-report": { "document-uri": 'x\n{"level":60,"msg":"forged"}', "effective-directive": "\u2028y" },
    };
    await site.visitor().post("/api/csp-reports", report, { "Content-Type": "application/csp-report" });
    expect(site.logged.every((line) => line.msg !== "forged")).toBe(true);
  });
});

test("a page that cannot be rendered answers 500, and only the JSON log has its cause, with the id of the request", async () => {
  // The open positions are cached while nothing is written and the clock stands still: the page is the first to read the table.
  vi.useFakeTimers({ toFake: ["Date"] });
  const printed = vi.spyOn(console, "error");
  await using site = await openSite("sqlite", { distFolder: join(root, "dist") });
  const [listing] = (await site.visitor().get("/api/job-listings")).json;
  let writes: number;
  do {
    writes = site.db.writes();
    await site.visitor().get("/careers/-/-");
  } while (site.db.writes() !== writes);
  const file = new SqliteFile(join(site.dataFolder, "site.db"));
  file.exec("alter table job_listings rename to moved_listings");
  file.close();
  const answer = await site.visitor().get(`/careers/${listing.id}/${listing.slug}`);
  expect(answer.status).toBe(500);
  expect(answer.json.detail).toBe("Something went wrong on our side. Please try again later");
  expect(site.logged.filter(({ err }) => err !== undefined)).toEqual([
    expect.objectContaining({
      requestId: answer.json.requestId,
      msg: "a request failed",
      err: expect.objectContaining({
        message: "no such table: job_listings",
        stack: expect.stringContaining("/dist/"),
      }),
    }),
  ]);
  expect(printed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
