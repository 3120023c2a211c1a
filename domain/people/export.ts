import type { Queries } from "#db/database.ts";
import { recordAccess } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ForbiddenError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { isMaskedFor, revealsOf } from "../reveals/shown.ts";
import { addressesOf, noPerson } from "./address.ts";
import { isRecordKind } from "./find.ts";
import { readableSources } from "./sources.ts";

/** How many records are read together. */
const BATCH = 50;
/** Conversations are read one by one: each may have 500 messages. */
const batchOf = { inquiry: BATCH, application: BATCH, conversation: 1, email: BATCH, account: BATCH };
const nameOf = {
  inquiry: "inquiries",
  application: "applications",
  conversation: "conversations",
  email: "emails",
  account: "accounts",
};
const aboutConsents =
  "Cookie choices are not part of this file. A receipt has a random ID and holds no email, account or IP address, so none can be linked to a person. Its owner can look it up with the ID in their browser.";

/**
 * Everything about a person as the text of one JSON file, in parts: what they sent, what the team sent and noted, and their
 * account. Files are named, with the path that downloads them. Resolves when the audit log says so. Throws a `ForbiddenError`
 * when a record is masked for the user: the file is for the person, and a mask would withhold their own data.
 */
export async function exportPerson(context: Context, id: string): Promise<AsyncGenerator<string>> {
  requirePermission(context, "people:change");
  const own = await addressesOf(context.db.read, id);
  const addresses = own.map(({ address }) => address);
  const sources = readableSources(context);
  let count = 0;
  for (const source of sources) count += await source.count(context.db.read, addresses);
  if (count === 0) throw noPerson();
  if (isMaskedFor(context)) await requireAllRevealed(context, addresses);
  await recordAccess(context, { action: "export", kind: "person", id: own[0].personId, count });
  const { read } = context.db;
  return (async function* () {
    const exportedAt = new Date(context.now()).toISOString();
    yield `{${JSON.stringify({ exportedAt, person: own[0].personId, addresses, cookieChoices: aboutConsents }).slice(1, -1)}`;
    for (const source of sources) {
      yield `,\n${JSON.stringify(nameOf[source.kind])}:[`;
      let separator = "\n";
      for (const address of addresses)
        for (let last: { time: number; id: string } | undefined; ; ) {
          const limit = batchOf[source.kind];
          const found = await source.find(read, address, limit, last);
          // PostgreSQL rejects an empty list of ids.
          if (found.length === 0) break;
          last = found.at(-1);
          for (const record of await details[source.kind](
            read,
            found.map((one) => one.id),
          )) {
            yield separator + JSON.stringify(record);
            separator = ",\n";
          }
          if (found.length < limit) break;
        }
      yield "]";
    }
    yield "}\n";
  })();
}

