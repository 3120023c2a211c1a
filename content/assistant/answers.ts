import type { CuratedAnswer } from "./curated-answer.ts";

/** All reviewed answers of the support assistant. */
export const curatedAnswers: readonly CuratedAnswer[] = [];
