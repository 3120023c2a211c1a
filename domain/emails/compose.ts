import type { Database } from "#db/database.ts";
import type { EmailRow } from "#db/tables.ts";
import { renderEmail } from "#mail/render.ts";
import type { Message } from "#mail/smtp-transport.ts";
import { DAY } from "../kernel/days.ts";
import type { EmailDefinition, EmailDefinitions } from "./definition.ts";
import type { EmailKind } from "./schema.ts";
import type { Outcome } from "./settle.ts";
import { threadOf } from "./thread.ts";

/** An acknowledgment older than this is no longer sent (ms). */
const MAX_ACKNOWLEDGMENT_AGE_MS = 3 * DAY;

interface Sender {
  definitions: EmailDefinitions;
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** The addresses of the team. */
  recipients: readonly string[];
  /** Whether colleagues of every role see candidates masked. */
  masksEveryone?: boolean;
  now: number;
}

/** The message for the mail server, or the outcome if the email need not be sent. */
export async function composeEmail(
  db: Database,
  email: EmailRow,
  { definitions, origin, recipients, masksEveryone = false, now }: Sender,
): Promise<{ message: Message } | { outcome: Outcome }> {
  // Only known kinds are claimed.
  const definition = definitions[email.kind as EmailKind];
  const isAcknowledgment = email.kind.endsWith("-acknowledged");
  if (isAcknowledgment && now - email.createdAt > MAX_ACKNOWLEDGMENT_AGE_MS)
    return ended("obsolete", "It waited for more than three days, which is too late for a confirmation.");
  const reason = await definition.whyObsolete?.(db.read, email, now);
  if (reason) return ended("obsolete", reason);
  const token = definition.issueToken ? await definition.issueToken(db, email.aboutId, now) : "";
  if (token === null) return ended("obsolete", "The link in this email was used, replaced or revoked, or has expired.");
  const isMasked = masksEveryone && definition.isMaskedForTeam === true;
  const content = await definition.compose(db.read, email, { origin, token, isMasked });
  if (!content) return ended("obsolete", "The record has been deleted, or the recipient may no longer see it.");
  const delivered: string[] = JSON.parse(email.deliveredTo);
  const to = (email.recipient === null ? recipients : [email.recipient]).filter((one) => !delivered.includes(one));
  if (to.length === 0) return ended("accepted", "All recipients have already received it.");
  return {
    message: {
      ...renderEmail(content),
      to,
      replyTo: content.replyTo,
      messageId: email.messageId,
      ...(await threadOf(db.read, email)),
      headers: headersOf(definition, isAcknowledgment),
    },
  };
}

/** RFC 3834: automatic responders do not answer automatic emails. */
function headersOf({ isPersonal }: EmailDefinition, isAcknowledgment: boolean): Record<string, string> {
  if (isPersonal) return {};
  return isAcknowledgment
    ? { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" }
    : { "Auto-Submitted": "auto-generated" };
}

const ended = (kind: "obsolete" | "accepted", answer: string) => ({ outcome: { kind, by: [], answer } as Outcome });
