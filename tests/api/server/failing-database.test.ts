import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";
import SqliteFile from "better-sqlite3";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

afterEach(() => vi.restoreAllMocks());

const ask = (site: Site) => site.visitor().post("/api/inquiries", cast.vera);
const storedIds = async (site: Site) =>
  (await site.db.read.selectFrom("inquiries").select("id").orderBy("id").execute()).map((row) => row.id);

async function expectFullDisk(site: Site): Promise<void> {
  const refused = await Promise.all(Array.from({ length: 5 }, () => ask(site)));
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.json.detail).toBe("We cannot store or read this right now. Please try again in a moment");
    expect(answer.text).not.toMatch(/SQLITE|disk|53100/i);
  }
}

test("answers inquiries with 503 while SQLite's disk is full, keeps acknowledged ones and recovers", async () => {
  const handles: SqliteFile.Database[] = [];
  const pragma = SqliteFile.prototype.pragma;
  vi.spyOn(SqliteFile.prototype, "pragma").mockImplementation(function (this: SqliteFile.Database, ...args) {
    if (!handles.includes(this)) handles.push(this);
    return pragma.apply(this, args);
  });
  await using site = await openSite("sqlite", { environment: { RATE_LIMITS: "off" } });
  const [writing] = handles as [SqliteFile.Database];
  const acknowledged = [(await ask(site)).json.id];

  const ada = site.visitor();
  await ada.logIn(cast.ada);
  // SQLite refuses further pages, as on a full disk.
  writing.pragma(`max_page_count = ${writing.pragma("page_count", { simple: true })}`);
  let answer = await ask(site);
  while (answer.status === 201) {
    acknowledged.push(answer.json.id);
    answer = await ask(site);
  }
  await expectFullDisk(site);
  expect((await ada.get("/api/admin/inquiries")).json).toHaveLength(acknowledged.length);
  site.advanceTime(3_600_000);
  expect((await ada.get("/api/user")).status, "reading goes on").toBe(200);

  writing.pragma("max_page_count = 1000000");
  acknowledged.push((await ask(site)).json.id);
  expect(await storedIds(site)).toEqual(acknowledged.sort());
});

test("answers inquiries with 503 while PostgreSQL's disk is full, and recovers", async () => {
  await using site = await openSite("postgres", { environment: { RATE_LIMITS: "off" } });
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    site.db.read,
  );
  await sql`create trigger full_disk before insert on inquiries execute function full_disk()`.execute(site.db.read);
  await expectFullDisk(site);
  await sql`drop trigger full_disk on inquiries`.execute(site.db.read);
  const { json } = await ask(site);
  expect(await storedIds(site)).toEqual([json.id]);
});

test("answers an unexpected error without its cause, and logs the cause without personal data", async () => {
  await using site = await openSite("postgres");
  await sql`alter table inquiries add constraint no_clinics check (email not like '%clinic%')`.execute(site.db.read);
  const answer = await ask(site);
  expect(answer.status).toBe(500);
  expect(answer.json.detail).toBe("Something went wrong on our side. Please try again later");
  const line = site.logged.find((one) => one.msg === "a request failed");
  expect(line).toMatchObject({ requestId: answer.json.requestId, err: { code: "23514" } });
  const text = JSON.stringify(site.logged);
  expect(text).toContain("no_clinics");
  for (const secret of [cast.vera.email, cast.vera.lastName, "patient names"]) expect(text).not.toContain(secret);
});

