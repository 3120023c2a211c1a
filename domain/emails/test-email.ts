import { type RenderedEmail, renderEmail } from "#mail/render.ts";
import { recordAccess } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { testContent } from "./examples.ts";
import { testEmailSchema } from "./schema.ts";

/**
 * The test email (specification, section 7): the inquiry email, or with `type: "application"` the application email, with
 * invented content, recorded in the audit log before it is sent. `origin` is the site's origin, for links.
 */
export async function composeTestEmail(context: Context, body: unknown, origin: string): Promise<RenderedEmail> {
  requirePermission(context, "emails:change");
  const { type } = parse(testEmailSchema, body);
  await recordAccess(context, { action: "send", kind: "email-settings" });
  return renderEmail(testContent(type, { id: "test", at: context.now(), origin }));
}
