import { isId } from "#db/id.ts";
import { recordAccess } from "../audit/record.ts";
import type { Inspection } from "../files/schema.ts";
import { requireNotInfected, toInspection } from "../files/store-inspection.ts";
import { type StoredFile, storedFile } from "../files/stored-file.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { ownConversation, type Secret } from "./owner.ts";

/** The file of a message in the visitor's own conversation, including the resume of an application. */
export async function openOwnAttachment(
  context: Context,
  secret: Secret,
  id: string,
  messageId: string,
): Promise<StoredFile> {
  const conversation = await ownConversation(context, secret, id);
  const [attachment, resume] = await Promise.all([
    attachmentOf(context, conversation.id, messageId),
    resumeOf(context, conversation.id, messageId),
  ]);
  return requireFile(attachment ?? resume);
}

/** The file of a message, for an admin. Resumes are opened by `openResume`, which records the access. */
export async function openAttachment(context: Context, id: string, messageId: string): Promise<StoredFile> {
  requirePermission(context, "conversations:read");
  const file = requireFile(await attachmentOf(context, id, messageId));
  await requireRevealed(context, "conversation", id);
  await recordAccess(context, { action: "download", kind: "conversation", id });
  return file;
}

function requireFile(file: StoredFile | undefined): StoredFile {
  if (!file) throw new NotFoundError("This file was not found");
  return file;
}

async function attachmentOf({ db }: Context, conversationId: string, messageId: string) {
  if (!isId(conversationId) || !isId(messageId)) return undefined;
  const row = await db.read
    .selectFrom("chatAttachments as file")
    .innerJoin("chatMessages as message", "message.id", "file.messageId")
    .leftJoin("fileInspections as inspection", "inspection.messageId", "file.messageId")
    .select(["file.messageId as id", "file.name", "file.type", "file.size", "inspection.scan"])
    .where("message.id", "=", messageId)
    .where("message.conversationId", "=", conversationId)
    .executeTakeFirst();
  requireNotInfected(row?.scan);
  return row && storedFile(db.read, "chatAttachments", row);
}

async function resumeOf({ db }: Context, conversationId: string, messageId: string) {
  if (!isId(messageId)) return undefined;
  const row = await db.read
    .selectFrom("files as file")
    .innerJoin("chatMessages as message", "message.jobApplicationId", "file.jobApplicationId")
    .leftJoin("fileInspections as inspection", "inspection.fileId", "file.id")
    .select(["file.id", "file.name", "file.type", "file.size", "inspection.scan"])
    .where("message.id", "=", messageId)
    .where("message.conversationId", "=", conversationId)
    .executeTakeFirst();
  requireNotInfected(row?.scan);
  return row && storedFile(db.read, "files", row);
}

/** The inspections of a conversation's files, by message. The caller has authorized the access. */
export async function inspectionsIn({ db }: Context, conversationId: string): Promise<Map<string, Inspection | null>> {
  const rows = await db.read
    .selectFrom("chatMessages as message")
    .leftJoin("files as file", "file.jobApplicationId", "message.jobApplicationId")
    .innerJoin("fileInspections as inspection", (join) =>
      join.on(({ eb, ref, or }) =>
        or([eb("inspection.messageId", "=", ref("message.id")), eb("inspection.fileId", "=", ref("file.id"))]),
      ),
    )
    .select(["message.id", "activeContent", "coverage", "scan"])
    .where("message.conversationId", "=", conversationId)
    .where("message.attachmentType", "is not", null)
    .execute();
  return new Map(rows.map(({ id, ...inspection }) => [id, toInspection(inspection)]));
}
