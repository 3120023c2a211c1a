type Run = readonly [x: number, width: number];

/** Six lines of text as rectangles; `secret` holds the x coordinates of a secret before the veil and of its bar behind it. */
const lines: { y: number; before: Run[]; after: Run[]; secret?: [before: number, after: number, width: number] }[] = [
  {
    y: 18,
    before: [
      [20, 150],
      [186, 64],
      [266, 110],
    ],
    secret: [392, 606, 120],
    after: [
      [742, 90],
      [848, 60],
      [924, 190],
    ],
  },
  {
    y: 52,
    before: [
      [20, 60],
      [96, 130],
    ],
    secret: [242, 640, 214],
    after: [
      [606, 18],
      [870, 150],
      [1036, 40],
    ],
  },
  {
    y: 86,
    before: [
      [20, 210],
      [246, 110],
      [372, 140],
    ],
    after: [
      [606, 210],
      [832, 110],
      [958, 140],
    ],
  },
  {
    y: 120,
    before: [
      [20, 96],
      [132, 130],
      [278, 146],
    ],
    secret: [440, 622, 74],
    after: [
      [712, 130],
      [858, 30],
      [904, 160],
    ],
  },
  {
    y: 154,
    before: [
      [20, 40],
      [76, 150],
    ],
    secret: [242, 606, 270],
    after: [
      [892, 44],
      [952, 130],
    ],
  },
  {
    y: 188,
    before: [
      [20, 170],
      [206, 96],
      [318, 44],
    ],
    secret: [378, 650, 96],
    after: [
      [606, 28],
      [762, 44],
      [822, 210],
    ],
  },
];
const threads = Array.from({ length: 12 }, (_, index) => 532 + index * 5);

/**
 * The headline's picture: six lines of text pass through the veil, and exposed text becomes bars. Hidden from
 * screen readers, because the text of the page says the same.
 */
export function Loom() {
  return (
    <svg
      viewBox="0 0 1160 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="size-full min-h-0 [mask-image:linear-gradient(#000_80%,transparent)]"
    >
      {lines.map(({ y, before, after, secret }, index) => (
        <g key={y} className={`loom-line-${index}`}>
          <g className="fill-ink opacity-[0.38]">
            {[...before, ...after].map(([x, width]) => (
              <rect key={x} x={x} y={y} width={width} height="5" />
            ))}
          </g>
          {secret && (
            <>
              <rect x={secret[0]} y={y - 5} width={secret[2]} height="15" className="fill-exposed-wash" />
              <rect x={secret[0]} y={y} width={secret[2]} height="5" className="fill-exposed" />
              <rect x={secret[0]} y={y + 9} width={secret[2]} height="2" className="fill-exposed" />
              <rect x={secret[1]} y={y - 6} width={secret[2]} height="17" className="loom-bar fill-ink" />
            </>
          )}
        </g>
      ))}
      <g className="fill-shielded">
        {threads.map((x) => (
          <rect key={x} x={x} y="0" width="2" height="210" />
        ))}
      </g>
    </svg>
  );
}
