import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import type { EmailRow } from "#db/tables.ts";
import { type RenderedEmail, renderEmail } from "#mail/render.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { isMaskedFor } from "../reveals/shown.ts";
import type { EmailDefinitions } from "./definition.ts";
import { toOutboxEmail } from "./list.ts";
import { emailMask } from "./mask.ts";
import { type EmailDetail, isKnownKind } from "./schema.ts";

interface Composing {
  definitions: EmailDefinitions;
  /** The site's origin, for links. */
  origin: string;
}

/**
 * An email of the outbox with its subject and its attempts. For admins. Throws a `NotFoundError` when it does not exist.
 * `team` are the recipients.
 */
export async function findEmail(
  context: Context,
  id: string,
  { team, ...composing }: Composing & { team: readonly string[] },
): Promise<EmailDetail> {
  requirePermission(context, "emails:read");
  const { read } = context.db;
  const row = await findRow(read, id);
  const attempts = await read
    .selectFrom("mailAttempts")
    .select(["outcome", "answer", "createdAt"])
    .where("mailId", "=", id)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  const content = await contentOf(context, row, composing);
  const email = {
    ...toOutboxEmail(context, row, team),
    messageId: row.messageId,
    subject: content?.subject ?? null,
    history: attempts.map((attempt) => ({
      ...attempt,
      answer: emailMask(context).answer(attempt.answer),
      createdAt: new Date(attempt.createdAt).toISOString(),
    })),
  };
  await recordView(context, { kind: "email", id }, email);
  return email;
}

/**
 * An email of the outbox, rendered. For admins. Throws a `NotFoundError` when it does not exist or the record that it is
 * about has been removed.
 */
export async function previewEmail(context: Context, id: string, composing: Composing): Promise<RenderedEmail> {
  requirePermission(context, "emails:read");
  const row = await findRow(context.db.read, id);
  if (!isKnownKind(row.kind))
    throw new NotFoundError("A later release of this server has queued this email, and only that one can show it");
  const content = await contentOf(context, row, composing);
  if (!content) throw new NotFoundError("The record has been deleted, or the recipient may no longer see it");
  const email = renderEmail(content);
  await recordView(context, { kind: "email", id }, email);
  return email;
}

async function findRow(queries: Queries, id: string): Promise<EmailRow> {
  const find = queries.selectFrom("mails").selectAll().where("id", "=", id);
  const row = isId(id) ? await find.executeTakeFirst() : undefined;
  if (!row) throw new NotFoundError("This email was not found");
  return row;
}

async function contentOf(context: Context, row: EmailRow, { definitions, origin }: Composing) {
  if (!isKnownKind(row.kind)) return null;
  return await definitions[row.kind].compose(context.db.read, row, {
    origin,
    token: "",
    isMasked: isMaskedFor(context),
  });
}
