import { isId } from "#db/id.ts";
import { type Content, renderLetter } from "#mail/render.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { composeLetter } from "./compose.ts";

/**
 * A mail of the outbox as it will look, or looked. Admins alone. Throws a `NotFoundError` when there is none, or when
 * what it tells of has been removed. `origin` is the site's own address, for links.
 */
export async function previewMail(context: Context, id: string, origin: string): Promise<Content> {
  requireAdmin(context);
  const mail = isId(id)
    ? await context.db.read.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!mail) throw new NotFoundError("There is no such mail");
  const letter = await composeLetter(context.db.read, mail, origin);
  if (!letter) throw new NotFoundError("What this mail tells of has been removed");
  return renderLetter(letter);
}
