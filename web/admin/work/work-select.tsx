import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { useChoice } from "#web/ui/use-choice.ts";

/** The look of a control of the work bar. */
export const controlClass =
  "h-9 w-full rounded-control border border-edge bg-surface px-2 text-base text-ellipsis text-ink hover:border-ink lg:text-small";

/** A labeled select of the work bar. Its choice is sent to the server. */
export function WorkSelect({
  label,
  value,
  className,
  onChoose,
  children,
}: {
  label: string;
  value: string;
  className: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}) {
  const { props, isPending } = useChoice(value, onChoose);
  return (
    <label className={classNames("grid gap-0.5 text-small text-muted max-sm:flex-1 max-[18rem]:basis-full", className)}>
      <span>
        {label}
        {isPending && (
          <span aria-hidden="true" className="text-ink">
            {" "}
            (Enter applies)
          </span>
        )}
      </span>
      <select {...props} className={controlClass}>
        {children}
      </select>
    </label>
  );
}
