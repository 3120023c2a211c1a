import { type ComponentType, lazy, type ReactNode } from "react";
import { reportMissing } from "../report-missing.ts";
import type { Workable } from "./actions.ts";
import type { BulkProps } from "./bulk-bar.tsx";

const Bar = lazy<ComponentType<BulkProps<Workable>>>(() => import("./bulk-bar.tsx").catch(reportMissing));

/** The bar for selected rows, imported when the first one is selected. */
export const BulkBar = <Row extends Workable>(props: BulkProps<Row>): ReactNode => (
  <Bar {...(props as unknown as BulkProps<Workable>)} />
);
