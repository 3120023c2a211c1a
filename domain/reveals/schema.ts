import * as z from "zod/mini";
import { line } from "../kernel/text.ts";

/** What a record can be revealed for. */
export const revealPurposes = ["reply", "interview", "rights request", "other"] as const;
export type RevealPurpose = (typeof revealPurposes)[number];

const MAX_NOTE = 200;

/** The body of `POST …/reveal`. Only the purpose “other” has a note, and needs one. */
export const revealSchema = z
  .object({
    purpose: z.enum(revealPurposes, `Must be ${revealPurposes.slice(0, -1).join(", ")} or ${revealPurposes.at(-1)}`),
    note: z.optional(line(MAX_NOTE)),
  })
  .check(
    z.refine(({ purpose, note }) => purpose !== "other" || Boolean(note), {
      path: ["note"],
      error: "Say what you need it for",
    }),
  );
export type Reveal = z.infer<typeof revealSchema>;
