import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { demoteUser } from "#domain/accounts/users/operator-changes.ts";
import { roles } from "#domain/kernel/user.ts";
import { cast } from "#harness/cast.ts";
import { sessionId, startConversation } from "#harness/chat.ts";
import { formRequest } from "#harness/form.ts";
import type { Visitor } from "#harness/visitor.ts";
import type { Endpoint } from "#server/http/endpoint.ts";
import { addressOf, allEndpoints } from "#tests/support/endpoints.ts";
import { insertPasskey, visitorWith } from "#tests/support/people.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";

/** The roles that have each permission, written down a second time: a change of a role must be made in both places. */
const rolesWith: Record<string, string[]> = {
  "dashboard:read": ["admin", "sales", "recruiter", "privacy", "auditor"],
  "inquiries:read": ["admin", "sales", "privacy"],
  "inquiries:change": ["admin", "sales", "privacy"],
  "conversations:read": ["admin", "sales", "privacy"],
  "conversations:change": ["admin", "sales", "privacy"],
  "applications:read": ["admin", "recruiter", "privacy"],
  "applications:change": ["admin", "recruiter", "privacy"],
  "people:read": ["admin", "sales", "recruiter", "privacy"],
  "people:change": ["admin", "privacy"],
  "listings:read": ["admin", "recruiter", "privacy"],
  "listings:change": ["admin", "recruiter"],
  "consents:read": ["admin", "privacy"],
  "figures:read": ["admin", "privacy", "auditor"],
  "emails:read": ["admin", "privacy"],
  "emails:change": ["admin"],
  "storage:read": ["admin", "sales", "recruiter", "privacy"],
  "team:read": ["admin"],
  "team:change": ["admin"],
  "audit:read": ["admin", "auditor"],
};

/** A conversation that belongs to another visitor, and requests to it that would succeed for its owner. */
const requestsToConversation: Record<string, object> = {
  "POST /messages": formRequest({ sender: "user", content: "Hello", isApplicationRequest: "false" }),
  "PUT /messages/:message/feedback": json({ helpful: true }),
  "POST /hand-over": json({ email: cast.vera.email }),
};

function json(body: object) {
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

describe.each(databases)("the permissions of every endpoint on %s", (kind) => {
  let site: Site;
  const endpoints = allEndpoints();
  const visitors = new Map<string, Visitor>();
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    for (const role of roles) visitors.set(role, await visitorWith(site, role));
  });
  afterAll(() => site.stop());

  const visitorOf = (role: string) => visitors.get(role) as Visitor;
  const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`;

  test("are stated, and no endpoint for the team is open to other users", () => {
    expect(endpoints.length).toBeGreaterThan(30);
    for (const endpoint of endpoints) {
      const isForTeam = endpoint.path.startsWith("/api/admin/");
      const known = isForTeam ? Object.keys(rolesWith) : ["anyone", "user"];
      expect(known, nameOf(endpoint)).toContain(endpoint.access);
    }
  });

  test.each(["", ...roles])("are enforced for the role “%s”", async (role) => {
    const visitor = role === "" ? site.visitor() : visitorOf(role);
    for (const endpoint of endpoints) {
      const { method, path, access, isHidden } = endpoint;
      if (path === "/api/logout") continue;
      const answer = await visitor.send(addressOf(endpoint), { method: method.toUpperCase() });
      const isAllowed = access === "anyone" || (access === "user" ? role !== "" : rolesWith[access]?.includes(role));
      const refusals: unknown[] = isHidden ? ["Not found"] : ["Please log in first", "You are not logged in"];
      if (!isHidden) refusals.push("You don’t have permission to do this");
      if (isAllowed) expect(refusals, nameOf(endpoint)).not.toContain(answer.json?.detail);
      else {
        expect(refusals, nameOf(endpoint)).toContain(answer.json?.detail);
        expect(answer.status, nameOf(endpoint)).toBe(isHidden ? 404 : role === "" ? 401 : 403);
      }
    }
  });

  test("do not extend to a conversation of another visitor", async () => {
    const vera = site.visitor();
    const id = await startConversation(vera, { sessionId: sessionId() });
    const address = "/api/chat/conversations/:id";
    const ofConversations = endpoints.filter(({ path }) => path.startsWith(`${address}/`));
    expect(ofConversations.length).toBeGreaterThan(4);
    for (const visitor of [site.visitor(), ...visitors.values()])
      for (const endpoint of ofConversations) {
        const { path } = endpoint;
        const method = endpoint.method.toUpperCase();
        const request = requestsToConversation[`${method} ${path.slice(address.length)}`];
        expect(method === "GET" || request, nameOf(endpoint)).toBeTruthy();
        const answer = await visitor.send(path.replace(":id", id).replace(":message", newId()), {
          method,
          ...request,
        });
        expect(answer.status, nameOf(endpoint)).toBe(404);
      }
  });

  test("do not extend to a session or a passkey of another user", async () => {
    const ofUsers = endpoints.filter(({ path, access }) => access === "user" && path.includes(":"));
    expect(ofUsers.map(nameOf)).toEqual([
      "DELETE /api/account/sessions/:id",
      "PATCH /api/account/passkeys/:id",
      "DELETE /api/account/passkeys/:id",
    ]);
    const { id: admin } = (await visitorOf("admin").get("/api/user")).json;
    const passkey = `/api/account/passkeys/${await insertPasskey(site, admin)}`;
    const rename = { headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name: "Mine" }) };
    for (const request of [{ method: "PATCH", ...rename }, { method: "DELETE" }])
      expect((await visitorOf("user").send(passkey, request)).status, request.method).toBe(404);
    const sessions = await site.db.read.selectFrom("sessions").select("tokenHash").execute();
    const own = (await visitorOf("user").get("/api/account")).json.sessions[0].id;
    for (const { tokenHash } of sessions.filter(({ tokenHash }) => tokenHash !== own)) {
      const answer = await visitorOf("user").send(`/api/account/sessions/${tokenHash}`, { method: "DELETE" });
      expect(answer.status).toBe(404);
    }
    expect(await site.db.read.selectFrom("sessions").select("tokenHash").execute()).toHaveLength(sessions.length);
  });

  test("follow the role that GET /api/user names", async () => {
    for (const role of roles) expect((await visitorOf(role).get("/api/user")).json).toMatchObject({ role });
  });

  test("end with the sessions of a user who loses the role", async () => {
    const { username } = (await visitorOf("sales").get("/api/user")).json;
    await demoteUser({ db: site.db, actor: null, now: Date.now }, username.toUpperCase());
    expect((await visitorOf("sales").get("/api/admin/inquiries")).status).toBe(401);
    const stored = site.db.read.selectFrom("users").select("role").where("username", "=", username);
    expect(await stored.executeTakeFirst()).toEqual({ role: "user" });
  });
});
