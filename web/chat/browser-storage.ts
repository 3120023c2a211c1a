import { site } from "#site";

const sessionKey = `${site.slug}-chat-session`;
const tabKey = "handover:chat";

/** The panel state that this tab carries from page to page. */
export interface TabState {
  open: boolean;
  draft: string;
}

let inMemory: string | null = null;

/** The session id of this browser's conversation (specification, section 3); null before the first one. */
export function storedSessionId(): string | null {
  try {
    return localStorage.getItem(sessionKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Creates and stores a new session id; where storage is blocked, it lasts until the page is left. */
export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const id = `chat_${Date.now()}_${Array.from(random, (byte) => byte.toString(36).padStart(2, "0")).join("")}`;
  inMemory = id;
  try {
    localStorage.setItem(sessionKey, id);
  } catch {
    // Storage is blocked: the conversation lasts as long as this page.
  }
  return id;
}

/** The state that the previous page stored in this tab. */
export function storedTabState(): TabState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(tabKey) ?? "{}");
    return { open: stored.open === true, draft: typeof stored.draft === "string" ? stored.draft : "" };
  } catch {
    return { open: false, draft: "" };
  }
}

/** Stores the state for the next page; removes it when the panel is closed and the draft empty. */
export function storeTabState({ open, draft }: TabState): void {
  try {
    if (open || draft) sessionStorage.setItem(tabKey, JSON.stringify({ open, draft }));
    else sessionStorage.removeItem(tabKey);
  } catch {
    // Storage is blocked: the draft lasts as long as this page.
  }
}
