const schemes = ["System", "Light", "Dark"] as const;

/**
 * The choice of colors: those of the system, light or dark. Radio buttons, so arrows move it and its state has a name.
 * web/layouts/scheme-script.astro listens, and remembers the choice for the visit alone: in the memory of the tab, and
 * only once something was chosen. `place` tells the switches of a page apart.
 */
export function SchemeSwitch({ place }: { place: string }) {
  return (
    <fieldset className="scheme-switch">
      <legend className="sr-only">Colours</legend>
      <span aria-hidden="true" className="text-muted">
        Colours
      </span>
      {schemes.map((name, index) => (
        <label key={name}>
          <input
            type="radio"
            name={`scheme-${place}`}
            value={name.toLowerCase()}
            defaultChecked={index === 0}
            data-scheme-choice=""
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
