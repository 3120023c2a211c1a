import { IllustrativeData } from "#web/ui/measure-mark.tsx";
import { blocked, blockedOutsideWorkingHours, quarters, workingHours } from "./threats.ts";

const inner = 114;
const maxRayLength = 82;
const max = Math.max(...quarters);

/** The point of a time of day at a distance from the center, as `x y`: midnight is at the top, noon at the bottom. */
function at(hour: number, radius: number) {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

/** One ray per quarter of an hour, as a single path. */
const rays = quarters
  .map((count, index) => {
    const hour = index / 4 + 0.125;
    return `M${at(hour, inner)}L${at(hour, inner + 4 + (count / max) * maxRayLength)}`;
  })
  .join("");

/** A day as a dial: each ray is a quarter of an hour, its length shows the threats blocked in it; the arc marks working hours. */
export function Dial() {
  return (
    <figure
      className="grid content-center justify-items-center gap-4 lg:mr-[calc(-0.9*var(--gutter))]"
      aria-label="Threats blocked around the clock"
    >
      <svg
        className="w-full max-w-[38rem] lg:max-w-none"
        viewBox="-178 -203 384 372"
        role="img"
        aria-label={`${blocked.toLocaleString("en")} threats blocked in 24 hours, with a peak between 2 and 4 a.m.; ${blockedOutsideWorkingHours} of them outside working hours (${workingHours[0]} a.m. to ${workingHours[1] - 12} p.m.).`}
      >
        <path
          className="fill-none stroke-ink stroke-3"
          d={`M${at(workingHours[0], inner - 11)}A${inner - 11} ${inner - 11} 0 0 1 ${at(workingHours[1], inner - 11)}`}
        />
        <path className="dial-rays fill-none stroke-shielded stroke-[3.6]" d={rays} />
        <g className="fill-muted font-mono text-[14px]" textAnchor="middle" dominantBaseline="central">
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} {...labelPosition(hour)}>
              {String(hour).padStart(2, "0")}
            </text>
          ))}
        </g>
        <text className="fill-ink font-display text-[72px] tracking-[-0.03em]" textAnchor="middle" y="8">
          {blocked.toLocaleString("en")}
        </text>
        <text className="fill-muted text-[15px]" textAnchor="middle" y="34">
          blocked in 24 hours
        </text>
      </svg>
      <figcaption className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-[0.875rem]">
        <span>
          <span aria-hidden="true" className="mr-1.5 inline-block w-6 border-t-3 border-ink align-[0.25em]" /> Working
          hours
        </span>
        <IllustrativeData />
      </figcaption>
    </figure>
  );
}

function labelPosition(hour: number) {
  const [x, y] = at(hour, inner - 30).split(" ");
  return { x, y };
}
