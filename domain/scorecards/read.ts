import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { type KnownPerson, maskOf } from "../masking/mask-person.ts";
import { isMaskedFor, revealsOf } from "../reveals/shown.ts";
import { type criterionNames, recommendationNames, type Scorecard, type Scorecards, scoreWords } from "./schema.ts";

/**
 * The scorecards of an application, for users who may read applications. Those of others, and what they add up to, are left
 * out until the user has given one, so that no one’s judgment follows another’s. Throws a `NotFoundError` when there is no such application.
 */
export async function readScorecards(context: Context, applicationId: string): Promise<Scorecards> {
  requirePermission(context, "applications:read");
  const cards = await scorecardsOf(context, applicationId);
  await recordView(context, { kind: "application", id: applicationId }, cards);
  return cards;
}

/** What `readScorecards` returns, without an entry in the audit log. */
export async function scorecardsOf(context: Context, applicationId: string): Promise<Scorecards> {
  const { read } = context.db;
  const person = await requireApplicant(read, applicationId);
  const rows = await read
    .selectFrom("scorecards")
    .leftJoin("users", "users.id", "scorecards.authorId")
    .selectAll("scorecards")
    .select("users.name as author")
    .where("jobApplicationId", "=", applicationId)
    .orderBy("scorecards.createdAt")
    .orderBy("scorecards.id")
    .execute();
  const isHidden = !rows.some(({ authorId }) => authorId === context.actor?.id);
  if (isHidden) return { count: rows.length, isHidden: rows.length > 0, items: [], summary: null };
  const isMasked =
    isMaskedFor(context) && !(await revealsOf(context, "application", [applicationId])).has(applicationId);
  const mask = maskOf(person);
  const items = rows.map(
    (row): Scorecard => ({
      author: row.author,
      isOwn: row.authorId === context.actor?.id,
      scores: JSON.parse(row.scores),
      recommendation: row.recommendation,
      note: isMasked ? mask.text(row.note) : row.note,
      version: row.version,
      createdAt: new Date(row.createdAt).toISOString(),
      changes: (JSON.parse(row.changes) as number[]).map((time) => new Date(time).toISOString()),
    }),
  );
  const own = items.filter(({ isOwn }) => isOwn);
  const others = items.filter(({ isOwn }) => !isOwn);
  return { count: rows.length, isHidden: false, items: [...own, ...others], summary: summaryOf(items) };
}

function summaryOf(cards: readonly Scorecard[]): Scorecards["summary"] {
  const times = (isIt: (card: Scorecard) => boolean) => cards.filter(isIt).length;
  const scoresOf = (name: (typeof criterionNames)[number]) =>
    scoreWords.map((_, index) => times(({ scores }) => scores[name] === index + 1));
  return {
    recommendations: recommendationNames.map((name) => times(({ recommendation }) => recommendation === name)),
    scores: {
      skills: scoresOf("skills"),
      problemSolving: scoresOf("problemSolving"),
      communication: scoresOf("communication"),
      motivation: scoresOf("motivation"),
    },
  };
}

/**
 * The person of an application. With `isLocked` the application is locked on PostgreSQL until the end of the transaction, so
 * that it is not removed meanwhile. Throws a `NotFoundError` when there is none with this id.
 */
export async function requireApplicant(queries: Queries, id: string, { isLocked = false } = {}): Promise<KnownPerson> {
  const find = queries
    .selectFrom("jobApplications")
    .select(["fullName as name", "email"])
    .$if(isLocked, (query) => query.forUpdate());
  const row = isId(id) ? await find.where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new NotFoundError("This application was not found");
  return row;
}
