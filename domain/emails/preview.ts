import { isId } from "#db/id.ts";
import { type RenderedEmail, renderEmail } from "#mail/render.ts";
import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { composeContent } from "./compose.ts";

/**
 * An email of the outbox, rendered. For admins. Throws a `NotFoundError` when it does not exist or the record that it is
 * about has been removed. `origin` is the site's origin, for links.
 */
export async function previewEmail(context: Context, id: string, origin: string): Promise<RenderedEmail> {
  requireAdmin(context);
  const email = isId(id)
    ? await context.db.read.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!email) throw new NotFoundError("There is no such mail");
  const content = await composeContent(context.db.read, email, origin);
  if (!content) throw new NotFoundError("What this mail tells of has been removed");
  return renderEmail(content);
}
