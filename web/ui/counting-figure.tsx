/**
 * An animated number, laid out character by character in the space of its final value, so that nothing shifts. Hidden
 * from screen readers, which get the final value as text. Its page imports `styles/counting-figure.css`.
 */
export function CountingFigure({ shown, last }: { shown: string; last: string }) {
  const characters = [...shown.padStart(last.length)];
  return (
    <span aria-hidden="true" className="statistic-value">
      {[...last].map((character, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: characters are identified by position
        <span key={position} className="counting counting-character" data-last={character}>
          <span>{characters[position]}</span>
        </span>
      ))}
    </span>
  );
}
