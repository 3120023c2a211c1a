import * as z from "zod/mini";
import { inspectionSchema } from "../files/schema.ts";
import { email, line, paragraph } from "../kernel/text.ts";
import { pageQuerySchema, pageSchema } from "../lists/page-query.ts";
import { workFilters, workSchema } from "../work/schema.ts";

/** The status of a conversation (specification, section 3): with the assistant, with a person, or closed. */
export const conversationStatuses = ["active", "waiting", "answered", "closed"] as const;
export type ConversationStatus = (typeof conversationStatuses)[number];

/**
 * How many characters a message may have, and how many messages and bytes of files a conversation. Removing a conversation
 * needs as much free space as its files have, so more of them would need a larger reserve.
 */
export const messageLimits = { characters: 4000, perConversation: 500, fileBytes: 25 * 1024 * 1024 } as const;

const emptyToNull = (value: string | null | undefined) => value || null;
const optionalText = (text: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullish(text),
    z.transform((value) => value ?? ""),
  );
const optionalName = () => z.pipe(z.nullish(line(200)), z.transform(emptyToNull));
const optionalEmail = () =>
  z.pipe(z.nullish(z.union([line(0), email()], "Invalid email format")), z.transform(emptyToNull));

/** The body of `POST /api/chat/conversations` (specification, sections 3 and 7). */
export const newConversationSchema = z.object({
  sessionId: line(100, "A session ID is required").check(
    // Any generator's: the id alone opens no conversation (owner.ts), so its random part may be short.
    z.regex(/^chat[A-Za-z_-]{1,20}[0-9]{10,16}[_-][\w.-]{1,64}$/, "Must be a chat prefix, a time and a random text"),
  ),
  userEmail: optionalEmail(),
  userName: optionalName(),
  category: z._default(z.literal("general", "Must be general"), "general"),
});

/** A conversation as its visitor sees it. */
export const conversationSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  userEmail: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
  category: z.string(),
  status: z.enum(conversationStatuses),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** The fields of a message that is sent (specification, section 7); everything is text, as multipart has it. */
export const newMessageSchema = z.object({
  /** Always the visitor, whatever the request says. */
  sender: z.optional(z.literal("user", "Must be user")),
  content: z._default(paragraph(messageLimits.characters), ""),
  isApplicationRequest: z._default(z.enum(["true", "false"], "Must be true or false"), "false"),
  /** JSON: who writes, or with `isApplicationRequest` the fields of the application. */
  metadata: z._default(
    z.string("Must be text").check(z.trim(), z.maxLength(10_000, "Use at most 10000 characters")),
    "",
  ),
});

/** What a message carries besides its text. */
export const messageMetadataSchema = z.object({
  /** The pages that an answer comes from. */
  citations: z.optional(z.array(z.object({ title: z.string(), path: z.string() }))),
  /** The links in the text, in order: their words as they occur in it, and a path of this site. */
  links: z.optional(z.array(z.object({ text: z.string(), path: z.string() }))),
  /** Other questions that the visitor may have meant. */
  related: z.optional(z.readonly(z.array(z.string()))),
  /** What the assistant offers to do. */
  offers: z.optional(z.array(z.enum(["apply", "demo", "handover"]))),
  /** `team` when a person wrote it. */
  author: z.optional(z.literal("team")),
  /** Set on the message that hands the conversation over to the team. */
  handedOver: z.optional(z.literal(true)),
  /** The kinds of personal data that were masked, and a sentence about it. */
  hidden: z.optional(z.object({ labels: z.array(z.string()), notice: z.string() })),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

/** A message as its conversation shows it (specification, section 7). */
export const messageSchema = z.object({
  id: z.string(),
  sender: z.enum(["user", "bot"]),
  content: z.string(),
  timestamp: z.iso.datetime(),
  attachmentUrl: z.nullable(z.string()),
  attachmentType: z.nullable(z.string()),
  isApplicationRequest: z.boolean(),
  metadata: messageMetadataSchema,
  /** What it asks the visitor for: whether the answer helped, or an email address for the team's answer. */
  asks: z.nullable(z.enum(["feedback", "email"])),
  /** What the visitor said about the answer; null before. */
  helpful: z.nullable(z.boolean()),
});
export type Message = z.infer<typeof messageSchema>;

/** The query of `GET /api/chat/conversations/{id}/messages`: the id of the last message that the client has. */
export const messageQuerySchema = z.object({ after: z.optional(z.string()) });

/** The body of `POST /api/chat/conversations/{id}/hand-over`: an answer needs an address to go to. */
export const handOverSchema = z.object({ email: email(), name: optionalName() });

/** The body of `PUT /api/chat/conversations/{id}/messages/{message}/feedback`. */
export const feedbackSchema = z.object({ helpful: z.boolean("Must be true or false") });

/** The filters of the dashboard's list. */
export const conversationQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(conversationStatuses, "Must be a status of a conversation")),
  assignee: workFilters.assignee,
  snoozed: workFilters.snoozed,
});

