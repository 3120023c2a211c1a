import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { recordView } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { NotFoundError } from "../errors.ts";
import { maskOf } from "../masking/mask-person.ts";
import { requirePermission } from "../permissions.ts";
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
  const rows = await read
    .selectFrom("interviews")
    .select("id")
    .where("jobApplicationId", "=", applicationId)
    .orderBy("startsAt")
    .orderBy("id")
    .execute();
  const interviews: Interview[] = [];
  for (const { id } of rows) interviews.push(await findInterview(read, applicationId, id));
  const shown = await shownInterviews(context, applicationId, interviews);
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

/** The application of an interview. Throws a `NotFoundError` when there is none with this id. */
export async function requireApplication(queries: Queries, id: string) {
  const find = queries.selectFrom("jobApplications").select(["id", "fullName", "email", "position"]);
  const row = isId(id) ? await find.where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new NotFoundError("This application was not found");
  return row;
}

/** An interview of an application with its interviewers. Throws a `NotFoundError` when there is none with this id. */
export async function findInterview(queries: Queries, applicationId: string, id: string): Promise<Interview> {
  const find = queries
    .selectFrom("interviews")
    .selectAll()
    .where("id", "=", id)
    .where("jobApplicationId", "=", applicationId);
  const row = isId(id) ? await find.executeTakeFirst() : undefined;
  if (!row) throw new NotFoundError("This interview was not found");
  const interviewers = await queries
    .selectFrom("interviewers")
    .innerJoin("users", "users.id", "interviewers.userId")
    .select(["users.id", "users.name"])
    .where("interviewId", "=", id)
    .orderBy("users.name")
    .orderBy("users.id")
    .execute();
  const { title, durationMinutes, timeZone, candidateTimeZone, place, version } = row;
  return {
    ...{ id, title, durationMinutes, timeZone, candidateTimeZone, place, version, interviewers },
    startsAt: new Date(row.startsAt).toISOString(),
    invitesCandidate: row.invitesCandidate === 1,
    isCanceled: row.canceledAt !== null,
  };
}
