/** Values typed in the home page's form, which the contact page continues with. */
export interface InquiryDraft {
  name?: string;
  email?: string;
  message?: string;
}

const key = "handover:inquiry";

/** Stores the draft in this tab for the contact page. Does nothing where storage is blocked. */
export function storeDraft(draft: InquiryDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The contact page then starts empty; the visitor can still go back to this page.
  }
}

/** Reads and removes the stored draft. */
export function takeDraft(): InquiryDraft | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? (JSON.parse(stored) as InquiryDraft) : null;
  } catch {
    return null;
  }
}

/** Splits a full name into the first word and the rest. */
export function splitName(name: string) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
