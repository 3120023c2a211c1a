import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { applicant, cast, weaver } from "#harness/cast.ts";
import { sendMessage, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Visitor } from "#harness/visitor.ts";
import { pdf } from "#tests/support/documents.ts";
import { insertPasskey } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

/** A record that a request is about. */
interface Target {
  id: string;
  /** The second parameter of the path, where it has one. */
  message?: string;
}

interface Case {
  /** Creates the record that the path names. */
  target?: () => Promise<Target>;
  body?: object;
  /** The query of the request. */
  query?: string;
  /** What the entry says, besides the actor, the request and the record. A search has one of each kind. */
  entry: Entry | Entry[];
}

interface Entry {
  action: string;
  objectKind: string;
  fields?: string[];
  count?: number;
}

describe.each(databases)("the audit log of the team's endpoints on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let adaId: string;
  let endpoints: string[];
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    adaId = (await ada.logIn(cast.ada)).json.id;
    const { paths } = (await ada.get("/api/openapi.json")).json;
    endpoints = Object.entries<Record<string, Record<string, string>>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => !["anyone", "user"].includes(operation["x-access"] ?? ""))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
  });
  afterAll(() => site.stop());

  const inquiry = async () => ({ id: (await site.visitor().post("/api/inquiries", cast.vera)).json.id });
  const application = async () => {
    const { resumePath: _, ...fields } = { ...applicant, email: `${newId()}@example.com` };
    const form = formRequest(fields, { name: "me.pdf", content: pdf() });
    return { id: (await site.visitor().send("/api/job-applications", form)).json.id };
  };
  const listing = async () => ({ id: (await ada.post("/api/admin/job-listings", weaver)).json.id });
  const conversation = async () => {
    const vera = site.visitor();
    const id = await startConversation(vera);
    const sent = await sendMessage(vera, id, "Hello", {}, { name: "me.pdf", content: pdf() });
    return { id, message: sent.json.id };
  };
  const email = async () => {
    const { id: aboutId } = await inquiry();
    const found = site.db.read.selectFrom("mails").select("id").where("aboutId", "=", aboutId);
    return await found.executeTakeFirstOrThrow();
  };

  const invitation = async () => {
    const body = { email: `${newId()}@example.com`, role: "sales", delivery: "link" };
    return { id: (await ada.post("/api/admin/invitations", body)).json.id };
  };
  const member = async () => {
    const id = newId();
    const names = { username: id, usernameFolded: id, email: id, emailFolded: id, name: id };
    const rest = { passwordHash: "", role: "sales", fromEnvironment: 0, disabledAt: null, createdAt: 0 } as const;
    await site.db.write((queries) =>
      queries
        .insertInto("users")
        .values({ id, ...names, ...rest })
        .execute(),
    );
    return { id };
  };

  const memberWithPasskey = async () => {
    const { id } = await member();
    await insertPasskey(site, id);
    return { id };
  };

  const cases: Record<string, Case> = {
    "GET /api/admin/inquiries": { query: "?page=1", entry: { action: "view", objectKind: "inquiry", count: 10 } },
    "POST /api/admin/inquiries/{id}/reveal": {
      target: inquiry,
      body: { purpose: "reply" },
      entry: { action: "reveal", objectKind: "inquiry", fields: ["reply"] },
    },
    "DELETE /api/admin/inquiries/{id}": { target: inquiry, entry: { action: "remove", objectKind: "inquiry" } },
    "GET /api/admin/job-listings": { entry: { action: "view", objectKind: "listing", count: 6 } },
    "POST /api/admin/job-listings": { body: weaver, entry: { action: "create", objectKind: "listing" } },
    "PATCH /api/admin/job-listings/{id}": {
      target: listing,
      body: { title: "Senior Weaver", isActive: false },
      entry: { action: "change", objectKind: "listing", fields: ["title", "isActive"] },
    },
    "DELETE /api/admin/job-listings/{id}": { target: listing, entry: { action: "remove", objectKind: "listing" } },
    "GET /api/admin/job-applications": {
      query: "?pageSize=1",
      entry: { action: "view", objectKind: "application", count: 1 },
    },
    "GET /api/admin/job-applications/{id}/resume": {
      target: application,
      entry: { action: "download", objectKind: "application" },
    },
    "POST /api/admin/job-applications/{id}/reveal": {
      target: application,
      body: { purpose: "other", note: `Asked by ${cast.vera.email}` },
      entry: { action: "reveal", objectKind: "application", fields: ["other"] },
    },
    "DELETE /api/admin/job-applications/{id}": {
      target: application,
      entry: { action: "remove", objectKind: "application" },
    },
    "GET /api/admin/conversations": {
      query: "?pageSize=1",
      entry: { action: "view", objectKind: "conversation", count: 1 },
    },
    "GET /api/admin/conversations/{id}": {
      target: conversation,
      entry: { action: "view", objectKind: "conversation" },
    },
    "POST /api/admin/conversations/{id}/reveal": {
      target: conversation,
      body: { purpose: "rights request" },
      entry: { action: "reveal", objectKind: "conversation", fields: ["rights request"] },
    },
    "POST /api/admin/conversations/{id}/messages": {
      target: conversation,
      body: { content: "Hello from the team" },
      entry: { action: "reply", objectKind: "conversation" },
    },
    "PATCH /api/admin/conversations/{id}": {
      target: conversation,
      body: { status: "closed" },
      entry: { action: "change", objectKind: "conversation", fields: ["status"] },
    },
    "DELETE /api/admin/conversations/{id}": {
      target: conversation,
      entry: { action: "remove", objectKind: "conversation" },
    },
    "GET /api/admin/conversations/{id}/messages/{message}/attachment": {
      target: conversation,
      entry: { action: "download", objectKind: "conversation" },
    },
    "GET /api/admin/conversation-report": { entry: { action: "view", objectKind: "conversation-report", count: 0 } },
    "GET /api/admin/consents/summary": { entry: { action: "view", objectKind: "figures" } },
    "GET /api/admin/consents/verification": { entry: { action: "verify", objectKind: "consent", count: 0 } },
    "GET /api/admin/consents/export": { entry: { action: "export", objectKind: "consent", count: 0 } },
    "GET /api/admin/insights": { entry: { action: "view", objectKind: "figures" } },
    "GET /api/admin/insights/export": { entry: { action: "export", objectKind: "figures", count: 0 } },
    "GET /api/admin/email-config": { entry: { action: "view", objectKind: "email-settings" } },
    "POST /api/admin/test-email": { entry: { action: "send", objectKind: "email-settings" } },
    "GET /api/admin/mails": { query: "?pageSize=1", entry: { action: "view", objectKind: "email", count: 1 } },
    "POST /api/admin/mails/searches": {
      body: { q: "nothing" },
      entry: { action: "view", objectKind: "email", count: 0 },
    },
    "GET /api/admin/mails/failing": { entry: { action: "view", objectKind: "email-settings" } },
    "POST /api/admin/mails/attempts": {
      entry: { action: "change", objectKind: "email", fields: ["state"], count: 0 },
    },
    "GET /api/admin/mails/{id}": { target: email, entry: { action: "view", objectKind: "email" } },
    "GET /api/admin/mails/{id}/preview": { target: email, entry: { action: "view", objectKind: "email" } },
    "POST /api/admin/mails/{id}/attempts": {
      target: email,
      entry: { action: "change", objectKind: "email", fields: ["state"] },
    },
    "DELETE /api/admin/mails/{id}": {
      target: email,
      entry: { action: "change", objectKind: "email", fields: ["state"] },
    },
    "GET /api/admin/activity": { query: "?pageSize=3", entry: { action: "view", objectKind: "audit", count: 3 } },
    "GET /api/admin/activity/people": { entry: { action: "view", objectKind: "user", count: 2 } },
    "GET /api/admin/activity/export": {
      query: "?day=2020-01-31",
      entry: { action: "export", objectKind: "audit", count: 0 },
    },
    "GET /api/admin/inquiries/{id}/history": { target: inquiry, entry: { action: "view", objectKind: "audit" } },
    "GET /api/admin/job-applications/{id}/history": {
      target: application,
      entry: { action: "view", objectKind: "audit" },
    },
    "GET /api/admin/job-listings/{id}/history": { target: listing, entry: { action: "view", objectKind: "audit" } },
    "GET /api/admin/conversations/{id}/history": {
      target: conversation,
      entry: { action: "view", objectKind: "audit" },
    },
    "GET /api/admin/mails/{id}/history": { target: email, entry: { action: "view", objectKind: "audit" } },
    "GET /api/admin/team": { entry: { action: "view", objectKind: "user", count: 2 } },
    "PATCH /api/admin/team/{id}": {
      target: member,
      body: { disabled: true, changedAt: null },
      entry: { action: "disable", objectKind: "user" },
    },
    "DELETE /api/admin/team/{id}/second-factor": {
      target: memberWithPasskey,
      entry: { action: "reset-factors", objectKind: "user" },
    },
    "POST /api/admin/invitations": {
      body: { email: "rita@example.com", role: "sales", delivery: "link" },
      entry: { action: "create", objectKind: "invitation" },
    },
    "DELETE /api/admin/invitations/{id}": { target: invitation, entry: { action: "remove", objectKind: "invitation" } },
    "GET /api/admin/counts": { entry: { action: "view", objectKind: "figures" } },
    "POST /api/admin/searches": {
      body: { q: "no such text" },
      entry: [
        { action: "view", objectKind: "inquiry", count: 0 },
        { action: "view", objectKind: "application", count: 0 },
      ],
    },
    "GET /api/admin/storage": { entry: { action: "view", objectKind: "storage" } },
  };

  const entries = () => site.db.read.selectFrom("auditEntries").selectAll().orderBy("sequence").execute();

  test("has one entry of every endpoint, with the actor, the record and the request", async () => {
    for (let i = 0; i < 10; i++) await inquiry();
    for (const create of [application, conversation, email]) await create();
    expect(Object.keys(cases).sort()).toEqual(endpoints.sort());
    for (const endpoint of endpoints) {
      const { target, body, query = "", entry } = cases[endpoint] as Case;
      const { id, message = "" } = (await target?.()) ?? { id: null };
      const before = await entries();
      const [method = "", path = ""] = endpoint.split(" ");
      const address = path.replace("{id}", id ?? "").replace("{message}", message) + query;
      const answer = await ada.send(address, {
        method,
        ...(body ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {}),
      });
      expect(answer.status, endpoint).toBeLessThan(300);
      const written = (await entries()).slice(before.length);
      expect(written, endpoint).toEqual(
        [entry].flat().map(({ action, objectKind, fields = [], count = null }, index) => ({
          ...written[index],
          actorId: adaId,
          actorRole: "admin",
          action,
          objectKind,
          objectId: id ?? answer.json?.id ?? null,
          fields: JSON.stringify(fields),
          count,
          requestId: answer.headers["x-request-id"],
        })),
      );
    }
    expect(await verifyAuditLog(site.db)).toMatchObject({ broken: null });
  });

  test("has no entry of a poll that shows nothing new, and one as soon as it does", async () => {
    const path = "/api/admin/inquiries?page=1&pageSize=3";
    const written = async () => (await entries()).length;
    await ada.get(path);
    const before = await written();
    for (let i = 0; i < 3; i++) expect((await ada.get(path)).status).toBe(200);
    expect(await written()).toBe(before);
    await inquiry();
    await ada.get(path);
    expect(await written()).toBe(before + 1);
    site.advanceTime(3_600_000);
    await ada.get(path);
    expect(await written()).toBe(before + 2);
  });

  test("has no entry of a refused or failed request", async () => {
    const before = (await entries()).length;
    await site.visitor().get("/api/admin/inquiries");
    await ada.send(`/api/admin/inquiries/${newId()}`, { method: "DELETE" });
    await ada.send(`/api/admin/conversations/${newId()}`, { method: "DELETE" });
    await ada.get(`/api/admin/job-applications/${newId()}/resume`);
    await ada.post("/api/admin/job-listings", {});
    expect((await entries()).length).toBe(before);
  });

  test("has an entry of a whole list before its first byte leaves, with the number of records", async () => {
    const { length } = (await ada.get("/api/admin/inquiries")).json;
    expect((await entries()).at(-1)).toMatchObject({ action: "export", objectKind: "inquiry", count: length });
    await ada.get("/api/admin/job-applications");
    expect((await entries()).at(-1)).toMatchObject({ action: "export", objectKind: "application" });
  });

  test("holds nothing of what visitors wrote, and nothing of an erased record but its id", async () => {
    const text = JSON.stringify(await entries());
    for (const personal of [
      cast.vera.email,
      cast.vera.lastName,
      applicant.fullName,
      cast.ada.username,
      cast.ada.email,
      "me.pdf",
    ])
      expect(text).not.toContain(personal);
  });
});
