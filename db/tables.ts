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
  mails: MailsTable;
  mailAttempts: MailAttemptsTable;
  acknowledgedAddresses: AcknowledgedAddressesTable;
  chatConversations: ChatConversationsTable;
  chatMessages: ChatMessagesTable;
  chatAttachments: ChatAttachmentsTable;
}

interface UsersTable {
  id: string;
  username: string;
  /** The username as it is compared: two that differ only in case are the same. */
  usernameFolded: string;
  email: string;
  emailFolded: string;
  name: string;
  /** argon2id, in the PHC format, parameters and salt included. */
  passwordHash: string;
  role: "user" | "admin";
  /** 1 for the one admin that the environment names. */
  fromEnvironment: number;
  disabledAt: number | null;
  createdAt: number;
}

interface SessionsTable {
  /** SHA-256 of the token in the cookie, hexadecimal: whoever reads the table cannot sign in with it. */
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
  /** Everything a search looks at, folded, so that both databases find the same rows. */
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
  /** 1 when the work can be done from anywhere in the country of the office. */
  remote: number;
  experience: string;
  /** 0 takes the listing off the site. */
  isActive: number;
  listingCategory: "job" | "internship";
  /** The owner's order, the smallest first. */
  sortOrder: number;
  /** From this moment on the listing is closed; null when it has no such day. */
  closesAt: number | null;
  createdAt: number;
  updatedAt: number;
  /** When it was removed although somebody had applied for it: kept for those applications, and off the site. */
  archivedAt: number | null;
}

/** What was put in on the first start, by name. */
interface SeedingsTable {
  name: string;
  createdAt: number;
}

/** Rows are only ever added, which a trigger sees to, and each holds the hash of the one before. */
interface ConsentsTable {
  /** 1, 2, 3 and so on, without a gap. */
  sequence: number;
  /** What the visitor's receipt is called: random, and nowhere else in the database. */
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
  /** 1 when the visitor chose analytics or marketing in spite of it. */
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

/** What was shown when consent was asked for, under the hash that a consent names. */
interface ConsentNoticesTable {
  noticeHash: string;
  policyVersion: string;
  language: string;
  /** JSON; the hash is made of exactly this text. */
  text: string;
  firstShownAt: number;
}

/** How often a page was asked for on a day (UTC, as `2026-01-31`): nothing about who asked. */
interface PageViewsTable {
  day: string;
  path: string;
  opened: number;
  /** Asked for by a browser before its visitor followed the link; when he does, it does not ask again. */
  fetchedAhead: number;
}

/** How many pages were opened on a day from a link on another site. */
interface PageReferrersTable {
  day: string;
  host: string;
  opened: number;
}

interface JobApplicationsTable {
  id: string;
  fullName: string;
  email: string;
  /** The address as it is compared. */
  emailFolded: string;
  phone: string;
  position: string;
  experience: string;
  message: string | null;
  /** The address of a resume that is kept elsewhere. */
  resumePath: string | null;
  applicationType: "job" | "internship";
  education: string | null;
  university: string | null;
  graduationYear: string | null;
  /** A day, such as 2027-01-15. */
  availabilityDate: string | null;
  jobListingId: string | null;
  /** Person and position, in the latest application of both alone; null in those before it. */
  latestOf: string | null;
  /** Everything a search looks at, folded. */
  searchText: string;
  createdAt: number;
}

/** What visitors upload. A file goes when what it belongs to goes. */
interface FilesTable {
  id: string;
  jobApplicationId: string | null;
  name: string;
  /** The media type, by what is in it. */
  type: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  createdAt: number;
  content: Buffer;
}

/** Which admin opened whose resume, and when. */
interface ResumeOpeningsTable {
  id: string;
  userId: string;
  jobApplicationId: string;
  createdAt: number;
}

interface ChatConversationsTable {
  id: string;
  /** The id that the visitor's browser made; it opens nothing by itself. */
  sessionId: string;
  /** SHA-256 of the secret in the cookie of the browser that began it. */
  ownerHash: string;
  userEmail: string | null;
  userName: string | null;
  startedAt: number;
  lastMessageAt: number;
  category: string;
  status: "active" | "waiting" | "answered" | "closed";
  messageCount: number;
  /** The visitor's messages that nobody of the team has read. */
  unread: number;
}

interface ChatMessagesTable {
  id: string;
  conversationId: string;
  sender: "user" | "bot";
  /** With what was hidden in it already hidden. */
  content: string;
  timestamp: number;
  /** The media type of the file that came with it. */
  attachmentType: string | null;
  isApplicationRequest: number;
  /** The application that the message made; the file that came with it is that application's. */
  jobApplicationId: string | null;
  /** JSON, `MessageMetadata`. */
  metadata: string | null;
  /** The message that this one answers. */
  answers: string | null;
  /** What became of the question: the kind of the answer; on a visitor's message `closed`, if the team then closed. */
  outcome: string | null;
}

/** A file that came with a message and is no resume of an application. It goes when the message goes. */
interface ChatAttachmentsTable {
  messageId: string;
  name: string;
  /** The media type, by what is in it. */
  type: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  content: Buffer;
}

/** The outbox. A row holds no words of a mail: they are made, each time, of what the mail tells of. */
interface MailsTable {
  id: string;
  kind:
    | "inquiry-to-team"
    | "inquiry-acknowledged"
    | "application-to-team"
    | "application-acknowledged"
    | "conversation-to-team"
    | "conversation-answered";
  /** The inquiry, application or conversation that the mail tells of, or the answer in one. */
  aboutId: string;
  /** The visitor's address; null stands for the team, whoever that is when the mail is sent. */
  recipient: string | null;
  /** The same at every attempt, so that a second delivery can be recognised. */
  messageId: string;
  state: "waiting" | "sending" | "sent" | "dead" | "cancelled";
  /** How many have failed since it was queued or last retried by hand. */
  attempts: Generated<number>;
  /** When it is tried next, or, while it is being sent, when whoever sends it is taken to be gone; else null. */
  dueAt: number | null;
  /** Whose it is while it is being sent. */
  claim: string | null;
  /** JSON: the addresses that have been accepted so far. */
  deliveredTo: Generated<string>;
  /** The last answer, or why it was given up. */
  reason: string | null;
  createdAt: number;
  settledAt: number | null;
}

/** Each attempt to send a mail, and what the mail server said. */
interface MailAttemptsTable {
  id: string;
  mailId: string;
  outcome: "accepted" | "failed" | "pointless" | "interrupted";
  answer: string;
  createdAt: number;
}

interface AcknowledgedAddressesTable {
  /** SHA-256 of the folded address. */
  addressHash: string;
  lastAt: number;
}

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Insertable<UsersTable>;
export type InquiryRow = Selectable<InquiriesTable>;
export type JobListingRow = Selectable<JobListingsTable>;
export type ConsentRow = Selectable<ConsentsTable>;
export type MailRow = Selectable<MailsTable>;
export type MailAttemptRow = Selectable<MailAttemptsTable>;
export type ChatConversationRow = Selectable<ChatConversationsTable>;
export type ChatMessageRow = Selectable<ChatMessagesTable>;
