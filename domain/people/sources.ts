import { sql } from "kysely";
import { isApplicant, maskVisitor } from "../conversations/mask.ts";
import { maskInquiry } from "../inquiries/mask.ts";
import { maskApplication } from "../job-applications/mask.ts";
import type { Context } from "../kernel/context.ts";
import { hasPermission, requireUser } from "../kernel/permissions.ts";
import { maskFileName } from "../masking/mask-fields.ts";
import { type Source, sourceOf } from "./source.ts";

/** The longest start of a message that a timeline shows. */
const MAX_TEXT = 200;
const startOf = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MAX_TEXT);

/** How many replies or notes a record has. */
const countOf = <Name extends "replies" | "notes">(name: Name, reference: string, table: string) =>
  sql<number>`(select count(*) from ${sql.table(name)} as own where own.${sql.ref(reference)} = ${sql.ref(`${table}.id`)})`.as(
    name,
  );

const inquiries = sourceOf({
  kind: "inquiry",
  permission: "inquiries:read",
  isRecord: true,
  table: "inquiries",
  address: "inquiries.email",
  time: "createdAt",
  rows: (queries) =>
    queries
      .selectFrom("inquiries")
      .select(["id", "firstName", "lastName", "email", "company", "message", "createdAt"])
      .select([countOf("replies", "inquiryId", "inquiries"), countOf("notes", "inquiryId", "inquiries")]),
  toEvent: ({ message, company, replies, notes }) => ({
    text: startOf(message),
    detail: company || null,
    status: null,
    count: null,
    replies,
    notes,
  }),
  toFacts: ({ firstName, lastName, email, company }) => ({
    name: `${firstName} ${lastName}`,
    company: company || null,
    phone: null,
    address: email,
  }),
  mask: { kind: "inquiry", row: maskInquiry, facts: (row) => maskInquiry({ ...row, message: "" }) },
});

const applications = sourceOf({
  kind: "application",
  permission: "applications:read",
  isRecord: true,
  table: "jobApplications",
  address: "jobApplications.emailFolded",
  isNormalized: true,
  time: "createdAt",
  rows: (queries) =>
    queries
      .selectFrom("jobApplications")
      .select(["id", "fullName", "email", "phone", "position", "experience", "stage", "createdAt"])
      .select(({ selectFrom, lit }) => [
        countOf("replies", "jobApplicationId", "jobApplications"),
        countOf("notes", "jobApplicationId", "jobApplications"),
        lit(null).as("message"),
        lit(null).as("resumePath"),
        lit(null).as("education"),
        lit(null).as("university"),
        selectFrom("files")
          .select("files.name")
          .whereRef("files.jobApplicationId", "=", "jobApplications.id")
          .limit(1)
          .as("fileName"),
      ]),
  toEvent: ({ position, fileName, stage, replies, notes }) => ({
    text: position,
    detail: fileName,
    status: stage,
    count: null,
    replies,
    notes,
  }),
  toFacts: ({ fullName, phone, email }) => ({ name: fullName, company: null, phone: phone || null, address: email }),
  mask: {
    kind: "application",
    row: (row) => ({ ...maskApplication(row), fileName: row.fileName && maskFileName(row.fileName) }),
  },
});

const conversations = sourceOf({
  kind: "conversation",
  permission: "conversations:read",
  isRecord: true,
  table: "chatConversations",
  address: "chatConversations.userEmail",
  time: "lastMessageAt",
  createdAt: "startedAt",
  rows: (queries) =>
    queries
      .selectFrom("chatConversations")
      .select(["id", "userName", "userEmail", "status", "messageCount", "lastMessageAt", isApplicant.as("isApplicant")])
      .select(countOf("notes", "conversationId", "chatConversations"))
      .where("messageCount", ">", 0),
  toEvent: ({ status, messageCount, notes }) => ({ text: "", detail: null, status, count: messageCount, notes }),
  toFacts: ({ userName, userEmail }) => ({ name: userName, company: null, phone: null, address: userEmail }),
  mask: { kind: "conversation", row: (row) => ({ ...row, ...maskVisitor(row) }) },
});

const emails = sourceOf({
  kind: "email",
  permission: "emails:read",
  isRecord: false,
  table: "mails",
  address: "mails.recipient",
  time: "createdAt",
  rows: (queries) => queries.selectFrom("mails").select(["id", "kind", "state", "failedAt", "createdAt"]),
  toEvent: ({ kind, state, failedAt }) => ({
    text: kind,
    detail: null,
    // As `domain/emails/failing.ts` counts them.
    status: failedAt !== null && state !== "sent" && state !== "cancelled" ? "failing" : state,
    count: null,
  }),
});

const accounts = sourceOf({
  kind: "account",
  permission: "people:change",
  isRecord: false,
  table: "users",
  address: "users.emailFolded",
  isNormalized: true,
  time: "createdAt",
  // Accounts of the team belong to it, not to a visitor.
  rows: (queries) =>
    queries
      .selectFrom("users")
      .select(["id", "username", "name", "email", "role", "createdAt"])
      .where("role", "=", sql.lit("user")),
  toEvent: ({ username, role }) => ({ text: username, detail: null, status: role, count: null }),
  toFacts: ({ name, email }) => ({ name, company: null, phone: null, address: email }),
});

const sources: readonly Source[] = [inquiries, applications, conversations, emails, accounts];

/** The kinds of a person's timeline that the user may read. */
export function readableSources(context: Context): Source[] {
  const { role } = requireUser(context);
  return sources.filter(({ permission }) => hasPermission(role, permission));
}
