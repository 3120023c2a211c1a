import { recordView } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { DAY, dayOf } from "../days.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { type PageViewSummary, pageViewSummaryQuerySchema } from "./schema.ts";

const MAX_LISTED = 50;

/** The page views of the last days, including today, for an admin. */
export async function summarizePageViews(context: Context, query: unknown): Promise<PageViewSummary> {
  requirePermission(context, "figures:read");
  const { days } = parse(pageViewSummaryQuerySchema, query);
  const { db, now } = context;
  const today = Math.floor(now() / DAY);
  const first = today - days + 1;
  const from = dayOf(first * DAY);
  const to = dayOf(today * DAY);
  const views = db.read.selectFrom("pageViews").where("day", ">=", from).where("day", "<=", to);

  const byDay = await views
    .select((select) => [
      "day",
      select.fn.sum<number>("opened").as("opened"),
      select.fn.sum<number>("fetchedAhead").as("fetchedAhead"),
    ])
    .groupBy("day")
    .execute();
  const pages = await views
    .select((select) => [
      "path",
      select.fn.sum<number>("opened").as("opened"),
      select.fn.sum<number>("fetchedAhead").as("fetchedAhead"),
    ])
    .groupBy("path")
    .orderBy((order) => order(order.fn.sum("opened"), "+", order.fn.sum("fetchedAhead")), "desc")
    .orderBy("path")
    .limit(MAX_LISTED)
    .execute();
  const referrers = await db.read
    .selectFrom("pageReferrers")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .select((select) => ["host", select.fn.sum<number>("opened").as("opened")])
    .groupBy("host")
    .orderBy((order) => order.fn.sum("opened"), "desc")
    .orderBy("host")
    .limit(MAX_LISTED)
    .execute();

  const counts = new Map(byDay.map((row) => [row.day, row]));
  const summary = {
    from,
    to,
    days: Array.from({ length: days }, (_, index) => {
      const day = dayOf((first + index) * DAY);
      const { opened = 0, fetchedAhead = 0 } = counts.get(day) ?? {};
      return { day, opened, fetchedAhead };
    }),
    pages,
    referrers,
  };
  await recordView(context, { kind: "figures" }, summary);
  return summary;
}
