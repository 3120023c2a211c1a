import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Visitor } from "#harness/visitor.ts";
import { type Endpoint, openDescribedSite } from "#tests/support/servers/described-site.ts";
import { databases, type Site } from "#tests/support/servers/site.ts";

// Requests that reach the database.
describe.each(databases)("malformed requests on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let endpoints: Endpoint[];
  beforeAll(async () => {
    ({ site, ada, endpoints } = await openDescribedSite(kind));
  });
  afterAll(() => site.stop());

  test("get a 4xx problem from every endpoint", async () => {
    const bodies = ["", "[]", '{"a":'.repeat(40), "\0", '{"username":{"$ne":1}}', "x".repeat(2_000_000)];
    const queries = [
      "?",
      "?%",
      "?a[]=1&a[]=2",
      "?__proto__=1",
      `?${"a=1&".repeat(2000)}`,
      "?q=%00",
      "?q=%ed%a0%80",
      "?page=%F0%9F",
    ];
    for (const { method, path } of endpoints.filter(({ path: one }) => one !== "/api/logout")) {
      const type = path === "/api/csp-reports" ? "application/csp-report" : "application/json";
      const tried = async (query: string, body: string, visitor: Visitor) => {
        const answer = await visitor.send(path + query, { method, headers: { "Content-Type": type }, body });
        expect(answer.status, `${method} ${path}${query.slice(0, 20)} ${body.slice(0, 20)}`).toBeLessThan(500);
        if (answer.status < 400) return;
        expect(answer.json).toMatchObject({ status: answer.status, detail: expect.any(String) });
        expect(answer.text).not.toMatch(/sqlite|select .* from|node_modules|\.ts\b|postgres| {4}at /i);
      };
      // Each malformed query with a well-formed body, and each malformed body without a query: they are parsed separately.
      const requests = [
        ...queries.map((query) => [query, method === "GET" ? "" : "{}"] as const),
        ...(method === "GET" ? [] : bodies).map((body) => ["", body] as const),
      ];
      await Promise.all(
        requests.flatMap(([query, body]) => [site.visitor(), ada].map((who) => tried(query, body, who))),
      );
    }
  });
});
