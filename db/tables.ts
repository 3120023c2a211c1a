import type { Generated, Insertable, Selectable } from "kysely";
import type { AuditChainTable, AuditCheckpointsTable, AuditDevicesTable, AuditEntriesTable } from "./audit-tables.ts";
import type {
  FileInspectionsTable,
  FilesTable,
  JobApplicationsTable,
  JobListingsTable,
  StageMovesTable,
} from "./career-tables.ts";
import type { ConsentChainTable, ConsentNoticesTable, ConsentsTable } from "./consent-tables.ts";
import type { ChatAttachmentsTable, ChatConversationsTable, ChatMessagesTable } from "./conversation-tables.ts";
import type { AcknowledgedAddressesTable, EmailAttemptsTable, EmailsTable } from "./email-tables.ts";
import type { InterviewersTable, InterviewsTable, ScorecardsTable } from "./hiring-tables.ts";
import type { RepliesTable, ReplyTemplatesTable, SignaturesTable } from "./reply-tables.ts";
import type {
  AccountLinksTable,
  AuthenticatorsTable,
  InvitationsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PersonAddressesTable,
  RecoveryCodesTable,
  RevealsTable,
  SecretsTable,
  SessionsTable,
  TableSettingsTable,
  TabVisitsTable,
  UsersTable,
} from "./user-tables.ts";
import type { NotesTable, PresencesTable, StatusColumns, WorkStatus } from "./work-tables.ts";

/**
 * The tables as the code sees them; on disk the columns are in snake case.
 * Times are epoch milliseconds, flags are 0 or 1, ids are UUIDv7 as text: the same on SQLite and on PostgreSQL.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  accountLinks: AccountLinksTable;
  invitations: InvitationsTable;
  authenticators: AuthenticatorsTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  reveals: RevealsTable;
  secrets: SecretsTable;
  tabVisits: TabVisitsTable;
  tableSettings: TableSettingsTable;
  personAddresses: PersonAddressesTable;
  inquiries: InquiriesTable;
  jobListings: JobListingsTable;
  seedings: SeedingsTable;
  consents: ConsentsTable;
  consentChain: ConsentChainTable;
  consentNotices: ConsentNoticesTable;
  auditEntries: AuditEntriesTable;
  auditDevices: AuditDevicesTable;
  auditChain: AuditChainTable;
  auditCheckpoints: AuditCheckpointsTable;
  dailyCounts: DailyCountsTable;
  pageViews: PageViewsTable;
  pageReferrers: PageReferrersTable;
  jobApplications: JobApplicationsTable;
  stageMoves: StageMovesTable;
  interviews: InterviewsTable;
  interviewers: InterviewersTable;
  scorecards: ScorecardsTable;
  files: FilesTable;
  fileInspections: FileInspectionsTable;
  replies: RepliesTable;
  replyTemplates: ReplyTemplatesTable;
  signatures: SignaturesTable;
  mails: EmailsTable;
  mailAttempts: EmailAttemptsTable;
  acknowledgedAddresses: AcknowledgedAddressesTable;
  chatConversations: ChatConversationsTable;
  chatMessages: ChatMessagesTable;
  chatAttachments: ChatAttachmentsTable;
  rowCounts: RowCountsTable;
  notes: NotesTable;
  presences: PresencesTable;
  rateLimits: RateLimitsTable;
  requestKeys: RequestKeysTable;
}

interface InquiriesTable extends StatusColumns {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  industry: "healthcare" | "finance" | "technology" | "retail" | "education" | "other";
  message: string;
  /** All searchable fields, normalized, so that both databases find the same rows. */
  searchText: string;
  /** Which form of it (`domain/lists/searched-text.ts`); 0 for that of earlier releases. */
  searchVersion: Generated<number>;
  createdAt: number;
}

/** A request of a visitor that stored something within the last day (`domain/kernel/write-once.ts`). */
interface RequestKeysTable {
  keyHash: string;
  requestHash: string;
  /** What the request stored, as JSON; null within its transaction. */
  result: string | null;
  createdAt: number;
}

/** Names of the data sets that the first start inserted. */
interface SeedingsTable {
  name: string;
  createdAt: number;
}

/** How often something happened per day (UTC, such as `2026-01-31`), without any data about the visitors. */
interface DailyCountsTable {
  day: string;
  event: string;
  page: string;
  source: string;
  count: number;
}

/** Page views of an earlier release, kept until they expire. */
interface PageViewsTable {
  day: string;
  path: string;
  opened: number;
  fetchedAhead: number;
}

/** Linking hosts of an earlier release, kept until they expire. */
interface PageReferrersTable {
  day: string;
  host: string;
  opened: number;
}

type CountedTable = "inquiries" | "jobApplications";

/** How many rows of a table, or of those with one status, were created on a day; their sum over all slots. Triggers keep it exact. */
interface RowCountsTable {
  counted: CountedTable | `${CountedTable}.${WorkStatus}`;
  /** Days since 1970, in UTC. */
  day: number;
  slot: number;
  count: number;
}

/** Counts of rate limits on PostgreSQL, written by `rate-limiter-flexible`. */
interface RateLimitsTable {
  /** The name of the limit, and a keyed hash of what it counts, or the id of a question that is being answered. */
  key: string;
  points: number;
  /** When the count ends. */
  expire: number | null;
}

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Insertable<UsersTable>;
export type InvitationRow = Selectable<InvitationsTable>;
export type InquiryRow = Selectable<InquiriesTable>;
export type JobListingRow = Selectable<JobListingsTable>;
export type AuditEntryRow = Selectable<AuditEntriesTable>;
export type ConsentRow = Selectable<ConsentsTable>;
export type FileInspectionRow = Selectable<FileInspectionsTable>;
export type EmailRow = Selectable<EmailsTable>;
export type ChatConversationRow = Selectable<ChatConversationsTable>;
export type ChatMessageRow = Selectable<ChatMessagesTable>;
