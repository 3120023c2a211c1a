import { type SelectQueryBuilder, sql } from "kysely";
import * as z from "zod/mini";
import type { Tables } from "#db/tables.ts";
import { recordView } from "../audit/record.ts";
import { ANSWER_DAYS, isOpenStage, MIN_FIGURE } from "../job-listings/stages.ts";
import type { Context } from "../kernel/context.ts";
import { DAY } from "../kernel/days.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { line } from "../kernel/text.ts";
import type { StageFigures } from "./schema.ts";

/** A shorter stay is a move that was undone. */
const MIN_STAY_MS = 60_000;

/** The query of the figures: those of one listing, or of all applications. */
export const stageFiguresQuerySchema = z.object({ jobListingId: z.optional(line(36)) });

/**
 * The median time in each stage, from the stays that have ended, and the share of applications that left the stage `new`
 * within 14 days, of those that arrived longer ago. Figures of fewer than five applications are null.
 */
export async function stageFigures(context: Context, query: unknown): Promise<StageFigures> {
  requirePermission(context, "applications:read");
  const { jobListingId } = parse(stageFiguresQuerySchema, query);
  const { read } = context.db;
  const ended = read.selectFrom("stageMoves").where("stayedMs", ">=", MIN_STAY_MS);
  const stays = jobListingId ? ended.where("jobListingId", "=", jobListingId) : ended;
  const counts = await stays
    .select((move) => ["fromStage", move.fn.countAll<number>().as("count")])
    .groupBy("fromStage")
    .execute();
  const stages: StageFigures["stages"] = [];
  for (const { fromStage: stage, count } of counts.filter(({ fromStage }) => isOpenStage(fromStage)))
    stages.push({ stage, medianMs: count < MIN_FIGURE ? null : await medianOf(stays, stage, count) });

  const due = context.now() - ANSWER_DAYS * DAY;
  const received = read.selectFrom("jobApplications").where("createdAt", "<=", due);
  const applications = jobListingId ? received.where("jobListingId", "=", jobListingId) : received;
  // Both numbers in one pass over the index that has these columns.
  const isAnswered = sql`answered_at - created_at <= ${sql.lit(ANSWER_DAYS * DAY)}`;
  const { total, answered } = await applications
    .select((all) => all.fn.countAll<number>().as("total"))
    .select(sql<number>`count(case when ${isAnswered} then 1 end)`.as("answered"))
    .executeTakeFirstOrThrow();
  const figures = { stages, answeredShare: total < MIN_FIGURE ? null : answered / total };
  await recordView(context, { kind: "figures" }, figures);
  return figures;
}

/** The lower median: the middle entry of the index. */
async function medianOf(
  stays: SelectQueryBuilder<Tables, "stageMoves", object>,
  stage: string,
  count: number,
): Promise<number> {
  const { stayedMs } = await stays
    .select("stayedMs")
    .where("fromStage", "=", stage)
    .orderBy("stayedMs")
    .limit(1)
    .offset(Math.floor((count - 1) / 2))
    .executeTakeFirstOrThrow();
  return stayedMs;
}
