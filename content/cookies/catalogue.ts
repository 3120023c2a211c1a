import { site } from "#site";
import type { Cookie } from "./schema.ts";

const day = 86_400;
const year = 365 * day;
const analyticsProvider = "Google Analytics";
const pixelProvider = "Meta Pixel";

/**
 * Every cookie this site can set: the catalogue of section 3 of the specification, and the only list there is. The policy
 * page, the statistics on it, what is removed on withdrawal and the policy version are made of it.
 */
export const catalogue: readonly Cookie[] = [
  {
    name: "session",
    nameOverHttps: "__Host-session",
    category: "essential",
    purposeTerm: "sign-in",
    purpose: "Keeps you signed in after you have signed in. Scripts cannot read it.",
    duration: "Session",
    maxAge: null,
    provider: "first-party",
  },
  {
    name: "sidebar_state",
    category: "essential",
    purposeTerm: "dashboard-layout",
    purpose: "Keeps the side rail of the dashboard as wide or as narrow as you left it.",
    duration: "7 days",
    maxAge: 7 * day,
    provider: "first-party",
  },
  {
    name: `${site.slug}-chat-session`,
    category: "essential",
    purposeTerm: "chat-continuity",
    purpose: "Lets a chat that you began go on from one page to the next.",
    duration: "Session",
    maxAge: null,
    provider: "first-party",
  },
  {
    name: "_ga",
    category: "analytics",
    purposeTerm: "measure-visits",
    purpose: "Tells one browser from another, so that visitors can be counted.",
    duration: "2 years",
    maxAge: 2 * year,
    provider: "third-party",
    thirdPartyName: analyticsProvider,
  },
  {
    name: "_ga_*",
    category: "analytics",
    purposeTerm: "measure-visits",
    purpose: "Holds the state of a visit, so that its pages are counted as one visit.",
    duration: "2 years",
    maxAge: 2 * year,
    provider: "third-party",
    thirdPartyName: analyticsProvider,
  },
  {
    name: "_gid",
    category: "analytics",
    purposeTerm: "measure-visits",
    purpose: "Tells one browser from another within a day.",
    duration: "24 hours",
    maxAge: day,
    provider: "third-party",
    thirdPartyName: analyticsProvider,
  },
  {
    name: "preferences",
    category: "functional",
    purposeTerm: "remember-scheme",
    purpose: "Remembers whether you chose light or dark colours.",
    duration: "1 year",
    maxAge: year,
    provider: "first-party",
  },
  {
    name: "language",
    category: "functional",
    purposeTerm: "remember-language",
    purpose: "Remembers the language in which you read this site.",
    duration: "1 year",
    maxAge: year,
    provider: "first-party",
  },
  {
    name: "_fbp",
    category: "marketing",
    purposeTerm: "attribute-advertising",
    purpose: "Tells one browser from another, so that visits can be matched with advertisements.",
    duration: "3 months",
    maxAge: 90 * day,
    provider: "third-party",
    thirdPartyName: pixelProvider,
  },
  {
    name: "_fbc",
    category: "marketing",
    purposeTerm: "attribute-advertising",
    purpose: "Holds which advertisement you followed to this site.",
    duration: "3 months",
    maxAge: 90 * day,
    provider: "third-party",
    thirdPartyName: pixelProvider,
  },
];
