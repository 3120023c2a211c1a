import { type SqlBool, sql } from "kysely";
import { recordView } from "../audit/record.ts";
import { isApplicant } from "../conversations/mask.ts";
import { inBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { hasPermission, requirePermission } from "../kernel/permissions.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { containsWords, searchedWords } from "../lists/searched-text.ts";
import { maskEmail } from "../masking/mask-fields.ts";
import { isMaskedFor } from "../reveals/shown.ts";
import { type FoundPerson, personSearchSchema, type RecordReference } from "./schema.ts";

/** The most people that a search returns. */
const MAX_PEOPLE = 5;
/** How many of the newest records that contain the text anywhere are checked for a name or an address that does. */
const CHECKED = 200;

interface Candidate {
  record: RecordReference;
  name: string;
  address: string;
  time: number;
}

/**
 * The people whose name and email address contain all words of a search, by their newest record. For users who see records masked only by
 * a name that they see unmasked, so that no search confirms an address.
 */
export async function searchPeople(context: Context, body: unknown): Promise<FoundPerson[]> {
  const { role } = requirePermission(context, "people:read");
  const { q } = parse(personSearchSchema, body);
  const words = searchedWords(q);
  const isMasked = isMaskedFor(context);
  const isMatch = ({ name, address }: Pick<Candidate, "name" | "address">) =>
    containsWords(isMasked ? [name] : [name, address], words);
  const candidates: Candidate[] = [];
  if (hasPermission(role, "inquiries:read")) candidates.push(...(await inInquiries(context, words)));
  if (hasPermission(role, "applications:read") && !isMasked) candidates.push(...(await inApplications(context, words)));
  if (hasPermission(role, "conversations:read"))
    candidates.push(...(await inConversations(context, isMasked, isMatch)));
  if (hasPermission(role, "people:change") && !isMasked)
    candidates.push(...(await inAccounts(context, normalizeForSearch(q))));
  const matching = candidates.filter(isMatch).sort((a, b) => b.time - a.time);
  const people = new Map<string, FoundPerson>();
  for (const { record, name, address } of await withPeople(context, matching)) {
    if (people.size === MAX_PEOPLE) break;
    const person = address.personId ?? address.text;
    if (!people.has(person))
      people.set(person, { record, name, address: isMasked ? maskEmail(address.text) : address.text });
  }
  const found = [...people.values()];
  await recordView(context, { kind: "person", count: found.length }, found);
  return found;
}

/** The candidates with the person that their address belongs to, if its page was opened before. */
async function withPeople({ db }: Context, candidates: readonly Candidate[]) {
  const addresses = [...new Set(candidates.map(({ address }) => normalizeForSearch(address)))];
  const rows =
    addresses.length === 0
      ? []
      : await db.read
          .selectFrom("personAddresses")
          .select(["address", "personId"])
          .where("address", "in", addresses)
          .execute();
  const personOf = new Map(rows.map(({ address, personId }) => [address, personId]));
  return candidates.map(({ address, ...rest }) => {
    const normalized = normalizeForSearch(address);
    return { ...rest, address: { text: normalized, personId: personOf.get(normalized) } };
  });
}

async function inInquiries({ db }: Context, words: string[]): Promise<Candidate[]> {
  const ids = await newest(db, "inquiries", words);
  if (ids.length === 0) return [];
  const rows = await db.read
    .selectFrom("inquiries")
    .select(["id", "firstName", "lastName", "email", "createdAt"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, firstName, lastName, email, createdAt }) => ({
    record: { kind: "inquiry", id },
    name: `${firstName} ${lastName}`,
    address: email,
    time: createdAt,
  }));
}

async function inApplications({ db }: Context, words: string[]): Promise<Candidate[]> {
  const ids = await newest(db, "jobApplications", words);
  if (ids.length === 0) return [];
  const rows = await db.read
    .selectFrom("jobApplications")
    .select(["id", "fullName", "email", "createdAt"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, fullName, email, createdAt }) => ({
    record: { kind: "application", id },
    name: fullName,
    address: email,
    time: createdAt,
  }));
}

const newest = (db: Context["db"], table: "inquiries" | "jobApplications", words: string[]) =>
  db.search({ table, words, condition: undefined, direction: "desc", limit: CHECKED });

/** Conversations whose visitor left an address. Few have one, and no database folds accents as a search does: all are compared. */
async function inConversations({ db }: Context, isMasked: boolean, isMatch: (one: Candidate) => boolean) {
  const found: Candidate[] = [];
  const rows = db.read
    .selectFrom("chatConversations")
    .select(["id", "userName", "userEmail", "lastMessageAt"])
    .where("messageCount", ">", 0)
    .where("userEmail", "is not", null)
    // The name of an applicant is masked.
    .$if(isMasked, (query) => query.where(sql<SqlBool>`not ${isApplicant}`))
    .orderBy("id", "desc");
  const batches = inBatches<{ id: string; userName: string | null; userEmail: string | null; lastMessageAt: number }>(
    (limit, last) => (last ? rows.where("id", "<", last.id) : rows).limit(limit).execute(),
  );
  for await (const batch of batches) {
    const candidates = batch.map(({ id, userName, userEmail, lastMessageAt }): Candidate => {
      return {
        record: { kind: "conversation", id },
        name: userName ?? "",
        address: userEmail ?? "",
        time: lastMessageAt,
      };
    });
    found.push(...candidates.filter(isMatch));
    if (found.length >= CHECKED) break;
  }
  return found;
}

/** The account with exactly this address. */
async function inAccounts({ db }: Context, text: string): Promise<Candidate[]> {
  const rows = await db.read
    .selectFrom("users")
    .select(["id", "name", "email", "createdAt"])
    .where("emailFolded", "=", text)
    .where("role", "=", "user")
    .execute();
  return rows.map(({ id, name, email, createdAt }) => ({
    record: { kind: "account", id },
    name,
    address: email,
    time: createdAt,
  }));
}
