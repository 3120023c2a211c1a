import type { ReactNode } from "react";

/** Drawings of seven of the nine techniques. As elsewhere, vermilion means exposed and teal means shielded. */
export type Glyph = "classify" | "policy" | "roles" | "attack" | "chain" | "audit" | "template";

const bars = (positions: readonly (readonly [x: number, y: number, width: number])[], height = 6) =>
  positions.map(([x, y, width]) => <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />);

const drawings: Record<Glyph, ReactNode> = {
  classify: (
    <>
      <g className="fill-edge">
        {bars([
          [0, 4, 30],
          [0, 16, 18],
          [0, 28, 40],
          [0, 40, 24],
        ])}
      </g>
      <path d="M50 26h14m-5-5 5 5-5 5" className="fill-none stroke-edge" />
      <g className="fill-bar stroke-bar-line">
        {bars([
          [76, 4, 44],
          [76, 16, 44],
        ])}
      </g>
      <g className="fill-edge">
        {bars([[76, 34, 28]], 2)}
        {bars([[76, 42, 28]], 2)}
      </g>
    </>
  ),
  policy: (
    <>
      <g className="fill-bar stroke-bar-line">
        {bars([
          [0, 8, 34],
          [0, 34, 34],
        ])}
      </g>
      <path d="M34 11h18l16 0M34 37h18l16 0M52 11v26" className="fill-none stroke-edge" />
      <path d="M70 5h12v12H70z" className="fill-none stroke-ink" />
      <path d="M70 31h12v12H70z" className="fill-shielded" />
      <g className="fill-edge">
        {bars(
          [
            [90, 10, 30],
            [90, 36, 18],
          ],
          2,
        )}
      </g>
    </>
  ),
  roles: (
    <>
      <g className="fill-edge">
        {bars(
          [
            [0, 6, 30],
            [0, 20, 24],
            [0, 34, 30],
            [44, 6, 30],
            [44, 34, 30],
            [88, 6, 30],
          ],
          2,
        )}
      </g>
      <g className="fill-bar stroke-bar-line">
        {bars(
          [
            [44, 16, 30],
            [88, 16, 30],
            [88, 30, 30],
          ],
          10,
        )}
      </g>
    </>
  ),
  attack: (
    <>
      <g className="fill-exposed">{bars([[0, 12, 52]], 4)}</g>
      <g className="fill-edge">
        {bars(
          [
            [0, 34, 52],
            [76, 34, 44],
          ],
          4,
        )}
      </g>
      <g className="fill-shielded">
        {[54, 60, 66, 72].map((x) => (
          <rect key={x} x={x} y="0" width="2" height="50" />
        ))}
      </g>
    </>
  ),
  chain: (
    <>
      <path d="M12 25 48 10M12 25l36 15M48 10h40M48 40h40" className="fill-none stroke-shielded" strokeWidth="2" />
      <path d="M48 40 88 10" className="fill-none stroke-exposed" strokeWidth="2" strokeDasharray="4 3" />
      <path d="M6 19h12v12H6zM42 4h12v12H42zM42 34h12v12H42zM84 4h12v12H84zM84 34h12v12H84z" className="fill-ink" />
    </>
  ),
  audit: (
    <>
      <path d="M28 25h12M68 25h12M108 25h12" className="fill-none stroke-ink" strokeWidth="2" />
      <path d="M1 10h27v30H1zM41 10h27v30H41zM81 10h27v30H81z" className="fill-none stroke-ink" />
      <g className="fill-edge">
        {bars(
          [
            [6, 17, 17],
            [46, 17, 17],
            [86, 17, 17],
            [6, 23, 11],
            [46, 23, 14],
            [86, 23, 8],
          ],
          2,
        )}
      </g>
      <g className="fill-shielded">
        {bars(
          [
            [6, 31, 17],
            [46, 31, 17],
            [86, 31, 17],
          ],
          4,
        )}
      </g>
    </>
  ),
  template: (
    <>
      <path d="M1 1h40v48H1zM53 1h40v48H53z" className="fill-none stroke-edge" />
      <g className="fill-edge">
        {bars(
          [
            [8, 9, 26],
            [8, 15, 20],
            [60, 9, 26],
            [60, 15, 20],
            [60, 37, 16],
          ],
          2,
        )}
      </g>
      <path d="M8 24h26v14H8z" className="fill-none stroke-ink" strokeDasharray="3 2" />
      <path d="M60 22h26v10H60z" className="fill-bar stroke-bar-line" />
    </>
  ),
};

/** A decorative drawing beside the tile's text. */
export function TechniqueGlyph({ name }: { name: Glyph }) {
  return (
    <svg viewBox="0 0 120 50" aria-hidden="true" className="tile-glyph">
      {drawings[name]}
    </svg>
  );
}
