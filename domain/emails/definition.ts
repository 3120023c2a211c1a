import type { Database, Queries } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import type { EmailContent } from "#mail/email-content.ts";
import type { EmailContext } from "./email-text.ts";
import type { EmailKind } from "./schema.ts";

interface ComposeOptions {
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** The token of the link that the email carries; empty in a preview. */
  token: string;
  /** Whether visitors’ personal data is masked. */
  isMasked: boolean;
}

/** A kind of email, defined by the noun that it is about. */
export interface EmailDefinition {
  /**
   * Returns the content, or null when its record is removed or hidden from the recipient. It is composed for each use, so that
   * the outbox holds no copy of what visitors wrote and no token, and removed data is in no email.
   */
  compose(
    queries: Queries,
    email: Pick<EmailRow, "kind" | "aboutId" | "createdAt" | "recipient" | "recipientId">,
    options: ComposeOptions,
  ): Promise<EmailContent | null>;
  /** The same with invented content, for previews and test emails. */
  example(context: EmailContext): EmailContent;
  /** A new token for the link that the email carries; null when the link no longer works. */
  issueToken?(db: Database, aboutId: string, now: number): Promise<string | null>;
  /** Why the email is no longer sent; null when it is. */
  whyObsolete?(queries: Queries, email: EmailRow, now: number): Promise<string | null>;
  /** A person wrote it, so automatic responders may answer it (RFC 3834). */
  isPersonal?: true;
  /** It shows visitors’ personal data masked where all roles see it masked. */
  isMaskedForTeam?: true;
}

/** The definition of every kind. The server puts it together from those of the nouns. */
export type EmailDefinitions = Readonly<Record<EmailKind, EmailDefinition>>;
