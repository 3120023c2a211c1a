/** A select that filters a list by one value or shows all. */
export function FilterSelect({
  label,
  all,
  value,
  choices,
  onChoose,
}: {
  label: string;
  all: string;
  value: string;
  choices: readonly (readonly [value: string, name: string])[];
  onChoose: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      // Chrome leaves a control half hidden in a row that scrolls sideways.
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" })}
      onChange={(event) => onChoose(event.target.value)}
      className="h-10 max-w-full rounded-control border border-edge bg-surface px-2.5 text-base text-ellipsis hover:border-ink max-sm:max-w-40 max-sm:flex-auto sm:max-w-52 lg:text-small"
    >
      <option value="">{all}</option>
      {choices.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </select>
  );
}