/** A conversation in the dashboard's list. */
export const listedConversationSchema = z.extend(conversationSchema, {
  work: workSchema,
  messages: z.number(),
  /** The visitor's messages that the team has not read. */
  unread: z.number(),
  /** The start of the visitor's last message; null when the visitor has written nothing. */
  asked: z.nullable(z.string()),
  /** The start of the last message, and its author. */
  latest: z.object({ sender: z.enum(["user", "bot"]), content: z.string() }),
});

/** A conversation as a user sees it whose role masks personal data. */
export const shownConversationSchema = z.extend(listedConversationSchema, {
  /** When its visitor’s data is masked again; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Of a revealed one: what it shows when that time has come. */
  masked: z.optional(listedConversationSchema),
});
export const conversationPageSchema = z.extend(pageSchema(shownConversationSchema), {
  /** How many there are of each status. */
  counts: z.record(z.enum(conversationStatuses), z.number()),
});
export type ConversationPage = z.infer<typeof conversationPageSchema>;

/** A message as the team sees it. */
export const teamMessageSchema = z.extend(messageSchema, {
  /** What was found in the attached file; null without a file, and for a file that was not inspected yet. */
  inspection: z.nullable(inspectionSchema),
});

/** A conversation with all its messages. */
export const transcriptSchema = z.extend(conversationSchema, {
  work: workSchema,
  unread: z.number(),
  messages: z.array(teamMessageSchema),
  /** When its visitor’s data is masked again; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** A conversation whose visitor was revealed, without its messages. */
export const revealedVisitorSchema = z.extend(conversationSchema, {
  /** When its visitor’s data is masked again; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
  /** What it shows when that time has come. */
  masked: z.optional(conversationSchema),
});
export type RevealedVisitor = z.infer<typeof revealedVisitorSchema>;

/** A reply of the team. */
export const teamReplySchema = z.object({ content: paragraph(messageLimits.characters, "Write a reply") });

/** A conversation is closed by the team, or given back to the assistant. */
export const conversationChangeSchema = z.object({ status: z.enum(["active", "closed"], "Must be active or closed") });

/** A question that the assistant should answer better. */
export const openQuestionSchema = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** Its personal data is masked. */
  content: z.string(),
  askedAt: z.iso.datetime(),
  /** The assistant found no answer, or the visitor said that the answer did not help. */
  problem: z.enum(["unanswered", "unhelpful"]),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** How questions were answered, and which answers to improve. */
export const conversationReportSchema = z.object({
  /** Counts by outcome: `answer`, `unknown`, `handover`, the kind of attack, and so on. */
  outcomes: z.record(z.string(), z.number()),
  /** How many answers visitors called helpful and not helpful. */
  feedback: z.object({ helpful: z.number(), unhelpful: z.number() }),
  /** Similar questions together, each group newest first; the largest group first. */
  groups: z.array(z.array(openQuestionSchema)),
});
export type ConversationReport = z.infer<typeof conversationReportSchema>;

/**
 * The application form in the chat, with the messages of the specification's section 5, and the same fields as they
 * come with its message. The file is judged apart.
 */
export const chatApplicationSchema = z.object({
  fullName: line(200, "Name is required"),
  email: email({ required: "Email is required", invalid: "Email is invalid" }),
  phone: optionalText(line(50)),
  position: line(120, "Position is required"),
  experience: line(120, "Years of experience is required"),
  message: optionalText(paragraph(3000)),
});

/** The visitor's name and email, as sent with the first message. */
export const visitorSchema = z.object({ userName: optionalName(), userEmail: optionalEmail() });
