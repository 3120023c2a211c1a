import { recordAction } from "../audit/record.ts";
import type { RetentionContext, RetentionStep } from "./step.ts";

/** What a step deleted, or with `dryRun` would delete. */
export interface Removal {
  what: string;
  period: string;
  count: number;
}

interface Options {
  dryRun?: boolean;
  /** Called with a failed step; the others still run. Without it the first failure rejects. */
  onFailure?: (what: string, error: unknown) => void;
}

/**
 * Deletes what a step finds expired, with one entry in the audit log, in the first of its transactions. If the run is
 * interrupted, the next one has another entry for the rest.
 */
async function remove(context: RetentionContext, { kind, ...step }: RetentionStep): Promise<number> {
  if (kind === null) return await step.remove(context);
  const count = await step.count(context);
  if (count === 0) return 0;
  const byAgent = { ...context, actor: null };
  return await step.remove(context, (queries) => recordAction(byAgent, queries, { action: "remove", kind, count }));
}

/** Deletes expired data, step by step, until the signal of `context` is aborted; with `dryRun` only counts it. */
export async function removeExpired(
  context: RetentionContext,
  steps: readonly RetentionStep[],
  { dryRun = false, onFailure }: Options = {},
): Promise<Removal[]> {
  const removals: Removal[] = [];
  for (const step of steps) {
    if (context.signal?.aborted) break;
    try {
      const count = await (dryRun ? step.count(context) : remove(context, step));
      removals.push({ what: step.what, period: step.period, count });
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(step.what, error);
    }
  }
  return removals;
}