describe("when the connection to PostgreSQL is lost", () => {
  /** A proxy to PostgreSQL whose connections can be cut and restored. */
  async function wireTo(url: string) {
    const target = new URL(url);
    const sockets = new Set<Socket>();
    const pairs: [Socket, Socket][] = [];
    let isHeld = false;
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      pairs.push([near, far]);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        if (!isHeld) one.pipe(other);
        one.on("error", () => other.destroy());
        one.on("close", () => sockets.delete(one));
      }
    });
    const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
    await listen(0);
    const { port } = server.address() as AddressInfo;
    const through = new URL(url);
    through.port = String(port);
    through.hostname = "127.0.0.1";
    return {
      url: through.href,
      cut: () => {
        const closed = new Promise((resolve) => server.close(resolve));
        for (const socket of sockets) socket.destroy();
        return closed;
      },
      mend: () => listen(port),
      /** Keeps the connections, accepts more, and passes nothing on until `release`. */
      hold: () => {
        isHeld = true;
        for (const socket of sockets) socket.unpipe().pause();
      },
      release: () => {
        isHeld = false;
        for (const [near, far] of pairs) {
          near.pipe(far);
          far.pipe(near);
        }
      },
    };
  }

  const answersAgain = (site: Site) =>
    vi.waitFor(async () => expect((await site.visitor().get("/readyz?check=database")).status).toBe(200), {
      timeout: 60_000,
    });

  test("answers API requests with 503, stays ready for pages, says so to alerts, and recovers", async () => {
    const wire = await wireTo(await createDatabase(inject("postgresUrl")));
    await using site = await openSite("postgres", { environment: { RATE_LIMITS: "off", DATABASE_URL: wire.url } });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const before = await ask(site);
    expect(before.status).toBe(201);

    await wire.cut();
    for (const answer of [
      await ask(site),
      await ada.get("/api/user"),
      await ada.get("/readyz?check=database"),
      await ada.get("/api/admin/inquiries"),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i);
    }
    expect((await ada.get("/healthz")).status).toBe(200);
    expect((await ada.get("/readyz")).status, "a balancer keeps sending visitors to the pages").toBe(200);

    await wire.mend();
    await answersAgain(site);
    const after = await ask(site);
    expect(await storedIds(site)).toEqual([before.json.id, after.json.id]);
    expect((await ada.get("/api/user")).json.username).toBe(cast.ada.username);
  });

  test("warns once of what fails for this reason, without a stack for each request", async () => {
    const wire = await wireTo(await createDatabase(inject("postgresUrl"), inject("postgresTemplate")));
    await using site = await openSite("postgres", { environment: { RATE_LIMITS: "off", DATABASE_URL: wire.url } });
    await wire.cut();
    for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 20 }, () => ask(site)));
    const failures = site.logged.filter(({ err }) => err !== undefined);
    expect(failures.filter(({ msg }) => msg === "a request failed")).toEqual([
      expect.objectContaining({ level: 40, err: expect.objectContaining({ code: "ECONNREFUSED", stack: "" }) }),
    ]);
    // The outbox and other work in the background.
    expect(new Set(failures.map(({ msg }) => msg)).size).toBe(failures.length);
    await wire.mend();
    await answersAgain(site);
  });

  test("tells a database that does not answer from one that is busy", async () => {
    const url = await createDatabase(inject("postgresUrl"));
    const wire = await wireTo(url);
    await using site = await openSite("postgres", { environment: { RATE_LIMITS: "off", DATABASE_URL: wire.url } });
    const visitor = site.visitor();
    const other = new pg.Client(url);
    await other.connect();
    await other.query("begin; lock table inquiries");
    const reads = Array.from({ length: 10 }, () => storedIds(site));
    // All connections for reading.
    const waiting = "select from pg_locks where not granted and relation = 'inquiries'::regclass";
    await vi.waitFor(async () => expect((await other.query(waiting)).rowCount).toBe(8), { timeout: 20_000 });
    expect((await visitor.get("/readyz?check=database")).status, "while all connections are busy").toBe(200);
    await other.query("commit");
    await other.end();
    await Promise.all(reads);

    wire.hold();
    const start = performance.now();
    // The last answer is shared for a second.
    await vi.waitFor(async () => expect((await visitor.get("/readyz?check=database")).status).toBe(503), 20_000);
    // Other queries wait for thirty seconds.
    expect(performance.now() - start).toBeLessThan(10_000);
    expect((await visitor.get("/readyz")).status).toBe(200);
    wire.release();
    await answersAgain(site);
  });

  test("serves pages and lists while writes wait for a lock", async () => {
    const url = await createDatabase(inject("postgresUrl"));
    const environment = { RATE_LIMITS: "off", DATABASE_URL: url };
    await using site = await openSite("postgres", { environment, distFolder: "dist" });
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const other = new pg.Client(url);
    await other.connect();
    await other.query("begin; lock table inquiries in exclusive mode");
    const writes = Array.from({ length: 40 }, () => ask(site));
    const waiting = "select from pg_locks where not granted and relation = 'inquiries'::regclass";
    await vi.waitFor(async () => expect((await other.query(waiting)).rowCount).toBeGreaterThan(0), { timeout: 20_000 });
    for (const path of ["/careers", "/sitemap.xml", "/api/job-listings", "/api/user"]) {
      const start = performance.now();
      expect((await ada.get(path)).status, path).toBe(200);
      expect(performance.now() - start, "without waiting five seconds for a connection").toBeLessThan(4500);
    }
    await other.query("commit");
    await other.end();
    for (const { status } of await Promise.all(writes)) expect(status).toBe(201);
  });

  test("serves the open positions as they were read last, and else a page that says what happened", async () => {
    const wire = await wireTo(await createDatabase(inject("postgresUrl"), inject("postgresTemplate")));
    const environment = { RATE_LIMITS: "off", DATABASE_URL: wire.url };
    await using site = await openSite("postgres", { environment, distFolder: "dist" });
    const vera = site.visitor();
    const read = async (path: string) => (await vera.get(path)).text;
    const [careers, sitemap] = [await read("/careers"), await read("/sitemap.xml")];
    await wire.cut();
    expect(await read("/careers")).toBe(careers);
    expect(await read("/sitemap.xml")).toBe(sitemap);
    const [position = ""] = /\/careers\/[\w-]+\/[\w-]+/.exec(careers) ?? [];
    const page = await fetch(site.origin + position, { headers: { accept: "text/html" } });
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await page.text()).toContain("This page can’t be shown right now");
    expect((await vera.get(position)).json, "to a program").toMatchObject({ status: 503 });
    await wire.mend();
    await answersAgain(site);
    expect((await vera.get(position)).status).toBe(200);
  });

  test("stops before a supervisor ends it while the database does not answer", async () => {
    const wire = await wireTo(await createDatabase(inject("postgresUrl")));
    const site = await openSite("postgres", { environment: { RATE_LIMITS: "off", DATABASE_URL: wire.url } });
    expect((await ask(site)).status).toBe(201);
    wire.hold();
    const pending = Array.from({ length: 5 }, () => ask(site).catch(() => {}));
    expect((await site.visitor().get("/readyz?check=database")).status).toBe(503);
    const start = performance.now();
    await site.stop();
    // docs/deploy.md
    expect(performance.now() - start).toBeLessThan(20_000);
    await wire.cut();
    await Promise.all(pending);
  });

  test("either stores and acknowledges or refuses inquiries in progress", async () => {
    const wire = await wireTo(await createDatabase(inject("postgresUrl")));
    await using site = await openSite("postgres", { environment: { RATE_LIMITS: "off", DATABASE_URL: wire.url } });
    const requests = Array.from({ length: 200 }, () => ask(site));
    await requests[20];
    await wire.cut();
    const answers = await Promise.all(requests);
    await wire.mend();
    await answersAgain(site);
    const stored = new Set(await storedIds(site));
    for (const answer of answers) {
      expect([201, 503]).toContain(answer.status);
      if (answer.status === 201) expect(stored).toContain(answer.json.id);
    }
  });
});
