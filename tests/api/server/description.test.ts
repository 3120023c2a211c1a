import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { type Answer, type Sent, send } from "#harness/send.ts";
import { site as owner } from "#site";
import { addressOf, allEndpoints } from "#tests/support/endpoints.ts";
import { visitorWith } from "#tests/support/people.ts";
import { type Description, openDescription } from "#tests/support/servers/description.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

/** A response without what differs between two requests for one address. */
function comparable({ status, headers, text }: Answer): object {
  const { date: _, "x-request-id": id, ratelimit = "", ...rest } = headers;
  const limit = String(ratelimit).replaceAll(/\d+/g, "");
  return { status, text: text.replaceAll(String(id), ""), headers: { ...rest, limit } };
}

describe("the description of the API", () => {
  let site: Site;
  let document: Description["document"];
  let operations: Description["operations"];
  let resolved: Description["resolved"];
  beforeAll(async () => {
    ({ site, document, operations, resolved } = await openDescription());
  });
  afterAll(() => site.stop());

  test("is an OpenAPI 3.1 document under the owner's name", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual({
      title: `${owner.name} API`,
      version: expect.any(String),
      description: expect.any(String),
      license: { name: "MIT", identifier: "MIT" },
    });
    for (const { path, method, operation } of operations) {
      expect(path).toMatch(/^\/api\/[a-z/{}-]+$/i);
      expect(["get", "post", "put", "patch", "delete"]).toContain(method);
      expect(operation.summary).not.toBe("");
      expect(Object.keys(operation.responses).length).toBeGreaterThan(0);
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(description).toEqual(expect.any(String));
        if (Number(status) >= 400) expect(Object.keys(content ?? {})).toEqual(["application/problem+json"]);
      }
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = (operation.parameters ?? []).filter((one) => one.in === "path").map((one) => one.name);
      expect(described).toEqual(inPath);
    }
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const [, name = ""] = /^#\/components\/schemas\/(\w+)$/.exec(reference ?? "") ?? [];
      expect(Object.keys(document.components.schemas), reference).toContain(name);
    }
  });

  test("lists every endpoint of the specification with its parameters", () => {
    const known = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    for (const call of [
      "GET /api/user",
      "POST /api/login",
      "POST /api/register",
      "POST /api/logout",
      "POST /api/inquiries",
      "GET /api/admin/inquiries",
      "POST /api/csp-reports",
      "GET /api/job-listings",
      "GET /api/job-listings/{id}",
      "POST /api/job-applications",
      "GET /api/admin/job-applications",
      "GET /api/admin/job-applications/{id}/resume",
      "POST /api/chat/conversations",
      "GET /api/chat/conversations/{id}/messages",
      "POST /api/chat/conversations/{id}/messages",
    ]) {
      expect(known).toContain(call);
    }
    const inquiry = document.paths["/api/inquiries"].post.requestBody.content["application/json"].schema;
    expect(Object.keys(inquiry.properties)).toEqual([
      "firstName",
      "lastName",
      "email",
      "company",
      "industry",
      "message",
    ]);
    expect(inquiry.properties.industry.enum).toEqual([
      "healthcare",
      "finance",
      "technology",
      "retail",
      "education",
      "other",
    ]);
    expect(inquiry.required).not.toContain("company");
    const query = document.paths["/api/admin/inquiries"].get.parameters.map((one: { name: string }) => one.name);
    expect(query).toEqual([
      "page",
      "pageSize",
      "upTo",
      "after",
      "before",
      "around",
      "q",
      "sort",
      "status",
      "assignee",
      "snoozed",
    ]);
  });

  test("lists every endpoint except those that hide", () => {
    const known = operations.map(({ path, method }) => `${method} ${path}`);
    const listed = allEndpoints().filter(({ isHidden }) => !isHidden);
    expect(known.sort()).toEqual(
      listed.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`).sort(),
    );
    expect(listed.length).toBeLessThan(allEndpoints().length);
  });

  test("is sent compressed, and not again to those who have it", async () => {
    const path = `${site.origin}/api/openapi.json`;
    const plain = await send(path, { headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers["content-type"]).toBe("application/json");
    for (const [accepted, unpack] of [["br", brotliDecompressSync] as const, ["gzip", gunzipSync] as const]) {
      const { headers, bytes } = await send(path, { headers: { "Accept-Encoding": accepted } });
      expect(headers).toMatchObject({
        "content-encoding": accepted,
        vary: "Accept-Encoding",
        "cache-control": "no-cache",
      });
      expect(bytes.length).toBeLessThan(plain.bytes.length / 10);
      expect(unpack(bytes).equals(plain.bytes)).toBe(true);
      const again = await send(path, {
        headers: { "Accept-Encoding": accepted, "If-None-Match": String(headers.etag) },
      });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, "", headers.etag]);
    }
  });

  test("leaves out endpoints that answer like an address that does not exist, whatever the method", async () => {
    const hidden = allEndpoints().filter(({ isHidden }) => isHidden);
    const addresses = new Set(hidden.map((endpoint) => addressOf(endpoint, newId())));
    const requests: Sent[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"].map((method) => ({
      method,
    }));
    for (const method of ["GET", "PUT"]) requests.push({ method, headers: { Accept: "text/html" } });
    for (const visitor of [site.visitor(), await visitorWith(site, "recruiter")])
      for (const request of requests) {
        const expected = comparable(await visitor.send("/api/admin/nothing", request));
        for (const address of addresses)
          expect(comparable(await visitor.send(address, request)), `${request.method} ${address}`).toEqual(expected);
      }
    const answer = await (await visitorWith(site, "sales")).send("/api/admin/conversations", { method: "PUT" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("describes each property that is always present", async () => {
    const undescribed: string[] = [];
    JSON.stringify(document, (_, value) => {
      if (Array.isArray(value?.required))
        undescribed.push(...value.required.filter((name: string) => !(name in (value.properties ?? {}))));
      return value;
    });
    expect(undescribed).toEqual([]);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const schemaOf = (path: string) =>
      document.paths[path].get.responses["200"].content["application/json"].schema.properties;
    const { series } = schemaOf("/api/admin/insights");
    expect(series.additionalProperties).toBe(false);
    expect(Object.keys((await ada.get("/api/admin/insights")).json.series).sort()).toEqual(
      Object.keys(series.properties).sort(),
    );
    // Counts only what there is.
    expect(schemaOf("/api/admin/people/{id}").counts).toMatchObject({ propertyNames: { enum: expect.any(Array) } });
  });

  test("leaves out the search text, which no view may include", async () => {
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const path = "/api/admin/tables/inquiries/views";
    const refused = await ada.post(path, { name: "Vera", query: { q: "vera" } });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([400, ["query.q"]]);
    for (const { requestBody } of [document.paths[path].post, document.paths[`${path}/{id}`].patch]) {
      const { query } = requestBody.content["application/json"].schema.properties;
      expect(Object.keys(query.properties)).toEqual(["sort", "status", "assignee", "snoozed"]);
    }
  });

  test("requires a session wherever access is limited, and says so where none is needed", () => {
    for (const { path, operation } of operations)
      expect(operation.security, path).toEqual(operation["x-access"] === "anyone" ? [] : [{ session: [] }]);
  });

  test("names the session cookie as browsers get it, over HTTP and HTTPS", async () => {
    expect(document.components.securitySchemes.session).toEqual({ type: "apiKey", in: "cookie", name: "session" });
    await using secure = await openSite("sqlite", { environment: { PUBLIC_URL: "https://www.example.com" } });
    const described = (await secure.visitor().get("/api/openapi.json")).json;
    expect(described.components.securitySchemes.session.name).toBe("__Host-session");
  });

  test("gives each operation one tag of its list, and each tag an operation", () => {
    const listed = document.tags.map(({ name }: { name: string }) => name);
    for (const { description } of document.tags) expect(description).toMatch(/^[A-Z][^.]+\.$/);
    for (const { operation } of operations) expect(operation.tags).toHaveLength(1);
    expect(new Set(operations.flatMap(({ operation }) => operation.tags))).toEqual(new Set(listed));
    expect(document.paths["/api/admin/inquiries"].get.tags).toEqual(document.paths["/api/inquiries"].post.tags);
  });

  test("describes files as binary, in forms and downloads, and names what every response holds", () => {
    const file = { type: "string", format: "binary", contentMediaType: "application/octet-stream" };
    const form = (path: string) => document.paths[path].post.requestBody.content["multipart/form-data"].schema;
    expect(form("/api/job-applications").properties.resume).toMatchObject(file);
    expect(form("/api/chat/conversations/{id}/messages").properties.attachment).toMatchObject(file);
    const resume = document.paths["/api/admin/job-applications/{id}/resume"].get.responses["200"];
    expect(resume.content["*/*"].schema).toEqual(file);
    for (const { path, operation } of operations)
      expect(operation.responses["200"] ?? { content: {} }, path).toHaveProperty("content");
  });

  test("names the schemas that responses share, and refers to each of them", () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["User", "Inquiry", "JobListing", "JobApplication"]));
    const referred = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(new Set(referred)).toEqual(new Set(Object.keys(schemas)));
  });

  test("matches the responses, which have no other fields", async () => {
    const ada = site.visitor();
    const user = (await ada.logIn(cast.ada)).json;
    const described = (path: string, method: string, status: string) =>
      resolved(document.paths[path][method].responses[status].content["application/json"].schema);
    expect(Object.keys(user).sort()).toEqual(described("/api/login", "post", "200").required.sort());
    const created = (await ada.post("/api/inquiries", cast.vera)).json;
    expect(Object.keys(created).sort()).toEqual(described("/api/inquiries", "post", "201").required.sort());
    const [all, page] = described("/api/admin/inquiries", "get", "200").anyOf;
    const listed = (await ada.get("/api/admin/inquiries")).json;
    expect(Object.keys(listed[0]).sort()).toEqual(resolved(all.items).required.sort());
    expect(Object.keys((await ada.get("/api/admin/inquiries?page=1")).json).sort()).toEqual(page.required.sort());
  });
});
