interface Bars {
  /** The text alternative. */
  label: string;
  /** One value per day, from 0 to `max`. */
  values: readonly number[];
  /** Stacked on top of `values`, drawn as outlines. */
  above?: readonly number[];
  /** The value of a full-height bar; charts that are compared share it. */
  max: number;
  /** The index of the highlighted day. */
  marked: number | null;
  onMark: (index: number | null) => void;
}

/** A bar chart of daily values. The caller shows the numbers as text. */
export function DayBars({ label, values, above = [], max, marked, onMark }: Bars) {
  const slot = 100 / values.length;
  const gap = values.length > 60 ? 0.15 : values.length > 10 ? 0.28 : 0.38;
  const position = (index: number) => ({ x: `${(index + gap) * slot}%`, width: `${(1 - 2 * gap) * slot}%` });
  // Keep small values visible.
  const height = (value: number) => (value === 0 ? 0 : Math.max(3, (value / max) * 100));
  return (
    <svg role="img" aria-label={label} className="day-bars" onPointerLeave={() => onMark(null)}>
      {values.map((value, index) => {
        const solid = height(value);
        const hollow = above[index] ? Math.min(100 - solid, height(above[index])) : 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by position
          <g key={index} data-marked={index === marked || undefined}>
            <rect className="day-slot" x={`${index * slot}%`} width={`${slot}%`} height="100%" />
            {hollow > 0 && (
              <rect className="day-hollow" {...position(index)} y={`${100 - solid - hollow}%`} height={`${hollow}%`} />
            )}
            <rect className="day-solid" {...position(index)} y={`${100 - solid}%`} height={`${solid}%`} />
            <rect
              className="day-target"
              x={`${index * slot}%`}
              width={`${slot}%`}
              height="100%"
              onPointerEnter={() => onMark(index)}
            />
          </g>
        );
      })}
    </svg>
  );
}
