/** Runs of a line: [start, length] of words, `x` of a secret. Drawn, not said: no letter of it means anything. */
const lines = [
  {
    y: 18,
    words: [
      [20, 150],
      [186, 64],
    ],
    secret: [266, 120],
    rest: [[402, 90]],
  },
  { y: 52, words: [[20, 60]], secret: [96, 200], rest: [[312, 150]] },
  {
    y: 86,
    words: [
      [20, 210],
      [246, 110],
    ],
    secret: null,
    rest: [[372, 60]],
  },
  {
    y: 120,
    words: [
      [20, 96],
      [132, 130],
    ],
    secret: [278, 74],
    rest: [[368, 130]],
  },
  {
    y: 154,
    words: [
      [20, 40],
      [76, 150],
    ],
    secret: [242, 170],
    rest: [],
  },
  {
    y: 188,
    words: [[20, 170]],
    secret: [206, 96],
    rest: [
      [318, 44],
      [378, 96],
    ],
  },
] as const;

const threads = Array.from({ length: 12 }, (_, place) => 532 + place * 5);
/** Everything is drawn once before the veil and once behind it. */
const shift = 590;

/**
 * The headline's picture: six lines of text run into the veil; what was exposed before it comes out as bars. Hidden from
 * who listens, since the page says the same in words.
 */
export function Loom() {
  return (
    <svg viewBox="0 0 1160 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="loom">
      {lines.map(({ y, words, secret, rest }, index) => (
        <g key={y} className={`loom-line loom-line-${index}`}>
          {[0, shift].map((offset) => (
            <g key={offset} className="loom-words">
              {[...words, ...rest].map(([x, width]) => (
                <rect key={x} x={x + offset} y={y} width={width} height="5" />
              ))}
            </g>
          ))}
          {secret && (
            <>
              <rect x={secret[0]} y={y - 5} width={secret[1]} height="15" className="loom-wash" />
              <rect x={secret[0]} y={y} width={secret[1]} height="5" className="fill-exposed" />
              <rect x={secret[0]} y={y + 9} width={secret[1]} height="2" className="fill-exposed" />
              <rect x={secret[0] + shift} y={y - 6} width={secret[1]} height="17" className="loom-bar fill-ink" />
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
