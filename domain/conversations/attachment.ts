import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { ownConversation, type Secret } from "./owner.ts";

/** A file that came with a message. */
export interface Attachment {
  name: string;
  type: string;
  content: Buffer;
}

/** The file of a message in the visitor's own conversation, including the resume of an application. */
export async function openOwnAttachment(
  context: Context,
  secret: Secret,
  id: string,
  messageId: string,
): Promise<Attachment> {
  const conversation = await ownConversation(context, secret, id);
  const [attachment, resume] = await Promise.all([
    attachmentOf(context, conversation.id, messageId),
    resumeOf(context, conversation.id, messageId),
  ]);
  return requireFile(attachment ?? resume);
}

/** The file of a message, for an admin. Resumes are opened by `openResume`, which records the access. */
export async function openAttachment(context: Context, id: string, messageId: string): Promise<Attachment> {
  requireAdmin(context);
  return requireFile(await attachmentOf(context, id, messageId));
}

function requireFile(attachment: Attachment | undefined): Attachment {
  if (!attachment) throw new NotFoundError("There is no such file");
  return attachment;
}

async function attachmentOf({ db }: Context, conversationId: string, messageId: string) {
  if (!isId(conversationId) || !isId(messageId)) return undefined;
  return await db.read
    .selectFrom("chatAttachments as file")
    .innerJoin("chatMessages as message", "message.id", "file.messageId")
    .select(["file.name", "file.type", "file.content"])
    .where("message.id", "=", messageId)
    .where("message.conversationId", "=", conversationId)
    .executeTakeFirst();
}

async function resumeOf({ db }: Context, conversationId: string, messageId: string) {
  if (!isId(messageId)) return undefined;
  return await db.read
    .selectFrom("files as file")
    .innerJoin("chatMessages as message", "message.jobApplicationId", "file.jobApplicationId")
    .select(["file.name", "file.type", "file.content"])
    .where("message.id", "=", messageId)
    .where("message.conversationId", "=", conversationId)
    .executeTakeFirst();
}
