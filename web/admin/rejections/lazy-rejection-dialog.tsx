import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { reportMissing } from "../report-missing.ts";
import type RejectionDialog from "./rejection-dialog.tsx";

type Props = ComponentProps<typeof RejectionDialog>;

const Content = lazy<ComponentType<Props>>(() => import("./rejection-dialog.tsx").catch(reportMissing));

/** The dialog about rejected candidates, imported when the first one opens. */
export const LazyRejectionDialog = (props: Props) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
);
