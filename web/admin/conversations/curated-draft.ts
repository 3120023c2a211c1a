import * as z from "zod/mini";
import type { CuratedAnswer, CuratedOffer } from "#content/assistant/curated-answer.ts";

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The number of phrasings that the build accepts (`CuratedAnswer`). */
const phrasings = { min: 3, max: 8 };

/** A form that drafts a curated answer: phrasings and sources one per line, and what the answer offers. */
export const curatedDraftSchema = z.object({
  questions: z
    .pipe(z.string(), z.transform(lines))
    .check(
      z.minLength(phrasings.min, `Write at least ${phrasings.min} ways to ask, one per line`),
      z.maxLength(phrasings.max, `Write at most ${phrasings.max} ways to ask`),
    ),
  answer: z.string().check(z.trim(), z.minLength(1, "Write the answer")),
  sources: z.pipe(z.string(), z.transform(lines)).check(
    z.minLength(1, "Name at least one page"),
    z.refine(
      (paths) => paths.every((path) => /^\/[\w/#-]*$/.test(path)),
      "Each line must be a path, such as /about#team",
    ),
  ),
  demo: z.boolean(),
  handover: z.boolean(),
  apply: z.boolean(),
  isUnpublished: z.boolean(),
});

/** The file for `content/assistant` with this answer, as TypeScript. */
export function curatedDraftFile(draft: z.output<typeof curatedDraftSchema>): string {
  const { questions, answer, sources, isUnpublished } = draft;
  const offers = (["apply", "demo", "handover"] as const satisfies CuratedOffer[]).filter((offer) => draft[offer]);
  const curated = {
    questions: questions as string[] as unknown as CuratedAnswer["questions"],
    answer,
    sources: sources as string[] as unknown as CuratedAnswer["sources"],
    ...(offers.length > 0 && { offers }),
    ...(isUnpublished && { isUnpublished }),
  } satisfies CuratedAnswer;
  return `import type { CuratedAnswer } from "../curated-answer.ts";

// A draft: review it, move it to the file of its subject in content/assistant, and run the build, which compares it with
// the pages that it names.
export const draftAnswers: readonly CuratedAnswer[] = ${JSON.stringify([curated], null, 2)};
`;
}
