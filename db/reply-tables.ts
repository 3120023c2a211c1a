/** Emails that the team wrote to the person of a record, and answers that came elsewhere. One of the two ids names the record. */
export interface RepliesTable {
  id: string;
  inquiryId: string | null;
  jobApplicationId: string | null;
  /** The user who wrote or logged it; null once that account was deleted. */
  authorId: string | null;
  /** `out`: a reply of the team, sent through the outbox; `in`: a logged answer. */
  direction: "out" | "in";
  channel: "email" | "phone" | "other";
  /** Empty in a logged answer. */
  subject: string;
  text: string;
  /** The author's signature when it was written. */
  signature: string;
  isRejection: number;
  /** When a reply is sent, or a logged answer came. */
  happensAt: number;
  createdAt: number;
}

export interface ReplyTemplatesTable {
  id: string;
  kind: "inquiry" | "application" | "conversation";
  name: string;
  /** The normalized name: no two templates of a kind share it. */
  nameFolded: string;
  /** Empty for conversations. */
  subject: string;
  text: string;
}

/** What a user's replies end with. */
export interface SignaturesTable {
  userId: string;
  text: string;
}
