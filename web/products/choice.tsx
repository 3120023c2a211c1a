import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export type Option = { value: string; name: string; detail?: string };

/**
 * One of a few, as keys side by side. They are radio buttons that the style sheet reads by `:has()`, so the figure
 * around them answers without script. `chosen` is the value that is chosen from the start, else the first.
 */
export function Choice(props: {
  legend: string;
  name: string;
  options: readonly Option[];
  chosen?: string;
  className?: string;
}) {
  const { legend, name, options, chosen = options[0]?.value, className } = props;
  return (
    <fieldset className={classNames("min-w-0", className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="choice">
        {options.map(({ value, name: text, detail }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span className="font-medium">{text}</span>
            {detail && <span className="choice-detail">{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What the figure says about the option that is chosen: all are in the page, the style sheet shows one of them. */
export function Told({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="told">
      {children}
    </p>
  );
}
