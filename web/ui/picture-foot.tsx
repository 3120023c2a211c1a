import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The last line of a picture: what it shows, and at its end that the data is invented. */
export function PictureFoot({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <figcaption className={classNames("flex flex-wrap gap-x-5 gap-y-1 text-[0.875rem] text-muted", className)}>
      {children}
      <span className="ml-auto">Illustrative data</span>
    </figcaption>
  );
}
