import type { Work } from "#domain/work/schema.ts";
import type { Target } from "./use-work.ts";
import { WorkBar } from "./work-bar.tsx";

/** The team's work on the open record, fetched with the first record that opens. */
export default function RecordWork({ target, listed }: { target: Target; listed: Work }) {
  return <WorkBar target={target} listed={listed} />;
}
