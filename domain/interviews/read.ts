import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { maskOf } from "../masking/mask-person.ts";
import { isMaskedFor, revealsOf } from "../reveals/shown.ts";
import type { Interview } from "./schema.ts";

/**
 * The interviews of an application, in the order of their start, canceled ones included. For users who may read
 * applications. Throws a `NotFoundError` when there is no such application.
 */
export async function listInterviews(context: Context, applicationId: string): Promise<Interview[]> {
  requirePermission(context, "applications:read");
  const { read } = context.db;
  await requireApplication(read, applicationId);
  const shown = await shownInterviews(context, applicationId, await interviewsOf(read, applicationId));
  await recordView(context, { kind: "application", id: applicationId }, shown);
  return shown;
}

/** Interviews as the user may see them: title and place can name the candidate, whose data may be masked. */
export async function shownInterviews(
  context: Context,
  applicationId: string,
  interviews: Interview[],
): Promise<Interview[]> {
  if (!isMaskedFor(context) || (await revealsOf(context, "application", [applicationId])).has(applicationId))
    return interviews;
  const { fullName: name, email } = await requireApplication(context.db.read, applicationId);
  const mask = maskOf({ name, email });
  return interviews.map((one) => ({ ...one, title: mask.short(one.title), place: mask.short(one.place) }));
}

/**
 * The application of an interview. With `isLocked` it is locked on PostgreSQL until the end of the transaction, so that it is
 * not removed meanwhile. Throws a `NotFoundError` when there is none with this id.
 */
export async function requireApplication(queries: Queries, id: string, { isLocked = false } = {}) {
  const find = queries
    .selectFrom("jobApplications")
    .select(["id", "fullName", "email", "position"])
    .$if(isLocked, (query) => query.forUpdate());
  const row = isId(id) ? await find.where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new NotFoundError("This application was not found");
  return row;
}

/** An interview of an application with its interviewers. Throws a `NotFoundError` when there is none with this id. */
export async function findInterview(queries: Queries, applicationId: string, id: string): Promise<Interview> {
  const [interview] = isId(id) && isId(applicationId) ? await interviewsOf(queries, applicationId, id) : [];
  if (!interview) throw new NotFoundError("This interview was not found");
  return interview;
}

/** The interviews of an application with their interviewers, or the one with this id, in two queries. */
async function interviewsOf(queries: Queries, applicationId: string, id?: string): Promise<Interview[]> {
  const of = queries.selectFrom("interviews").where("jobApplicationId", "=", applicationId);
  const wanted = id === undefined ? of : of.where("interviews.id", "=", id);
  const rows = await wanted.selectAll().orderBy("startsAt").orderBy("id").execute();
  if (rows.length === 0) return [];
  const people = await wanted
    .innerJoin("interviewers", "interviewers.interviewId", "interviews.id")
    .innerJoin("users", "users.id", "interviewers.userId")
    .select(["interviewId", "users.id", "users.name"])
    .orderBy("users.name")
    .orderBy("users.id")
    .execute();
  return rows.map(({ title, durationMinutes, timeZone, candidateTimeZone, place, version, ...row }) => ({
    ...{ id: row.id, title, durationMinutes, timeZone, candidateTimeZone, place, version },
    interviewers: people.filter(({ interviewId }) => interviewId === row.id).map(({ id, name }) => ({ id, name })),
    startsAt: new Date(row.startsAt).toISOString(),
    invitesCandidate: row.invitesCandidate === 1,
    isCanceled: row.canceledAt !== null,
  }));
}
