import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import { send } from "#harness/send.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

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

describe.each(databases)("reads from other sites on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  beforeAll(async () => {
    ({ site, ada } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());

  /** What reading may change, at a time at which it would extend the session. */
  const written = async () => {
    const { read } = site.db;
    return {
      entries: await read.selectFrom("auditEntries").select("id").execute(),
      sessions: await read.selectFrom("sessions").select("lastSeenAt").execute(),
      unread: await read.selectFrom("chatConversations").select("unread").execute(),
      emails: await read.selectFrom("mails").select("state").execute(),
    };
  };

  test("mark nothing as read, record nothing and send no file, whether as an image or as a link", async () => {
    const vera = site.visitor();
    const chat = await startConversation(vera, { userEmail: cast.vera.email });
    await sendMessage(vera, chat, "Do you mask names?");
    await ada.post(`/api/admin/conversations/${chat}/messages`, { content: "We do." });
    await sendMessage(vera, chat, "And addresses?");
    const resume = { name: "resume.pdf", content: pdf() };
    const { resumePath: _, ...fields } = applicant;
    const application = (await vera.send("/api/job-applications", formRequest(fields, resume))).json.id;
    site.advanceTime(600_000);
    const reads: [Visitor, string][] = [
      [ada, `/api/admin/conversations/${chat}`],
      [ada, `/api/admin/job-applications/${application}/resume`],
      [ada, "/api/admin/inquiries"],
      [ada, "/api/admin/activity/export"],
      [ada, "/api/account"],
      [ada, "/api/user"],
      [vera, `/api/chat/conversations/${chat}/messages`],
    ];
    const before = await written();
    for (const [visitor, path] of reads)
      for (const from of ["cross-site", "same-site"])
        for (const how of [
          { "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" },
          { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
        ])
          for (const method of ["GET", "HEAD"]) {
            const answer = await visitor.send(path, { method, headers: { ...how, "Sec-Fetch-Site": from } });
            expect(answer.status, `${method} ${path} ${from}`).toBe(403);
          }
    expect(await written()).toEqual(before);
    for (const [visitor, path] of reads) {
      expect((await visitor.get(path, { "Sec-Fetch-Site": "same-origin" })).status, path).toBe(200);
      expect((await visitor.get(path, { "Sec-Fetch-Site": "none" })).status, path).toBe(200);
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      expect((await send(`${site.origin}${path}`, { headers: { Cookie: cookie } })).status, path).toBe(200);
    }
    const after = await written();
    expect(after.entries.length).toBeGreaterThan(before.entries.length);
    expect(after.unread).not.toEqual(before.unread);
  });

  test("get what is public", async () => {
    for (const path of ["/api/job-listings", "/api/openapi.json", "/admin", "/"])
      expect((await site.visitor().get(path, { "Sec-Fetch-Site": "cross-site" })).status, path).not.toBe(403);
  });
});
