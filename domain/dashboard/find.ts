import { listInquiries } from "../inquiries/list.ts";
import { listJobApplications } from "../job-applications/list.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { hasPermission, requirePermission } from "../kernel/permissions.ts";
import { type FoundRecord, findSchema } from "./schema.ts";

/** The most records of a kind that a search over all kinds returns. */
const MAX_FOUND = 5;

/**
 * The newest records that contain a text, of the kinds that the user's role may read. The lists search, mask and record in
 * the audit log what they return.
 */
export async function findRecords(context: Context, body: unknown): Promise<FoundRecord[]> {
  const { role } = requirePermission(context, "dashboard:read");
  const { q } = parse(findSchema, body);
  const query = { q, pageSize: MAX_FOUND };
  const found: FoundRecord[] = [];
  if (hasPermission(role, "inquiries:read"))
    for (const { id, firstName, lastName, company, createdAt } of (await listInquiries(context, query)).items)
      found.push({ tab: "inquiries", id, title: `${firstName} ${lastName}`, detail: company, createdAt });
  if (hasPermission(role, "applications:read"))
    for (const { id, fullName, position, createdAt } of (await listJobApplications(context, query)).items)
      found.push({ tab: "applications", id, title: fullName, detail: position, createdAt });
  return found;
}
