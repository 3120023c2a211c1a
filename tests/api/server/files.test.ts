import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send } from "#harness/send.ts";
import { buildMiniature, builtFiles } from "#tests/support/servers/built-site.ts";
import { openSite, type Site } from "#tests/support/servers/site.ts";

describe("files of the build", () => {
  const { folder, remove } = buildMiniature();
  let site: Site;
  let origin: string;
  beforeAll(async () => {
    site = await openSite("sqlite", { distFolder: folder });
    origin = site.origin;
  });
  afterAll(async () => {
    await site.stop();
    remove();
  });

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    send(origin + path, { method, headers });

  test("serves a page without .html and has browsers revalidate it", async () => {
    for (const [path, name] of [
      ["/", "index.html"],
      ["/contact", "contact.html"],
      ["/blog/privacy-by-design", "blog/privacy-by-design.html"],
      ["/?utm_source=x", "index.html"],
    ] as const) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(builtFiles[name]);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers.vary).toBe("Accept-Encoding, Cookie");
      expect(answer.headers["content-length"]).toBe(String(Buffer.byteLength(builtFiles[name])));
    }
  });

  test("lets browsers cache files with a hash in their name for a year, others for an hour", async () => {
    expect((await get("/_astro/app.Ab12.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of ["/robots.txt", "/.well-known/gpc.json", "/two%20words.txt"]) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  test("sends the best encoding that the browser accepts", async () => {
    const plain = builtFiles["contact.html"];
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["GZIP;q=0.8, br;q=0", "gzip"],
      ["br;q=0.1, gzip;q=0.9", "gzip"],
      ["*", "br"],
      ["*;q=0", undefined],
      ["identity", undefined],
      ["", undefined],
      ["br;q=0, gzip;q=0", undefined],
      ["nonsense;;;q=,,", undefined],
    ] as const) {
      const answer = await get("/contact", { "Accept-Encoding": accepted });
      expect(answer.headers["content-encoding"], accepted).toBe(encoding);
      const unpacked =
        encoding === "br" ? brotliDecompressSync(answer.bytes) : encoding ? gunzipSync(answer.bytes) : answer.bytes;
      expect(unpacked.toString()).toBe(plain);
    }
  });

  test("answers 304 to a matching ETag of each encoding", async () => {
    const tags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const first = await get("/contact", { "Accept-Encoding": encoding });
      const etag = first.headers.etag ?? "";
      tags.add(etag);
      for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await get("/contact", { "Accept-Encoding": encoding, "If-None-Match": condition });
        expect(again.status, condition).toBe(304);
        expect(again.bytes).toHaveLength(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
      }
      expect((await get("/contact", { "Accept-Encoding": encoding, "If-None-Match": '"other"' })).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  test("answers HEAD as GET, without the body", async () => {
    const answer = await get("/contact", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(answer.bytes).toHaveLength(0);
    expect(answer.headers["content-length"]).toBe(String(builtFiles["contact.html"].length));
  });

  test("serves ranges of a video", async () => {
    const range = (value: string, more = {}) => get("/film.mp4", { Range: value, ...more });
    const complete = await get("/film.mp4");
    expect(complete.headers["accept-ranges"]).toBe("bytes");
    expect(complete.headers["content-type"]).toBe("video/mp4");
    for (const [header, text, place] of [
      ["bytes=0-9", "0123456789", "bytes 0-9/1000"],
      ["bytes=995-", "56789", "bytes 995-999/1000"],
      ["bytes=-3", "789", "bytes 997-999/1000"],
      ["bytes=998-5000", "89", "bytes 998-999/1000"],
    ] as const) {
      const answer = await range(header);
      expect(answer.status, header).toBe(206);
      expect(answer.text).toBe(text);
      expect(answer.headers["content-range"]).toBe(place);
    }
    expect((await range("bytes=-5000")).text).toHaveLength(1000);
    for (const header of ["bytes=1000-", "bytes=5000-6000", "bytes=-0"]) {
      const answer = await range(header);
      expect(answer.status, header).toBe(416);
      expect(answer.headers["content-range"]).toBe("bytes */1000");
    }
    for (const header of ["bytes=0-1,5-6", "bytes=9-2", "lines=1-2", "bytes=-", "bytes=a-b"]) {
      expect((await range(header)).status, header).toBe(200);
    }
    expect((await range("bytes=0-9", { "If-Range": complete.headers.etag })).status).toBe(206);
    expect((await range("bytes=0-9", { "If-Range": '"older"' })).status).toBe(200);
  });

  test("serves no file outside the folder", async () => {
    for (const path of [
      "/../../package.json",
      "/..%2f..%2f..%2fetc/passwd",
      "/_astro/..%5c..%5cx",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/client/index.html",
      "/server/entry.mjs",
      "/.stamp",
    ]) {
      const answer = await get(path);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.status, path).toBeLessThan(500);
    }
  });

  test("refuses other methods on a page", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const answer = await get("/contact", { "Sec-Fetch-Site": "same-origin" }, method);
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
    }
    expect((await get("/nowhere", { "Sec-Fetch-Site": "same-origin" }, "POST")).status).toBe(404);
  });
});
