import { isId, newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { isPlausibleAddress } from "../emails/address.ts";
import { queueEmails } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { colleaguesFor } from "../work/colleagues.ts";
import { kinds, recordNotFound } from "../work/kinds.ts";
import type { RecordKind } from "../work/schema.ts";
import { takeUp } from "../work/take-up.ts";
import { mentionsIn } from "./list.ts";
import { newNoteSchema } from "./schema.ts";

/** The most notes on one record. */
const MAX_NOTES = 1000;

/**
 * Stores a note on a record and queues an email to each colleague that it mentions. A new record becomes open. Throws a
 * `ValidationError`, also when it mentions a person who may not read the record, and a `NotFoundError`.
 */
export async function addNote(context: Context, kind: RecordKind, id: string, body: unknown): Promise<{ id: string }> {
  const { id: authorId } = requirePermission(context, kinds[kind].change);
  const { content } = parse(newNoteSchema, body);
  if (!isId(id)) throw recordNotFound(kind);
  const mentioned = [...new Set(mentionsIn(content))];
  await context.count?.("emails", mentioned.filter((one) => one !== authorId).length);
  const now = context.now();
  const noteId = newId(now);
  const { reference } = kinds[kind];
  await context.db.write(async (queries) => {
    await takeUp(context, queries, kind, id);
    const colleagues =
      mentioned.length === 0 ? [] : await colleaguesFor(queries, kind).where("id", "in", mentioned).execute();
    if (colleagues.length < mentioned.length)
      throw new ValidationError({ content: [`You can mention only colleagues with access to this ${kind}`] });
    const { count } = await queries
      .selectFrom("notes")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where(reference, "=", id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MAX_NOTES) {
      const full = `This ${kind} has ${MAX_NOTES.toLocaleString("en-US")} notes, and can’t have more`;
      throw new ConflictError({ content: [full] }, full);
    }
    await queries
      .insertInto("notes")
      .values({ id: noteId, [reference]: id, authorId, content, createdAt: now })
      .execute();
    const recipients = colleagues.filter((colleague) => colleague.id !== authorId).map(({ email }) => email);
    const plausible = recipients.filter(isPlausibleAddress);
    await queueEmails(
      queries,
      plausible.map((recipient) => ({ kind: "note-mention", aboutId: noteId, recipient, now })),
    );
    await recordAction(context, queries, { action: "note", kind, id });
  });
  context.emailQueued?.();
  return { id: noteId };
}
