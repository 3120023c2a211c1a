import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { type Permission, requirePermission } from "../kernel/permissions.ts";
import type { ReplyTemplate, TemplateKind } from "./schema.ts";

/** Who may use the templates of a kind: those who may read its records. Those who may change these may change the templates. */
export const templatePermissions = {
  inquiry: { read: "inquiries:read", change: "inquiries:change" },
  application: { read: "applications:read", change: "applications:change" },
  conversation: { read: "conversations:read", change: "conversations:change" },
} as const satisfies Record<TemplateKind, { read: Permission; change: Permission }>;

/** All templates of a kind, by name. */
export async function listTemplates(context: Context, kind: TemplateKind): Promise<ReplyTemplate[]> {
  requirePermission(context, templatePermissions[kind].read);
  const rows = context.db.read.selectFrom("replyTemplates").select(["id", "kind", "name", "subject", "text"]);
  const templates = await rows.where("kind", "=", kind).orderBy("nameFolded").execute();
  await recordView(context, { kind: "reply-template", count: templates.length }, [kind, templates]);
  return templates;
}
