import type { Context } from "../context.ts";
import type { RetentionStep } from "./step.ts";

/** What a step did, or with `dryRun` would do. */
export interface Removal {
  what: string;
  kept: string;
  count: number;
}

interface Options {
  dryRun?: boolean;
  /** Told of a step that failed; the others are taken all the same. Without it the first failure ends it all. */
  onFailure?: (what: string, error: unknown) => void;
}

/** Removes what is past its time, step by step; with `dryRun` counts it and removes nothing. */
export async function removeExpired(
  context: Omit<Context, "actor">,
  steps: readonly RetentionStep[],
  { dryRun = false, onFailure }: Options = {},
): Promise<Removal[]> {
  const removals: Removal[] = [];
  for (const step of steps) {
    try {
      const count = await (dryRun ? step.count(context) : step.remove(context));
      removals.push({ what: step.what, kept: step.kept, count });
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(step.what, error);
    }
  }
  return removals;
}
