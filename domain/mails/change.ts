import { isId } from "#db/id.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { ConflictError, NotFoundError } from "../errors.ts";
import { toMail } from "./list.ts";
import type { Mail, MailState } from "./schema.ts";

/**
 * Sends a waiting, dead or cancelled email again now, with all its retries. For admins. Throws a `NotFoundError` when it does
 * not exist, and a `ConflictError` when it is being sent or was sent.
 */
export async function retryMail(context: Context, id: string, team: readonly string[]): Promise<Mail> {
  const dueAt = context.now();
  const mail = await change(context, id, team, ["waiting", "dead", "cancelled"], {
    state: "waiting",
    attempts: 0,
    dueAt,
    settledAt: null,
  });
  context.mailQueued?.();
  return mail;
}

/** Cancels a waiting or dead email. For admins. Throws the same errors as `retryMail`. */
export async function cancelMail(context: Context, id: string, team: readonly string[]): Promise<Mail> {
  return await change(context, id, team, ["waiting", "dead"], {
    state: "cancelled",
    dueAt: null,
    settledAt: context.now(),
  });
}

async function change(
  context: Context,
  id: string,
  team: readonly string[],
  from: MailState[],
  values: { state: MailState; dueAt: number | null; settledAt: number | null; attempts?: number },
): Promise<Mail> {
  requireAdmin(context);
  if (!isId(id)) throw new NotFoundError("There is no such mail");
  const { changed, present } = await context.db.write(async (queries) => {
    const changed = await queries
      .updateTable("mails")
      .set(values)
      .where("id", "=", id)
      .where("state", "in", from)
      .returningAll()
      .executeTakeFirst();
    const present =
      changed ?? (await queries.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirst());
    return { changed, present };
  });
  if (!present) throw new NotFoundError("There is no such mail");
  if (!changed) {
    const message = present.state === "sending" ? "This mail is being sent right now" : "This mail is settled already";
    throw new ConflictError({ state: [message] }, message);
  }
  return toMail(changed, team);
}
