import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../context.ts";
import { queueInterviewEmails } from "../emails/queue-interview.ts";
import { ConflictError, ValidationError } from "../errors.ts";
import { parse } from "../parse.ts";
import { requirePermission } from "../permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { colleaguesFor } from "../work/colleagues.ts";
import { findInterview, requireApplication, shownInterviews } from "./read.ts";
import {
  cancellationSchema,
  type Interview,
  interviewChangeSchema,
  type NewInterview,
  newInterviewSchema,
} from "./schema.ts";

/**
 * Plans an interview and queues its invitations in the same transaction. For users who may change applications; who sees
 * the candidate masked must reveal the application before inviting the candidate. Throws a `ValidationError`, a
 * `NotFoundError`, and a `ConflictError` when an interviewer has another interview at that time, unless the body accepts it.
 */
export async function planInterview(context: Context, applicationId: string, body: unknown): Promise<Interview> {
  const actor = requirePermission(context, "applications:change");
  const wanted = parse(newInterviewSchema, body);
  await requireApplication(context.db.read, applicationId);
  if (wanted.invitesCandidate) await requireRevealed(context, "application", applicationId);
  const now = context.now();
  const id = newId(now);
  await context.db.write(async (queries) => {
    await requireApplication(queries, applicationId);
    await checkPeople(queries, wanted, null);
    const row = { id, jobApplicationId: applicationId, ...columnsOf(wanted), createdBy: actor.id };
    await queries
      .insertInto("interviews")
      .values({ ...row, version: 1, createdAt: now, changedAt: now, canceledAt: null })
      .execute();
    await storeInterviewers(queries, id, wanted.interviewerIds);
    await recordAction(context, queries, {
      action: "change",
      kind: "application",
      id: applicationId,
      fields: ["interviews"],
    });
    await queueInterviewEmails(queries, {
      id,
      now,
      interviewerIds: wanted.interviewerIds,
      candidate: wanted.invitesCandidate,
    });
  });
  context.emailQueued?.();
  return await shown(context, applicationId, id);
}

/**
 * Changes an interview and sends the changes to its people; those who no longer belong to it get a cancellation. Who sees the
 * candidate masked must reveal the application first. Throws as
 * `planInterview`, and a `ConflictError` when the interview has another version than the body, or was canceled.
 */
export async function changeInterview(
  context: Context,
  applicationId: string,
  id: string,
  body: unknown,
): Promise<Interview> {
  requirePermission(context, "applications:change");
  const wanted = parse(interviewChangeSchema, body);
  // Else a masked title or place would be stored as the user saw it.
  await requireRevealed(context, "application", applicationId);
  const now = context.now();
  await context.db.write(async (queries) => {
    const before = await lockVersion(queries, applicationId, id, wanted.version);
    await checkPeople(queries, wanted, id);
    await queries
      .updateTable("interviews")
      .set({ ...columnsOf(wanted), version: before.version + 1, changedAt: now })
      .where("id", "=", id)
      .execute();
    await queries.deleteFrom("interviewers").where("interviewId", "=", id).execute();
    await storeInterviewers(queries, id, wanted.interviewerIds);
    await recordAction(context, queries, {
      action: "change",
      kind: "application",
      id: applicationId,
      fields: ["interviews"],
    });
    await queueInterviewEmails(queries, {
      id,
      now,
      interviewerIds: [...new Set([...before.interviewers.map((one) => one.id), ...wanted.interviewerIds])],
      candidate: wanted.invitesCandidate || before.invitesCandidate,
    });
  });
  context.emailQueued?.();
  return await shown(context, applicationId, id);
}

