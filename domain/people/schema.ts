import * as z from "zod/mini";
import { line } from "../kernel/text.ts";
import { cursor } from "../lists/page-query.ts";

/** The records of a person that have an address themselves, as `domain/reveals/shown.ts` calls them. */
export const recordKinds = ["inquiry", "application", "conversation"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What the timeline of a person shows: records, emails to them, and their account. */
export const timelineKinds = [...recordKinds, "email", "account"] as const;
export type TimelineKind = (typeof timelineKinds)[number];

const id = z.string("Must be an id").check(z.regex(/^[\w-]{1,64}$/, "Must be an id"));

/** Names the person that a record comes from: in a body or a query, without the address. */
export const recordReferenceSchema = z.object({
  kind: z.enum([...recordKinds, "account"], "Must be inquiry, application, conversation or account"),
  id,
});
export type RecordReference = z.infer<typeof recordReferenceSchema>;

/** The id of a person, which has no meaning. */
export const openedPersonSchema = z.object({ id: z.string() });

/** How many other records there are of the person that a record comes from; null for a visitor who left no address. */
export const otherRecordsSchema = z.object({ others: z.nullable(z.number()) });

/** Counts end here. */
export const MAX_COUNT = 1000;

/** Something that happened, in one line. */
export const timelineEventSchema = z.object({
  kind: z.enum(timelineKinds),
  id: z.string(),
  at: z.iso.datetime(),
  /** The start of a message, the position of an application, the kind of an email, or the name of an account. */
  text: z.string(),
  /** The company of an inquiry, or the resume of an application. */
  detail: z.nullable(z.string()),
  /** That of a conversation or an email, `failing` when its last delivery failed; the stage of an application; the role of an account. */
  status: z.nullable(z.string()),
  /** The number of messages in a conversation. */
  count: z.nullable(z.number()),
  /** How many replies of the team and notes a record has, whose text it shows itself. */
  replies: z.optional(z.number()),
  notes: z.optional(z.number()),
  /** As for records: absent for users who always see personal data. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

/** A part of a timeline, newest first. */
export const timelineSchema = z.object({
  events: z.array(timelineEventSchema),
  /** The cursor that the next part starts after; null at the end. */
  next: z.nullable(z.string()),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** The query of a timeline. */
export const timelineQuerySchema = z.object({
  kind: z.optional(z.enum(timelineKinds, "Must be a kind of the timeline")),
  after: z.optional(cursor()),
});

const texts = z.array(z.string());

/** What is known about one person, of what the user may see. */
export const personSchema = z.object({
  id: z.string(),
  names: texts,
  companies: texts,
  phones: texts,
  addresses: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      /** It was merged into this person, and can be split off again. */
      isMerged: z.boolean(),
    }),
  ),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** How many there are of each kind that the user may read, at most `MAX_COUNT`. */
  counts: z.partialRecord(z.enum(timelineKinds), z.number()),
  /** Changes with each of their rows and addresses. Absent for users who may not erase them. */
  version: z.optional(z.string()),
  /** When the first revealed value is masked again; null while all are masked. Absent for users who always see them. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
});
export type Person = z.infer<typeof personSchema>;

/** A search for people, in a body: names and addresses stay out of addresses and logs. */
export const personSearchSchema = z.object({
  q: line(200).check(z.minLength(2, "Type at least 2 characters")),
});

/** A person that a search found, by one of their records. */
export const foundPersonSchema = z.object({
  record: recordReferenceSchema,
  name: z.string(),
  /** The email address, or what is shown of it. */
  address: z.string(),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** The id of the address that is split off a person. */
export const splitSchema = z.object({ address: id });

/** An address that may belong to the same person, by a record of it, and why. */
export const aliasSchema = z.extend(foundPersonSchema, { reason: z.enum(["name", "phone"]) });
export type Alias = z.infer<typeof aliasSchema>;

/** What goes when a person is erased: what the user confirmed, as `counts` and `version` of the person have it. */
export const eraseSchema = z.object({
  counts: z.partialRecord(z.enum(timelineKinds), z.number("Must be a number")),
  version: z.optional(z.string("Must be text").check(z.regex(/^[\w-]{1,64}$/, "Must be the version of the person"))),
});
