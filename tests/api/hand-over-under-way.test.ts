import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ChatMessageRow } from "#db/tables.ts";
import type { Assistant } from "#domain/assistant/assistant.ts";
import { answerMessage } from "#domain/conversations/answer.ts";
import { cast } from "#tests/cast.ts";
import { begin, say } from "#tests/support/chat.ts";
import { openChatSite, said, stored } from "#tests/support/chat-site.ts";
import type { Site } from "#tests/support/site.ts";
import type { Visitor } from "#tests/support/visitor.ts";

// SQLite has one writer at a time: there is nothing in between.
describe("a hand-over that PostgreSQL is storing", () => {
  let site: Site;
  let vera: Visitor;
  let id: string;
  beforeAll(async () => {
    site = await openChatSite("postgres");
    vera = site.visitor();
  });
  afterAll(() => site.stop());

  /** Gives a new conversation to the team, and does `meanwhile` before that is committed, until it waits for it. */
  async function handOverDuring<Result>(meanwhile: () => Promise<Result>): Promise<Result> {
    let doing: Promise<Result> | undefined;
    await site.db.write(async (queries) => {
      const team = { status: "waiting", userEmail: cast.vera.email };
      await queries.updateTable("chatConversations").set(team).where("id", "=", id).execute();
      doing = meanwhile();
      await vi.waitFor(async () => expect(await waitingForLocks(site)).toBe(1), { timeout: 10_000 });
    });
    return await (doing as Promise<Result>);
  }

  test("is not undone by a message that was sent meanwhile, which the assistant leaves to the team", async () => {
    id = await begin(vera);
    const answer = await handOverDuring(() => say(vera, id, "Is somebody there?"));
    expect(answer.status).toBe(201);
    const row = await site.db.read
      .selectFrom("chatConversations")
      .select(["status", "userEmail", "messageCount"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: "waiting", userEmail: cast.vera.email, messageCount: 1 });
  });

  test("silences the assistant, even where it has found its words already", async () => {
    id = await begin(vera);
    await say(vera, id, "When are biscuits baked?");
    const [, first] = await said(vera, id, 2);
    const [question] = (await stored(site, id)) as [ChatMessageRow, ChatMessageRow];
    await site.db.write((queries) => queries.deleteFrom("chatMessages").where("id", "=", first.id).execute());
    const reply = {
      content: "On Thursdays.",
      metadata: { citations: [], offers: [] },
      outcome: "answer" as const,
      isApplicationRequest: false,
      attack: null,
    };
    const assistant: Assistant = { answer: async () => reply };
    const context = { db: site.db, actor: null, now: Date.now };
    const told = { onWords: () => {}, onFailure: () => {} };
    const answered = await handOverDuring(() => answerMessage(context, assistant, question, told));
    expect(answered).toBeNull();
    expect((await stored(site, id)).map(({ sender }) => sender)).toEqual(["user"]);
  });
});

/** How many of this database wait for a row. */
async function waitingForLocks({ db }: Site): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.read);
  return rows[0]?.count ?? 0;
}
