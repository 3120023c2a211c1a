import { site } from "#site";
import type { StoredItem } from "./schema.ts";

/** The storage key of the visitor's choice: the record of section 3 of the specification, and nothing else. */
export const consentKey = `${site.slug}-consent`;
/** The storage key of the proof of the choice: the server's receipt, the accepted terms, and a choice not sent yet. */
export const receiptKey = `${site.slug}-consent-receipt`;

/** Storage besides the entries of the catalog. The browser sends none of it unless the purpose states it. */
export const otherStorage: readonly StoredItem[] = [
  {
    key: consentKey,
    kind: "localStorage",
    category: "essential",
    purpose: "Your choice about cookies, so we don’t ask on every page.",
    duration: "12 months",
  },
  {
    key: receiptKey,
    kind: "localStorage",
    category: "essential",
    purpose: "The receipt of your choice and what you agreed to, so you can show it and we can tell you what changed.",
    duration: "Until you choose again or delete it",
  },
  {
    key: "scheme",
    kind: "sessionStorage",
    category: "essential",
    purpose: "The color scheme you chose with the switch, for this tab only.",
    duration: "Until the tab is closed",
  },
  {
    key: "handover:inquiry",
    kind: "sessionStorage",
    category: "essential",
    purpose: "What you typed into the form on the home page, on its way to the contact page.",
    duration: "Until the contact page opens",
  },
  {
    key: "handover:application",
    kind: "sessionStorage",
    category: "essential",
    purpose:
      "What you typed into an application form, so a reload doesn’t lose it, and a random number, sent with the form, so a second try isn’t stored twice. The file you chose isn’t stored.",
    duration: "Until you send the form or close the tab",
  },
  {
    key: "drafts",
    kind: "sessionStorage",
    category: "essential",
    purpose: "What a member of our team is typing in the dashboard, so a reload or a failure doesn’t lose it.",
    duration: "Until it is saved, the person logs out, or the tab is closed",
  },
  {
    key: "handover:toast",
    kind: "sessionStorage",
    category: "essential",
    purpose: "A message for the next page.",
    duration: "Until that page opens",
  },
  {
    key: "handover:chat",
    kind: "sessionStorage",
    category: "essential",
    purpose: "Whether the chat is open, and any text you haven’t sent yet, for the next page.",
    duration: "Until the chat or the tab is closed",
  },
  {
    key: "handover:return",
    kind: "sessionStorage",
    category: "essential",
    purpose: "The page of the dashboard or of your account that you wanted to open when you were asked to log in.",
    duration: "15 minutes, or until the tab is closed",
  },
  {
    key: "dashboard-shortcuts",
    kind: "localStorage",
    category: "essential",
    purpose: "For members of our team: whether you turned off the dashboard’s single-key shortcuts.",
    duration: "Until you turn them on again",
  },
  {
    key: "lastExternalReferrer",
    kind: "localStorage",
    category: "marketing",
    purpose: "Written by Meta Pixel, if you agreed to it: whether a page of that network led you here.",
    duration: "Until you withdraw your consent",
  },
  {
    key: "lastExternalReferrerTime",
    kind: "localStorage",
    category: "marketing",
    purpose: "Written by Meta Pixel, if you agreed to it: when that page led you here.",
    duration: "Until you withdraw your consent",
  },
];
