import type { Generated, GeneratedAlways } from "kysely";
import type { StatusColumns } from "./work-tables.ts";

export interface JobListingsTable {
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
  /** JSON: the names of the stages between the first one and the last ones; null for the default ones. */
  stages: Generated<string | null>;
}

export interface JobApplicationsTable extends StatusColumns {
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
  /** Person and position, in the application whose duplicates arrive within a day; null in all others. */
  latestOf: string | null;
  /** SHA-256 of person, position and the key with which the browser repeats the request; null without a key. */
  idempotencyKeyHash: Generated<string | null>;
  /** All searchable fields, normalized. */
  searchText: string;
  searchVersion: Generated<number>;
  createdAt: number;
  /** The name of the stage of the candidate pipeline, `new` at first. */
  stage: Generated<string>;
  /** When it was last moved; null until then. */
  movedAt: Generated<number | null>;
  /** When it left the stage `new`; null while it is there. */
  answeredAt: Generated<number | null>;
  /** When it entered its stage: when it was last moved, or when it arrived. */
  stageSince: GeneratedAlways<number>;
}

/** A move of an application to another stage. */
export interface StageMovesTable {
  jobApplicationId: string;
  /** 1 for the first move of the application. */
  number: number;
  /** The listing of the application. */
  jobListingId: string | null;
  fromStage: string;
  toStage: string;
  /** The user; null when the account was deleted. */
  movedBy: string | null;
  movedAt: number;
  /** How long the application was in `fromStage`, in milliseconds. */
  stayedMs: number;
}

export interface UploadedFile {
  name: string;
  /** The media type, detected from the content. */
  type: string;
  size: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  content: Buffer;
}

/** Uploaded files. A file is deleted with the record it belongs to. */
export interface FilesTable extends UploadedFile {
  id: string;
  jobApplicationId: string | null;
  createdAt: number;
}

/** What was found in an uploaded file: a resume, or an attachment in a conversation. It is deleted with the file. */
export interface FileInspectionsTable {
  fileId: string | null;
  messageId: string | null;
  /** JSON: the kinds of active content. */
  activeContent: string;
  coverage: "complete" | "partial" | "encrypted";
  scan: "off" | "pending" | "clean" | "infected";
  inspectedAt: number;
}
