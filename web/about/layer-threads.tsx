export type Layer = "scanner" | "tokens" | "veil" | "policy" | "audit";

/** The x coordinates of six threads; the second and the fifth carry personal data. */
const positions = [10, 34, 58, 82, 106, 130];
const personal = [34, 106];
/** The thread that the policy stops. */
const stopped = 106;
const height = 120;

const color = (x: number, layer: Layer) => {
  if (!personal.includes(x)) return "stroke-ink";
  return layer === "scanner" || layer === "tokens" ? "stroke-exposed" : "stroke-shielded";
};

/** Draws the effect of a layer on six threads that pass through it; the text beside it says the same. */
export function LayerThreads({ layer }: { layer: Layer }) {
  return (
    // One pixel taller than its row, so that the threads meet those of the next layer at any fraction of a pixel.
    <svg
      viewBox={`0 0 140 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="row-[1/span_2] h-[calc(100%+1px)] min-h-30 w-full lg:row-[1]"
    >
      {positions
        .filter((x) => !(layer === "audit" && x === stopped))
        .map((x) => (
          <path
            key={x}
            d={`M${x} 0V${layer === "policy" && x === stopped ? 60 : layer === "audit" ? 72 : height}`}
            className={color(x, layer)}
            strokeWidth={personal.includes(x) ? 4 : 2}
          />
        ))}
      {layer === "scanner" &&
        personal.map((x) => (
          <path key={x} d={`M${x - 9} 46h18v28h-18z`} className="fill-none stroke-exposed" strokeWidth="2" />
        ))}
      {layer === "tokens" &&
        personal.map((x) => (
          <g key={x}>
            <path d={`M${x} 60V${height}`} className="stroke-shielded" strokeWidth="4" />
            <path
              d={`M${x - 10} 44h20v32h-20z`}
              className="fill-bar stroke-bar-line"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      {layer === "veil" &&
        [40, 48, 56, 64, 72, 80].map((y) => (
          <path key={y} d={`M0 ${y}H140`} className="stroke-shielded" strokeWidth="2" />
        ))}
      {layer === "policy" && (
        <path d="M94 48h24v24H94z" className="fill-bar stroke-bar-line" vectorEffect="non-scaling-stroke" />
      )}
      {layer === "audit" && (
        <>
          <path d="M0 72H140" className="stroke-ink" strokeWidth="2" />
          <path d="M10 84h120M10 96h84M10 108h104" className="stroke-edge" strokeWidth="3" />
        </>
      )}
    </svg>
  );
}
