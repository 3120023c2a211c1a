import type { Insertable, Selectable } from "kysely";

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
  role: string;
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
  industry: string;
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
  listingCategory: string;
  /** The owner's order, the smallest first. */
  sortOrder: number;
  /** From this moment on the listing is closed; null when it has no such day. */
  closesAt: number | null;
  createdAt: number;
  updatedAt: number;
}

/** What was put in on the first start, by name. */
interface SeedingsTable {
  name: string;
  createdAt: number;
}

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Insertable<UsersTable>;
export type InquiryRow = Selectable<InquiriesTable>;
export type JobListingRow = Selectable<JobListingsTable>;
