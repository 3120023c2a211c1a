import type { Generated, Insertable, Selectable } from "kysely";

/**
 * The tables as the code sees them; on disk the columns are in snake case.
 * Times are epoch milliseconds, flags are 0 or 1, ids are UUIDv7 as text: the same on SQLite and on PostgreSQL.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  inquiries: InquiriesTable;
  jobListings: JobListingsTable;
  seedings: SeedingsTable;
  consents: ConsentsTable;
  consentChain: ConsentChainTable;
  consentNotices: ConsentNoticesTable;
  pageViews: PageViewsTable;
  pageReferrers: PageReferrersTable;
  jobApplications: JobApplicationsTable;
  files: FilesTable;
  resumeOpenings: ResumeOpeningsTable;
  mails: EmailsTable;
  mailAttempts: EmailAttemptsTable;
  acknowledgedAddresses: AcknowledgedAddressesTable;
  chatConversations: ChatConversationsTable;
  chatMessages: ChatMessagesTable;
  chatAttachments: ChatAttachmentsTable;
  rowCounts: RowCountsTable;
}

interface UsersTable {
  id: string;
  username: string;
  /** The normalized username: names that differ only in case are the same. */
  usernameFolded: string;
  email: string;
  emailFolded: string;
  name: string;
  /** argon2id, in the PHC format, parameters and salt included. */
  passwordHash: string;
  role: "user" | "admin";
  /** 1 for the admin that the environment variables define. */
  fromEnvironment: number;
  disabledAt: number | null;
  createdAt: number;
}

interface SessionsTable {
  /** SHA-256 of the token in the cookie, hexadecimal: reading the table is not enough to sign in. */
  tokenHash: string;
  userId: string;
  createdAt: number;
  lastSeenAt: number;
}

interface InquiriesTable {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  industry: "healthcare" | "finance" | "technology" | "retail" | "education" | "other";
  message: string;
  /** All searchable fields, normalized, so that both databases find the same rows. */
  searchText: string;
  createdAt: number;
}

interface JobListingsTable {
  id: string;
  title: string;
  description: string;
  /** One requirement a line. */
  requirements: string;
  type: string;
  location: string;
  /** 1 when remote work is possible anywhere in the country of the office. */
  remote: number;
  experience: string;
  /** 0 takes the listing off the site. */
  isActive: number;
  listingCategory: "job" | "internship";
  /** The sort order set by the admin, smallest first. */
  sortOrder: number;
  /** When the listing closes; null when it stays open. */
  closesAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** When it was removed while it had applications: hidden from the site, but stored for its applications. */
  archivedAt: number | null;
}

/** Names of the data sets that the first start inserted. */
interface SeedingsTable {
  name: string;
  createdAt: number;
}

/** Append-only, enforced by triggers; each row holds the hash of the previous one. */
interface ConsentsTable {
  /** 1, 2, 3 and so on, without a gap. */
  sequence: number;
  /** The id of the visitor's receipt: random, and stored nowhere else. */
  id: string;
  recordedAt: number;
  action: "accept-all" | "reject-all" | "custom" | "withdraw";
  analytics: number;
  functional: number;
  marketing: number;
  policyVersion: string;
  noticeHash: string;
  language: string;
  /** 1 when the browser sent Global Privacy Control. */
  gpc: number;
  /** 1 when the visitor chose analytics or marketing despite the signal. */
  gpcOverride: number;
  previousHash: string;
  hash: string;
}

/** One row, named `consents`: how many consents there are, and the hash of the last. */
interface ConsentChainTable {
  name: string;
  length: number;
  lastHash: string;
}

/** The texts of consent notices, by the hash that consents refer to. */
interface ConsentNoticesTable {
  noticeHash: string;
  policyVersion: string;
  language: string;
  /** JSON; the hash covers exactly this text. */
  text: string;
  firstShownAt: number;
}

/** Page views per day (UTC, such as `2026-01-31`), without any data about the visitors. */
interface PageViewsTable {
  day: string;
  path: string;
  opened: number;
  /** Prefetched by a browser; following the link afterward sends no second request. */
  fetchedAhead: number;
}

/** Page views per day that came from a link on another site. */
interface PageReferrersTable {
  day: string;
  host: string;
  opened: number;
}

