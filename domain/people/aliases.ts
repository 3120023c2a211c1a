import { type SqlBool, sql } from "kysely";
import { recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { searchedWords } from "../lists/searched-text.ts";
import { initialsOf, maskEmail } from "../masking/mask-fields.ts";
import { isMaskedFor } from "../reveals/shown.ts";
import { addressesOf } from "./address.ts";
import { findIn } from "./find.ts";
import type { Alias, RecordKind } from "./schema.ts";
import { readableSources } from "./sources.ts";

const MAX_ALIASES = 5;
/** How many of a person's names and phone numbers are looked up, and how many records with each of them. */
const MAX_VALUES = 3;
const MAX_MATCHES = 50;

/** A record that may come from the same person. */
interface Candidate {
  kind: RecordKind;
  id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  time: number;
}

/**
 * Other addresses that a person may have, because a record of them has the same full name or phone number. Nothing is merged:
 * a user decides.
 */
export async function findAliases(context: Context, id: string): Promise<Alias[]> {
  requirePermission(context, "people:change");
  const own = await addressesOf(context.db.read, id);
  const addresses = own.map(({ address }) => address);
  const sources = readableSources(context);
  const found = await findIn(context, sources, addresses, MAX_MATCHES);
  const facts = [];
  for (const source of sources)
    for (const { original } of await source.facts(
      context,
      found.filter(({ kind }) => kind === source.kind),
    ))
      facts.push(original);
  const names = distinct(
    facts.map(({ name }) => name && normalizeForSearch(name)).filter((name) => name?.includes(" ")),
  );
  const phones = distinct(facts.map(({ phone }) => phone && normalizeForSearch(phone)));
  const candidates: Candidate[] = [];
  for (const text of [...names, ...phones]) candidates.push(...(await withText(context, text)));
  const aliases = new Map<string, Alias>();
  const isMasked = isMaskedFor(context);
  for (const { kind, id: record, name, phone, email } of candidates.sort((a, b) => b.time - a.time)) {
    const address = normalizeForSearch(email ?? "");
    const hasName = names.includes(normalizeForSearch(name ?? ""));
    const isAlias = hasName || phones.includes(normalizeForSearch(phone ?? ""));
    if (address === "" || !isAlias || addresses.includes(address) || aliases.has(address)) continue;
    aliases.set(address, {
      record: { kind, id: record },
      name: isMasked ? initialsOf(name ?? "") : (name ?? ""),
      address: isMasked ? maskEmail(address) : address,
      reason: hasName ? "name" : "phone",
    });
  }
  const shown = [...aliases.values()].slice(0, MAX_ALIASES);
  await recordView(context, { kind: "person", id: own[0].personId, count: shown.length }, shown);
  return shown;
}

const distinct = (values: (string | null | undefined)[]) =>
  [...new Set(values.flatMap((value) => value || []))].slice(0, MAX_VALUES);

/** The newest records that contain a name or a phone number. */
async function withText({ db }: Context, text: string): Promise<Candidate[]> {
  const idsIn = (table: "inquiries" | "jobApplications") =>
    db.search({ table, words: searchedWords(text), condition: undefined, direction: "desc", limit: MAX_MATCHES });
  const findInquiries = async () => {
    const ids = await idsIn("inquiries");
    if (ids.length === 0) return [];
    return await db.read
      .selectFrom("inquiries")
      .select(["id", "firstName", "lastName", "email", "createdAt as time"])
      .where("id", "in", ids)
      .execute();
  };
  const findApplications = async () => {
    const ids = await idsIn("jobApplications");
    if (ids.length === 0) return [];
    return await db.read
      .selectFrom("jobApplications")
      .select(["id", "fullName as name", "phone", "email", "createdAt as time"])
      .where("id", "in", ids)
      .execute();
  };
  const findConversations = () =>
    db.read
      .selectFrom("chatConversations")
      .select(["id", "userName as name", "userEmail as email", "lastMessageAt as time"])
      .where("userEmail", "is not", null)
      .where(sql<SqlBool>`lower(user_name) = ${text}`)
      .orderBy("lastMessageAt", "desc")
      .limit(MAX_MATCHES)
      .execute();
  const [inquiries, applications, conversations] = await Promise.all([
    findInquiries(),
    findApplications(),
    findConversations(),
  ]);
  return [
    ...inquiries.map(({ firstName, lastName, ...row }) => ({
      ...row,
      kind: "inquiry" as const,
      name: `${firstName} ${lastName}`,
      phone: null,
    })),
    ...applications.map((row) => ({ ...row, kind: "application" as const })),
    ...conversations.map((row) => ({ ...row, kind: "conversation" as const, phone: null })),
  ];
}
