import { isId } from "#db/id.ts";
import { recordView } from "../audit/record.ts";
import { allStages, middleStages } from "../job-listings/stages.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import type { Pipeline } from "./schema.ts";

/** The stage of an application, the stages of its listing, and its moves. Throws a `NotFoundError`. */
export async function readPipeline(context: Context, id: string): Promise<Pipeline> {
  requirePermission(context, "applications:read");
  const { read } = context.db;
  const row = isId(id)
    ? await read
        .selectFrom("jobApplications as application")
        .leftJoin("jobListings as listing", "listing.id", "application.jobListingId")
        .select(["application.stage", "application.stageSince", "listing.stages"])
        .where("application.id", "=", id)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new NotFoundError("This application was not found");
  const moves = await read
    .selectFrom("stageMoves as move")
    .leftJoin("users as user", "user.id", "move.movedBy")
    .select(["move.fromStage as from", "move.toStage as to", "user.name as by", "move.movedAt"])
    .where("move.jobApplicationId", "=", id)
    .orderBy("move.number", "desc")
    .execute();
  const pipeline = {
    stage: row.stage,
    stageSince: new Date(row.stageSince).toISOString(),
    stages: allStages(middleStages(row.stages)),
    moves: moves.map(({ movedAt, ...move }) => ({ ...move, at: new Date(movedAt).toISOString() })),
  };
  await recordView(context, { kind: "application", id }, pipeline);
  return pipeline;
}