interface JobApplicationsTable {
  id: string;
  fullName: string;
  email: string;
  /** The normalized address. */
  emailFolded: string;
  phone: string;
  position: string;
  experience: string;
  message: string | null;
  /** The URL of a resume stored elsewhere. */
  resumePath: string | null;
  applicationType: "job" | "internship";
  education: string | null;
  university: string | null;
  graduationYear: string | null;
  /** A date such as 2027-01-15. */
  availabilityDate: string | null;
  jobListingId: string | null;
  /** Person and position, in their latest application only; null in earlier ones. */
  latestOf: string | null;
  /** All searchable fields, normalized. */
  searchText: string;
  createdAt: number;
}

interface UploadedFile {
  name: string;
  /** The media type, detected from the content. */
  type: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  content: Buffer;
}

/** Uploaded files. A file is deleted with the record it belongs to. */
interface FilesTable extends UploadedFile {
  id: string;
  jobApplicationId: string | null;
  createdAt: number;
}

/** The audit log of opened resumes. */
interface ResumeOpeningsTable {
  id: string;
  userId: string;
  jobApplicationId: string;
  createdAt: number;
}

interface ChatConversationsTable {
  id: string;
  /** Generated by the visitor's browser; it grants no access. */
  sessionId: string;
  /** SHA-256 of the secret in the cookie of the browser that started it. */
  ownerHash: string;
  userEmail: string | null;
  userName: string | null;
  startedAt: number;
  lastMessageAt: number;
  category: string;
  status: "active" | "waiting" | "answered" | "closed";
  messageCount: number;
  /** The number of visitor messages that the team has not read. */
  unread: number;
}

interface ChatMessagesTable {
  id: string;
  conversationId: string;
  sender: "user" | "bot";
  /** Personal data is already masked. */
  content: string;
  timestamp: number;
  /** The media type of the attached file. */
  attachmentType: string | null;
  isApplicationRequest: number;
  /** The application that the message created; an attached file belongs to that application. */
  jobApplicationId: string | null;
  /** JSON, `MessageMetadata`. */
  metadata: string | null;
  /** The message that this one answers. */
  answers: string | null;
  /** The outcome of the question: the kind of the answer; `closed` on a visitor's message if the team closed the conversation. */
  outcome: string | null;
}

/** A file attached to a message that is not the resume of an application. It is deleted with the message. */
interface ChatAttachmentsTable extends UploadedFile {
  messageId: string;
}

/** The outbox. A row holds no content: it is composed from the subject of the email at each attempt. */
interface EmailsTable {
  id: string;
  kind:
    | "inquiry-to-team"
    | "inquiry-acknowledged"
    | "application-to-team"
    | "application-acknowledged"
    | "conversation-to-team"
    | "conversation-answered";
  /** The inquiry, application, conversation, or answer that the email is about. */
  aboutId: string;
  /** The visitor's address; null stands for the team recipients at the time of sending. */
  recipient: string | null;
  /** The same at every attempt, so that a duplicate delivery can be recognized. */
  messageId: string;
  state: "waiting" | "sending" | "sent" | "dead" | "cancelled";
  /** Failed attempts since it was queued or last retried by an admin. */
  attempts: Generated<number>;
  /** When it is tried next, or, while it is being sent, when the lease of the sender expires; else null. */
  dueAt: number | null;
  /** The id of the claim while it is being sent. */
  claim: string | null;
  /** JSON: the addresses that have been accepted so far. */
  deliveredTo: Generated<string>;
  /** The last response of the mail server, or why sending was given up. */
  reason: string | null;
  createdAt: number;
  settledAt: number | null;
}

/** Each attempt to send an email, with the response of the mail server. */
interface EmailAttemptsTable {
  id: string;
  mailId: string;
  outcome: "accepted" | "failed" | "pointless" | "interrupted";
  answer: string;
  createdAt: number;
}

interface AcknowledgedAddressesTable {
  /** SHA-256 of the normalized address. */
  addressHash: string;
  lastAt: number;
}

/** How many rows of a table were created on a day; their sum over all slots. Triggers keep it exact. */
interface RowCountsTable {
  counted: "inquiries" | "jobApplications";
  /** Days since 1970, in UTC. */
  day: number;
  slot: number;
  count: number;
}

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Insertable<UsersTable>;
export type InquiryRow = Selectable<InquiriesTable>;
export type JobListingRow = Selectable<JobListingsTable>;
export type ConsentRow = Selectable<ConsentsTable>;
export type EmailRow = Selectable<EmailsTable>;
export type ChatConversationRow = Selectable<ChatConversationsTable>;
export type ChatMessageRow = Selectable<ChatMessagesTable>;
