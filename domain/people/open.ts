import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { ValidationError } from "../kernel/errors.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { addressesBeside, addressOf, noAddress, storeAddress } from "./address.ts";
import { recordReferenceSchema } from "./schema.ts";
import { readableSources } from "./sources.ts";

/**
 * The id of the person that a record comes from, made when it is first asked for. Throws a `NotFoundError` when there is no
 * such record that the user may read, and a `ValidationError` when its visitor left no address.
 */
export async function openPerson(context: Context, body: unknown): Promise<{ id: string }> {
  requirePermission(context, "people:read");
  const record = parse(recordReferenceSchema, body);
  const address = await addressOf(context, record);
  if (address === null) throw new ValidationError({ id: [noAddress] }, noAddress);
  const { personId: id } = await context.db.write((queries) => storeAddress(queries, address, context.now()));
  await recordView(context, { kind: "person", id }, record);
  return { id };
}

/** How many other records the person of a record has, of the kinds that the user may read; null without an address. */
export async function countOthers(context: Context, query: unknown): Promise<{ others: number | null }> {
  requirePermission(context, "people:read");
  const record = parse(recordReferenceSchema, query);
  const address = await addressOf(context, record);
  if (address === null) return { others: null };
  const addresses = await addressesBeside(context, address);
  let count = 0;
  for (const source of readableSources(context))
    if (source.isRecord) count += await source.count(context.db.read, addresses);
  const others = Math.max(0, count - (record.kind === "account" ? 0 : 1));
  // No one but the person of a record that the user has opened: part of viewing it.
  await recordView(context, { kind: record.kind === "account" ? "user" : record.kind, id: record.id }, { others });
  return { others };
}
