import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { hasPermission, requirePermission } from "../kernel/permissions.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { cursorText } from "../lists/page-query.ts";
import { maskEmail } from "../masking/mask-fields.ts";
import { isMaskedFor } from "../reveals/shown.ts";
import { addressesOf, noPerson } from "./address.ts";
import { findIn, rowsOf, versionOf } from "./find.ts";
import { type Person, type Timeline, type TimelineEvent, timelineQuerySchema } from "./schema.ts";
import type { Found, KnownFacts, ShownFacts, Source } from "./source.ts";
import { readableSources } from "./sources.ts";

/** How many events a part of a timeline has. */
const EVENTS = 30;
/** How many records of each kind say what is known about a person: the newest ones. */
const RECORDS_FOR_FACTS = 100;

/**
 * What is known about a person from records of the kinds that the user may read. Throws a `NotFoundError` when there is no such
 * person, or when the user may read none of their records.
 */
export async function readPerson(context: Context, id: string): Promise<Person> {
  const { role } = requirePermission(context, "people:read");
  const { read } = context.db;
  const own = await addressesOf(read, id);
  const { personId } = own[0];
  const addresses = own.map(({ address }) => address);
  const sources = readableSources(context);
  const found = await findIn(context, sources, addresses, RECORDS_FOR_FACTS);
  if (found.length === 0) throw noPerson();
  const counts: Person["counts"] = {};
  // An email is the team's contact, not theirs.
  const seen = found.find(({ kind }) => kind !== "email") ?? found[0];
  let firstSeen = seen?.time ?? 0;
  for (const source of sources) {
    counts[source.kind] = await source.count(context.db.read, addresses);
    if (source.kind !== "email")
      for (const address of addresses)
        firstSeen = Math.min(firstSeen, (await source.first(read, address)) ?? firstSeen);
  }
  const facts = await factsOf(context, sources, found);
  const mayChange = hasPermission(role, "people:change");
  const listed = own.flatMap(({ id: addressId, personId: of, address }) => {
    const shown = facts.addresses.get(address);
    // Without a record that the user may read, an address tells them something new.
    if (shown === undefined && !mayChange) return [];
    const isClear = shown?.isClear ?? !isMaskedFor(context);
    const text = isClear ? address : maskEmail(address);
    return [{ id: addressId, address: text, isMerged: addressId !== of }];
  });
  const person = {
    id: personId,
    names: facts.names,
    companies: facts.companies,
    phones: facts.phones,
    addresses: listed,
    firstSeen: new Date(firstSeen).toISOString(),
    lastSeen: new Date(seen?.time ?? 0).toISOString(),
    counts,
    ...(mayChange && { version: versionOf(await rowsOf(read, sources, addresses)) }),
    ...(isMaskedFor(context) && { revealedUntil: facts.revealedUntil }),
  };
  await recordView(context, { kind: "person", id: personId }, person);
  return person;
}

/** A part of a person's timeline, of all kinds that the user may read or of one. `query` follows `timelineQuerySchema`. */
export async function readTimeline(context: Context, id: string, query: unknown): Promise<Timeline> {
  requirePermission(context, "people:read");
  const { kind, after } = parse(timelineQuerySchema, query);
  const [first, ...others] = await addressesOf(context.db.read, id);
  const sources = readableSources(context).filter((source) => !kind || source.kind === kind);
  const addresses = [first, ...others].map(({ address }) => address);
  const part = await partOf(context, sources, await findIn(context, sources, addresses, EVENTS + 1, after));
  await recordView(context, { kind: "person", id: first.personId }, part);
  return part;
}

/** The first events of `found`, as the user may see them, and the cursor of the last if there are more. */
async function partOf(context: Context, sources: readonly Source[], found: readonly Found[]): Promise<Timeline> {
  const part = found.slice(0, EVENTS);
  const shown = new Map<string, TimelineEvent>();
  for (const source of sources)
    for (const event of await source.show(context, ofKind(part, source))) shown.set(event.id, event);
  const last = part.at(-1);
  return {
    events: part.flatMap(({ id }) => shown.get(id) ?? []),
    next: found.length > EVENTS && last ? cursorText(last) : null,
  };
}

const ofKind = (found: readonly Found[], { kind }: Source) => found.filter((one) => one.kind === kind);

/** The values that records name, each once, newest first, as the user may see them: in the clear where one is revealed. */
async function factsOf(context: Context, sources: readonly Source[], found: readonly Found[]) {
  const facts: ShownFacts[] = [];
  for (const source of sources) facts.push(...(await source.facts(context, ofKind(found, source))));
  facts.sort((a, b) => b.time - a.time);
  const valuesOf = (field: keyof KnownFacts) => {
    const values = new Map<string, { value: string; isClear: boolean }>();
    for (const { original, shown, until } of facts) {
      const isClear = until !== null;
      const key = normalizeForSearch(original[field] ?? "").trim();
      const value = shown[field];
      const known = values.get(key);
      if (key && value && (!known || (isClear && !known.isClear))) values.set(key, { value, isClear });
    }
    return values;
  };
  const unique = (field: keyof KnownFacts) => [...new Set([...valuesOf(field).values()].map(({ value }) => value))];
  const ends = facts.flatMap(({ until }) => until ?? []);
  const revealedUntil = ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
  return {
    revealedUntil,
    names: unique("name"),
    companies: unique("company"),
    phones: unique("phone"),
    addresses: valuesOf("address"),
  };
}