async function requireAllRevealed(context: Context, addresses: readonly string[]): Promise<void> {
  for (const { kind, find } of readableSources(context))
    if (isRecordKind(kind))
      for (const address of addresses) {
        const found = await find(context.db.read, address, 1000);
        const ids = found.map(({ id }) => id);
        if ((await revealsOf(context, kind, ids)).size < ids.length)
          throw new ForbiddenError("Reveal this person’s records first: the file shows all of them");
      }
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** What the file says of the records with these ids, by kind. */
const details = {
  async inquiry(read: Queries, ids: string[]) {
    const rows = await read
      .selectFrom("inquiries")
      .select(["id", "firstName", "lastName", "email", "company", "industry", "message", "createdAt"])
      .where("id", "in", ids)
      .execute();
    return await withRelated(read, "inquiryId", rows);
  },
  async application(read: Queries, ids: string[]) {
    const rows = await read
      .selectFrom("jobApplications")
      .select([
        "id",
        "fullName",
        "email",
        "phone",
        "position",
        "experience",
        "message",
        "resumePath",
        "applicationType",
        "stage",
      ])
      .select(["education", "university", "graduationYear", "availabilityDate", "createdAt"])
      .where("id", "in", ids)
      .execute();
    const files = await read
      .selectFrom("files")
      .select(["jobApplicationId", "name", "type", "size", "sha256"])
      .where("jobApplicationId", "in", ids)
      .execute();
    const hiring = await hiringOf(read, ids);
    const withFiles = rows.map((row) => ({
      ...row,
      ...hiring(row.id),
      files: files
        .filter(({ jobApplicationId }) => jobApplicationId === row.id)
        .map(({ jobApplicationId, ...file }) => ({
          ...file,
          path: `/api/admin/job-applications/${jobApplicationId}/resume`,
        })),
    }));
    return await withRelated(read, "jobApplicationId", withFiles);
  },
  async conversation(read: Queries, ids: string[]) {
    const rows = await read
      .selectFrom("chatConversations")
      .select(["id", "userName", "userEmail", "status", "startedAt", "lastMessageAt", "startedAt as createdAt"])
      .where("id", "in", ids)
      .execute();
    const messages = await read
      .selectFrom("chatMessages as message")
      .leftJoin("chatAttachments as file", "file.messageId", "message.id")
      .select(["message.id", "conversationId", "sender", "message.content", "timestamp"])
      .select(["file.name", "file.type", "file.size", "file.sha256"])
      .where("conversationId", "in", ids)
      .orderBy("timestamp")
      .orderBy("message.id")
      .execute();
    const withMessages = rows.map(({ startedAt, lastMessageAt, ...row }) => ({
      ...row,
      startedAt: iso(startedAt),
      lastMessageAt: iso(lastMessageAt),
      messages: messages
        .filter(({ conversationId }) => conversationId === row.id)
        .map(({ id, conversationId, timestamp, name, type, size, sha256, sender, content }) => ({
          sentAt: iso(timestamp),
          sender: sender === "user" ? "visitor" : "site",
          content,
          ...(name !== null && {
            file: {
              name,
              type,
              size,
              sha256,
              path: `/api/admin/conversations/${conversationId}/messages/${id}/attachment`,
            },
          }),
        })),
    }));
    return await withRelated(read, "conversationId", withMessages);
  },
  async email(read: Queries, ids: string[]) {
    const rows = await read
      .selectFrom("mails")
      .select(["id", "kind", "recipient", "state", "reason", "createdAt", "settledAt"])
      .where("id", "in", ids)
      .execute();
    return rows.map((row) => ({ ...row, createdAt: iso(row.createdAt), settledAt: iso(row.settledAt) }));
  },
  async account(read: Queries, ids: string[]) {
    const rows = await read
      .selectFrom("users")
      .select(["id", "username", "name", "email", "createdAt", "lastSignInAt"])
      .where("id", "in", ids)
      .execute();
    const sessions = await read
      .selectFrom("sessions")
      .select(["userId", "device", "createdAt", "lastSeenAt"])
      .where("userId", "in", ids)
      .execute();
    return rows.map((row) => ({
      ...row,
      createdAt: iso(row.createdAt),
      lastSignInAt: iso(row.lastSignInAt),
      sessions: sessions
        .filter(({ userId }) => userId === row.id)
        .map(({ device, createdAt, lastSeenAt }) => ({
          device,
          createdAt: iso(createdAt),
          lastSeenAt: iso(lastSeenAt),
        })),
    }));
  },
};

/** What became of applications, what the team planned with their applicants, and what it thinks of them, by id. */
async function hiringOf(read: Queries, ids: string[]) {
  const interviews = await read
    .selectFrom("interviews")
    .select(["jobApplicationId", "title", "startsAt", "durationMinutes", "place", "canceledAt"])
    .where("jobApplicationId", "in", ids)
    .orderBy("startsAt")
    .execute();
  const scorecards = await read
    .selectFrom("scorecards")
    .select(["jobApplicationId", "scores", "recommendation", "note", "createdAt"])
    .where("jobApplicationId", "in", ids)
    .orderBy("createdAt")
    .execute();
  const moves = await read
    .selectFrom("stageMoves")
    .select(["jobApplicationId", "fromStage as from", "toStage as to", "movedAt"])
    .where("jobApplicationId", "in", ids)
    .orderBy("number")
    .execute();
  return (id: string) => ({
    stageMoves: moves
      .filter(({ jobApplicationId }) => jobApplicationId === id)
      .map(({ from, to, movedAt }) => ({ from, to, at: iso(movedAt) })),
    interviews: interviews
      .filter(({ jobApplicationId }) => jobApplicationId === id)
      .map(({ title, startsAt, durationMinutes, place, canceledAt }) => ({
        ...{ title, durationMinutes, place },
        startsAt: iso(startsAt),
        canceledAt: iso(canceledAt),
      })),
    scorecards: scorecards
      .filter(({ jobApplicationId }) => jobApplicationId === id)
      .map(({ scores, recommendation, note, createdAt }) => ({
        ...{ recommendation, note, scores: JSON.parse(scores) as Record<string, number> },
        createdAt: iso(createdAt),
      })),
  });
}

/** Adds what the team wrote to the person of each record, and noted about it. */
async function withRelated<Row extends { id: string; createdAt: number }>(
  read: Queries,
  column: "inquiryId" | "jobApplicationId" | "conversationId",
  rows: readonly Row[],
) {
  const ids = rows.map(({ id }) => id);
  // A conversation is answered in its messages.
  const replies =
    column === "conversationId" || ids.length === 0
      ? []
      : await read
          .selectFrom("replies")
          .select([`${column} as recordId`, "direction", "channel", "subject", "text", "happensAt"])
          .where(column, "in", ids)
          .orderBy("happensAt")
          .execute();
  const notes =
    ids.length === 0
      ? []
      : await read
          .selectFrom("notes")
          .select([`${column} as recordId`, "content", "createdAt"])
          .where(column, "in", ids)
          .orderBy("createdAt")
          .execute();
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    replies: replies
      .filter(({ recordId }) => recordId === row.id)
      .map(({ recordId: _, happensAt, ...reply }) => ({ ...reply, at: iso(happensAt) })),
    notes: notes
      .filter(({ recordId }) => recordId === row.id)
      .map(({ content, createdAt }) => ({ content, createdAt: iso(createdAt) })),
  }));
}
