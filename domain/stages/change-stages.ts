import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { allStages, middleStages, stageLabel } from "../job-listings/stages.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { moveStored } from "./move.ts";
import { stageListSchema } from "./schema.ts";

/**
 * Changes which stages a listing has between New and the last ones. A stage with `was` is renamed, with its candidates; the
 * candidates of a removed stage move to the stage that `candidates` names. Returns the new stages. Throws a `NotFoundError`,
 * a `ValidationError`, and a `ConflictError` when the stages were changed meanwhile or candidates would be left over.
 */
export async function changeStages(context: Context, id: string, body: unknown): Promise<{ stages: string[] }> {
  const user = requirePermission(context, "listings:change");
  const wanted = parse(stageListSchema, body);
  const notFound = () => new NotFoundError("This listing was not found");
  if (!isId(id)) throw notFound();
  const at = context.now();
  const stages = wanted.stages.map(({ name }) => name);
  await context.db.write(async (queries) => {
    // Locked on PostgreSQL: no application of this listing moves until the commit.
    const listing = await queries
      .selectFrom("jobListings")
      .select("stages")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!listing) throw notFound();
    const before = middleStages(listing.stages);
    if (before.join("\n") !== wanted.from.join("\n")) {
      const message = "A colleague changed the stages of this listing. Reload the page, then try again";
      throw new ConflictError({ from: [message] }, message);
    }
    const sources = sourcesOf(before, wanted.stages);
    const renamed = wanted.stages.flatMap(({ name }, index) => {
      const was = sources[index];
      return was !== undefined && was !== name ? [{ was, name }] : [];
    });
    // In two steps, so that two stages can swap their names.
    for (const { was } of renamed) await rename(queries, id, was, `\n${was}`);
    for (const { was, name } of renamed) await rename(queries, id, `\n${was}`, name);
    for (const stage of before.filter((one) => !sources.includes(one))) {
      const count = await countIn(queries, id, stage);
      if (count === 0) continue;
      const to = targetOf(stage, count, wanted.candidates, stages);
      await moveStored(queries, sql`job_listing_id = ${id} and stage = ${stage}`, { to, by: user.id, at });
      await recordAction(context, queries, { action: "change", kind: "application", fields: ["stage"], count });
    }
    await queries
      .updateTable("jobListings")
      .set({ stages: JSON.stringify(stages), updatedAt: at })
      .where("id", "=", id)
      .execute();
    await recordAction(context, queries, { action: "change", kind: "listing", id, fields: ["stages"] });
  });
  return { stages };
}

/** The present stage that each of the wanted stages was; undefined for a new one. Throws a `ValidationError`. */
function sourcesOf(before: string[], stages: { name: string; was?: string | undefined }[]) {
  const sources = stages.map(({ name, was }) => was ?? (before.includes(name) ? name : undefined));
  const present = sources.filter((source) => source !== undefined);
  if (new Set(present).size !== present.length || present.some((source) => !before.includes(source)))
    throw new ValidationError({ stages: ["Each renamed stage must be one of the present stages, and only once"] });
  if (stages.some(({ name }, index) => sources[index] !== name && before.includes(name) && !present.includes(name)))
    throw new ValidationError({ stages: ["A renamed stage cannot take the name of a removed one"] });
  return sources;
}

/** Where the candidates of a removed stage go. Throws a `ConflictError` when that is not said. */
function targetOf(stage: string, count: number, candidates: Record<string, string>, stages: string[]): string {
  const to = candidates[stage];
  if (to === undefined) {
    const message = `${count === 1 ? "1 candidate is" : `${count} candidates are`} in ${stageLabel(stage)}. Choose where to move ${count === 1 ? "this candidate" : "them"}`;
    throw new ConflictError({ candidates: [message] }, message);
  }
  if (!allStages(stages).includes(to))
    throw new ValidationError({ candidates: [`${stageLabel(to)} is not a stage of this listing`] });
  return to;
}

async function countIn(queries: Queries, jobListingId: string, stage: string): Promise<number> {
  const { count } = await queries
    .selectFrom("jobApplications")
    .select((application) => application.fn.countAll<number>().as("count"))
    .where("jobListingId", "=", jobListingId)
    .where("stage", "=", stage)
    .executeTakeFirstOrThrow();
  return count;
}

/** Renames a stage in the applications of a listing and in their moves: its candidates stay in it. */
async function rename(queries: Queries, jobListingId: string, from: string, to: string): Promise<void> {
  await queries
    .updateTable("jobApplications")
    .set({ stage: to })
    .where("jobListingId", "=", jobListingId)
    .where("stage", "=", from)
    .execute();
  for (const column of ["fromStage", "toStage"] as const)
    await queries
      .updateTable("stageMoves")
      .set({ [column]: to })
      .where("jobListingId", "=", jobListingId)
      .where(column, "=", from)
      .execute();
}
