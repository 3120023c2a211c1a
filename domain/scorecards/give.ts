import { newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { ConflictError } from "../errors.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { requireApplicant, scorecardsOf } from "./read.ts";
import { type Scorecards, scorecardBodySchema } from "./schema.ts";

/** How many times of changes are kept. */
const MAX_CHANGES = 50;

/**
 * Stores the user’s own scorecard of an application, or replaces it, and returns all of them. For users who may change
 * applications; who sees notes masked must reveal the application before a change. Throws a `ValidationError`, a `NotFoundError`, and a
 * `ConflictError` when the user’s scorecard has another version, such as from another tab.
 */
export async function giveScorecard(context: Context, applicationId: string, body: unknown): Promise<Scorecards> {
  const actor = requirePermission(context, "applications:change");
  const { scores, recommendation, note, version } = parse(scorecardBodySchema, body);
  await requireApplicant(context.db.read, applicationId);
  // Else a masked note would be stored as the user saw it.
  if (version > 0) await requireRevealed(context, "application", applicationId);
  const now = context.now();
  await context.db.write(async (queries) => {
    const before = await queries
      .selectFrom("scorecards")
      .select(["id", "version", "changes"])
      .where("jobApplicationId", "=", applicationId)
      .where("authorId", "=", actor.id)
      .forUpdate()
      .executeTakeFirst();
    const stale = () =>
      new ConflictError(
        { version: ["Your scorecard has changed"] },
        "You’ve changed this scorecard in the meantime, perhaps in another tab. Check it and try again",
      );
    if ((before?.version ?? 0) !== version) throw stale();
    const values = { scores: JSON.stringify(scores), recommendation, note, version: version + 1 };
    if (before) {
      const changes = JSON.stringify([...JSON.parse(before.changes), now].slice(-MAX_CHANGES));
      await queries
        .updateTable("scorecards")
        .set({ ...values, changes })
        .where("id", "=", before.id)
        .execute();
    } else {
      await requireApplicant(queries, applicationId);
      const row = {
        id: newId(now),
        jobApplicationId: applicationId,
        authorId: actor.id,
        createdAt: now,
        changes: "[]",
      };
      const { numInsertedOrUpdatedRows } = await queries
        .insertInto("scorecards")
        .values({ ...row, ...values })
        // Two first ones at the same time.
        .onConflict((conflict) => conflict.columns(["jobApplicationId", "authorId"]).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) throw stale();
    }
    await recordAction(context, queries, {
      action: "change",
      kind: "application",
      id: applicationId,
      fields: ["scorecards"],
    });
  });
  return await scorecardsOf(context, applicationId);
}
