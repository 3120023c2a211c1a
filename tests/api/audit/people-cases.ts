import type { Cases, Records } from "./audited-records.ts";

/** What the audit log says of the endpoints about people. */
export async function peopleCases({ inquiry, person }: Records): Promise<Cases> {
  const { inquiry: id } = await person();
  const { id: unopened } = await inquiry();
  return {
    "GET /api/admin/people": {
      query: `?kind=inquiry&id=${id}`,
      entry: { action: "view", objectKind: "person", count: 0 },
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
  };
}
