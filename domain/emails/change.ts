import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { toOutboxEmail } from "./list.ts";
import type { EmailState, OutboxEmail } from "./schema.ts";

/**
 * Sends an email whose last attempt failed, or that was canceled, again now, with all its retries; but no canceled reply: a
 * member of the team has withdrawn that. For admins. Throws a `NotFoundError` when it does not exist, and a `ConflictError`
 * when it is being sent, was sent, or waits for its first attempt: that time is when its author wants it to leave.
 */
export async function retryEmail(context: Context, id: string, team: readonly string[]): Promise<OutboxEmail> {
  const dueAt = context.now();
  const values = { state: "waiting", attempts: 0, dueAt, settledAt: null } as const;
  const email = await change(context, id, team, ["failing", "dead", "cancelled"], values);
  context.emailQueued?.();
  return email;
}

/** Cancels a waiting or dead email. For admins. Throws the same errors as `retryEmail`. */
export async function cancelEmail(context: Context, id: string, team: readonly string[]): Promise<OutboxEmail> {
  return await change(context, id, team, ["waiting", "dead"], {
    state: "cancelled",
    dueAt: null,
    settledAt: context.now(),
    failedAt: null,
  });
}

async function change(
  context: Context,
  id: string,
  team: readonly string[],
  /** `failing` stands for waiting after a failed attempt. */
  from: (EmailState | "failing")[],
  values: { state: EmailState; dueAt: number | null; settledAt: number | null; failedAt?: null; attempts?: number },
): Promise<OutboxEmail> {
  requirePermission(context, "emails:change");
  if (!isId(id)) throw new NotFoundError("This email was not found");
  const { changed, present } = await context.db.write(async (queries) => {
    const changed = await queries
      .updateTable("mails")
      .set(values)
      .where("id", "=", id)
      .where(({ eb, or, and }) =>
        or(
          from.map((state) =>
            state === "failing"
              ? and([eb("state", "=", "waiting"), eb("failedAt", "is not", null)])
              : eb("state", "=", state),
          ),
        ),
      )
      .where(({ eb, or }) => or([eb("kind", "!=", "reply"), eb("state", "!=", "cancelled")]))
      .returningAll()
      .executeTakeFirst();
    const present =
      changed ?? (await queries.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirst());
    if (changed) await recordAction(context, queries, { action: "change", kind: "email", id, fields: ["state"] });
    return { changed, present };
  });
  if (!present) throw new NotFoundError("This email was not found");
  if (!changed) {
    const message = {
      waiting: "This email is waiting to be sent. It hasn’t been tried yet, so there is nothing to retry",
      sending: "This email is being sent now",
      sent: "This email has already been sent",
      dead: "This email has failed",
      cancelled: "This email was canceled",
    }[present.state];
    throw new ConflictError({ state: [message] }, message);
  }
  return toOutboxEmail(context, changed, team);
}
