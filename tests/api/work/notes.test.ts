import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#db/id.ts";
import { applicant, cast } from "#harness/cast.ts";
import { startConversation } from "#harness/chat.ts";
import type { Visitor } from "#harness/visitor.ts";
import { memberWith } from "#tests/support/people.ts";
import { bothDatabases, openSite, type Site } from "#tests/support/servers/site.ts";

describe.each(bothDatabases)("the team's notes on records on %s", (kind) => {
  let site: Site;
  let ana: Awaited<ReturnType<typeof memberWith>>;
  let sam: Awaited<ReturnType<typeof memberWith>>;
  beforeAll(async () => {
    site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
    ana = await memberWith(site, "privacy", "Ana Alba");
    sam = await memberWith(site, "sales", "Sam Sales");
  });
  afterAll(() => site.stop());

  const inquiry = async () => {
    const { id } = (await site.visitor().post("/api/inquiries", { ...cast.vera, email: "vera.v@clinic.example" })).json;
    return `/api/admin/inquiries/${id}`;
  };
  const read = async (who: { visitor: Visitor }, path: string) => (await who.visitor.get(`${path}/notes`)).json;
  const write = (who: { visitor: Visitor }, path: string, content: unknown) =>
    who.visitor.post(`${path}/notes`, { content });
  const mentions = (noteId: string) =>
    site.db.read.selectFrom("mails").select(["id", "kind", "recipient"]).where("aboutId", "=", noteId).execute();

  test("open a new record, name their author, and are deleted by their author only", async () => {
    const conversation = await startConversation(site.visitor());
    const { id } = (await site.visitor().post("/api/job-applications", { ...applicant, email: `${newId()}@x.example` }))
      .json;
    for (const path of [
      await inquiry(),
      `/api/admin/job-applications/${id}`,
      `/api/admin/conversations/${conversation}`,
    ]) {
      const { status, json } = await write(ana, path, "  Called.\nNo answer. ");
      expect(status).toBe(201);
      expect((await read(ana, path)).items).toEqual([
        {
          id: json.id,
          content: "Called.\nNo answer.",
          author: { id: ana.id, name: "Ana Alba" },
          createdAt: expect.any(String),
          mentions: [],
        },
      ]);
      const work = (await ana.visitor.get(`${path}/work`)).json;
      expect(work.status).toBe(path.includes("conversations") ? "active" : "open");
      const remove = (who: typeof ana, note: string) =>
        who.visitor.send(`${path}/notes/${note}`, { method: "DELETE" }).then((answer) => answer.status);
      const ben = await memberWith(site, "privacy");
      expect([await remove(ben, json.id), await remove(ana, newId()), await remove(ana, json.id)]).toEqual([
        403, 404, 204,
      ]);
      expect((await read(ana, path)).items).toEqual([]);
    }
  });

  test("email each colleague that they mention, without the note and without data of the visitor", async () => {
    const path = await inquiry();
    const content = `<@${sam.id}> and <@${sam.id}>, see vera.v@clinic.example. – <@${ana.id}>`;
    const { id } = (await write(ana, path, content)).json;
    const sent = await mentions(id);
    expect(sent).toMatchObject([{ kind: "note-mention", recipient: sam.email }]);
    const ada = site.visitor();
    await ada.logIn(cast.ada);
    const preview = await ada.get(`/api/admin/mails/${sent[0]?.id}/preview`);
    expect(preview.text).toContain("Ana Alba mentioned you in a note on an inquiry");
    expect(preview.text).toContain(path.replace("/api/admin", "/admin"));
    for (const data of [cast.vera.lastName, "clinic.example"]) expect(preview.text).not.toContain(data);
    const [note] = (await read(ana, path)).items;
    expect(note.mentions).toHaveLength(2);
    await site.db.write((queries) =>
      queries.updateTable("users").set({ name: "Sam Smith" }).where("id", "=", sam.id).execute(),
    );
    expect((await read(ana, path)).items[0].mentions).toContainEqual({ id: sam.id, name: "Sam Smith" });
    await ana.visitor.send(path, { method: "DELETE" });
    expect(await mentions(id)).toEqual([]);
    expect(await site.db.read.selectFrom("notes").select("id").where("id", "=", id).execute()).toEqual([]);
  });

  test("show personal data to masked roles only while the record is revealed", async () => {
    const path = await inquiry();
    const content = `Write to vera.v@clinic.example or +1 202 555 0143, <@${sam.id}>.`;
    await write(ana, path, content);
    const masked = await read(sam, path);
    expect(masked.revealedUntil).toBe(null);
    expect(masked.items[0].content).toContain(`<@${sam.id}>`);
    // An id may hold any digits.
    expect(masked.items[0].content.replace(sam.id, "")).not.toMatch(/vera\.v@|0143/);
    await sam.visitor.post(`${path}/reveal`, { purpose: "reply" });
    expect(await read(sam, path)).toMatchObject({ revealedUntil: expect.any(String), items: [{ content }] });
    expect(await read(ana, path)).not.toHaveProperty("revealedUntil");
  });

  test("refuse empty and long texts, people who may not read the record, and users who may not", async () => {
    const path = await inquiry();
    const recruiter = await memberWith(site, "recruiter");
    for (const content of ["", "  ", 5, "x".repeat(5001), `<@${recruiter.id}>`, `<@${newId()}>`]) {
      const { status, json } = await write(ana, path, content);
      expect([status, Object.keys(json.errors)], String(content).slice(0, 50)).toEqual([400, ["content"]]);
    }
    expect((await write(recruiter, path, "Hello")).status).toBe(403);
    expect((await recruiter.visitor.get(`${path}/notes`)).status).toBe(403);
    for (const id of [newId(), "x"]) {
      expect((await write(ana, `/api/admin/inquiries/${id}`, "Hello")).status).toBe(404);
      expect((await ana.visitor.get(`/api/admin/inquiries/${id}/notes`)).status).toBe(404);
    }
    expect((await read(ana, path)).items).toEqual([]);
    expect((await ana.visitor.get(`${path}/work`)).json).toMatchObject({ status: "new", version: 1 });
  });

  test("stay without an author when the account is removed", async () => {
    const carl = await memberWith(site, "sales", "Carl");
    const path = await inquiry();
    await write(carl, path, `Ask <@${carl.id}>`);
    await site.db.write((queries) => queries.deleteFrom("users").where("id", "=", carl.id).execute());
    expect((await read(ana, path)).items).toMatchObject([{ author: null, mentions: [] }]);
  });
});
