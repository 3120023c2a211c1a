/** Values of the home page's form, carried over to the contact page. */
export interface InquiryDraft {
  name?: string;
  email?: string;
  message?: string;
}

const key = "handover:inquiry";

/** Stores the draft in this tab for the contact page. Does nothing where storage is blocked. */
export function carryOver(draft: InquiryDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The contact page then starts empty; the visitor can still go back to this page.
  }
}

/** Reads and removes the stored draft. */
export function takeCarriedOver(): InquiryDraft | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left ? (JSON.parse(left) as InquiryDraft) : null;
  } catch {
    return null;
  }
}

/** Splits a full name into the first word and the rest. */
export function splitName(name: string) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
