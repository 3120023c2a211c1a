import { site } from "#site";
import type { Category } from "./schema.ts";

/** The text of the banner and the settings dialog. An edit changes the hash of the notice, not the policy version. */
export const notice = {
  language: "en",
  title: `${site.name} values your privacy`,
  text: "Essential cookies (always active) let you log in and chat. Analytics, Functional and Marketing (optional) stay off until you allow them.",
  signal: "Your browser sends a Global Privacy Control signal. We honor it until you choose otherwise.",
  changed: "Our cookies have changed since you chose.",
  settingsLink: "Cookie Settings",
  policyLink: "Cookie Policy",
  customize: "Customize",
  rejectAll: "Reject All",
  acceptAll: "Accept All",
  dialogTitle: "Cookie Settings",
  dialogText:
    "Choose what this site may store in your browser. We remember your choice for 12 months; change it at any time.",
  rejectAllOptional: "Reject All Optional",
  savePreferences: "Save Preferences",
  cancel: "Cancel",
} as const;

/** The texts of the categories. */
export const categoryTexts: Record<Category, { title: string; note: string; description: string }> = {
  essential: {
    title: "Essential",
    note: "always active",
    description: "Needed to log you in and to run the dashboard and the chat. They can’t be switched off.",
  },
  analytics: {
    title: "Analytics",
    note: "optional",
    description: "Count visits, so that we learn which pages help.",
  },
  functional: {
    title: "Functional",
    note: "optional",
    description: "Remember your color scheme and language for your next visit.",
  },
  marketing: {
    title: "Marketing",
    note: "optional",
    description: "Let a social network match your visit to an ad you saw there.",
  },
};
