import * as z from "zod/mini";

/** The four categories of section 9 of the specification, in the order in which they are shown. */
export const categories = ["essential", "analytics", "functional", "marketing"] as const;
export type Category = (typeof categories)[number];

/** The categories that a visitor may refuse. */
export const optionalCategories = ["analytics", "functional", "marketing"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/**
 * The purpose of a cookie as a term. Its description may be reworded, but a change of the term requires new consent from
 * every visitor.
 */
export const purposes = [
  "sign-in",
  "sign-in-protection",
  "dashboard-layout",
  "chat-continuity",
  "measure-visits",
  "remember-scheme",
  "remember-language",
  "attribute-advertising",
] as const;

/** An entry of the cookie catalog: section 3 of the specification, and exact values to compare with the browser's. */
export const cookieSchema = z
  .object({
    /** The displayed name. */
    name: z.string().check(z.minLength(1)),
    /** The names in the browser; a final `*` matches any characters. Two cookies with the same purpose share an entry. */
    keys: z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]+\*?$/))).check(z.minLength(1)),
    /** Where the browser stores it. Storage other than cookies requires the same consent. */
    kind: z.enum(["cookie", "both"]),
    /** The name of the cookie over HTTPS, with the prefix that browsers require there. */
    nameOverHttps: z.optional(z.string()),
    category: z.enum(categories),
    purposeTerm: z.enum(purposes),
    /** The description of the purpose. */
    purpose: z.string().check(z.minLength(20)),
    /** The duration as the specification states it; for `both`, also that of the local storage. */
    duration: z.string().check(z.minLength(1)),
    /** The duration of the cookie in seconds; null for the browser's session. */
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

/** Another item in the browser's storage: listed on the policy page, but no entry of the catalog. */
export const storedItemSchema = z.object({
  key: z.string().check(z.minLength(1)),
  /** `localStorage` stays until it is removed, `sessionStorage` ends with the tab. */
  kind: z.enum(["localStorage", "sessionStorage"]),
  category: z.enum(categories),
  purpose: z.string().check(z.minLength(20)),
  duration: z.string().check(z.minLength(1)),
});
export type StoredItem = z.infer<typeof storedItemSchema>;
