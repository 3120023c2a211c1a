import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { type DatabaseKind, openSite, type Site } from "./site.ts";

/** The passages of the test site. */
const passages = [
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    anchor: "cookies",
    headings: ["Privacy Policy", "Biscuits"],
    sentences: ["Biscuits are baked on Thursdays in the cellar."],
  },
  // Rare words count more in the search, so other passages are needed.
  ...Array.from({ length: 30 }, (_, i) => ({
    path: "/about",
    title: "About",
    anchor: null,
    headings: ["About", `Room ${i}`],
    sentences: [`The room number ${i} has a window and a lamp.`],
  })),
];

/** Writes a build from whose passages the assistant answers, and whose privacy notice names the operator of a model. */
export function buildChat(): string {
  const distFolder = mkdtempSync(join(tmpdir(), "site-chat-"));
  writeFileSync(join(distFolder, "passages.json"), JSON.stringify(passages));
  mkdirSync(join(distFolder, "client"));
  writeFileSync(join(distFolder, "client", "privacy-policy.html"), "<main>Loom Ltd words the answers.</main>");
  return distFolder;
}

/** Opens a site whose assistant answers from the passages above. */
export async function openChatSite(kind: DatabaseKind, environment: Record<string, string> = {}): Promise<Site> {
  const distFolder = buildChat();
  const site = await openSite(kind, { environment, distFolder });
  const stop = async () => {
    await site.stop();
    rmSync(distFolder, { recursive: true });
  };
  return { ...site, stop, [Symbol.asyncDispose]: stop };
}

/** Opens such a site without rate limits, with the logged-in admin Ada. */
export async function openChatSiteWithAda(kind: DatabaseKind): Promise<{ site: Site; ada: Visitor }> {
  const site = await openChatSite(kind, { RATE_LIMITS: "off" });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  return { site, ada };
}

/** The messages of a conversation, as returned to its visitor. */
export const messages = async (visitor: Visitor, id: string) =>
  (await visitor.get(`/api/chat/conversations/${id}/messages`)).json;

/** Timeout for an answer (ms): the first one of a process compiles the rules, which takes longer on a busy machine. */
export const answerTimeoutMs = 60_000;

/** Waits until a conversation has `count` messages and returns them. */
export const waitForMessages = (visitor: Visitor, id: string, count: number) =>
  vi.waitFor(async () => {
    const all = await messages(visitor, id);
    expect(all).toHaveLength(count);
    return all;
  }, answerTimeoutMs);

/** A conversation with its messages, as returned to an admin. */
export const transcript = async (admin: Visitor, id: string) =>
  (await admin.get(`/api/admin/conversations/${id}`)).json;

/** The stored messages of a conversation. */
export const stored = ({ db }: Site, id: string) =>
  db.read.selectFrom("chatMessages").selectAll().where("conversationId", "=", id).orderBy("id").execute();
