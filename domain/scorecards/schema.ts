import * as z from "zod/mini";
import { paragraph } from "../kernel/text.ts";

/** What every candidate is judged by, in the words of the dashboard. */
export const criteria = {
  skills: "Skills",
  problemSolving: "Problem solving",
  communication: "Communication",
  motivation: "Motivation",
} as const;
export type Criterion = keyof typeof criteria;
export const criterionNames = Object.keys(criteria) as Criterion[];

/** The scores, from 1 to 4. There is no middle to hide in. */
export const scoreWords = ["Weak", "Mixed", "Good", "Excellent"] as const;

/** The overall recommendations, in the words of the dashboard. */
export const recommendations = {
  "strong-no": "Strong no",
  no: "No",
  yes: "Yes",
  "strong-yes": "Strong yes",
} as const;
export type Recommendation = keyof typeof recommendations;
export const recommendationNames = Object.keys(recommendations) as Recommendation[];

export const MAX_SCORECARD_NOTE = 5000;

const score = z.int("Choose a score").check(z.gte(1, "Choose a score"), z.lte(4, "Choose a score"));
const scores = z.strictObject({ skills: score, problemSolving: score, communication: score, motivation: score });

/** The body of `PUT …/scorecard`: one’s own scores. */
export const scorecardBodySchema = z.strictObject({
  scores,
  recommendation: z.enum(recommendationNames, "Choose a recommendation"),
  note: paragraph(MAX_SCORECARD_NOTE),
  /** The version that it replaces; 0 for the first. */
  version: z.int("Must be the version of the scorecard that you saw").check(z.gte(0, "Must be at least 0")),
});

export type ScorecardBody = z.infer<typeof scorecardBodySchema>;

export const scorecardSchema = z.object({
  /** Who gave it; null when the account was removed. */
  author: z.nullable(z.string()),
  isOwn: z.boolean(),
  scores,
  recommendation: z.enum(recommendationNames),
  note: z.string(),
  version: z.number(),
  createdAt: z.iso.datetime(),
  /** When it was changed, oldest first; the last 50 times. */
  changes: z.array(z.iso.datetime()),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

/** How often each score and each recommendation was given, in the order of `scoreWords` and `recommendationNames`. */
const distribution = z.array(z.number());

/** The scorecards of an application. Those of others are hidden until the user has given one. */
export const scorecardsSchema = z.object({
  /** How many there are, hidden ones included. */
  count: z.number(),
  isHidden: z.boolean(),
  /** One’s own first, then by time. Empty while they are hidden. */
  items: z.array(scorecardSchema),
  /** Null while they are hidden, and when there are none. */
  summary: z.nullable(
    z.object({
      recommendations: distribution,
      scores: z.object({
        skills: distribution,
        problemSolving: distribution,
        communication: distribution,
        motivation: distribution,
      }),
    }),
  ),
});
export type Scorecards = z.infer<typeof scorecardsSchema>;
