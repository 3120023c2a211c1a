import type { ReactNode } from "react";

/** A section of a policy. Its number is its place in the list; its `id` is an address that others link to. */
export interface PolicySection {
  id: string;
  title: string;
  /** The section in a sentence or two that everybody understands. */
  plain: string;
  body: ReactNode;
}
