import { type RenderedEmail, renderEmail } from "#mail/render.ts";
import type { Context } from "../context.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { testContent } from "./examples.ts";
import { testEmailSchema } from "./schema.ts";

/**
 * The test email (specification, section 7): the inquiry email, or with `type: "application"` the application email, with
 * invented content. For admins. `origin` is the site's origin, for links.
 */
export function composeTestEmail(context: Context, body: unknown, origin: string): RenderedEmail {
  requirePermission(context, "emails:change");
  const { type } = parse(testEmailSchema, body);
  return renderEmail(testContent(type, { id: "test", at: context.now(), origin }));
}
