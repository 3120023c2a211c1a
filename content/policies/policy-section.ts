import type { ReactNode } from "react";

/** A section of a policy. Its number is its position in the list; other pages link to its `id`. */
export interface PolicySection {
  id: string;
  title: string;
  /** The section in a sentence or two in plain words. */
  plain: string;
  body: ReactNode;
}