/** Cancels an interview and tells its people. Throws a `NotFoundError`, and a `ConflictError` as `changeInterview`. */
export async function cancelInterview(
  context: Context,
  applicationId: string,
  id: string,
  body: unknown,
): Promise<Interview> {
  requirePermission(context, "applications:change");
  const { version } = parse(cancellationSchema, body);
  const now = context.now();
  await context.db.write(async (queries) => {
    const before = await lockVersion(queries, applicationId, id, version);
    await queries
      .updateTable("interviews")
      .set({ canceledAt: now, changedAt: now, version: before.version + 1 })
      .where("id", "=", id)
      .execute();
    await recordAction(context, queries, {
      action: "change",
      kind: "application",
      id: applicationId,
      fields: ["interviews"],
    });
    const interviewerIds = before.interviewers.map((one) => one.id);
    await queueInterviewEmails(queries, { id, now, interviewerIds, candidate: before.invitesCandidate });
  });
  context.emailQueued?.();
  return await shown(context, applicationId, id);
}

async function shown(context: Context, applicationId: string, id: string): Promise<Interview> {
  const interview = await findInterview(context.db.read, applicationId, id);
  const [first] = await shownInterviews(context, applicationId, [interview]);
  return first as Interview;
}

const stale = () =>
  new ConflictError(
    { version: ["This interview has changed"] },
    "A colleague has changed this interview in the meantime. Check it and try again",
  );

/** The interview, locked until the end of the transaction. Throws unless it has this version and takes place. */
async function lockVersion(queries: Queries, applicationId: string, id: string, version: number) {
  await queries.selectFrom("interviews").select("id").where("id", "=", id).forUpdate().execute();
  const before = await findInterview(queries, applicationId, id);
  if (before.version !== version) throw stale();
  if (before.isCanceled)
    throw new ConflictError({ version: ["Canceled"] }, "This interview was canceled. Plan a new one instead");
  return before;
}

const columnsOf = (wanted: NewInterview) => ({
  title: wanted.title,
  startsAt: Date.parse(wanted.startsAt),
  durationMinutes: wanted.durationMinutes,
  timeZone: wanted.timeZone,
  candidateTimeZone: wanted.candidateTimeZone,
  place: wanted.place,
  invitesCandidate: wanted.invitesCandidate ? 1 : 0,
});

const storeInterviewers = (queries: Queries, interviewId: string, ids: readonly string[]) =>
  queries
    .insertInto("interviewers")
    .values([...new Set(ids)].map((userId) => ({ interviewId, userId })))
    .execute();

/** Refuses interviewers who may not read applications and, unless the plan accepts it, those with another interview then. */
async function checkPeople(queries: Queries, wanted: NewInterview, ownId: string | null): Promise<void> {
  // Locked on PostgreSQL, so that two plans for the same person at the same time see each other.
  const people = await colleaguesFor(queries, "application")
    .where("id", "in", wanted.interviewerIds)
    .forUpdate()
    .execute();
  if (people.length !== new Set(wanted.interviewerIds).size)
    throw new ValidationError({ interviewerIds: ["Choose colleagues who may read applications"] });
  if (wanted.despiteConflicts) return;
  const start = Date.parse(wanted.startsAt);
  const busy = await queries
    .selectFrom("interviewers")
    .innerJoin("interviews", "interviews.id", "interviewers.interviewId")
    .select(["interviewers.userId", "startsAt"])
    .where("interviewers.userId", "in", wanted.interviewerIds)
    .where("canceledAt", "is", null)
    .where("interviews.id", "!=", ownId ?? "")
    .where("startsAt", "<", start + wanted.durationMinutes * 60_000)
    .where(({ eb, ref }) => eb(eb(ref("startsAt"), "+", eb(ref("durationMinutes"), "*", 60_000)), ">", start))
    .orderBy("startsAt")
    .execute();
  if (busy.length === 0) return;
  const { timeZone } = wanted;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const messages = busy.map(({ userId, startsAt }) => {
    const name = people.find(({ id }) => id === userId)?.name;
    return `${name} has another interview on ${format.format(startsAt).replace("\u202f", " ")} (${timeZone})`;
  });
  throw new ConflictError(
    { despiteConflicts: messages },
    `${messages.join(". ")}. Choose another time, or plan it anyway`,
  );
}
