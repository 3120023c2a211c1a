import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about people. */
export async function peopleCases({ inquiry, person, mergedPerson }: Records): Promise<Cases> {
  const known = await person();
  const { id: unopened } = await inquiry();
  const other = await person();
  const merged = await mergedPerson();
  const erased = await person();
  return {
    "GET /api/admin/people": {
      query: `?kind=inquiry&id=${known.inquiry}`,
      entry: { action: "view", objectKind: "inquiry", objectId: known.inquiry },
    },
    "POST /api/admin/people": {
      body: { kind: "inquiry", id: unopened },
      entry: { action: "view", objectKind: "person" },
    },
    "POST /api/admin/people/searches": {
      body: { q: "no person has this name" },
      entry: { action: "view", objectKind: "person", count: 0 },
    },
    "GET /api/admin/people/{id}": { target: person, entry: { action: "view", objectKind: "person" } },
    "GET /api/admin/people/{id}/timeline": { target: person, entry: { action: "view", objectKind: "person" } },
    "POST /api/admin/people/{id}/reveal": {
      target: async () => known,
      body: { purpose: "rights request" },
      entry: { action: "reveal", objectKind: "inquiry", objectId: known.inquiry, fields: ["rights request"] },
    },
    "GET /api/admin/people/{id}/aliases": { target: person, entry: { action: "view", objectKind: "person", count: 5 } },
    "POST /api/admin/people/{id}/merge": {
      target: person,
      body: { kind: "inquiry", id: other.inquiry },
      entry: { action: "merge", objectKind: "person", fields: [other.id] },
    },
    "POST /api/admin/people/{id}/split": {
      target: async () => merged,
      body: { address: merged.address },
      entry: { action: "split", objectKind: "person", fields: [merged.address] },
    },
    "GET /api/admin/people/{id}/export": {
      target: person,
      entry: { action: "export", objectKind: "person", count: 2 },
    },
    "POST /api/admin/people/{id}/erase": {
      target: async () => erased,
      body: { counts: { inquiry: 1, email: 1 } },
      entry: [
        { action: "remove", objectKind: "inquiry", objectId: erased.inquiry },
        { action: "remove", objectKind: "person" },
      ],
    },
  };
}
