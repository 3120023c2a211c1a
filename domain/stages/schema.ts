import * as z from "zod/mini";
import {
  allStages,
  firstStage,
  isOpenStage,
  MAX_MIDDLE_STAGES,
  MAX_MOVES,
  MAX_STAGE_NAME,
} from "../job-listings/stages.ts";
import { line } from "../kernel/text.ts";
import { normalizeForSearch } from "../lists/normalize-for-search.ts";
import { cursor } from "../lists/page-query.ts";
import { MAX_REJECTION_EMAILS, rejectionEmailSchema, rejectionOutcomeSchema } from "../replies/schema.ts";
import { colleagueSchema, workFilters } from "../work/schema.ts";

const known = allStages();
/** The one spelling of a stage that every listing can have; other names stay as they are. */
const spelled = (name: string) => known.find((stage) => stage === normalizeForSearch(name)) ?? name;

const anyStage = line(MAX_STAGE_NAME, "Name a stage");
const middleStage = z
  .pipe(anyStage, z.transform(spelled))
  .check(
    z.refine(
      (name) => name !== firstStage && isOpenStage(name),
      "New, Hired, Rejected and Withdrawn are part of every listing",
    ),
  );

const move = { from: anyStage, to: anyStage };
export interface Move {
  id: string;
  from: string;
  to: string;
}

/** What tells the candidates that they are rejected. Nothing is sent without it. */
const rejection = z.optional(rejectionEmailSchema);
const onlyRejected = { path: ["rejection"], error: "Only candidates who are moved to Rejected get this email" };

/** The body of `POST /api/admin/job-applications/{id}/stage`: the stage that the application leaves, and the next one. */
export const moveSchema = z
  .object({ ...move, rejection })
  .check(z.refine(({ to, rejection }) => !rejection || to === "rejected", onlyRejected));

