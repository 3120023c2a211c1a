import { site } from "#site";
import type { Category } from "./schema.ts";

/** What the banner and the settings dialog say. A copy edit here changes the hash of the notice, not the policy version. */
export const notice = {
  language: "en",
  title: `${site.name} values your privacy`,
  text: "Essential cookies make this site work. Everything else is off until you say otherwise, and you can change your mind at any time.",
  signal: "Your browser sends Global Privacy Control. We honour it: analytics and marketing stay off.",
  changed: "What we ask for has changed since you chose.",
  acceptAll: "Accept All",
  rejectAll: "Reject All",
  customize: "Customize",
} as const;

/** The categories in words. */
export const categoryTexts: Record<Category, { title: string; note: string; description: string }> = {
  essential: {
    title: "Essential",
    note: "always active",
    description:
      "Needed for what you ask of this site: signing in, the dashboard, a chat. They cannot be switched off.",
  },
  analytics: {
    title: "Analytics",
    note: "optional",
    description: "Count visitors and the pages they read, so that we learn which pages help.",
  },
  functional: {
    title: "Functional",
    note: "optional",
    description: "Remember the colours and the language that you chose, for your next visit.",
  },
  marketing: {
    title: "Marketing",
    note: "optional",
    description: "Let a social network match your visit with an advertisement that you saw there.",
  },
};
