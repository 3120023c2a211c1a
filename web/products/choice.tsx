import { classNames } from "#web/ui/class-names.ts";

export type Option = { value: string; name: string; detail?: string; description: string };

/**
 * A single choice as adjacent buttons. They are radio buttons that the style sheet reads with `:has()`, so the surrounding
 * figure responds without scripts. `chosen` is the initial value, by default that of the first option.
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

/** The description of the chosen option. The page contains all of them; the style sheet shows one by its position. */
export function ChoiceDescription({ options }: { options: readonly Option[] }) {
  return (
    <p role="status" className="choice-description">
      {options.map(({ value, description }) => (
        <span key={value}>{description}</span>
      ))}
    </p>
  );
}
