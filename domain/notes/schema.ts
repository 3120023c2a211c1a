import * as z from "zod/mini";
import { paragraph } from "../kernel/text.ts";
import { colleagueSchema } from "../work/schema.ts";

/** The maximum length of a note, in characters. */
export const MAX_NOTE_CHARACTERS = 5000;

/** How a note mentions a colleague: by the id of the account, so that the present name is shown. */
export const mentionPattern = /<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>/g;
export const mentionOf = (id: string) => `<@${id}>`;

/** The body of `POST …/notes`. `content` mentions colleagues as `<@id>`. */
export const newNoteSchema = z.object({ content: paragraph(MAX_NOTE_CHARACTERS, "Write a note") });

/** A note of the team on a record. */
export const noteSchema = z.object({
  id: z.string(),
  /** Mentions colleagues as `<@id>`. */
  content: z.string(),
  /** Null once the account is removed. */
  author: z.nullable(colleagueSchema),
  createdAt: z.iso.datetime(),
  /** The colleagues that it mentions, by their present names; without those whose accounts are removed. */
  mentions: z.array(colleagueSchema),
});
export type Note = z.infer<typeof noteSchema>;

/** The notes on a record, oldest first. */
export const notesSchema = z.object({
  items: z.array(noteSchema),
  /** When personal data in them is masked again; null while it is masked. Absent for users who always see it. */
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
});
export type Notes = z.infer<typeof notesSchema>;
