import { useState } from "react";
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

/**
 * What a person is typing, kept in this browser tab through failures, reloads and an expired session. `key` names the form
 * and its record. `clear` forgets the draft: call it once the server has stored it. Logging out forgets all drafts.
 */
export function useDraft<Draft extends object>(
  key: string,
  initial: Draft,
): [draft: Draft, change: (part: Partial<Draft>) => void, clear: () => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ ...initial, ...readDrafts()[key] }));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeDrafts({ ...readDrafts(), [key]: next });
  };
  const clear = () => {
    setDraft(initial);
    const { [key]: _, ...others } = readDrafts();
    writeDrafts(others);
  };
  return [draft, change, clear];
}
