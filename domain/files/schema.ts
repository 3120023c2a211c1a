import * as z from "zod/mini";
import { type ActiveContent, activeContents } from "./rules.ts";

/** What is known about the content of a stored file. */
export const inspectionSchema = z.object({
  activeContent: z.array(z.enum(Object.keys(activeContents) as ActiveContent[])),
  /** Whether all of the file was inspected; `partial` when it is damaged or exceeds a limit. */
  coverage: z.enum(["complete", "partial", "encrypted"]),
  /** The malware scanner: not configured, not reached yet, found nothing, or found something. */
  scan: z.enum(["off", "pending", "clean", "infected"]),
});
export type Inspection = z.infer<typeof inspectionSchema>;
/** What is known without the malware scanner. */
export type ContentInspection = Pick<Inspection, "activeContent" | "coverage">;

/** A stored file in API responses: `type` is its media type, `size` is in bytes. */
export const storedFileSchema = z.object({
  name: z.string(),
  size: z.number(),
  type: z.string(),
  /** Null until a file that an earlier version stored is inspected. */
  inspection: z.nullable(inspectionSchema),
});

/** What visitors can store: everything; no files; or nothing, because the space that is left is kept for admins. */
const storageLevels = ["open", "no-files", "closed"] as const;
export type StorageLevel = (typeof storageLevels)[number];

/** The backups that the server makes by itself. */
const backupStatusSchema = z.object({
  /** When the last one was made; null before the first one. */
  lastAt: z.nullable(z.iso.datetime()),
  /** Whether the last attempt failed. */
  hasFailed: z.boolean(),
});
export type BackupStatus = z.infer<typeof backupStatusSchema>;

/** How much is stored and free, in bytes. */
export const storageStatusSchema = z.object({
  level: z.enum(storageLevels),
  /** Space for further data; null where it is not known. */
  freeBytes: z.nullable(z.number()),
  /** The part of it that visitors cannot use. */
  reservedBytes: z.number(),
  /** The size of all stored files, and the limit for it. */
  fileBytes: z.number(),
  fileBytesLimit: z.number(),
  /** Null when the server makes no backups. */
  backup: z.nullable(backupStatusSchema),
});
export type StorageStatus = z.infer<typeof storageStatusSchema>;
