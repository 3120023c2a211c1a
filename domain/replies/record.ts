import type { Queries } from "#db/database.ts";
import { isId } from "#db/id.ts";
import { NotFoundError } from "../kernel/errors.ts";
import type { Permission } from "../kernel/permissions.ts";
import type { KnownPerson } from "../masking/mask-person.ts";
import type { ReplyKind } from "./schema.ts";

/** The permissions that replies to each kind of record need, and the column of `replies` that names the record. */
export const recordKinds = {
  inquiry: { read: "inquiries:read", change: "inquiries:change", column: "inquiryId" },
  application: { read: "applications:read", change: "applications:change", column: "jobApplicationId" },
} as const satisfies Record<ReplyKind, { read: Permission; change: Permission; column: string }>;

/** The record that replies are about. */
export interface AnsweredRecord {
  email: string;
  createdAt: number;
  /** The person, for masking: the name of an application is masked, that of an inquiry stays readable. */
  person: KnownPerson;
}

/**
 * The record with an id. With `isLocked` it is locked on PostgreSQL until the end of the transaction, so that it is not removed
 * and two replies to it are stored one after the other. Throws a `NotFoundError`.
 */
export async function findRecord(
  queries: Queries,
  kind: ReplyKind,
  id: string,
  { isLocked = false } = {},
): Promise<AnsweredRecord> {
  if (!isId(id)) throw new NotFoundError(`This ${kind} was not found`);
  const lock = <Query extends { forUpdate(): Query }>(query: Query) => (isLocked ? query.forUpdate() : query);
  const inquiries = queries.selectFrom("inquiries").select(["email", "createdAt"]).where("id", "=", id);
  const applications = queries
    .selectFrom("jobApplications")
    .select(["email", "createdAt", "fullName"])
    .where("id", "=", id);
  const inquiry = kind === "inquiry" ? await lock(inquiries).executeTakeFirst() : undefined;
  const application = kind === "application" ? await lock(applications).executeTakeFirst() : undefined;
  const record = inquiry ?? application;
  if (!record) throw new NotFoundError(`This ${kind} was not found`);
  const { email, createdAt } = record;
  return { email, createdAt, person: { name: application?.fullName ?? null, email } };
}
