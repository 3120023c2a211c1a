import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { type DatabaseKind, openSite, type Site } from "./site.ts";

/** All that the assistant of such a site has read. */
const passages = [
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    anchor: "cookies",
    headings: ["Privacy Policy", "Biscuits"],
    sentences: ["Biscuits are baked on Thursdays in the cellar."],
  },
  // What is rare counts more, so there must be others.
  ...Array.from({ length: 30 }, (_, i) => ({
    path: "/about",
    title: "About",
    anchor: null,
    headings: ["About", `Room ${i}`],
    sentences: [`The room number ${i} has a window and a lamp.`],
  })),
];

/** A site whose assistant knows when biscuits are baked. */
export async function openChatSite(kind: DatabaseKind, environment: Record<string, string> = {}): Promise<Site> {
  const distFolder = mkdtempSync(join(tmpdir(), "site-chat-"));
  writeFileSync(join(distFolder, "passages.json"), JSON.stringify(passages));
  const site = await openSite(kind, { environment, distFolder });
  const stop = async () => {
    await site.stop();
    rmSync(distFolder, { recursive: true });
  };
  return { ...site, stop, [Symbol.asyncDispose]: stop };
}

/** Such a site without rate limits, and its logged-in admin Ada. */
export async function openChatSiteWithAda(kind: DatabaseKind): Promise<{ site: Site; ada: Visitor }> {
  const site = await openChatSite(kind, { RATE_LIMITS: "off" });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  return { site, ada };
}

/** The messages of a conversation, as its visitor gets them. */
export const messages = async (visitor: Visitor, id: string) =>
  (await visitor.get(`/api/chat/conversations/${id}/messages`)).json;

/** The first answer of a process is made while its rules are read, which a busy machine takes longer for (ms). */
export const toAnswer = 60_000;

/** Waits for a conversation to have so many messages. */
export const said = (visitor: Visitor, id: string, count: number) =>
  vi.waitFor(async () => {
    const all = await messages(visitor, id);
    expect(all).toHaveLength(count);
    return all;
  }, toAnswer);

/** A conversation with its messages, as an admin gets it. */
export const transcript = async (admin: Visitor, id: string) =>
  (await admin.get(`/api/admin/conversations/${id}`)).json;

/** The messages of a conversation, as they are stored. */
export const stored = ({ db }: Site, id: string) =>
  db.read.selectFrom("chatMessages").selectAll().where("conversationId", "=", id).orderBy("id").execute();
