import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, inject, test } from "vitest";
import { newId } from "#db/id.ts";
import { cast } from "#harness/cast.ts";
import { createDatabase } from "#harness/postgres-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";
import { getRequest, requestUnread } from "#tests/support/unread.ts";

const MB = 1024 * 1024;
/** So long that the server ends no request of this test for being slow. */
const requestTimeoutMs = 3_600_000;
/** More than the buffers of the operating system take. */
const ROWS = 16;

/** Inquiries of a megabyte each. */
async function storeLargeInquiries({ db }: Site): Promise<void> {
  const message = "x".repeat(MB);
  for (let i = 0; i < ROWS; i++) {
    const row = {
      ...cast.vera,
      industry: "other" as const,
      id: newId(),
      message,
      searchText: "",
      createdAt: Date.now(),
    };
    await db.write((queries) => queries.insertInto("inquiries").values(row).execute());
  }
}

/** A request whose body never ends; resolves when the server closes the connection, with the status if it answered. */
function unfinishedRequest({ port }: Site, visitor: Visitor): Promise<number | null> {
  const sent = request({
    port,
    method: "POST",
    path: "/api/admin/job-listings",
    headers: {
      Cookie: `session=${visitor.cookies.get("session")}`,
      "Content-Type": "application/json",
      "Content-Length": 100,
      "Sec-Fetch-Site": "same-origin",
    },
  });
  sent.write("{");
  return new Promise((resolve) => {
    sent.on("response", ({ statusCode }) => resolve(statusCode ?? 0)).on("error", () => resolve(null));
  });
}

describe.each(bothDatabases)("open requests on %s", (kind) => {
  test("of the team are cut off when the account is disabled, on every server; others go on", async () => {
    const DATABASE_URL =
      kind === "postgres" ? await createDatabase(inject("postgresUrl"), inject("postgresTemplate")) : "";
    const options = { requestTimeoutMs, environment: { DATABASE_URL, RATE_LIMITS: "off" } };
    await using site = await openSite(kind, options);
    const other = kind === "postgres" ? await openSite(kind, options) : site;
    await storeLargeInquiries(site);
    const [leaving, staying] = [await visitorWith(site, "privacy"), await visitorWith(site, "sales")];
    const unread = (visitor: Visitor) => {
      const sent = getRequest("/api/admin/inquiries", visitor.cookies);
      return requestUnread(site.port, sent.replace("\r\n", "\r\nConnection: close\r\n"));
    };
    const [cut, kept] = [await unread(leaving), await unread(staying)];
    expect([cut.start, kept.start]).toEqual(Array(2).fill("HTTP/1.1 200 OK"));
    const unfinished = unfinishedRequest(site, await visitorWith(site, "recruiter"));

    const ada = other.visitor();
    await ada.logIn(cast.ada);
    const { members } = (await ada.get("/api/admin/team")).json;
    for (const { id, role } of members.filter(({ role }: { role: string }) => /privacy|recruiter/.test(role))) {
      const disabled = await ada.send(`/api/admin/team/${id}`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ changedAt: null, ...(role === "privacy" ? { disabled: true } : { role: "sales" }) }),
      });
      expect(disabled.status, disabled.text).toBe(200);
    }
    // The recruiter's request is open for at least as long as it takes to notice, so the other two were checked as well.
    expect(await unfinished).toBeNull();
    const closed = cut.socket.destroyed ? Promise.resolve() : once(cut.socket, "close");
    expect(await cut.readRest()).toBeLessThan(ROWS * MB);
    await closed;
    expect(await kept.readRest()).toBeGreaterThan(ROWS * MB);
    if (other !== site) await other.stop();
  });
});
