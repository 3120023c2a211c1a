/**
 * A changing figure, sign by sign in the places of its last one, so that nothing beside it moves. It is not read out:
 * the last figure stands beside it as text. Its page imports `styles/counting-figure.css`.
 */
export function CountingFigure({ shown, last }: { shown: string; last: string }) {
  const signs = [...shown.padStart(last.length)];
  return (
    <span aria-hidden="true" className="statistic-value">
      {[...last].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sign is known by its place; places never move
        <span key={place} className="statistic-place" data-last={sign}>
          <span>{signs[place]}</span>
        </span>
      ))}
    </span>
  );
}
