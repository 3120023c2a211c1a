import { draftsKey } from "#web/shell/session.ts";

type Drafts = Record<string, object>;

/** The drafts of this tab by form and record; none where storage is blocked. */
export function readDrafts(): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(draftsKey) ?? "{}") as Drafts;
  } catch {
    return {};
  }
}

/** Replaces the drafts of this tab. Where storage is blocked or full, a draft lasts as long as its page. */
export function writeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(draftsKey, JSON.stringify(drafts));
    else sessionStorage.removeItem(draftsKey);
  } catch {
    // The form still has it.
  }
}
