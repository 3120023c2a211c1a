import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The caption of an illustration. */
export function PictureCaption({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <figcaption className={classNames("flex flex-wrap gap-x-5 gap-y-1 text-[0.875rem] text-muted", className)}>
      {children}
    </figcaption>
  );
}
