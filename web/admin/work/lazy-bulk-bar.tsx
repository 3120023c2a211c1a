import type { ReactNode } from "react";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import type { Workable } from "./bulk-actions.ts";
import type { BulkProps } from "./bulk-bar.tsx";

const Bar = lazyOverlay<BulkProps<Workable>>(() => import("./bulk-bar.tsx"));

/** The bar for selected rows, imported when the first one is selected. */
export const BulkBar = <Row extends Workable>(props: BulkProps<Row>): ReactNode => (
  <Bar {...(props as unknown as BulkProps<Workable>)} />
);
