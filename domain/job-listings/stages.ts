// The stages of applications and their limits, apart from the schemas: the dashboard needs no validator to name a stage.

/** The stage in which an application arrives. */
export const firstStage = "new";
/** The stages in which an application ends. */
export const finalStages = ["hired", "rejected", "withdrawn"] as const;
/** The stages in between of a listing that has none of its own, and of applications without a listing. */
export const defaultStages: readonly string[] = ["screening", "interview", "offer"];

/** How many stages a listing may have between the first one and the last ones. */
export const MAX_MIDDLE_STAGES = 8;
export const MAX_STAGE_NAME = 40;
/** How many applications one request may move. */
export const MAX_MOVES = 50;
/** How many cards of a column the board loads at a time. */
export const CARDS_PER_PART = 20;
/** Figures of fewer applications say nothing. */
export const MIN_FIGURE = 5;
/** The days within which an applicant should have an answer. */
export const ANSWER_DAYS = 14;

/** The stages of a listing in between, from their column. */
export const middleStages = (stored: string | null): string[] =>
  stored === null ? [...defaultStages] : (JSON.parse(stored) as string[]);

/** All stages of a listing, in order, from its stages in between. */
export const allStages = (middle: readonly string[] = defaultStages): string[] => [
  firstStage,
  ...middle,
  ...finalStages,
];

/** Whether applications in a stage still wait for a decision. */
export const isOpenStage = (stage: string): boolean => !(finalStages as readonly string[]).includes(stage);

/** The name of a stage as people read it. */
export const stageLabel = (stage: string): string => stage.charAt(0).toUpperCase() + stage.slice(1);
