import { type Expression, type SqlBool, sql } from "kysely";
import type * as z from "zod/mini";
import type { Context } from "../context.ts";
import type { workFilters } from "./schema.ts";
import { isAwake } from "./shown.ts";

type Filters = { [Name in keyof typeof workFilters]?: z.infer<(typeof workFilters)[Name]> };

const isUnfinished = sql<SqlBool>`work_status in ('new', 'open')`;
const isFinished = sql<SqlBool>`work_status in ('done', 'spam')`;

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
  // What is finished is not snoozed.
  if (status === "done" || status === "spam") conditions.push(isFinished, is(status));
  else if (status !== undefined || snoozed === "only") conditions.push(isUnfinished);
  if (status === "new" || status === "open") conditions.push(is(status));
  return [...conditions, ...assigneeConditions(context, { snoozed, ...rest })];
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
