import * as z from "zod/mini";
import { line } from "../kernel/text.ts";

/** What a visitor did: accepted or rejected all, chose by category, or withdrew consent. */
export const consentActions = ["accept-all", "reject-all", "custom", "withdraw"] as const;
export type ConsentAction = (typeof consentActions)[number];

const choice = z.boolean("Must be true or false");
const time = z
  .number("Must be a time in milliseconds")
  .check(
    z.int({ error: "Must be a time in milliseconds", abort: true }),
    z.gte(0, { error: "Must be a time in milliseconds", abort: true }),
  );
/** Accepted, validated, and dropped. The limit is that of request headers. */
const dropped = z.nullish(line(16_384));

/**
 * The body of `POST /api/cookie-consent` (specification, section 7). Only the choices are stored: the server's time
 * replaces the two times of the browser, and the last four fields are dropped because they would identify a person.
 */
export const newConsentSchema = z
  .object({
    essential: z.literal(true, "Essential cookies cannot be switched off"),
    analytics: choice,
    functional: choice,
    marketing: choice,
    timestamp: time,
    expiresAt: time,
    userAgent: dropped,
    ipAddress: dropped,
    referrer: dropped,
    url: dropped,
  })
  .check(
    z.refine(({ timestamp, expiresAt }) => expiresAt > timestamp, {
      error: "Must be later than the choice",
      path: ["expiresAt"],
    }),
  );

const hash = z.string().check(z.regex(/^[0-9a-f]{32}$/, "Must be 32 hexadecimal digits"));

/** The header `X-Consent-Notice`: the visitor’s action, and the notice shown, whose own version and language are recorded. */
export const consentNoticeSchema = z.object({
  v: z.optional(hash),
  n: z.optional(hash),
  lang: z.optional(
    z
      .string()
      .check(
        z.maxLength(35, "Use at most 35 characters"),
        z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "Must be a language such as en"),
      ),
  ),
  action: z.optional(z.enum(consentActions, `Must be one of ${consentActions.join(", ")}`)),
  gpc: z.optional(z.literal("override", "Must be override")),
});

const categoriesSchema = z.object({
  essential: z.literal(true),
  analytics: z.boolean(),
  functional: z.boolean(),
  marketing: z.boolean(),
});

/** The proof of a choice that a visitor receives. */
export const consentReceiptSchema = z.object({
  /** Random; stored only in the visitor's browser and in the log. */
  id: z.string(),
  recordedAt: z.iso.datetime(),
  categories: categoriesSchema,
  action: z.enum(consentActions),
  policyVersion: z.string(),
  noticeHash: z.string(),
  language: z.string(),
  /** Whether the browser sent Global Privacy Control. */
  gpc: z.boolean(),
  /** Whether the visitor chose analytics or marketing despite it. */
  gpcOverride: z.boolean(),
  /** The hash of this link: with it the visitor can show that the log was not rewritten. */
  hash: z.string(),
});
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>;

/** A consent in the log. */
export const consentSchema = z.extend(consentReceiptSchema, { sequence: z.number(), previousHash: z.string() });
export type Consent = z.infer<typeof consentSchema>;

/** The period of a summary in days. */
export const consentSummaryQuerySchema = z.object({
  days: z._default(
    z.coerce
      .number("Must be a number")
      .check(z.int("Must be a whole number"), z.gte(1, "Must be at least 1"), z.lte(400, "Must be at most 400")),
    30,
  ),
});

const day = z.string();

/** Anonymous choices over time. Days are in UTC, such as `2026-01-31`. */
export const consentSummarySchema = z.object({
  from: day,
  to: day,
  /** Every day of the period, including days without a choice. */
  days: z.array(
    z.object({ day, acceptAll: z.number(), rejectAll: z.number(), custom: z.number(), withdraw: z.number() }),
  ),
  /** Choices in these days. */
  total: z.number(),
  /** How many of them allow a category. */
  allowed: z.object({ analytics: z.number(), functional: z.number(), marketing: z.number() }),
  /** How many of them came with Global Privacy Control. */
  gpc: z.number(),
  /** How many of those chose analytics or marketing despite it. */
  gpcOverride: z.number(),
  /** Choices since the log began. */
  allTime: z.number(),
});
export type ConsentSummary = z.infer<typeof consentSummarySchema>;

/** The result of verifying the chain from its first link to its last. */
export const chainVerificationSchema = z.object({
  intact: z.boolean(),
  /** The number of verified consents. */
  checked: z.number(),
  /** The hash of the last link. A copy stored elsewhere can show later that nothing before it was rewritten. */
  lastHash: z.string(),
  /** The first link that is broken. */
  broken: z.nullable(
    z.object({
      sequence: z.number(),
      /** The id of the receipt, if there is one at this position. */
      id: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  milliseconds: z.number(),
});
export type ChainVerification = z.infer<typeof chainVerificationSchema>;
