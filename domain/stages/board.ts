import { type SqlBool, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { recordView } from "../audit/record.ts";
import { conditionsOf } from "../job-applications/application-query.ts";
import { CARDS_PER_PART, defaultStages, finalStages, firstStage, middleStages } from "../job-listings/stages.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { readPart } from "../lists/list-part.ts";
import { initialsOf, maskEmail } from "../masking/mask-fields.ts";
import { maskOf } from "../masking/mask-person.ts";
import { asShown } from "../reveals/shown.ts";
import { allOf, assigneeConditions } from "../work/filter.ts";
import { type Board, type BoardQuery, boardQuerySchema, type Column } from "./schema.ts";

/**
 * The board: the columns with the number of applications in each stage and the first cards, or one column of the query with
 * the cards after a cursor. Filtered as the list of applications; the last to enter a stage come first.
 */
export async function readBoard(context: Context, query: unknown): Promise<Board> {
  requirePermission(context, "applications:read");
  const wanted = parse(boardQuerySchema, query);
  const totals = await countByStage(context, wanted);
  const stages = wanted.stage === undefined ? await columnsOf(context, wanted.jobListingId, totals) : [wanted.stage];
  const columns: Column[] = [];
  for (const stage of stages) columns.push(await readColumn(context, wanted, stage, totals.get(stage) ?? 0));
  const board = { columns };
  const count = columns.reduce((sum, { items }) => sum + items.length, 0);
  await recordView(context, { kind: "application", count }, board);
  return board;
}

const filtersOf = (context: Context, { assignee, ...wanted }: BoardQuery) => [
  ...conditionsOf(wanted),
  ...assigneeConditions(context, { assignee }),
];

async function countByStage(context: Context, wanted: BoardQuery): Promise<Map<string, number>> {
  const rows = await context.db.read
    .selectFrom("jobApplications")
    .select((application) => ["stage", application.fn.countAll<number>().as("count")])
    .where(allOf(filtersOf(context, wanted)) ?? sql<SqlBool>`1 = 1`)
    .groupBy("stage")
    .execute();
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}

/** The stages of a listing; of all applications the default ones, and those of single listings that hold candidates. */
async function columnsOf({ db }: Context, jobListingId: string | undefined, totals: ReadonlyMap<string, number>) {
  const listings = db.read.selectFrom("jobListings").select("stages");
  const rows = jobListingId
    ? await listings.where("id", "=", jobListingId).execute()
    : await listings.where("stages", "is not", null).orderBy("sortOrder").orderBy("id").execute();
  if (jobListingId) return [firstStage, ...middleStages(rows[0]?.stages ?? null), ...finalStages];
  const middle = [...defaultStages];
  for (const own of rows.map(({ stages }) => middleStages(stages)))
    for (const [index, stage] of own.entries())
      if (!middle.includes(stage) && totals.has(stage))
        // After the nearest stage before it that has a place already.
        middle.splice(1 + Math.max(-1, ...own.slice(0, index).map((before) => middle.indexOf(before))), 0, stage);
  return [firstStage, ...middle, ...finalStages];
}

async function readColumn(context: Context, wanted: BoardQuery, stage: string, total: number): Promise<Column> {
  const { after, upTo } = wanted;
  const cards = context.db.read
    .selectFrom("jobApplications")
    .select(["id", "fullName", "email", "position", "jobListingId", "stage", "stageSince", "createdAt", "assigneeId"])
    .where(sql<SqlBool>`${allOf(filtersOf(context, { ...wanted, stage }))}`);
  const part = await readPart(
    cards,
    { page: 1, pageSize: CARDS_PER_PART, after, upTo },
    { total, column: "stageSince", direction: "desc" },
  );
  const shown = await asShown(context, "application", part.items, maskCard);
  const assignees = await colleaguesById(context.db.read, part.items);
  const toCard = ({ email: _, stageSince, createdAt, assigneeId, ...card }: StoredCard) => ({
    ...card,
    stageSince: new Date(stageSince).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    assignee: assignees.get(assigneeId ?? "") ?? null,
  });
  return {
    stage,
    total: part.total,
    items: shown.map(({ masked, ...card }) => ({ ...toCard(card), ...(masked && { masked: toCard(masked) }) })),
    hasMore: part.start + part.items.length < part.total,
    upTo: part.upTo,
    last: part.last,
  };
}

interface StoredCard {
  id: string;
  fullName: string;
  email: string;
  position: string;
  jobListingId: string | null;
  stage: string;
  stageSince: number;
  createdAt: number;
  assigneeId: string | null;
}

async function colleaguesById(read: Queries, cards: readonly StoredCard[]) {
  const ids = [...new Set(cards.flatMap(({ assigneeId }) => assigneeId ?? []))];
  const users = ids.length > 0 ? read.selectFrom("users").select(["id", "name"]).where("id", "in", ids) : undefined;
  return new Map((await users?.execute())?.map((user) => [user.id, user]));
}

const maskCard = (card: StoredCard): StoredCard => ({
  ...card,
  fullName: initialsOf(card.fullName),
  email: maskEmail(card.email),
  position: maskOf({ name: card.fullName, email: card.email }).short(card.position),
});
