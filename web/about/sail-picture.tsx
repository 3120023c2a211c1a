/** Rows of seats on the left half, from the wall down to the arena floor; the right half is mirrored. */
const rows = Array.from({ length: 9 }, (_, row) => ({ x: 70 + row * 40, y: 268 + row * 23 }));
const floor = 475;
/** The sagging cloth between the mast and the ring around the opening. */
const cloth = "M70 128Q300 236 452 196";
const shade = `${cloth}V${floor}H430${[...rows]
  .reverse()
  .map(({ x, y }) => `V${y}H${x}`)
  .join("")}V128z`;

/** A head over a pair of shoulders, sitting on the step at `y`. */
const spectator = (x: number, y: number) =>
  `M${x} ${y}v-4q0-5 5-5t5 5v4zM${x + 2} ${y - 13}a3 3 0 1 1 6 0a3 3 0 1 1-6 0`;

/** The rays around the sun, as one path. */
const rays = Array.from({ length: 24 }, (_, index) => {
  const angle = (index / 24) * 2 * Math.PI;
  const at = (radius: number) =>
    `${(600 + Math.sin(angle) * radius).toFixed(1)} ${(46 - Math.cos(angle) * radius).toFixed(1)}`;
  return `M${at(30)}L${at(index % 2 ? 36 : 42)}`;
}).join("");

/** The performer: an actor in a tunic and a cloak, one arm raised to the crowd. Drawn from the ground up, 116 high. */
function Performer() {
  return (
    <g transform="translate(600 475)">
      <ellipse rx="52" ry="5" className="fill-exposed opacity-25" />
      <g className="fill-exposed">
        <path d="M-10-78C-27-72-35-46-37-5Q-31-9-27-4Q-22-9-17-5Q-14-34-4-62z" />
        <path d="M-6-32-9-4-15-2V0H-3L3-32zM4-32 7-4V0H20V-2L13-5 14-32z" />
        <path d="M-12-80Q0-86 12-80L13-62Q10-54 12-48L18-24Q2-18-14-24L-9-48Q-11-56-13-64z" />
        <path d="M-3-90H4V-80H-3z" />
        <ellipse cx="1" cy="-94.5" rx="6.8" ry="8.5" />
        <path d="M30-108 29-118 31-118 32-113 33-121 35-121 35-113 38-119 40-118 37-107z" />
      </g>
      <path d="M9-76 26-90 33-110" className="sail-limb" />
      <path d="M-10-76-24-60-12-50" className="sail-limb" />
      <path
        d="M-10-48Q1-44 12-48M-4-42-7-25M2-43V-24M8-42 11-25M-30-12Q-28-40-17-64M-22-10Q-20-36-11-58M-5.8-97Q1-100.5 7.8-97"
        className="sail-fold"
      />
    </g>
  );
}

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
        <path key={x} d={[x + 7, x + 23].map((left) => spectator(left, y)).join("")} className="fill-ink" />
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
        aria-label="A cross-section of a Roman arena. Cloth hangs over the seats and leaves an opening above the sand: the crowd sits in the shade, an actor stands in the light."
      >
        <defs>
          <pattern id="shade" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="1.5" height="6" className="fill-shielded" />
          </pattern>
        </defs>
        <path d="M592 40h16L748 196V475H452V196z" className="sail-light" />
        <path d={rays} className="sail-sun" />
        <circle cx="600" cy="46" r="24" className="sail-sun" />
        <Half />
        <g transform="matrix(-1 0 0 1 1200 0)">
          <Half />
        </g>
        <ellipse cx="600" cy="196" rx="148" ry="13" className="sail-ring" />
        <Performer />
        <path d="M-1200 475.5h3600" className="sail-line" strokeWidth="2" />
      </svg>
      <figcaption className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-3.5 text-small/[1.55] font-medium">
        <span className="text-shielded">In the shade: the audience</span>
        <span className="text-exposed underline decoration-2 underline-offset-4">In the light: the show</span>
      </figcaption>
    </figure>
  );
}
