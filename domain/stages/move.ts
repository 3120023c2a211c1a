import { type Expression, type SqlBool, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import { allStages, firstStage, middleStages, stageLabel } from "../job-listings/stages.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { cancelRejections, countPlanned, planRejections } from "../replies/rejections.ts";
import type { RejectionEmail } from "../replies/schema.ts";
import { type Move, type Moved, type MoveResult, moveSchema, movesSchema } from "./schema.ts";

/**
 * Moves an application to another stage, and stores the move. To Rejected, it plans the email of the request in the same
 * transaction; out of Rejected, it cancels the rejection that waits. Throws a `ConflictError` that says who moved it where and
 * when if it has left the stage that the request names, a `NotFoundError`, and a `ValidationError` for a stage that its
 * listing does not have.
 */
export async function moveApplication(context: Context, id: string, body: unknown): Promise<Moved> {
  requirePermission(context, "applications:change");
  const { from, to, rejection } = parse(moveSchema, body);
  const [result] = await moveCounted(context, [{ id, from, to }], rejection);
  if (result?.outcome === "moved") {
    const { outcome: _, ...moved } = result;
    return moved;
  }
  const { outcome, detail } = result as Exclude<MoveResult, { outcome: "moved" }>;
  if (outcome === "missing") throw new NotFoundError(detail);
  if (outcome === "stale") throw new ConflictError({ from: [detail] }, detail);
  throw new ValidationError({ to: [detail] }, detail);
}

/**
 * Moves several applications in one transaction, with the email of the request to each. Returns what became of each, in the
 * order of the request: one that cannot be moved stops no other.
 */
export async function moveApplications(context: Context, body: unknown): Promise<{ results: MoveResult[] }> {
  requirePermission(context, "applications:change");
  const { moves, rejection } = parse(movesSchema, body);
  return { results: await moveCounted(context, moves, rejection) };
}

const moveCounted = (context: Context, moves: readonly Move[], email: RejectionEmail | undefined) =>
  countPlanned(
    context,
    email ? moves.length : 0,
    () => moveTogether(context, moves, email),
    (results) => results.filter((one) => one.outcome === "moved" && one.email?.outcome === "planned").length,
  );

async function moveTogether(
  context: Context,
  moves: readonly Move[],
  email: RejectionEmail | undefined,
): Promise<MoveResult[]> {
  const results = await context.db.write(async (queries) => {
    const results = new Map<string, MoveResult>();
    // In one order, so that two such requests never wait for each other on PostgreSQL.
    for (const move of moves.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      results.set(move.id, await moveOne(context, queries, move));
    if (!email) return results;
    const moved = [...results.values()].flatMap((result) => (result.outcome === "moved" ? result.id : []));
    for (const [id, outcome] of await planRejections(context, queries, email, moved)) {
      results.set(id, { ...(results.get(id) as MoveResult & { outcome: "moved" }), email: outcome });
      if (outcome.outcome === "planned")
        await recordAction(context, queries, { action: "reply", kind: "application", id });
    }
    return results;
  });
  if (email) context.emailQueued?.();
  return moves.flatMap(({ id }) => results.get(id) ?? []);
}

async function moveOne(context: Context, queries: Queries, { id, from, to }: Move): Promise<MoveResult> {
  const missing = { id, outcome: "missing", detail: "This application was not found" } as const;
  if (!isId(id)) return missing;
  const found = await queries
    .selectFrom("jobApplications")
    .select("jobListingId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return missing;
  // The listing is locked before the application, as when its stages are changed.
  const stages = await lockStages(queries, found.jobListingId);
  const application = await queries
    .selectFrom("jobApplications")
    .select(["stage", "stageSince"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!application) return missing;
  const { stage, stageSince } = application;
  if (stage !== from) return { id, outcome: "stale", detail: await latestMove(queries, id, stage) };
  if (stage === to) return { id, outcome: "refused", detail: `This candidate is already in ${stageLabel(to)}` };
  if (!stages.includes(to))
    return { id, outcome: "refused", detail: `${stageLabel(to)} is not a stage of this candidate’s listing` };
  // Never before the last move, whatever the clock of another process says.
  const at = Math.max(context.now(), stageSince);
  await moveStored(queries, sql`id = ${id}`, { to, by: context.actor?.id ?? null, at });
  await recordAction(context, queries, { action: "change", kind: "application", id, fields: ["stage"] });
  const moved = { id, outcome: "moved", stage: to, stageSince: new Date(at).toISOString() } as const;
  if (stage !== "rejected") return moved;
  const reason = "The candidate was moved out of Rejected.";
  const canceled = await cancelRejections(context, queries, sql`job_applications.id = ${id}`, reason);
  if (canceled.length === 0) return moved;
  await recordAction(context, queries, { action: "change", kind: "application", id, fields: ["reply state"] });
  return { ...moved, isRejectionCanceled: true };
}

/** All stages that an application of a listing can be in, unchanged until the commit; the default ones without a listing. */
async function lockStages(queries: Queries, jobListingId: string | null): Promise<string[]> {
  if (jobListingId === null) return allStages();
  const listing = await queries
    .selectFrom("jobListings")
    .select("stages")
    .where("id", "=", jobListingId)
    .forShare()
    .executeTakeFirst();
  return allStages(middleStages(listing?.stages ?? null));
}

/** Who moved an application to the stage in which it is now, and when, as a sentence. */
async function latestMove(queries: Queries, id: string, stage: string): Promise<string> {
  const latest = await queries
    .selectFrom("stageMoves as move")
    .leftJoin("users as user", "user.id", "move.movedBy")
    .select(["user.name", "move.movedAt"])
    .where("move.jobApplicationId", "=", id)
    .orderBy("move.number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!latest) return `This candidate is in ${stageLabel(stage)} and has not been moved`;
  const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return `${latest.name ?? "A former colleague"} moved this candidate to ${stageLabel(stage)} on ${time.format(latest.movedAt)} UTC`;
}

/** Moves the applications that fulfill a condition to a stage, and stores a move of each. The caller has locked them. */
export async function moveStored(
  queries: Queries,
  condition: Expression<SqlBool>,
  { to, by, at }: { to: string; by: string | null; at: number },
): Promise<void> {
  await queries
    .insertInto("stageMoves")
    .columns(["jobApplicationId", "number", "jobListingId", "fromStage", "toStage", "movedBy", "movedAt", "stayedMs"])
    .expression(
      queries
        .selectFrom("jobApplications")
        .where(condition)
        .select(({ ref, selectFrom }) => [
          "id",
          selectFrom("stageMoves")
            .whereRef("stageMoves.jobApplicationId", "=", "jobApplications.id")
            .select(sql<number>`coalesce(max(number), 0) + 1`.as("number"))
            .as("number"),
          "jobListingId",
          "stage",
          sql<string>`cast(${to} as text)`.as("toStage"),
          sql<string | null>`cast(${by} as text)`.as("movedBy"),
          sql<number>`cast(${at} as bigint)`.as("movedAt"),
          sql<number>`cast(${at} as bigint) - ${ref("stageSince")}`.as("stayedMs"),
        ]),
    )
    .execute();
  await queries
    .updateTable("jobApplications")
    .set(({ fn, val }) => ({
      stage: to,
      movedAt: at,
      answeredAt: to === firstStage ? null : fn.coalesce("answeredAt", val(at)),
    }))
    .where(condition)
    .execute();
}
