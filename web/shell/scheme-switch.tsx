const schemes = ["System", "Light", "Dark"] as const;

/**
 * The color scheme switch: system, light or dark. Radio buttons, so that arrow keys change it and screen readers announce
 * the state. web/layouts/scheme-script.ts applies and stores the choice. `place` distinguishes the switches of a page.
 */
export function SchemeSwitch({ place }: { place: string }) {
  return (
    <fieldset className="scheme-switch">
      <legend className="sr-only">Colors</legend>
      <span aria-hidden="true" className="text-muted">
        Colors
      </span>
      {schemes.map((name, index) => (
        <label key={name}>
          <input type="radio" name={`scheme-${place}`} value={name.toLowerCase()} defaultChecked={index === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
