import { describe, expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import { send } from "#harness/send.ts";
import { openSite } from "#tests/support/servers/site.ts";

describe("requests from other sites", () => {
  const unsafe = ["/api/login", "/api/register", "/api/logout", "/api/inquiries"];
  const from = (site: { port: number }, path: string, headers: Record<string, string>) =>
    send(`http://127.0.0.1:${site.port}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: "{}",
    });

  test("refuses unsafe requests unless Sec-Fetch-Site or Origin names this site", async () => {
    await using site = await openSite("sqlite");
    const own = `http://127.0.0.1:${site.port}`;
    for (const path of unsafe) {
      for (const headers of [
        {},
        { "Sec-Fetch-Site": "cross-site" },
        { "Sec-Fetch-Site": "same-site" },
        { "Sec-Fetch-Site": "none" },
        { "Sec-Fetch-Site": "" },
        { "Sec-Fetch-Site": "cross-site", Origin: own },
        { Origin: "https://evil.example" },
        { Origin: "null" },
        { Origin: `${own}.evil.example` },
        { Origin: `http://127.0.0.1:${site.port + 1}` },
        { Origin: own.replace("http:", "https:") },
        { Referer: own },
      ] as Record<string, string>[]) {
        const answer = await from(site, path, headers);
        expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403);
        expect(answer.json.detail).toBe("This request did not come from this site");
      }
      for (const headers of [
        { "Sec-Fetch-Site": "same-origin" },
        { "Sec-Fetch-Site": "same-origin", Origin: "https://proxied.example" },
        { Origin: own },
        { Origin: `http://localhost:${site.port}` },
      ] as Record<string, string>[]) {
        expect((await from(site, path, headers)).status, `${path} ${JSON.stringify(headers)}`).not.toBe(403);
      }
    }
  });

  test("accepts only the configured origin", async () => {
    await using site = await openSite("sqlite", { environment: { PUBLIC_URL: "https://www.example.com" } });
    expect((await from(site, "/api/inquiries", { Origin: "https://www.example.com" })).status).toBe(400);
    for (const origin of [
      `http://127.0.0.1:${site.port}`,
      "http://www.example.com",
      "https://example.com",
      "https://www.example.com:8443",
    ]) {
      expect((await from(site, "/api/inquiries", { Origin: origin })).status, origin).toBe(403);
    }
  });

  test("stores no inquiry from another site and lets no other site read a response", async () => {
    await using site = await openSite("sqlite");
    const answer = await send(`http://127.0.0.1:${site.port}/api/inquiries`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "https://evil.example" },
      body: JSON.stringify(cast.vera),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    expect(await site.db.read.selectFrom("inquiries").selectAll().execute()).toEqual([]);
  });
});
