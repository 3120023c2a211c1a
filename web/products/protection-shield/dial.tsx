import { atWork, blocked, blockedAlone, quarters } from "./watch.ts";

const inner = 114;
const tallest = 82;
const most = Math.max(...quarters);

/** Where a time of day stands at a distance from the middle: midnight above, noon below. */
function at(hour: number, radius: number) {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

/** A day as a dial: each ray is a quarter of an hour, as long as it stopped threats; the arc is when your team is there. */
export function Dial() {
  return (
    <figure className="dial" aria-label="Threats blocked around the clock. Illustrative data.">
      <svg
        viewBox="-178 -203 384 372"
        role="img"
        aria-label={`${blocked.toLocaleString("en")} threats blocked in 24 hours, most of them between two and four at night; ${blockedAlone} of them outside working hours, ${atWork[0]} to ${atWork[1]}.`}
      >
        <path
          className="dial-work"
          d={`M${at(atWork[0], inner - 11)}A${inner - 11} ${inner - 11} 0 0 1 ${at(atWork[1], inner - 11)}`}
        />
        {quarters.map((count, index) => {
          const hour = index / 4 + 0.125;
          return (
            <path
              key={hour}
              className="dial-ray"
              d={`M${at(hour, inner)}L${at(hour, inner + 4 + (count / most) * tallest)}`}
            />
          );
        })}
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} className="dial-hour" textAnchor="middle" dominantBaseline="central" {...place(hour)}>
            {String(hour).padStart(2, "0")}
          </text>
        ))}
        <text className="dial-figure" textAnchor="middle" y="8">
          {blocked.toLocaleString("en")}
        </text>
        <text className="dial-words" textAnchor="middle" y="34">
          blocked in 24 h
        </text>
      </svg>
      <figcaption className="dial-caption">
        <span>
          <span aria-hidden="true" className="dial-key" /> When your team is at work
        </span>
        <span className="text-muted">Illustrative data</span>
      </figcaption>
    </figure>
  );
}

function place(hour: number) {
  const [x, y] = at(hour, inner - 30).split(" ");
  return { x, y };
}
