import { expect, test } from "vitest";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { visitorWith } from "#tests/support/people.ts";
import { databases, openSite } from "#tests/support/servers/site.ts";

const purpose = { purpose: "reply" };

test.each(databases)(
  "a user reveals at most 200 records an hour, those of a person one by one, on %s",
  async (kind) => {
    await using site = await openSite(kind);
    const email = "vera.v@clinic.example";
    const ids: string[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      ids.push((await site.visitor().post("/api/inquiries", { ...cast.vera, email })).json.id);
    const [sales, colleague] = [await visitorWith(site, "sales"), await visitorWith(site, "sales")];
    const reveal = (visitor: Visitor, id = ids[0]) => visitor.post(`/api/admin/inquiries/${id}/reveal`, purpose);
    for (let revealed = 0; revealed < 198; revealed += 1) expect((await reveal(sales)).status).toBe(200);
    const { id: person } = (await sales.post("/api/admin/people", { kind: "inquiry", id: ids[0] })).json;
    const refused = [await sales.post(`/api/admin/people/${person}/reveal`, purpose)];
    // What was refused counts nothing.
    for (let revealed = 198; revealed < 200; revealed += 1) expect((await reveal(sales)).status).toBe(200);
    refused.push(await reveal(sales, ids[1]));
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.json.detail).toMatch(/^You’ve revealed too many records in the past hour\. Please try again in/);
    }
    const masked = (await sales.get("/api/admin/inquiries?pageSize=100")).json.items.filter(
      (one: { email: string }) => one.email !== email,
    );
    expect(masked.map(({ id }: { id: string }) => id).sort()).toEqual(ids.slice(1).sort());
    expect((await colleague.post(`/api/admin/people/${person}/reveal`, purpose)).status).toBe(200);
  },
);
