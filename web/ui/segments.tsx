import { useId } from "react";

/** A segmented control: a few options, exactly one selected. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="sr-only"
          />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
