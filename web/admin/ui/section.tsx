import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";

/** A section of a panel: a heading with optional controls beside it, and content. */
export function Section({
  title,
  beside,
  children,
  className,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("border-t-2 border-ink pt-3", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
        <h2 id={id} className="display text-title">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
