import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { removeEmailsAbout } from "../emails/queue.ts";
import type { Context } from "../kernel/context.ts";
import { ForbiddenError, NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { kinds } from "../work/kinds.ts";
import type { RecordKind } from "../work/schema.ts";

/** Deletes the user's own note and the emails about it. Throws a `NotFoundError`, and a `ForbiddenError` for that of a colleague. */
export async function removeNote(context: Context, kind: RecordKind, id: string, noteId: string): Promise<void> {
  const { id: userId } = requirePermission(context, kinds[kind].change);
  const notFound = () => new NotFoundError("This note was not found");
  if (!isId(id) || !isId(noteId)) throw notFound();
  await context.db.write(async (queries) => {
    const note = await queries
      .selectFrom("notes")
      .select("authorId")
      .where("id", "=", noteId)
      .where(kinds[kind].reference, "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!note) throw notFound();
    if (note.authorId !== userId) throw new ForbiddenError("Only its author can delete a note");
    await removeEmailsAbout(queries, [noteId]);
    await queries.deleteFrom("notes").where("id", "=", noteId).execute();
    await recordAction(context, queries, { action: "remove-note", kind, id });
  });
}
