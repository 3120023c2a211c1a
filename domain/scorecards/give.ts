import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { StaleVersionError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { editsSince, withEdit } from "../work/edits.ts";
import { requireApplicant, scorecardsOf } from "./read.ts";
import { criterionNames, type ScorecardBody, type Scorecards, scorecardBodySchema } from "./schema.ts";

/** How many times of changes are kept. */
const MAX_CHANGES = 50;

/**
 * Stores the user’s own scorecard of an application, or replaces it, and returns all of them. For users who may change
 * applications; who sees notes masked must reveal the application before a change. Throws a `ValidationError`, a `NotFoundError`, and a
 * `StaleVersionError` when the user’s scorecard has another version, such as from another tab.
 */
export async function giveScorecard(context: Context, applicationId: string, body: unknown): Promise<Scorecards> {
  const actor = requirePermission(context, "applications:change");
  const given = parse(scorecardBodySchema, body);
  const { scores, recommendation, note, version } = given;
  await requireApplicant(context.db.read, applicationId);
  // Else a masked note would be stored as the user saw it.
  if (version > 0) await requireRevealed(context, "application", applicationId);
  const now = context.now();
  const isCurrent = await context.db.write(async (queries) => {
    await requireApplicant(queries, applicationId, { isLocked: true });
    const before = await ownRow(queries, applicationId, actor.id).executeTakeFirst();
    if ((before?.version ?? 0) !== version) return false;
    const edit = { version: version + 1, by: actor.id, fields: changedFields(before, given), at: now };
    const values = {
      scores: JSON.stringify(scores),
      recommendation,
      note,
      version: version + 1,
      edits: withEdit(before?.edits ?? "[]", edit),
    };
    if (before) {
      const changes = JSON.stringify([...JSON.parse(before.changes), now].slice(-MAX_CHANGES));
      await queries
        .updateTable("scorecards")
        .set({ ...values, changes })
        .where("id", "=", before.id)
        .execute();
    } else {
      const row = { id: newId(now), jobApplicationId: applicationId, authorId: actor.id };
      await queries
        .insertInto("scorecards")
        .values({ ...row, ...values, createdAt: now, changes: "[]" })
        .execute();
    }
    const change = { action: "change", kind: "application", id: applicationId, fields: ["scorecards"] } as const;
    await recordAction(context, queries, change);
    return true;
  });
  if (!isCurrent) throw await staleScorecard(context, applicationId, actor.id, version);
  return await scorecardsOf(context, applicationId);
}

const ownRow = (queries: Queries, applicationId: string, authorId: string) =>
  queries
    .selectFrom("scorecards")
    .select(["id", "version", "changes", "edits", "scores", "recommendation", "note"])
    .where("jobApplicationId", "=", applicationId)
    .where("authorId", "=", authorId);

/** What a change of a scorecard changes; everything, when it is the first. */
function changedFields(
  before: { scores: string; recommendation: string; note: string } | undefined,
  given: ScorecardBody,
): string[] {
  const scores = before ? JSON.parse(before.scores) : {};
  const isChanged = {
    scores: criterionNames.some((name) => scores[name] !== given.scores[name]),
    recommendation: before?.recommendation !== given.recommendation,
    note: (before?.note ?? "") !== given.note,
  };
  return Object.entries(isChanged).flatMap(([field, is]) => (is ? field : []));
}

/** Why a change of this version was refused: the user’s present scorecard, null without one, and what changed since. */
async function staleScorecard(context: Context, applicationId: string, authorId: string, version: number) {
  const { items } = await scorecardsOf(context, applicationId);
  const row = await ownRow(context.db.read, applicationId, authorId).executeTakeFirst();
  const current = items.find(({ isOwn }) => isOwn) ?? null;
  const changes = await editsSince(context.db.read, row?.edits ?? "[]", version);
  const message = "You’ve changed this scorecard in the meantime, perhaps in another tab. Check it and try again";
  return new StaleVersionError({ current, changes }, message);
}
