import { site } from "#site";

const sessionKey = `${site.slug}-chat-session`;
const tabKey = "handover:chat";

/** What this tab remembers of the panel from page to page: that it is open, and what stands unsent in it. */
export interface KeptInTab {
  open: boolean;
  draft: string;
}

let inMemory: string | null = null;

/** The id of this browser's conversation, in the form of the specification's section 3; null before there is one. */
export function keptSessionId(): string | null {
  try {
    return localStorage.getItem(sessionKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Makes a new session id and keeps it; where storage is forbidden, until the page is left. */
export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const id = `chat_${Date.now()}_${Array.from(random, (byte) => byte.toString(36).padStart(2, "0")).join("")}`;
  inMemory = id;
  try {
    localStorage.setItem(sessionKey, id);
  } catch {
    // The conversation then lasts as long as this page.
  }
  return id;
}

/** What the page before left in this tab. */
export function keptInTab(): KeptInTab {
  try {
    const kept = JSON.parse(sessionStorage.getItem(tabKey) ?? "{}");
    return { open: kept.open === true, draft: typeof kept.draft === "string" ? kept.draft : "" };
  } catch {
    return { open: false, draft: "" };
  }
}

/** Keeps it for the page after this one; nothing is kept of a panel that is closed and empty. */
export function keepInTab({ open, draft }: KeptInTab): void {
  try {
    if (open || draft) sessionStorage.setItem(tabKey, JSON.stringify({ open, draft }));
    else sessionStorage.removeItem(tabKey);
  } catch {
    // What is typed then stands on this page alone.
  }
}
