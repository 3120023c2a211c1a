import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requireUser } from "../kernel/permissions.ts";
import { openedTabSchema } from "./schema.ts";

/** Notes that the user opened a tab of the dashboard: from now on only what arrives later is new to them. */
export async function openTab(context: Context, body: unknown): Promise<void> {
  const { id: userId } = requireUser(context);
  const { tab } = parse(openedTabSchema, body);
  const openedAt = context.now();
  await context.db.write(async (queries) => {
    await queries
      .insertInto("tabVisits")
      .values({ userId, tab, openedAt })
      .onConflict((conflict) => conflict.columns(["userId", "tab"]).doUpdateSet({ openedAt }))
      .execute();
  });
}
