import { unindexed } from "#db/unindexed.ts";
import type { Context } from "../../kernel/context.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { type AccountActivity, activityQuerySchema } from "./schema.ts";

const PAGE_SIZE = 20;

/** What the audit log says about the account of the signed-in user, newest first: 20 entries, from the one after `after`. */
export async function listOwnActivity(context: Context, query: unknown): Promise<AccountActivity> {
  const user = requireUser(context);
  const { after } = parse(activityQuerySchema, query);
  const { read } = context.db;
  const own = read
    .selectFrom("auditEntries")
    .where("objectId", "=", user.id)
    .where(unindexed("objectKind"), "=", "user");
  const last =
    after === undefined ? undefined : await own.select(["recordedAt", "id"]).where("id", "=", after).executeTakeFirst();
  let entries = own
    .leftJoin("auditDevices", "auditDevices.entryId", "auditEntries.id")
    .select(["id", "recordedAt", "actorId", "actorRole", "action", "fields", "device"])
    .where("action", "!=", "view")
    .orderBy("recordedAt", "desc")
    .orderBy("id", "desc")
    .limit(PAGE_SIZE + 1);
  if (last)
    entries = entries.where(({ eb, or, and }) =>
      or([
        eb("recordedAt", "<", last.recordedAt),
        and([eb("recordedAt", "=", last.recordedAt), eb("id", "<", last.id)]),
      ]),
    );
  const rows = await entries.execute();
  return {
    items: rows.slice(0, PAGE_SIZE).map((row) => ({
      id: row.id,
      recordedAt: new Date(row.recordedAt).toISOString(),
      action: row.action,
      fields: JSON.parse(row.fields),
      by:
        row.actorId === user.id ? "user" : row.actorId === null && row.actorRole === "visitor" ? "visitor" : "operator",
      device: row.device,
    })),
    hasMore: rows.length > PAGE_SIZE,
  };
}
