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
  writeDrafts(isEmpty(draft) ? others : { ...others, [form]: draft });
}

/** Whether nothing was typed and no file chosen. */
export const isEmpty = ({ values, fileName }: ApplicationDraft): boolean =>
  fileName === null && Object.values(values).every((value) => value === "");

/** The stored draft of a form, or the key of the one that was sent. */
export const draftOf = (form: string): ApplicationDraft | undefined => readDrafts()[form];

/** Removes what was typed into a form that was sent. Its key stays, so that the server recognizes another version of it. */
export function clearDraft(form: string, idempotencyKey: string) {
  writeDrafts({ ...readDrafts(), [form]: { values: {}, fileName: null, idempotencyKey } });
}
