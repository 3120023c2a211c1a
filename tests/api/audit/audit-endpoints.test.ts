import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { verifyAuditLog } from "#domain/audit/verify.ts";
import { applicant, cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { allEndpoints } from "#tests/support/endpoints.ts";
import { databases, openSite, type Site } from "#tests/support/servers/site.ts";
import { type Case, type Cases, type Records, recordsOf } from "./audited-records.ts";
import { careerCases } from "./career-cases.ts";
import { conversationCases } from "./conversation-cases.ts";
import { emailCases } from "./email-cases.ts";
import { figureCases } from "./figure-cases.ts";
import { inquiryCases } from "./inquiry-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { replyCases } from "./reply-cases.ts";
import { tableCases } from "./table-cases.ts";
import { teamCases } from "./team-cases.ts";
import { workCases } from "./work-cases.ts";

const formType = { "Content-Type": "application/x-www-form-urlencoded" };

describe.each(databases)("the audit log of the team's endpoints on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let adaId: string;
  const endpoints = allEndpoints()
    .filter(({ access }) => !["anyone", "user"].includes(access))
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, "{$1}")}`);
  let records: Records;
  let cases: Cases;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ada = site.visitor();
    adaId = (await ada.logIn(cast.ada)).json.id;
    records = recordsOf(site, ada);
    cases = {
      ...inquiryCases(records),
      ...careerCases(records, adaId),
      ...conversationCases(records),
      ...emailCases(records),
      ...figureCases(),
      ...replyCases(records, ada, adaId),
      ...teamCases(records),
      ...workCases(records, ada),
      ...tableCases(ada),
      ...(await peopleCases(records)),
    };
  });
  afterAll(() => site.stop());

  const entries = () => site.db.read.selectFrom("auditEntries").selectAll().orderBy("sequence").execute();

  test("has an entry of every endpoint that shows or changes a record, with the actor, the record and the request", async () => {
    for (let i = 0; i < 10; i++) await records.inquiry();
    for (const create of [records.application, records.conversation, records.email]) await create();
    expect(Object.keys(cases).sort()).toEqual(endpoints.sort());
    for (const endpoint of endpoints) {
      const { target, body, form, query = "", entry } = cases[endpoint] as Case;
      const { id, message = "" } = (await target?.()) ?? { id: null };
      const before = await entries();
      const [method = "", path = ""] = endpoint.split(" ");
      const address = path.replace("{id}", id ?? "").replace(/\{(message|reply|note|interview)\}/, message) + query;
      const answer = await ada.send(address, {
        method,
        ...(body
          ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body).replace("{id}", id ?? "") }
          : {}),
        ...(form ? { headers: formType, body: new URLSearchParams(form).toString() } : {}),
      });
      expect(answer.status, endpoint).toBeLessThan(300);
      const written = (await entries()).slice(before.length);
      expect(written, endpoint).toEqual(
        [entry].flat().map(({ action, objectKind, objectId, fields = [], count = null }, index) => ({
          ...written[index],
          actorId: adaId,
          actorRole: "admin",
          action,
          objectKind,
          objectId: objectId ?? id ?? answer.json?.id ?? null,
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
    await records.inquiry();
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