const moves = z.array(z.object({ id: line(36, "Name an application"), ...move }), "Must be a list of moves").check(
  z.minLength(1, "Contains no move"),
  z.maxLength(MAX_MOVES, `Move at most ${MAX_MOVES} applications at a time`),
  z.refine((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, "Names an application twice"),
);

/** The body of `POST /api/admin/job-applications/stages`. */
export const movesSchema = z
  .object({ moves, rejection })
  .check(z.refine(({ moves, rejection }) => !rejection || moves.every(({ to }) => to === "rejected"), onlyRejected));

/** The stage of an application after a move. */
export const movedSchema = z.object({
  id: z.string(),
  stage: z.string(),
  stageSince: z.iso.datetime(),
  /** What became of the email of the request. */
  email: z.optional(rejectionOutcomeSchema),
  /** Whether the move canceled a waiting rejection. */
  isRejectionCanceled: z.optional(z.boolean()),
});
export type Moved = z.infer<typeof movedSchema>;

/** What became of one of several moves. */
export const moveResultSchema = z.discriminatedUnion("outcome", [
  z.extend(movedSchema, { outcome: z.literal("moved") }),
  z.object({
    id: z.string(),
    /** `stale`: it had left the stage; `missing`: there is no such application; `refused`: its listing lacks the stage. */
    outcome: z.enum(["stale", "missing", "refused"]),
    /** Why, as a sentence. */
    detail: z.string(),
  }),
]);
export type MoveResult = z.infer<typeof moveResultSchema>;
export const moveResultsSchema = z.object({ results: z.array(moveResultSchema) });

/** The stage of an application, the stages of its listing, and its moves, latest first. */
export const pipelineSchema = z.object({
  stage: z.string(),
  stageSince: z.iso.datetime(),
  stages: z.array(z.string()),
  moves: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      /** The name of the user; null when the account was deleted. */
      by: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
});
export type Pipeline = z.infer<typeof pipelineSchema>;

/** The body of `PUT /api/admin/job-listings/{id}/stages`. */
export const stageListSchema = z.object({
  /** The stages in between as the client knows them: another list is refused. */
  from: z
    .array(anyStage, "Must be a list of stages")
    .check(
      z.minLength(1, "Name the present stages"),
      z.maxLength(MAX_MIDDLE_STAGES, `Use at most ${MAX_MIDDLE_STAGES} stages`),
    ),
  stages: z.array(z.object({ name: middleStage, was: z.optional(anyStage) }), "Must be a list of stages").check(
    z.minLength(1, "Keep at least one stage between New and Hired"),
    z.maxLength(MAX_MIDDLE_STAGES, `Use at most ${MAX_MIDDLE_STAGES} stages`),
    z.refine(
      (stages) => new Set(stages.map(({ name }) => normalizeForSearch(name))).size === stages.length,
      "Two stages have the same name. Rename one of them",
    ),
  ),
  /** Where the candidates of each removed stage go. */
  candidates: z._default(z.record(anyStage, z.pipe(anyStage, z.transform(spelled))), {}),
});

/** The body of `POST /api/admin/job-listings/{id}/rejections`: how many applications the user confirmed to reject. */
export const rejectRemainingSchema = z
  .object({ openApplications: z.int("Must be a whole number").check(z.gte(1, "Must be at least 1")), rejection })
  .check(
    z.refine(({ openApplications, rejection }) => !rejection || openApplications <= MAX_REJECTION_EMAILS, {
      path: ["openApplications"],
      error: `Write to at most ${MAX_REJECTION_EMAILS.toLocaleString("en-US")} candidates at a time. Reject some on the board first`,
    }),
  );

/** How many were moved, and how many of them get the email of the request, have been told before, or cannot be reached. */
export const rejectedSchema = z.object({
  moved: z.number(),
  planned: z.number(),
  told: z.number(),
  unreachable: z.number(),
  /** When the planned emails are sent. */
  sendAt: z.nullable(z.iso.datetime()),
});
export type Rejected = z.infer<typeof rejectedSchema>;

/** The rejections of a listing that wait: how many, and when the first is sent. */
export const waitingRejectionsSchema = z.object({ waiting: z.number(), sendAt: z.nullable(z.iso.datetime()) });
export type WaitingRejections = z.infer<typeof waitingRejectionsSchema>;

/** The body of `POST /api/admin/job-applications/rejection-cancellations`. */
export const rejectionCancellationSchema = z.object({
  ids: z
    .array(line(36, "Name an application"), "Must be a list of applications")
    .check(
      z.minLength(1, "Names no application"),
      z.maxLength(MAX_MOVES, `Name at most ${MAX_MOVES} applications at a time`),
    ),
});
export const canceledSchema = z.object({ canceled: z.number() });

/** The query of the board: filters, and for more cards of one column the stage and the cursors of an earlier response. */
export const boardQuerySchema = z.object({
  jobListingId: z.optional(line(36)),
  applicationType: z.optional(z.enum(["job", "internship"], "Must be job or internship")),
  assignee: workFilters.assignee,
  stage: z.optional(anyStage),
  after: z.optional(cursor()),
  upTo: z.optional(cursor()),
});
export type BoardQuery = z.infer<typeof boardQuerySchema>;

/** An application on the board. */
const storedCardSchema = z.object({
  id: z.string(),
  fullName: z.string(),
  position: z.string(),
  jobListingId: z.nullable(z.string()),
  stage: z.string(),
  stageSince: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  assignee: z.nullable(colleagueSchema),
});

/** As a user sees it whose role masks personal data. */
export const cardSchema = z.extend(storedCardSchema, {
  revealedUntil: z.optional(z.nullable(z.iso.datetime())),
  masked: z.optional(storedCardSchema),
});
export type Card = z.infer<typeof cardSchema>;

/** A column of the board: its cards, those that entered the stage last first. */
export const columnSchema = z.object({
  stage: z.string(),
  total: z.number(),
  items: z.array(cardSchema),
  /** Whether more cards follow `last`. */
  hasMore: z.boolean(),
  /** Cursors for the next request. */
  upTo: z.nullable(z.string()),
  last: z.nullable(z.string()),
});
export type Column = z.infer<typeof columnSchema>;
export const boardSchema = z.object({ columns: z.array(columnSchema) });
export type Board = z.infer<typeof boardSchema>;

/** How long applications stay in each stage, and how many were answered in time. */
export const stageFiguresSchema = z.object({
  stages: z.array(
    z.object({
      stage: z.string(),
      /** Null for fewer than five. */
      medianMs: z.nullable(z.number()),
    }),
  ),
  /** The share of the applications that are older than 14 days which left the stage `new` within 14 days; null for fewer than five. */
  answeredShare: z.nullable(z.number()),
});
export type StageFigures = z.infer<typeof stageFiguresSchema>;
