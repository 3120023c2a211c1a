import type { Queries } from "#db/database.ts";
import { recordAction } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ConflictError, NotFoundError, ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { addressesOf, addressOf, noAddress, storeAddress } from "./address.ts";
import { recordReferenceSchema, splitSchema } from "./schema.ts";

/**
 * Merges the person that a record comes from into this one, with all their addresses. `splitPerson` undoes it, address by
 * address. Throws a `ConflictError` when both are the same person already.
 */
export async function mergePerson(context: Context, id: string, body: unknown): Promise<void> {
  requirePermission(context, "people:change");
  const address = await addressOf(context, parse(recordReferenceSchema, body));
  if (address === null) throw new ValidationError({ id: [noAddress] }, noAddress);
  await context.db.write(async (queries) => {
    const other = await storeAddress(queries, address, context.now());
    const [{ personId }] = await addressesOf(queries, id);
    // On PostgreSQL, of two merges at the same time the second finds what the first has done.
    await lockAddresses(queries, [personId, other.personId]);
    const [own] = await addressesOf(queries, id);
    const merged = await storeAddress(queries, address, context.now());
    if (merged.personId === own.personId) throw conflict("This address already belongs to this person");
    await queries
      .updateTable("personAddresses")
      .set({ personId: own.personId })
      .where("personId", "=", merged.personId)
      .execute();
    await recordAction(context, queries, {
      action: "merge",
      kind: "person",
      id: own.personId,
      fields: [merged.personId],
    });
  });
}

/** Makes a merged address a person of its own again, with the id that it had before. */
export async function splitPerson(context: Context, id: string, body: unknown): Promise<void> {
  requirePermission(context, "people:change");
  const { address } = parse(splitSchema, body);
  await context.db.write(async (queries) => {
    const [{ personId }] = await addressesOf(queries, id);
    await lockAddresses(queries, [personId]);
    const split = (await addressesOf(queries, id)).find((one) => one.id === address);
    if (!split) throw new NotFoundError("This person has no such address");
    if (split.id === personId) throw conflict("This is the person’s first address. Split off the others instead");
    await queries.updateTable("personAddresses").set({ personId: split.id }).where("id", "=", split.id).execute();
    await recordAction(context, queries, { action: "split", kind: "person", id: personId, fields: [split.id] });
  });
}

const conflict = (message: string) => new ConflictError({ address: [message] }, message);

/** Locks the addresses of people on PostgreSQL, always in the same order, so that no two transactions wait for each other. */
export async function lockAddresses(queries: Queries, people: readonly string[]): Promise<void> {
  await queries
    .selectFrom("personAddresses")
    .select("id")
    .where("personId", "in", people)
    .orderBy("id")
    .forUpdate()
    .execute();
}
