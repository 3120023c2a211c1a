import type { Database } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction, recordView } from "../audit/record.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import { queueEmails } from "../emails/queue.ts";
import { mapInTurns } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countRows, readPart } from "../lists/list-part.ts";
import { unfilledIn } from "../reply-templates/schema.ts";
import { asShown, isMaskedFor, revealsOf } from "../reveals/shown.ts";
import { allOf, assigneeConditions } from "../work/filter.ts";
import type { Work } from "../work/schema.ts";
import { setStatus } from "../work/set-conversation-status.ts";
import { worksOf } from "../work/shown.ts";
import { appendMessage } from "./append.ts";
import { inspectionsIn } from "./attachment.ts";
import { requireRoom, toConversation, toTeamMessage } from "./conversation.ts";
import { messageRows } from "./list-messages.ts";
import { isApplicant, maskMessage, maskVisitor } from "./mask.ts";
import {
  type ConversationPage,
  conversationChangeSchema,
  conversationQuerySchema,
  type Message,
  type MessageMetadata,
  type Transcript,
  teamReplySchema,
} from "./schema.ts";
import { versionOf } from "./version.ts";

/** How much of its last message a conversation shows in the list. */
const LATEST_CHARACTERS = 200;
const startOf = (content: string | null) => (content ?? "").slice(0, LATEST_CHARACTERS);

