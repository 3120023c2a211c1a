import { site } from "#site";
import type { Cookie } from "./schema.ts";

const day = 86_400;
const year = 365 * day;
const analyticsProvider = "Google Analytics";
const pixelProvider = "Meta Pixel";

/**
 * Every cookie this site can set, as ten entries (specification, section 3). The policy
 * page, its statistics, the removal on withdrawal, and the policy version are derived from it.
 */
export const catalog: readonly Cookie[] = [
  {
    name: "session",
    keys: ["session"],
    nameOverHttps: "__Host-session",
    kind: "cookie",
    category: "essential",
    purposeTerm: "sign-in",
    purpose: "Keeps you logged in. Scripts can’t read it.",
    duration: "Session",
    maxAge: null,
    provider: "first-party",
  },
  {
    name: "device",
    keys: ["device"],
    nameOverHttps: "__Host-device",
    kind: "cookie",
    category: "essential",
    purposeTerm: "sign-in-protection",
    purpose:
      "Set when you log in: a random number that identifies this browser at your next login. With it, others who guess passwords can’t lock you out, and we can email you when another browser logs in to your account. Scripts can’t read it, and we use it for nothing else.",
    duration: "90 days",
    maxAge: 90 * day,
    provider: "first-party",
  },
  {
    name: "sidebar_state",
    keys: ["sidebar_state"],
    kind: "cookie",
    category: "essential",
    purposeTerm: "dashboard-layout",
    purpose: "Remembers the width of the dashboard’s sidebar.",
    duration: "7 days",
    maxAge: 7 * day,
    provider: "first-party",
  },
  {
    name: `${site.slug}-chat-session`,
    keys: [`${site.slug}-chat-session`],
    nameOverHttps: `__Host-${site.slug}-chat-session`,
    kind: "both",
    category: "essential",
    purposeTerm: "chat-continuity",
    purpose:
      "Continues your chat from page to page. The cookie, which scripts can’t read, shows that the chat is yours.",
    duration: "Session; the ID in local storage until you delete it",
    maxAge: null,
    provider: "first-party",
  },
  {
    name: "_ga",
    keys: ["_ga"],
    kind: "cookie",
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
    keys: ["_ga_*"],
    kind: "cookie",
    category: "analytics",
    purposeTerm: "measure-visits",
    purpose: "Groups the pages you open into one visit.",
    duration: "2 years",
    maxAge: 2 * year,
    provider: "third-party",
    thirdPartyName: analyticsProvider,
  },
  {
    name: "_gid",
    keys: ["_gid"],
    kind: "cookie",
    category: "analytics",
    purposeTerm: "measure-visits",
    purpose: "Tells one browser from another within a day. Newer versions of Google’s script don’t set it.",
    duration: "24 hours",
    maxAge: day,
    provider: "third-party",
    thirdPartyName: analyticsProvider,
  },
  {
    name: "preferences",
    keys: ["preferences"],
    kind: "cookie",
    category: "functional",
    purposeTerm: "remember-scheme",
    purpose: "Remembers whether you chose the light or dark color scheme.",
    duration: "1 year",
    maxAge: year,
    provider: "first-party",
  },
  {
    name: "language",
    keys: ["language"],
    kind: "cookie",
    category: "functional",
    purposeTerm: "remember-language",
    purpose: "Remembers the language you chose for this site.",
    duration: "1 year",
    maxAge: year,
    provider: "first-party",
  },
  {
    name: "_fbp and _fbc",
    keys: ["_fbp", "_fbc"],
    kind: "cookie",
    category: "marketing",
    purposeTerm: "attribute-advertising",
    purpose:
      "Tell one browser from another and record which ad brought you here, so that the visit and the ad can be matched.",
    duration: "3 months",
    maxAge: 90 * day,
    provider: "third-party",
    thirdPartyName: pixelProvider,
  },
];
