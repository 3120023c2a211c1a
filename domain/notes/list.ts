import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordView } from "../audit/record.ts";
import { mapInTurns } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { type KnownPerson, maskOf } from "../masking/mask-person.ts";
import { maskedOnce } from "../masking/masked-once.ts";
import { isMaskedFor, revealsOf } from "../reveals/shown.ts";
import { kinds, recordNotFound } from "../work/kinds.ts";
import type { RecordKind } from "../work/schema.ts";
import { personOfRecord } from "./person.ts";
import { mentionPattern, type Note, type Notes } from "./schema.ts";

/** The most notes that are shown of a record: its latest. */
const MAX_NOTES = 200;

/**
 * The notes on a record, oldest first. Users who see it masked see personal data in its notes masked as well, until they
 * reveal it. Throws a `NotFoundError`.
 */
export async function listNotes(context: Context, kind: RecordKind, id: string): Promise<Notes> {
  requirePermission(context, kinds[kind].read);
  if (!isId(id)) throw recordNotFound(kind);
  const { read } = context.db;
  const person = await personOfRecord(read, kind, id);
  const items = await notesOn(read, kind, id);
  await recordView(context, { kind, id }, items);
  if (!isMaskedFor(context)) return { items };
  const until = (await revealsOf(context, kind, [id])).get(id);
  if (until !== undefined) return { items, revealedUntil: new Date(until).toISOString() };
  return { items: await mapInTurns(items, (note) => maskNote(note, person)), revealedUntil: null };
}

/** The notes on a record, oldest first, unmasked. */
async function notesOn(queries: Queries, kind: RecordKind, id: string): Promise<Note[]> {
  const rows = await queries
    .selectFrom("notes")
    .leftJoin("users", "users.id", "notes.authorId")
    .select(["notes.id", "content", "notes.createdAt", "authorId", "users.name as authorName"])
    .where(kinds[kind].reference, "=", id)
    .orderBy("notes.id", "desc")
    .limit(MAX_NOTES)
    .execute();
  const mentioned = [...new Set(rows.flatMap(({ content }) => mentionsIn(content)))];
  const users =
    mentioned.length === 0
      ? []
      : await queries.selectFrom("users").select(["id", "name"]).where("id", "in", mentioned).execute();
  return rows.reverse().map(({ authorId, authorName, createdAt, ...note }) => ({
    ...note,
    author: authorId === null || authorName === null ? null : { id: authorId, name: authorName },
    createdAt: new Date(createdAt).toISOString(),
    mentions: users.filter((user) => mentionsIn(note.content).includes(user.id)),
  }));
}

/** The ids that a note mentions. */
export const mentionsIn = (content: string): string[] => [...content.matchAll(mentionPattern)].map(([, id = ""]) => id);

/** A note as it is shown while its record is masked. The ids in it are no personal data of visitors. */
export function maskNote(note: Note, person: KnownPerson): Note {
  const { content } = note;
  const mask = maskOf(person);
  const masked = maskedOnce([person.name, person.email, content], () => {
    const mentions = content.match(mentionPattern) ?? [];
    // With a group, `split` would return the ids as well.
    return content
      .split(new RegExp(mentionPattern.source.replace("(", "(?:"), "g"))
      .map((text, index) => mask.text(text) + (mentions[index] ?? ""))
      .join("");
  });
  return { ...note, content: masked };
}
