import { renderEmail } from "#mail/render.ts";
import { recordView } from "../audit/record.ts";
import type { EmailDefinition } from "../emails/definition.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { maskOf } from "../masking/mask-person.ts";
import { letter } from "./letter.ts";
import { findRecord, recordKinds } from "./record.ts";
import { previewSchema, type ReplyKind } from "./schema.ts";
import { signatureOf } from "./signature.ts";

/** A reply that could not be tried for so long after its time is no longer sent: what it says may be outdated (ms). */
const MAX_WAIT_MS = 7 * DAY;

export const replyEmails: Record<"reply", EmailDefinition> = {
  reply: {
    async compose(queries, { aboutId }, { origin, isMasked }) {
      const row = await queries.selectFrom("replies").selectAll().where("id", "=", aboutId).executeTakeFirst();
      const recordId = row?.inquiryId ?? row?.jobApplicationId;
      if (!row || !recordId) return null;
      const kind = row.inquiryId ? "inquiry" : "application";
      const { person, createdAt: at } = await findRecord(queries, kind, recordId);
      const { subject, text, signature } = row;
      const mask = isMasked ? maskOf(person).text : (shown: string) => shown;
      const masked = { subject: mask(subject), text: mask(text), signature: mask(signature), kind } as const;
      return letter(masked, { id: recordId, at, origin });
    },
    example: (context) =>
      letter(
        {
          subject: "Your request to us",
          text: "Dear Example,\n\nYes, all of it can run inside your network. Would Thursday at 3 PM work for a demo?",
          signature: "Example Colleague\nSales",
          kind: "inquiry",
        },
        context,
      ),
    /** When it was never tried, although its time has long passed. */
    async whyObsolete(queries, { aboutId, failedAt }, now) {
      if (failedAt !== null) return null;
      const row = await queries.selectFrom("replies").select("happensAt").where("id", "=", aboutId).executeTakeFirst();
      return row !== undefined && now - row.happensAt > MAX_WAIT_MS
        ? "It waited for more than seven days after its scheduled time, because email was not set up."
        : null;
    },
    isPersonal: true,
  },
};

/**
 * A reply that is being written, as HTML, as its email would look. Stores nothing. Throws a `ValidationError` and a
 * `NotFoundError`. `origin` is the site's.
 */
export async function previewReply(
  context: Context,
  { kind, recordId }: { kind: ReplyKind; recordId: string },
  body: unknown,
  origin: string,
): Promise<string> {
  const { id: userId } = requirePermission(context, recordKinds[kind].change);
  const { read } = context.db;
  const { createdAt: at } = await findRecord(read, kind, recordId);
  const signature = await signatureOf(read, userId);
  const content = letter({ ...parse(previewSchema, body), signature, kind }, { id: recordId, at, origin });
  // It shows when the record arrived.
  await recordView(context, { kind, id: recordId }, content);
  return renderEmail(content).html;
}
