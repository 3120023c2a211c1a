import { type ComponentProps, Suspense } from "react";
import { lazyOverlay } from "../ui/lazy-overlay.ts";

const Content = lazyOverlay(() => import("./rejection-dialog.tsx"));

/** The dialog about rejected candidates, imported when the first one opens. */
export const LazyRejectionDialog = (props: ComponentProps<typeof Content>) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
);
