import * as z from "zod/mini";
import { storedFileSchema } from "../files/schema.ts";
import { searchPageSchema } from "../lists/page-query.ts";
import { workSchema } from "../work/schema.ts";
import { applicationTypes } from "./form-schema.ts";

/** The response to an application. */
export const receivedApplicationSchema = z.object({ id: z.string(), createdAt: z.iso.datetime() });
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

/** An application as an admin sees it (specification, sections 2 and 3). */
export const storedApplicationSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  experience: z.string(),
  message: z.nullable(z.string()),
  /** The URL of a resume stored elsewhere. */
  resumePath: z.nullable(z.string()),
  /** The uploaded resume. */
  resumeFile: z.nullable(storedFileSchema),
  applicationType: z.enum(applicationTypes),
  education: z.nullable(z.string()),
  university: z.nullable(z.string()),
  graduationYear: z.nullable(z.string()),
  availabilityDate: z.nullable(z.string()),
  jobListingId: z.nullable(z.string()),
  /** The number of earlier applications from the same email address; 100 stands for 100 or more. */
  earlier: z.number(),
  /** The stage of the candidate pipeline, and when the application entered it. */
  stage: z.string(),
  stageSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type StoredApplication = z.infer<typeof storedApplicationSchema>;

/** An application with the state of the work on it, as a user sees it whose role masks personal data. */
export const shownApplicationSchema = z.extend(storedApplicationSchema, {
  work: workSchema,
  /** When its personal data is masked again; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Of a revealed one: what it shows when that time has come. */
  masked: z.optional(storedApplicationSchema),
});
export type ShownApplication = z.infer<typeof shownApplicationSchema>;

/** One page of applications, the answer to a request with `page`, `pageSize`, `q` or `sort`. */
export const applicationPageSchema = searchPageSchema(shownApplicationSchema);
export type ApplicationPage = z.infer<typeof applicationPageSchema>;
