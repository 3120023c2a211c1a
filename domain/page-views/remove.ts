import type { Context } from "../context.ts";
import { dayOf } from "../days.ts";

/** Removes counts that are older than `months` calendar months. Resolves with how many went. */
export async function removeExpiredPageViews({ db, now }: Omit<Context, "actor">, months: number): Promise<number> {
  const limit = new Date(now());
  limit.setUTCMonth(limit.getUTCMonth() - months);
  const day = dayOf(limit.getTime());
  return await db.write(async (queries) => {
    const pages = await queries.deleteFrom("pageViews").where("day", "<", day).executeTakeFirst();
    const referrers = await queries.deleteFrom("pageReferrers").where("day", "<", day).executeTakeFirst();
    return Number(pages.numDeletedRows + referrers.numDeletedRows);
  });
}
