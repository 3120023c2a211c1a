/** What a visitor typed into the home page's form, on its way to the contact page. */
export interface InquiryDraft {
  name?: string;
  email?: string;
  message?: string;
}

const key = "handover:inquiry";

/** Keeps what was typed for the page after this one, in this tab only. Where storage is forbidden, nothing is kept. */
export function carryOver(draft: InquiryDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The contact page then starts empty; the visitor still has this page to go back to.
  }
}

/** Takes what the page before left, once. */
export function takeCarriedOver(): InquiryDraft | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left ? (JSON.parse(left) as InquiryDraft) : null;
  } catch {
    return null;
  }
}

/** "Ada King Lovelace" as the two fields of the contact form: the first word, and the rest. */
export function splitName(name: string) {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}
