import type { Queries } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { recordAction, recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, StaleVersionError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { requireRevealed } from "../reveals/shown.ts";
import { editsSince, withEdit } from "../work/edits.ts";
import { checkPlan } from "./check-plan.ts";
import { queueInterviewEmails } from "./queue-emails.ts";
import { findInterview, requireApplication, shownInterviews } from "./read.ts";
import {
  cancellationSchema,
  type Interview,
  interviewChangeSchema,
  type NewInterview,
  newInterviewSchema,
} from "./schema.ts";

/** The most interviews of an application, canceled ones included. */
const MAX_INTERVIEWS = 100;

/**
 * Plans an interview and queues its invitations in the same transaction. For users who may change applications; who sees
 * the candidate masked must reveal the application before inviting the candidate. Throws as `checkPlan`, a `NotFoundError`, and
 * a `ConflictError` when the application has 100 interviews.
 */
export async function planInterview(context: Context, applicationId: string, body: unknown): Promise<Interview> {
  const actor = requirePermission(context, "applications:change");
  const wanted = parse(newInterviewSchema, body);
  const { interviewerIds, invitesCandidate } = wanted;
  await requireApplication(context.db.read, applicationId);
  if (invitesCandidate) await requireRevealed(context, "application", applicationId);
  await countEmails(context, interviewerIds, invitesCandidate);
  const now = context.now();
  const id = newId(now);
  await context.db.write(async (queries) => {
    await requireApplication(queries, applicationId, { isLocked: true });
    await requireRoom(queries, applicationId);
    await checkPlan(queries, wanted, { before: null, now });
    const row = { id, jobApplicationId: applicationId, ...columnsOf(wanted), createdBy: actor.id };
    await queries
      .insertInto("interviews")
      .values({ ...row, version: 1, createdAt: now, changedAt: now, canceledAt: null })
      .execute();
    await storeInterviewers(queries, id, interviewerIds);
    await announce(context, queries, applicationId, { id, now, interviewerIds, candidate: invitesCandidate });
  });
  context.emailQueued?.();
  return await shown(context, applicationId, id);
}

/**
 * Changes an interview and sends the changes to its people; those who no longer belong to it get a cancellation. Who sees the
 * candidate masked must reveal the application first. Throws as `checkPlan`, a `NotFoundError`, and a `StaleVersionError` when
 * the interview has another version than the body, or was canceled.
 */
export async function changeInterview(
  context: Context,
  applicationId: string,
  id: string,
  body: unknown,
): Promise<Interview> {
  const actor = requirePermission(context, "applications:change");
  const wanted = parse(interviewChangeSchema, body);
  const invited = invitedTo(await findInterview(context.db.read, applicationId, id), wanted);
  // Else a masked title or place would be stored as the user saw it.
  await requireRevealed(context, "application", applicationId);
  await countEmails(context, invited.interviewerIds, invited.candidate);
  const now = context.now();
  const isCurrent = await context.db.write(async (queries) => {
    const { before, edits } = await lock(queries, applicationId, id);
    if (before.version !== wanted.version || before.isCanceled) return false;
    await checkPlan(queries, wanted, { before, now });
    const version = before.version + 1;
    const edit = { version, by: actor.id, fields: changedFields(before, wanted), at: now };
    await queries
      .updateTable("interviews")
      .set({ ...columnsOf(wanted), version, edits: withEdit(edits, edit), changedAt: now })
      .where("id", "=", id)
      .execute();
    await queries.deleteFrom("interviewers").where("interviewId", "=", id).execute();
    await storeInterviewers(queries, id, wanted.interviewerIds);
    await announce(context, queries, applicationId, { id, now, ...invitedTo(before, wanted) });
    return true;
  });
  if (!isCurrent) throw await staleInterview(context, applicationId, id, wanted.version);
  context.emailQueued?.();
  return await shown(context, applicationId, id);
}

/** Cancels an interview and tells its people. Throws a `NotFoundError`, and a `StaleVersionError` as `changeInterview`. */
export async function cancelInterview(
  context: Context,
  applicationId: string,
  id: string,
  body: unknown,
): Promise<Interview> {
  const actor = requirePermission(context, "applications:change");
  const wanted = parse(cancellationSchema, body);
  const invited = invitedTo(await findInterview(context.db.read, applicationId, id), null);
  await countEmails(context, invited.interviewerIds, invited.candidate);
  const now = context.now();
  const isCurrent = await context.db.write(async (queries) => {
    const { before, edits } = await lock(queries, applicationId, id);
    if (before.version !== wanted.version || before.isCanceled) return false;
    const version = before.version + 1;
    const edit = { version, by: actor.id, fields: ["cancellation"], at: now };
    await queries
      .updateTable("interviews")
      .set({ canceledAt: now, changedAt: now, version, edits: withEdit(edits, edit) })
      .where("id", "=", id)
      .execute();
    await announce(context, queries, applicationId, { id, now, ...invitedTo(before, null) });
    return true;
  });
  if (!isCurrent) throw await staleInterview(context, applicationId, id, wanted.version);
  context.emailQueued?.();
  return await shown(context, applicationId, id);
}

async function shown(context: Context, applicationId: string, id: string): Promise<Interview> {
  const interview = await findInterview(context.db.read, applicationId, id);
  const [first] = await shownInterviews(context, applicationId, [interview]);
  return first as Interview;
}

/** Why a change of this version was refused: the present interview, and who changed what since, or who canceled it. */
async function staleInterview(context: Context, applicationId: string, id: string, version: number) {
  const current = await shown(context, applicationId, id);
  await recordView(context, { kind: "application", id: applicationId }, current);
  const { read } = context.db;
  const row = await read.selectFrom("interviews").select("edits").where("id", "=", id).executeTakeFirst();
  const isCancellation = current.isCanceled && version >= current.version;
  const changes = await editsSince(read, row?.edits ?? "[]", isCancellation ? current.version - 1 : version);
  const message = current.isCanceled
    ? "This interview was canceled. Schedule a new one instead"
    : "A colleague changed this interview in the meantime. Check it and try again";
  return new StaleVersionError({ current, changes }, message);
}

/** An interview and its edits, locked until the end of the transaction. Throws a `NotFoundError`. */
async function lock(queries: Queries, applicationId: string, id: string) {
  const locked = queries.selectFrom("interviews").select("edits").where("id", "=", id).forUpdate();
  const row = await locked.executeTakeFirst();
  return { before: await findInterview(queries, applicationId, id), edits: row?.edits ?? "[]" };
}

async function requireRoom(queries: Queries, applicationId: string): Promise<void> {
  const { count } = await queries
    .selectFrom("interviews")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("jobApplicationId", "=", applicationId)
    .executeTakeFirstOrThrow();
  if (count < MAX_INTERVIEWS) return;
  const message = `This application has ${MAX_INTERVIEWS} interviews, and can’t have more`;
  throw new ConflictError({ body: [message] }, message);
}

/** What a change of the plan changes, as a colleague is told. */
function changedFields(before: Interview, wanted: NewInterview): string[] {
  const ids = (all: readonly string[]) => [...new Set(all)].sort().join();
  const isChanged = {
    title: wanted.title !== before.title,
    time:
      Date.parse(wanted.startsAt) !== Date.parse(before.startsAt) || wanted.durationMinutes !== before.durationMinutes,
    "time zone": wanted.timeZone !== before.timeZone || wanted.candidateTimeZone !== before.candidateTimeZone,
    place: wanted.place !== before.place,
    interviewers: ids(wanted.interviewerIds) !== ids(before.interviewers.map(({ id }) => id)),
    invitation: wanted.invitesCandidate !== before.invitesCandidate,
  };
  return Object.entries(isChanged).flatMap(([field, is]) => (is ? field : []));
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

/** Who gets an email about a change: the people of the interview before and after it. */
const invitedTo = (before: Interview, wanted: NewInterview | null) => ({
  interviewerIds: [...new Set([...before.interviewers.map(({ id }) => id), ...(wanted?.interviewerIds ?? [])])],
  candidate: before.invitesCandidate || wanted?.invitesCandidate === true,
});

const countEmails = async ({ count }: Context, interviewerIds: readonly string[], candidate: boolean) =>
  await count?.("emails", new Set(interviewerIds).size + (candidate ? 1 : 0));

/** Records a change in the audit log, and queues the emails about it. */
async function announce(
  context: Context,
  queries: Queries,
  applicationId: string,
  changed: Parameters<typeof queueInterviewEmails>[1],
): Promise<void> {
  const change = { action: "change", kind: "application", id: applicationId, fields: ["interviews"] } as const;
  await recordAction(context, queries, change);
  await queueInterviewEmails(queries, changed);
}
