import type { Queries } from "#db/database.ts";
import type { AuditKind } from "../audit/schema.ts";
import type { Context } from "../kernel/context.ts";

/** What removes expired data acts in. */
export interface RetentionContext extends Omit<Context, "actor"> {
  /** Aborted when the process stops: the rest is left for the next run. */
  readonly signal?: AbortSignal;
}

/** Appends the entry of a run to the audit log. */
export type RecordRemoval = (queries: Queries) => Promise<void>;

/** A retention period for one kind of data, and how expired data is counted and deleted. */
export interface RetentionStep {
  /** The kind of data: "inquiries". */
  what: string;
  /** What the audit log calls it; null for what no person made, such as a link that was never used. */
  kind: AuditKind | null;
  /** The retention period: "12 months". */
  period: string;
  /** The number of expired records. */
  count(context: RetentionContext): Promise<number>;
  /** Deletes them and returns their number. The first transaction that deletes some calls `record`. */
  remove(context: RetentionContext, record?: RecordRemoval): Promise<number>;
}
