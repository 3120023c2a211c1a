import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

const environment = { METRICS_PORT: "0" };

/** The metrics of a site by name and labels, as Prometheus reads them. */
async function metricsOf({ printed }: Site): Promise<Record<string, number>> {
  const address = printed.find((line) => line.startsWith("Metrics: "))?.slice("Metrics: ".length) ?? "";
  const response = await fetch(address);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]),
  );
}

test.each(databases)("metrics tell what the server does, and hold nothing about visitors, on %s", async (kind) => {
  await using site = await openSite(kind, { environment });
  const vera = site.visitor();
  expect((await vera.post("/api/inquiries", cast.vera)).status).toBe(201);
  expect((await vera.get("/api/inquiries/vera@example.com")).status).toBe(404);
  expect((await vera.get("/careers")).status).toBe(404);
  const retention = 'site_task_last_success_timestamp_seconds{task="retention"}';
  await expect
    .poll(async () => (await metricsOf(site))[retention], { timeout: 20_000 })
    .toBeGreaterThan(Date.now() / 1000 - 3600);
  const metrics = await metricsOf(site);
  expect(metrics).toMatchObject({
    'http_requests_total{method="POST",route="/api/inquiries",status="201"}': 1,
    'http_request_duration_seconds_count{route="/api/inquiries"}': 1,
    site_database_up: 1,
    // Without a mail server, emails wait.
    'site_emails{state="waiting"}': 2,
    'site_emails{state="dead"}': 0,
    site_emails_failing: 0,
    site_chat_streams: 0,
    'site_chain_links{chain="audit"}': expect.any(Number),
    'site_chain_links{chain="consents"}': 0,
    'site_storage_bytes{kind="files"}': 0,
  });
  expect(Object.keys(metrics).join("\n")).not.toContain("vera");
  const pool = Object.keys(metrics).filter((name) => name.startsWith("site_database_connections"));
  expect(pool).toHaveLength(kind === "postgres" ? 3 : 0);
});

test("metrics count the pages and built files that the server sends", async () => {
  await using site = await openSite("sqlite", { environment, distFolder: "dist" });
  const vera = site.visitor();
  const { text } = await vera.get("/about");
  const [script = ""] = /\/_astro\/[\w.-]+\.js/.exec(text) ?? [];
  await vera.get(script);
  await vera.get("/about");
  await vera.get("/not-here");
  const metrics = await metricsOf(site);
  expect(metrics).toMatchObject({
    'http_requests_total{method="GET",route="/about",status="200"}': 2,
    'http_requests_total{method="GET",route="/_astro/*",status="200"}': 1,
  });
  expect(Object.keys(metrics).join("\n")).not.toContain("not-here");
});

test("the metrics have an address of their own, and without METRICS_PORT none", async () => {
  await using site = await openSite("sqlite", { environment });
  const [address = ""] = site.printed.flatMap((line) => line.match(/http:\S+/) ?? []);
  expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
  expect((await fetch(address, { method: "POST" })).status).toBe(404);
  expect((await site.visitor().get("/metrics")).status).toBe(404);
  await using other = await openSite("sqlite");
  expect(other.printed.join()).not.toContain("Metrics");
});

test("a start names METRICS_PORT when another program listens on it", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => taken.once("listening", resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(openSite("sqlite", { environment: { METRICS_PORT: String(port) } })).rejects.toThrow(/METRICS_PORT/);
  taken.close();
});

test("metrics are readable while the database is away, and say so", async () => {
  const url = await createDatabase(inject("postgresUrl"), inject("postgresTemplate"));
  await using site = await openSite("postgres", { environment: { ...environment, DATABASE_URL: url } });
  expect(await metricsOf(site)).toMatchObject({ site_database_up: 1 });
  const name = new URL(url).pathname.slice(1);
  const operator = new pg.Client(inject("postgresUrl"));
  await operator.connect();
  await operator.query(`alter database "${name}" with allow_connections false`);
  await operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const metrics = await metricsOf(site);
  expect(metrics).toMatchObject({ site_database_up: 0, site_chat_streams: 0 });
  expect(Object.keys(metrics).filter((metric) => metric.startsWith("site_emails"))).toEqual([]);
  await operator.query(`alter database "${name}" with allow_connections true`);
  await operator.end();
  expect(await metricsOf(site)).toMatchObject({ site_database_up: 1 });
});

test("every metric that the alerts and the dashboard of Grafana read exists", async () => {
  await using site = await openSite("postgres", { environment });
  await site.visitor().get("/api/user");
  const existing = Object.keys(await metricsOf(site)).map((metric) => metric.replace(/\{.*$/, ""));
  const files = ["alerts.yml", "grafana.json"].map((name) => readFileSync(`docs/monitoring/${name}`, "utf8"));
  const named = new Set(files.join().match(/\b(?:site|http|nodejs|process)_\w+/g));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((name) => !existing.includes(name))).toEqual([]);
});
