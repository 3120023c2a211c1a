import { site } from "#site";
import type { Context } from "../context.ts";
import { forgetAcknowledged } from "./address.ts";

const DAY = 86_400_000;

/** Removes mails that were settled long enough ago, and forgets who had an acknowledgement. Resolves with how many went. */
export async function removeSettledMails({ db, now }: Omit<Context, "actor">): Promise<number> {
  const time = now();
  const { settled, dead } = site.mailRetentionDays;
  return await db.write(async (queries) => {
    await forgetAcknowledged(queries, time);
    const removed = await queries
      .deleteFrom("mails")
      .where(({ eb, or, and }) =>
        or([
          and([eb("state", "in", ["sent", "cancelled"]), eb("settledAt", "<=", time - settled * DAY)]),
          and([eb("state", "=", "dead"), eb("settledAt", "<=", time - dead * DAY)]),
        ]),
      )
      .executeTakeFirst();
    return Number(removed.numDeletedRows);
  });
}
