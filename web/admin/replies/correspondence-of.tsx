import { lazy, Suspense } from "react";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Answered } from "./use-correspondence.ts";

const Correspondence = lazy(() => import("./correspondence.tsx"));

/** The correspondence of a record, whose code is loaded when a record is opened. */
export const CorrespondenceOf = ({ answered }: { answered: Answered }) => (
  <Suspense fallback={<Spinner label="Loading correspondence" />}>
    <Correspondence key={answered.record.id} answered={answered} />
  </Suspense>
);
