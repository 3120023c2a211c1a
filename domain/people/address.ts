import { type Expression, sql } from "kysely";
import type { Queries } from "#db/database.ts";
import { isId, newId } from "#db/id.ts";
import type { Context } from "../kernel/context.ts";
import { NotFoundError } from "../kernel/errors.ts";
import { hasPermission, requireUser } from "../kernel/permissions.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import type { RecordReference } from "./schema.ts";

/** An address of a person. */
export interface PersonAddress {
  id: string;
  personId: string;
  address: string;
}

/** The condition that a column holds an address, whatever its case. */
export const isAddress = (column: string, address: string | Expression<string>) =>
  sql<boolean>`lower(${sql.ref(column)}) = ${address}`;

/** Where the address of a record is, and what reading it takes. */
const records = {
  inquiry: { table: "inquiries", column: "email", permission: "inquiries:read" },
  application: { table: "jobApplications", column: "email", permission: "applications:read" },
  conversation: { table: "chatConversations", column: "userEmail", permission: "conversations:read" },
  account: { table: "users", column: "email", permission: "people:change" },
} as const;

/**
 * The normalized address of a record; null for a visitor who left none. Throws a `NotFoundError` when there is no such record
 * that the user may read.
 */
export async function addressOf(context: Context, { kind, id }: RecordReference): Promise<string | null> {
  const notFound = () => new NotFoundError(`This ${kind} was not found`);
  const { table, column, permission } = records[kind];
  if (!isId(id) || !hasPermission(requireUser(context).role, permission)) throw notFound();
  const row = await context.db.read
    .selectFrom(table)
    .select(sql<string | null>`${sql.ref(column)}`.as("address"))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.address && normalizeForSearch(row.address);
}

/** The row of an address, which it gets when the page of its person is first opened. Call it in a transaction. */
export async function storeAddress(queries: Queries, address: string, now: number): Promise<PersonAddress> {
  const id = newId(now);
  await queries
    .insertInto("personAddresses")
    .values({ id, personId: id, address, createdAt: now })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .execute();
  return await queries
    .selectFrom("personAddresses")
    .select(["id", "personId", "address"])
    .where("address", "=", address)
    .executeTakeFirstOrThrow();
}

/** All addresses of the person who has this one. */
export async function addressesBeside({ db }: Context, address: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom("personAddresses as other")
    .innerJoin("personAddresses as own", "own.personId", "other.personId")
    .select("other.address")
    .where("own.address", "=", address)
    .execute();
  return rows.length > 0 ? rows.map((row) => row.address) : [address];
}

/**
 * The addresses of a person, the oldest first. The id of a person that was merged leads to the one it was merged into. Throws
 * a `NotFoundError` when there is no such person.
 */
export async function addressesOf(queries: Queries, id: string): Promise<[PersonAddress, ...PersonAddress[]]> {
  const byPerson = (personId: string) =>
    queries
      .selectFrom("personAddresses")
      .select(["id", "personId", "address"])
      .where("personId", "=", personId)
      .orderBy("id")
      .execute();
  const own = isId(id)
    ? await queries.selectFrom("personAddresses").select("personId").where("id", "=", id).executeTakeFirst()
    : undefined;
  const [first, ...others] = isId(id) ? await byPerson(own?.personId ?? id) : [];
  if (!first) throw noPerson();
  return [first, ...others];
}

export const noAddress = "This visitor left no email address";
export const noPerson = () => new NotFoundError("This person has no records");
