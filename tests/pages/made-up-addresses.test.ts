import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ServerProcess, startProcess, stopProcess } from "#bin/server-process.ts";
import { type Answer, send } from "#tests/support/send.ts";

const MANY = 60;

describe("Addresses that somebody makes up", () => {
  const data = mkdtempSync(join(tmpdir(), "site-made-up-"));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess({ DATA_DIR: data });
  });
  afterAll(async () => {
    await stopProcess(server);
    rmSync(data, { recursive: true, force: true });
  });

  const get = (path: string, encoding = "identity") =>
    send(server.origin + path, { headers: { Accept: "text/html", "Accept-Encoding": encoding } });

  /** Asks for many of them, one after another. */
  async function many(path: (i: number) => string): Promise<{ answers: Answer[]; milliseconds: number }> {
    const begun = performance.now();
    const answers: Answer[] = [];
    for (let i = 0; i < MANY; i++) answers.push(await get(path(i), "br"));
    return { answers, milliseconds: performance.now() - begun };
  }

  test("a filter that nothing open answers to is one page, which costs nobody anything", async () => {
    const page = await get("/careers?type=needle");
    expect([page.status, page.text.includes("needle"), page.text.includes("No position answers to this")]).toEqual([
      200,
      false,
      true,
    ]);
    expect(page.text).toMatch(/id="positions-count"[^>]*>0 of \d+ positions/);
    await get("/careers", "br");
    const usual = await many(() => "/careers");
    const { answers, milliseconds } = await many((i) => `/careers?type=needle-${i}&more=${i}`);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect(milliseconds).toBeLessThan(3 * usual.milliseconds + 500);
  });

  test("a position that was never known is answered as any address that leads nowhere", async () => {
    const usual = await many(() => "/careers");
    const { answers, milliseconds } = await many((i) => `/careers/nope/needle-${i}`);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, answers[0]?.text.includes("404 Page Not Found")]).toEqual([404, true]);
    expect((await get("/careers/apply/nope")).text).toContain("Job not found");
    expect(milliseconds).toBeLessThan(3 * usual.milliseconds + 500);
    for (const path of ["/careers/nope", "/careers/apply/nope", "/careers/0199aaaa-0000-7000-8000-000000000001/x"])
      expect((await get(path)).status, path).toBe(404);
  });

  test("what is open is found as before, by its filter, its address and a wrong name", async () => {
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
});
