import { type Expression, type SqlBool, sql } from "kysely";
import type * as z from "zod/mini";
import type { Context } from "../kernel/context.ts";
import type { CountedDays } from "../lists/paged-list.ts";
import type { workFilters } from "./schema.ts";
import { isAwake } from "./shown.ts";

type Filters = { [Name in keyof typeof workFilters]?: z.infer<(typeof workFilters)[Name]> };

const isUnfinished = sql<SqlBool>`work_status in ('new', 'open')`;
const isFinished = sql<SqlBool>`work_status in ('done', 'spam')`;

const isFinal = (status: Filters["status"]) => status === "done" || status === "spam";

/**
 * The conditions of a list's filters on the columns of the work. The statuses are literal, because the two indexes by status
 * hold only those rows.
 */
export function workConditions(
  context: Pick<Context, "actor" | "now">,
  { status, snoozed, ...rest }: Filters,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  const is = (wanted: string) => sql<SqlBool>`work_status = ${sql.lit(wanted)}`;
  if (isFinal(status)) conditions.push(isFinished, is(status));
  else if (status !== undefined || snoozed === "only") conditions.push(isUnfinished);
  if (status === "new" || status === "open") conditions.push(is(status));
  // What is finished is not snoozed.
  const awake = isFinal(status) && snoozed === "hide";
  return [...conditions, ...assigneeConditions(context, { snoozed: awake ? undefined : snoozed, ...rest })];
}

/**
 * Which counts by day add up to the list of these filters: those of whole statuses, without the few rows of `except`.
 * Undefined when they do not say.
 */
export function countedDays(
  { now }: Pick<Context, "now">,
  { status, snoozed, assignee }: Filters,
): CountedDays | undefined {
  if (assignee !== undefined || snoozed === "only") return undefined;
  const statuses = status === "unfinished" ? (["new", "open"] as const) : status && [status];
  if (snoozed !== "hide" || isFinal(status)) return { statuses };
  const isCounted = sql<SqlBool>`work_status in (${sql.join((statuses ?? ["new", "open"]).map((one) => sql.lit(one)))})`;
  return { statuses, except: sql<SqlBool>`${isUnfinished} and ${isCounted} and snoozed_until > ${now()}` };
}

/** The same for records with a status of their own. */
export function assigneeConditions(
  { actor, now }: Pick<Context, "actor" | "now">,
  { assignee, snoozed }: Pick<Filters, "assignee" | "snoozed">,
): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (assignee === "none") conditions.push(sql<SqlBool>`assignee_id is null`);
  else if (assignee !== undefined)
    conditions.push(sql<SqlBool>`assignee_id = ${assignee === "me" ? (actor?.id ?? "") : assignee}`);
  if (snoozed === "hide") conditions.push(isAwake(now()));
  if (snoozed === "only") conditions.push(sql<SqlBool>`snoozed_until > ${now()}`);
  return conditions;
}

/** All of the conditions together; undefined when there is none. */
export const allOf = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> | undefined =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : undefined;
