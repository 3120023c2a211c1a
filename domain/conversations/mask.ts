import { sql } from "kysely";
import { initialsOf, maskEmail } from "../masking/mask-fields.ts";
import { maskOf } from "../masking/mask-person.ts";
import { maskedOnce } from "../masking/masked-once.ts";
import type { Message } from "./schema.ts";

/** What is masked of a conversation: who the visitor is, and whether they applied for a job in it. */
export interface Visitor {
  userName: string | null;
  userEmail: string | null;
  isApplicant: number | boolean;
}

/** Whether the visitor of a row of `chat_conversations` applied for a job in it. */
export const isApplicant = sql<number | boolean>`exists (select 1 from chat_messages as sent
  where sent.conversation_id = chat_conversations.id and sent.sender = 'user' and sent.is_application_request = 1)`;

/** The name and address of a visitor, masked. The name stays readable, as in an inquiry, except that of an applicant. */
export function maskVisitor({ userName, userEmail, isApplicant }: Visitor) {
  return {
    userName: userName && isApplicant ? initialsOf(userName) : userName,
    userEmail: userEmail && maskEmail(userEmail),
  };
}

/**
 * Masks a message. What visitors write was masked before it was stored; this covers what the team wrote to them, and the
 * name of an applicant.
 */
export function maskMessage<Sent extends Pick<Message, "content" | "sender" | "metadata">>(
  message: Sent,
  visitor: Visitor,
): Sent {
  const { content, sender, metadata } = message;
  const { userName, userEmail, isApplicant } = visitor;
  const mask = maskOf({ name: isApplicant ? userName : null, email: userEmail });
  // The assistant repeats nothing personal, and its links are found by their words.
  if (sender === "bot" && metadata.author !== "team") return message;
  if (sender === "user") return { ...message, content: mask.short(content) };
  return {
    ...message,
    content: maskedOnce([userName, userEmail, String(Boolean(isApplicant)), content], () => mask.text(content)),
  };
}
