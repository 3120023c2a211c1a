import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { type Answer, send } from "#harness/send.ts";

const MANY = 60;
/** A page that is rendered for each request takes more than twenty times as long as one from the cache. */
const MAX_RATIO = 8;

describe("unknown URLs", () => {
  const data = mkdtempSync(join(tmpdir(), "site-made-up-"));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ DATA_DIR: data });
  });
  afterAll(async () => {
    await stopProcess(server);
    rmSync(data, { recursive: true, force: true });
  });

  const html = { Accept: "text/html", "Accept-Encoding": "identity" };
  const get = (path: string, encoding = "identity") =>
    send(server.origin + path, { headers: { ...html, "Accept-Encoding": encoding } });

  /**
   * Requests many made-up addresses, each after the ordinary one. `ratio` is the shortest time of a made-up address divided
   * by the shortest of the ordinary one, so that neither the speed of the machine nor its load decides.
   */
  async function requestMany(ordinary: string, madeUp: (i: number) => string) {
    const answers: Answer[] = [];
    const times = { ordinary: Number.POSITIVE_INFINITY, madeUp: Number.POSITIVE_INFINITY };
    for (let i = 0; i < MANY; i++)
      for (const kind of ["ordinary", "madeUp"] as const) {
        const start = performance.now();
        const answer = await get(kind === "ordinary" ? ordinary : madeUp(i), "br");
        times[kind] = Math.min(times[kind], performance.now() - start);
        if (kind === "madeUp") answers.push(answer);
      }
    return { answers, ratio: times.madeUp / times.ordinary };
  }

  test.each([
    "/_image?href=/media/overview-light-poster.avif&f=avif&q=max",
    "//_image?href=/media/overview-light-poster.avif&f=avif&q=max",
    "/./_image?href=/media/overview-light-poster.avif&f=avif&q=max",
    "/%5Fimage?href=/media/overview-light-poster.avif&f=avif&q=max",
    "/%5fserver-islands/Any",
    "/%255fimage?href=/media/overview-light-poster.avif&f=avif&q=max",
    "/%25255fserver-islands/Any",
    "/careers/../_image?href=/media/overview-light-poster.avif&f=avif&q=max",
    "/careers/%2e%2e/_image?href=/media/overview-light-poster.avif&f=avif&q=max",
    "/careers/%252e%252e/_image?href=/media/overview-light-poster.avif&f=avif&q=max",
  ])("answers 404 to the framework's endpoint %s", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });

  test.each([
    ...["/about", "/careers", "/careers/", "/careers/apply-internship", "/api/docs", "/api/openapi.json", "/healthz"],
    ...["/readyz", "/sitemap.xml", "/.well-known/change-password", "/.well-known/passkey-endpoints"],
  ])("refuses every method but GET and HEAD of %s", async (path) => {
    for (const method of ["OPTIONS", "POST"]) {
      const answer = await send(server.origin + path, { method, headers: { Origin: server.origin, ...html } });
      expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
    }
    expect((await send(`${server.origin}/careers/nope`, { method: "OPTIONS", headers: html })).status).toBe(404);
  });

  test.each(["/careers", "/api/docs", "/careers/nope"])("answers HEAD %s like GET, without a body", async (path) => {
    const [got, head] = [await get(path), await send(server.origin + path, { method: "HEAD", headers: html })];
    expect([head.status, head.text]).toEqual([got.status, ""]);
    const comparable = ({ headers }: Answer) => ({
      ...headers,
      date: "",
      "x-request-id": "",
      ratelimit: "",
      "content-length": "",
    });
    expect(comparable(head)).toEqual(comparable(got));
    expect(server.output()).not.toContain("ERR_");
  });

  test("serves every filter without a matching position from one cached page", async () => {
    const page = await get("/careers?type=needle");
    expect([page.status, page.text.includes("needle"), page.text.includes("No matching positions")]).toEqual([
      200,
      false,
      true,
    ]);
    expect(page.text).toMatch(/id="positions-count"[^>]*>0 of \d+ positions/);
    const { answers, ratio } = await requestMany("/careers", (i) => `/careers?type=needle-${i}&more=${i}`);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect(ratio).toBeLessThan(MAX_RATIO);
  });

  test("answers an unknown position from one cached page, like any other unknown URL", async () => {
    const { answers, ratio } = await requestMany("/careers", (i) => `/careers/nope/needle-${i}`);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await get("/careers/nope/needle")).text).toBe((await get("/nope")).text);
    expect((await get("/careers/apply/nope")).text).toContain("Job not found");
    expect(ratio).toBeLessThan(MAX_RATIO);
    for (const path of ["/careers/nope", "/careers/apply/nope", "/careers/0199aaaa-0000-7000-8000-000000000001/x"])
      expect((await get(path)).status, path).toBe(404);
  });

  test("finds open positions by filter, by URL and by a wrong slug", async () => {
    const listings = (await get("/api/job-listings")).json as { id: string; slug: string; type: string }[];
    const [first] = listings as [(typeof listings)[0]];
    const same = listings.filter(({ type }) => type === first.type).length;
    const narrowed = await get(`/careers?type=${encodeURIComponent(` ${first.type} `)}&location=`);
    expect(narrowed.text).toContain(`${same} of ${listings.length} positions`);
    expect((await get(`/careers/${first.id}/${first.slug}`)).status).toBe(200);
    for (const path of [`/careers/${first.id}`, `/careers/${first.id}/other`]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.location]).toEqual([301, `/careers/${first.id}/${first.slug}`]);
    }
    expect((await get("/careers/apply")).headers.location).toBe("/careers");
  });

  test("redirects from an address with a slash, and answers programs about unknown ones in JSON", async () => {
    const [first] = (await get("/api/job-listings")).json;
    const position = `/careers/${first.id}/${first.slug}`;
    for (const [path, location] of [
      ["/careers/", "/careers"],
      ["/careers///?type=a%20b&x=//evil.example", "/careers?type=a%20b&x=//evil.example"],
      ["/careers/apply-internship/", "/careers/apply-internship"],
      ["/api/docs/", "/api/docs"],
      [`${position}/`, position],
      [`/careers/apply/${first.id}/`, `/careers/apply/${first.id}`],
    ]) {
      const answer = await get(path as string);
      expect([answer.status, answer.headers.location], path).toEqual([308, location]);
    }
    for (const path of [
      "/careers/nope/",
      "//evil.example/careers/",
      "/careers//evil.example/",
      "/careers/apply/nope/",
    ]) {
      const answer = await get(path);
      expect([answer.status, answer.headers.location], path).toEqual([404, undefined]);
    }
    for (const path of ["/careers/nope", "/careers/nope/x/y/z", "/careers/apply/nope", "/careers/apply/nope/"]) {
      const { status, headers, json } = await send(server.origin + path, { headers: { Accept: "application/json" } });
      expect([status, headers["content-type"]], path).toEqual([404, "application/problem+json"]);
      expect(json.status, path).toBe(404);
    }
  });
});
