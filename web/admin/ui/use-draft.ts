import { useState } from "react";
import { readDrafts, writeDrafts } from "./drafts.ts";

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
