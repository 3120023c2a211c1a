/** Rows of seats on the left half, from the wall down to the arena floor; the right half is mirrored. */
const rows = Array.from({ length: 9 }, (_, row) => ({ x: 70 + row * 40, y: 268 + row * 23 }));
const floor = 475;
/** The sagging cloth between the mast and the ring around the opening. */
const cloth = "M70 128Q300 236 452 196";
const shade = `${cloth}V${floor}H430${[...rows]
  .reverse()
  .map(({ x, y }) => `V${y}H${x}`)
  .join("")}V128z`;

/** One half of the arena: wall, mast, cloth, the shade under it and the audience. */
function Half() {
  return (
    <>
      <path d={shade} fill="url(#shade)" />
      <path
        d={`M-1200 ${floor}V245H70${rows.map(({ x, y }) => `V${y}H${x + 40}`).join("")}V${floor}z`}
        className="fill-paper stroke-ink"
        strokeWidth="1.5"
      />
      <path
        d="M14 475v-190a20 20 0 0 1 40 0v190M84 475V352a18 18 0 0 1 36 0v123M164 475v-66a18 18 0 0 1 36 0v66"
        className="sail-line"
      />
      <path d="M70 268V110M58 128l12-18 12 18" className="sail-line" strokeWidth="2.5" />
      <path d={cloth} className="sail-cloth" />
      <path d="M70 128 Q280 214 452 196M70 128Q320 258 452 196" className="sail-rope" />
      {rows.map(({ x, y }) => (
        <path key={x} d={`M${x + 8} ${y}v-9h9v9zM${x + 23} ${y}v-11h9v11z`} className="fill-ink" />
      ))}
    </>
  );
}

/**
 * A cross-section of a Roman arena with cloth over the seats and an opening in the middle. The audience is in the shade, the
 * performer in the light.
 */
export function SailPicture() {
  return (
    <figure className="sail">
      <svg
        viewBox="0 0 1200 480"
        role="img"
        aria-label="A cross-section of a Roman arena. Cloth hangs over the seats and leaves an opening above the sand: the crowd sits in the shade, one figure stands in the light."
      >
        <defs>
          <pattern id="shade" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="1.5" height="6" className="fill-shielded" />
          </pattern>
        </defs>
        <path d="M592 40h16L748 196V475H452V196z" className="sail-light" />
        <circle cx="600" cy="40" r="26" className="sail-sun" />
        <Half />
        <g transform="matrix(-1 0 0 1 1200 0)">
          <Half />
        </g>
        <ellipse cx="600" cy="196" rx="148" ry="13" className="sail-ring" />
        <path d="M590 475v-24h-5v-22h30v22h-5v24zM593 424v-13h14v13z" className="fill-exposed" />
        <path d="M-1200 475.5h3600" className="sail-line" strokeWidth="2" />
      </svg>
      <figcaption className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-3.5 text-small/[1.55] font-medium">
        <span className="text-shielded">In the shade: the audience</span>
        <span className="text-exposed underline decoration-2 underline-offset-4">In the light: the show</span>
      </figcaption>
    </figure>
  );
}
