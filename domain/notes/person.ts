import type { Queries } from "#db/database.ts";
import { isApplicant } from "../conversations/mask.ts";
import type { KnownPerson } from "../masking/mask-person.ts";
import { recordNotFound } from "../work/kinds.ts";
import type { RecordKind } from "../work/schema.ts";

/** The person of a record, as masks need it: the name only where the record masks it. Throws a `NotFoundError`. */
export async function personOfRecord(queries: Queries, kind: RecordKind, id: string): Promise<KnownPerson> {
  const person = await find(queries, kind, id);
  if (!person) throw recordNotFound(kind);
  return person;
}

async function find(queries: Queries, kind: RecordKind, id: string): Promise<KnownPerson | undefined> {
  if (kind === "inquiry") {
    const row = await queries.selectFrom("inquiries").select("email").where("id", "=", id).executeTakeFirst();
    return row && { name: null, email: row.email };
  }
  if (kind === "application")
    return await queries
      .selectFrom("jobApplications")
      .select(["fullName as name", "email"])
      .where("id", "=", id)
      .executeTakeFirst();
  const row = await queries
    .selectFrom("chatConversations")
    .select(["userName", "userEmail", isApplicant.as("isApplicant")])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { name: row.isApplicant ? row.userName : null, email: row.userEmail };
}
