import { site } from "#site";
import type { Category } from "./schema.ts";

/** The text of the banner and the settings dialog. An edit changes the hash of the notice, not the policy version. */
export const notice = {
  language: "en",
  title: `${site.name} values your privacy`,
  text: "Essential cookies make this site work. The rest stay off until you say otherwise.",
  signal:
    "Your browser sends Global Privacy Control. We honour it: analytics and marketing stay off unless you choose otherwise here.",
  changed: "What we ask for has changed since you chose.",
  settingsLink: "Cookie settings",
  policyLink: "Cookie policy",
  customize: "Customize",
  rejectAll: "Reject All",
  acceptAll: "Accept All",
  dialogTitle: "Cookie settings",
  dialogText:
    "Choose what this site may keep in your browser. Your choice counts for 12 months; change it whenever you like.",
  rejectAllOptional: "Reject All Optional",
  savePreferences: "Save Preferences",
  cancel: "Cancel",
} as const;

/** The texts of the categories. */
export const categoryTexts: Record<Category, { title: string; note: string; description: string }> = {
  essential: {
    title: "Essential",
    note: "always active",
    description:
      "Needed for what you ask of this site: signing in, the dashboard, a chat, and this choice. They cannot be switched off.",
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
