import * as z from "zod/mini";
import { email, line, paragraph } from "../kernel/text.ts";
import { listSelectionSchema, pageInBody, searchPageSchema, searchQuerySchema } from "../lists/page-query.ts";
import { workFilters, workSchema } from "../work/schema.ts";

/** The industry choices of section 3 of the specification. */
export const industries = ["healthcare", "finance", "technology", "retail", "education", "other"] as const;

/** The body of `POST /api/inquiries` (specification, sections 5 and 7). Unknown fields are dropped. */
export const newInquirySchema = z.object({
  firstName: line(100, "First name is required"),
  lastName: line(100, "Last name is required"),
  email: email(),
  company: z.pipe(
    z.nullish(line(200)),
    z.transform((value) => value ?? ""),
  ),
  industry: z.enum(industries, "Please select an industry"),
  message: paragraph(5000, "Message is required"),
});
export type NewInquiry = z.infer<typeof newInquirySchema>;

/** The contact form: the same rules, and a consent that is asked for but not sent (specification, section 5). */
export const inquiryFormSchema = z.extend(newInquirySchema, {
  consent: z.literal(true, "You must agree to the terms and conditions"),
});

/** An inquiry as the API answers it. */
export const inquirySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  industry: z.enum(industries),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** The query of the list: a page, a search, and filters by the work on the inquiries. */
export const inquiryQuerySchema = z.extend(searchQuerySchema, workFilters);
export type InquiryQuery = z.infer<typeof inquiryQuerySchema>;

/** The same in a JSON body: the text may be a person's name or address, which must not be part of an address or a log. */
export const inquirySearchSchema = z.extend(inquiryQuerySchema, pageInBody);

/** The body of a request for all inquiries of a list. */
export const inquirySelectionSchema = z.extend(listSelectionSchema, workFilters);
export type InquirySelection = z.infer<typeof inquirySelectionSchema>;

/** An inquiry with the state of the work on it, as a user sees it whose role masks personal data. */
export const shownInquirySchema = z.extend(inquirySchema, {
  work: workSchema,
  /** When its personal data is masked again; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
  /** Of a revealed one: what it shows when that time has come. */
  masked: z.optional(inquirySchema),
});
export type ShownInquiry = z.infer<typeof shownInquirySchema>;

/** One page of inquiries, the answer to a request with `page`, `pageSize`, `q` or `sort`. */
export const inquiryPageSchema = searchPageSchema(shownInquirySchema);
export type InquiryPage = z.infer<typeof inquiryPageSchema>;
