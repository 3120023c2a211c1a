/** What a candidate typed into an application form, and the name of the file that was chosen there. */
export interface ApplicationDraft {
  values: Record<string, string>;
  /** A browser hands a chosen file to nobody, so its name alone outlives a reload. */
  fileName: string | null;
}

const key = "handover:application";

function drafts(): Record<string, ApplicationDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function write(all: Record<string, ApplicationDraft>) {
  try {
    if (Object.keys(all).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Where storage is forbidden a reload empties the form; a failed send still does not.
  }
}

/** Keeps what stands in `form` for this tab alone, until it was sent; nothing is kept of an empty one. */
export function keepDraft(form: string, draft: ApplicationDraft) {
  const { [form]: _, ...others } = drafts();
  const isEmpty = draft.fileName === null && Object.values(draft.values).every((value) => value === "");
  write(isEmpty ? others : { ...others, [form]: draft });
}

/** What was kept of a form. */
export const draftOf = (form: string): ApplicationDraft | undefined => drafts()[form];

/** Forgets what was kept of a form. */
export function forgetDraft(form: string) {
  const { [form]: _, ...others } = drafts();
  write(others);
}
