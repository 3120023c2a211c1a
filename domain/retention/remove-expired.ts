import type { Context } from "../context.ts";
import type { RetentionStep } from "./step.ts";

/** What a step did, or with `dryRun` would do. */
export interface Removal {
  what: string;
  kept: string;
  count: number;
}

/** Removes what is past its time, step by step; with `dryRun` counts it and removes nothing. */
export async function removeExpired(
  context: Omit<Context, "actor">,
  steps: readonly RetentionStep[],
  { dryRun = false } = {},
): Promise<Removal[]> {
  const removals: Removal[] = [];
  for (const step of steps) {
    const count = await (dryRun ? step.count(context) : step.remove(context));
    removals.push({ what: step.what, kept: step.kept, count });
  }
  return removals;
}