/** One page of conversations, the latest first, for an admin: all, or those of one status. */
export async function listConversations(context: Context, query: unknown): Promise<ConversationPage> {
  requirePermission(context, "conversations:read");
  const { status, assignee, snoozed, ...wanted } = parse(conversationQuerySchema, query);
  const filter = allOf(assigneeConditions(context, { assignee, snoozed }));
  // Conversations without messages are not listed.
  const withMessages = () => context.db.read.selectFrom("chatConversations").where("messageCount", ">", 0);
  const counted = await withMessages()
    .select((select) => ["status", select.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const counts = { active: 0, waiting: 0, answered: 0, closed: 0 };
  for (const { status: each, count } of counted) counts[each] = count;
  const ofStatus = status === undefined ? withMessages() : withMessages().where("status", "=", status);
  const listed = filter ? ofStatus.where(filter) : ofStatus;
  const all = status === undefined ? counted.reduce((sum, { count }) => sum + count, 0) : counts[status];
  const total = filter ? await countRows(listed.select("id")) : all;
  const order = { total, column: "lastMessageAt", direction: "desc" } as const;
  const { page, pageSize } = wanted;
  const { items: found, ...part } = await readPart(listed.selectAll(), wanted, order);
  const latest = await latestMessages(
    context.db,
    found.map(({ id }) => id),
  );
  // One that was removed meanwhile is not listed.
  const rows = found.flatMap((row) => {
    const last = latest.get(row.id);
    return last ? [{ ...row, ...last }] : [];
  });
  const works = await worksOf(context.db.read, "conversation", rows);
  const toListed = (row: (typeof rows)[number], index: number) => ({
    ...toConversation(row),
    work: works[index] as Work,
    messages: row.messageCount,
    unread: row.unread,
    asked: row.asked && startOf(row.asked),
    latest: {
      sender: row.latestSender ?? "bot",
      content: startOf(row.latestContent),
    },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = await asShown(context, "conversation", rows.map(toListed), (listed) => {
    const row = byId.get(listed.id);
    if (!row) return listed;
    const metadata: MessageMetadata = JSON.parse(row.latestMetadata ?? "{}");
    // Masked before it is cut: the rules do not recognize half an address.
    const { sender, content } = maskMessage({ ...listed.latest, content: row.latestContent ?? "", metadata }, row);
    const asked = row.asked && maskMessage({ sender: "user", content: row.asked, metadata: {} }, row).content;
    return {
      ...listed,
      ...maskVisitor(row),
      asked: asked && startOf(asked),
      latest: { sender, content: startOf(content) },
    };
  });
  const conversations = { items, ...part, counts, page, pageSize };
  await recordView(context, { kind: "conversation", count: items.length }, conversations);
  return conversations;
}

/** What the list shows of conversations, by their id: read for one page, as a database reads it for the pages before as well. */
async function latestMessages({ read }: Database, ids: readonly string[]) {
  const rows = await read
    .selectFrom("chatConversations")
    // PostgreSQL rejects an empty list.
    .where("id", "in", ids.length > 0 ? ids : [""])
    .select("id")
    .select(({ selectFrom }) => {
      const latest = selectFrom("chatMessages")
        .whereRef("chatMessages.conversationId", "=", "chatConversations.id")
        .orderBy("chatMessages.timestamp", "desc")
        .orderBy("chatMessages.id", "desc")
        .limit(1);
      return [
        latest.where("sender", "=", "user").select("content").as("asked"),
        latest.select("sender").as("latestSender"),
        latest.select("content").as("latestContent"),
        latest.select("metadata").as("latestMetadata"),
        isApplicant.as("isApplicant"),
      ];
    })
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * A conversation with all its messages, for an admin; marks it as read. Null without reading the messages when the client
 * has this version of the conversation, as `isKnown` decides.
 */
export async function readConversation(
  context: Context,
  id: string,
  isKnown: (version: string) => boolean,
): Promise<Transcript | null> {
  requirePermission(context, "conversations:read");
  const row = await conversationOf(context, id);
  if (row.unread > 0) {
    await context.db.write(async (queries) => {
      // Messages that arrived in between stay unread.
      await queries
        .updateTable("chatConversations")
        .set((update) => ({ unread: update("unread", "-", row.unread) }))
        .where("id", "=", id)
        .where("unread", ">=", row.unread)
        .execute();
    });
  }
  const isMasked = isMaskedFor(context);
  const until = isMasked ? (await revealsOf(context, "conversation", [id])).get(id) : undefined;
  const version = await versionOf(context, id, [row, isMasked, until]);
  if (isKnown(version)) return null;
  await recordView(context, { kind: "conversation", id }, version);
  const messages = await messageRows(context, id);
  const inspections = await inspectionsIn(context, id);
  const [work] = await worksOf(context.db.read, "conversation", [row]);
  const transcript = {
    ...toConversation(row),
    work: work as Work,
    unread: row.unread,
    messages: messages.map((message) => ({
      ...toTeamMessage(message),
      inspection: inspections.get(message.id) ?? null,
    })),
  };
  if (!isMasked) return transcript;
  if (until !== undefined) return { ...transcript, revealedUntil: new Date(until).toISOString() };
  return {
    ...transcript,
    ...maskVisitor(row),
    messages: await mapInTurns(transcript.messages, (message) => maskMessage(message, row)),
    revealedUntil: null,
  };
}

/** A visible chat panel polls every 5 s: a reply that is not read within this time is sent by email (ms). */
const REPLY_DELAY_MS = 60_000;

/**
 * Stores a reply of the team; the assistant stops answering. If the visitor left an address and does not read the reply in
 * the chat soon, it is also sent by email. Throws a `ConflictError` when the conversation is full.
 */
export async function replyToVisitor(context: Context, id: string, body: unknown): Promise<Message> {
  requirePermission(context, "conversations:change");
  const { content } = parse(teamReplySchema, body);
  const unfilled = unfilledIn(content);
  if (unfilled) throw new ValidationError({ content: [`Fill in ${unfilled} first`] });
  // Without an address, no email is sent.
  if ((await conversationOf(context, id)).userEmail) await context.count?.("emails", 1);
  const now = context.now();
  const stored = await context.db.write(async (queries) => {
    const conversation = await queries
      .updateTable("chatConversations")
      .set({ status: "answered", unread: 0 })
      .where("id", "=", id)
      .returning(["userEmail", "messageCount"])
      .executeTakeFirst();
    if (!conversation) throw unknown();
    const { userEmail: email, messageCount } = conversation;
    requireRoom(messageCount, "Please email the visitor instead");
    const message = { conversationId: id, sender: "bot", content, metadata: { author: "team" } } as const;
    const row = await appendMessage(queries, now, message);
    const reply = {
      kind: "conversation-answered",
      aboutId: row.id,
      recipient: email,
      now,
      delay: REPLY_DELAY_MS,
    } as const;
    if (email && isPlausibleAddress(email)) await queueEmails(queries, [reply]);
    await recordAction(context, queries, { action: "reply", kind: "conversation", id });
    return row;
  });
  return toTeamMessage(stored);
}

/** Closes a conversation, or gives it back to the assistant. */
export async function changeConversation(context: Context, id: string, body: unknown): Promise<void> {
  requirePermission(context, "conversations:change");
  const { status } = parse(conversationChangeSchema, body);
  if (!isId(id)) throw unknown();
  await context.db.write(async (queries) => {
    if (!(await setStatus(queries, id, status))) throw unknown();
    await queries
      .updateTable("chatConversations")
      .set((update) => ({ version: update("version", "+", 1), ...(status === "closed" && { snoozedUntil: null }) }))
      .where("id", "=", id)
      .execute();
    await recordAction(context, queries, { action: "change", kind: "conversation", id, fields: ["status"] });
  });
}

async function conversationOf({ db }: Context, id: string) {
  const row = isId(id)
    ? await db.read
        .selectFrom("chatConversations")
        .selectAll()
        .select(isApplicant.as("isApplicant"))
        .where("id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw unknown();
  return row;
}

const unknown = () => new NotFoundError("This conversation was not found");
