import * as z from "zod/mini";
import { line } from "../text.ts";

/** What a visitor did: pressed one of the two buttons, chose by category, or took back what he had given. */
export const consentActions = ["accept-all", "reject-all", "custom", "withdraw"] as const;
export type ConsentAction = (typeof consentActions)[number];

const choice = z.boolean("Either true or false");
const time = z
  .number("Must be a time in milliseconds")
  .check(
    z.int({ error: "Must be a time in milliseconds", abort: true }),
    z.gte(0, { error: "Must be a time in milliseconds", abort: true }),
  );
/** Taken, checked and dropped. No longer than what a request may carry besides its body. */
const dropped = z.nullish(line(16_384));

/**
 * The body of `POST /api/cookie-consent` (specification, section 7). The choices are kept; the two times are the browser's
 * and are dropped for the server's own, and so are the last four fields, whatever they hold: they would name a person.
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

/** What the header `X-Consent-Notice` may say besides: what was shown, and what was pressed. */
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

/** What a visitor is given as proof of a choice. */
export const consentReceiptSchema = z.object({
  /** Random: it stands in the visitor's browser and in the log, and nowhere else. */
  id: z.string(),
  recordedAt: z.iso.datetime(),
  categories: categoriesSchema,
  action: z.enum(consentActions),
  policyVersion: z.string(),
  noticeHash: z.string(),
  language: z.string(),
  /** Whether the browser sent Global Privacy Control. */
  gpc: z.boolean(),
  /** Whether the visitor chose analytics or marketing in spite of it. */
  gpcOverride: z.boolean(),
  /** The link of the chain that holds this choice: who knows it can show that the log was not rewritten. */
  hash: z.string(),
});
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>;

/** A consent as the log holds it. */
export const consentSchema = z.extend(consentReceiptSchema, { sequence: z.number(), previousHash: z.string() });
export type Consent = z.infer<typeof consentSchema>;

/** How far back a summary looks, in days. */
export const consentSummaryQuerySchema = z.object({
  days: z._default(
    z.coerce
      .number("Must be a number")
      .check(z.int("Must be a whole number"), z.gte(1, "At least 1"), z.lte(400, "At most 400")),
    30,
  ),
});

const day = z.string();

/** Choices over time, without anything that leads to a visitor. Days are those of UTC, as `2026-01-31`. */
export const consentSummarySchema = z.object({
  from: day,
  to: day,
  /** Every day from the first to the last, days without a choice too. */
  days: z.array(
    z.object({ day, acceptAll: z.number(), rejectAll: z.number(), custom: z.number(), withdraw: z.number() }),
  ),
  /** Choices in these days. */
  total: z.number(),
  /** How many of them allow a category. */
  allowed: z.object({ analytics: z.number(), functional: z.number(), marketing: z.number() }),
  /** How many of them came with Global Privacy Control. */
  gpc: z.number(),
  /** How many of those chose analytics or marketing in spite of it. */
  gpcOverride: z.number(),
  /** Choices since the log began. */
  allTime: z.number(),
});
export type ConsentSummary = z.infer<typeof consentSummarySchema>;

/** What going through the chain from its first link to its last has shown. */
export const chainVerificationSchema = z.object({
  intact: z.boolean(),
  /** How many consents were looked at. */
  checked: z.number(),
  /** The hash of the last link. Whoever keeps it elsewhere can show later that nothing before it was rewritten. */
  lastHash: z.string(),
  /** The first link that is broken. */
  broken: z.nullable(
    z.object({
      sequence: z.number(),
      /** Of the receipt, where there is one at this place. */
      id: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  milliseconds: z.number(),
});
export type ChainVerification = z.infer<typeof chainVerificationSchema>;
