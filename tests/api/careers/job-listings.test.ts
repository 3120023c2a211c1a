import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firstListings } from "#content/job-listings/first-listings.ts";
import { newId } from "#db/id.ts";
import { seedJobListings } from "#domain/job-listings/seed.ts";
import { weaver } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { openPeopledSite } from "#tests/support/servers/peopled-site.ts";
import { bothDatabases, type Site } from "#tests/support/servers/site.ts";

const HOUR = 3_600_000;

describe.each(bothDatabases)("job listings on %s", (kind) => {
  let site: Site;
  let ada: Visitor;
  let otto: Visitor;
  beforeAll(async () => {
    ({ site, ada, otto } = await openPeopledSite(kind));
  });
  afterAll(() => site.stop());

  const open = async () => (await site.visitor().get("/api/job-listings")).json as { id: string; title: string }[];
  const titles = async () => (await open()).map((listing) => listing.title);
  const add = async (more: object = {}) =>
    (await ada.post("/api/admin/job-listings", { ...weaver, ...more })).json as { id: string };
  const change = (id: string, body: unknown, who: Visitor = ada) =>
    who.send(`/api/admin/job-listings/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });

  test("the first start inserts five positions and one internship, later starts none", async () => {
    expect(await titles()).toEqual(firstListings.map((listing) => listing.title));
    const [first] = await open();
    expect(Object.keys(first ?? {})).toEqual(
      expect.arrayContaining(["id", "title", "type", "location", "experience", "description", "requirements"]),
    );
    await ada.send(`/api/admin/job-listings/${first?.id}`, { method: "DELETE" });
    expect(await seedJobListings({ db: site.db, now: Date.now }, firstListings)).toBe(0);
    expect(await titles()).toHaveLength(firstListings.length - 1);
  });

  describe("with listings of the admin", () => {
    beforeEach(async () => {
      await site.db.write((queries) => queries.deleteFrom("jobListings").execute());
    });

    test("lists no positions as an empty array", async () => {
      expect(await open()).toEqual([]);
    });

    test("stores a listing and publishes it at once under a readable slug", async () => {
      const answer = await ada.post("/api/admin/job-listings", { ...weaver, id: "mine", createdAt: 5 });
      expect(answer.status).toBe(201);
      const { id } = answer.json;
      expect(id).not.toBe("mine");
      const one = await site.visitor().get(`/api/job-listings/${id}`);
      expect(one.status).toBe(200);
      expect(one.json).toEqual({
        ...weaver,
        id,
        remote: false,
        listingCategory: "job",
        slug: "weaver-of-tres-fine-veils",
        createdAt: expect.any(String),
        closesAt: null,
      });
      expect(await open()).toEqual([one.json]);
    });

    test("an unpublished listing is hidden from the list and by id until it is published again", async () => {
      const { id } = await add();
      expect((await change(id, { isActive: false })).json).toMatchObject({ ...weaver, isActive: false });
      expect(await open()).toEqual([]);
      expect((await site.visitor().get(`/api/job-listings/${id}`)).status).toBe(404);
      expect((await ada.get("/api/admin/job-listings")).json).toHaveLength(1);
      await change(id, { isActive: true });
      expect(await open()).toHaveLength(1);
    });

    test("a listing closes at its closing time, and null reopens it", async () => {
      const closesAt = new Date(Date.now() + HOUR).toISOString();
      const { id } = await add({ closesAt });
      expect((await site.visitor().get(`/api/job-listings/${id}`)).json.closesAt).toBe(closesAt);
      site.advanceTime(HOUR + 60_000);
      expect(await open()).toEqual([]);
      const closed = await site.visitor().get(`/api/job-listings/${id}`);
      expect([closed.status, closed.json.detail]).toEqual([404, "This position is no longer open"]);
      await change(id, { closesAt: null });
      expect(await open()).toHaveLength(1);
    });

    test("lists positions in the order set by the admin", async () => {
      await add({ title: "B", sortOrder: 2 });
      const { id } = await add({ title: "C", sortOrder: 3 });
      await add({ title: "A", sortOrder: 1 });
      expect(await titles()).toEqual(["A", "B", "C"]);
      await change(id, { sortOrder: 0 });
      expect(await titles()).toEqual(["C", "A", "B"]);
    });

    test("a change keeps the fields it does not name", async () => {
      const { id } = await add({ remote: true, listingCategory: "internship" });
      expect((await change(id, { title: "Dyer" })).json).toMatchObject({
        ...weaver,
        title: "Dyer",
        remote: true,
        listingCategory: "internship",
        isActive: true,
      });
    });

    test("refuses a change without fields", async () => {
      const { id } = await add();
      for (const body of [{}, { id: "mine" }]) {
        const answer = await change(id, body);
        expect([answer.status, answer.json.errors]).toEqual([400, { body: ["Contains nothing to change"] }]);
      }
    });

    test("deletes a listing", async () => {
      const { id } = await add();
      const path = `/api/admin/job-listings/${id}`;
      expect((await ada.send(path, { method: "DELETE" })).status).toBe(204);
      expect((await ada.send(path, { method: "DELETE" })).status).toBe(404);
      expect(await open()).toEqual([]);
    });

    test("reports missing and invalid fields and stores nothing", async () => {
      const empty = await ada.post("/api/admin/job-listings", {});
      expect(empty.status).toBe(400);
      expect(empty.json.errors).toEqual({
        title: ["Title is required"],
        description: ["Description is required"],
        requirements: ["Requirements are required"],
        type: ["Type is required"],
        location: ["Location is required"],
        experience: ["Experience is required"],
      });
      const wrong = {
        remote: 1,
        isActive: "yes",
        listingCategory: "gig",
        closesAt: "soon",
        sortOrder: 1.5,
        title: " ",
      };
      const answer = await ada.post("/api/admin/job-listings", { ...weaver, ...wrong });
      expect(Object.keys(answer.json.errors).sort()).toEqual(Object.keys(wrong).sort());
      const { id } = await add();
      const changed = await change(id, wrong);
      expect(changed.status).toBe(400);
      expect(Object.keys(changed.json.errors).sort()).toEqual(Object.keys(wrong).sort());
      expect(await open()).toHaveLength(1);
    });

    test("only an admin can add, change, delete, or read closed listings", async () => {
      const { id } = await add({ isActive: false });
      for (const [who, status] of [
        [site.visitor(), 401],
        [otto, 403],
      ] as const) {
        expect((await who.get("/api/admin/job-listings")).status).toBe(status);
        expect((await who.post("/api/admin/job-listings", weaver)).status).toBe(status);
        expect((await change(id, { isActive: true }, who)).status).toBe(status);
        expect((await who.send(`/api/admin/job-listings/${id}`, { method: "DELETE" })).status).toBe(status);
        expect((await who.get(`/api/job-listings/${id}`)).status).toBe(404);
      }
      expect(await open()).toEqual([]);
    });

    test("answers 404 to unknown and malformed ids", async () => {
      for (const id of [newId(), "x", "..%2f", "%00"]) {
        expect((await site.visitor().get(`/api/job-listings/${id}`)).status, id).toBe(404);
        expect((await change(id, { title: "Dyer" })).status, id).toBe(404);
      }
    });
  });
});
