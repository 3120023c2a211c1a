/** The values typed into an application form and the name of the chosen file. */
export interface ApplicationDraft {
  values: Record<string, string>;
  /** Only the name survives a reload, because a script cannot restore a chosen file. */
  fileName: string | null;
  /** The server recognizes a repetition by it, such as after a lost response. */
  idempotencyKey: string;
}

const key = "handover:application";

function readDrafts(): Record<string, ApplicationDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function writeDrafts(all: Record<string, ApplicationDraft>) {
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Storage is blocked: a reload clears the form, but a failed request does not.
  }
}

/** Stores the draft of `form` in this tab until the form is sent; removes it when the form is empty. */
export function saveDraft(form: string, draft: ApplicationDraft) {
  const { [form]: _, ...others } = readDrafts();
  const isEmpty = draft.fileName === null && Object.values(draft.values).every((value) => value === "");
  writeDrafts(isEmpty ? others : { ...others, [form]: draft });
}

/** The stored draft of a form. */
export const draftOf = (form: string): ApplicationDraft | undefined => readDrafts()[form];

/** Removes the stored draft of a form. */
export function removeDraft(form: string) {
  const { [form]: _, ...others } = readDrafts();
  writeDrafts(others);
}
