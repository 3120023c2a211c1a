import type { Context } from "../context.ts";
import type { RetentionStep } from "./step.ts";

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

/** Deletes expired data, step by step; with `dryRun` only counts it. */
export async function removeExpired(
  context: Omit<Context, "actor">,
  steps: readonly RetentionStep[],
  { dryRun = false, onFailure }: Options = {},
): Promise<Removal[]> {
  const removals: Removal[] = [];
  for (const step of steps) {
    try {
      const count = await (dryRun ? step.count(context) : step.remove(context));
      removals.push({ what: step.what, period: step.period, count });
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(step.what, error);
    }
  }
  return removals;
}
