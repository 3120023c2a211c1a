import * as z from "zod/mini";

/** The four categories of section 9 of the specification, in the order in which they are shown. */
export const categories = ["essential", "analytics", "functional", "marketing"] as const;
export type Category = (typeof categories)[number];

/** The categories a visitor may say no to. */
export const optionalCategories = ["analytics", "functional", "marketing"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/**
 * What a cookie is for, as a term and not as words: the sentence beside it may be reworded, the term may not change
 * without every visitor being asked again.
 */
export const purposes = [
  "sign-in",
  "dashboard-layout",
  "chat-continuity",
  "remember-choice",
  "measure-visits",
  "remember-scheme",
  "remember-language",
  "attribute-advertising",
] as const;

/** A cookie catalogue entry: section 3 of the specification, and what makes it exact enough to compare. */
export const cookieSchema = z
  .object({
    /** As it is shown. */
    name: z.string().check(z.minLength(1)),
    /** What the browser calls it; a `*` at the end stands for any characters. Two cookies of one purpose are one entry. */
    keys: z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]+\*?$/))).check(z.minLength(1)),
    /** Where the browser keeps it. Storage that is not a cookie needs the same consent, so it is listed alike. */
    kind: z.enum(["cookie", "localStorage", "both"]),
    /** The name the same cookie has where the browser demands a prefix for it (over HTTPS). */
    nameOverHttps: z.optional(z.string()),
    category: z.enum(categories),
    purposeTerm: z.enum(purposes),
    /** The purpose in words. */
    purpose: z.string().check(z.minLength(20)),
    /** The duration in words, as the specification states it, and of `both` how long the other stays. */
    duration: z.string().check(z.minLength(1)),
    /** The duration of the cookie in seconds; null ends with the browser's session. */
    maxAge: z.nullable(z.int().check(z.positive())),
    provider: z.enum(["first-party", "third-party"]),
    thirdPartyName: z.optional(z.string().check(z.minLength(1))),
  })
  .check(
    z.refine(
      ({ provider, thirdPartyName }) => (provider === "third-party") === (thirdPartyName !== undefined),
      "A third party has a name, the first party has none.",
    ),
  );
export type Cookie = z.infer<typeof cookieSchema>;

/** Something else the browser keeps for this site: listed on the policy page, not counted among the entries of the catalogue. */
export const storedItemSchema = z.object({
  key: z.string().check(z.minLength(1)),
  /** `localStorage` stays until it is removed, `sessionStorage` ends with the tab. */
  kind: z.enum(["localStorage", "sessionStorage"]),
  category: z.enum(categories),
  purpose: z.string().check(z.minLength(20)),
  duration: z.string().check(z.minLength(1)),
});
export type StoredItem = z.infer<typeof storedItemSchema>;
