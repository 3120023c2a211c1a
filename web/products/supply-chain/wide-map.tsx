import { type Service, vendors } from "./chain.ts";
import { Node, partClass } from "./map-parts.tsx";

const row = 31;
const gap = 14;
const top = 84;
const columns = { you: 128, vendor: 330, second: 640, third: 960 };
/** The approximate width of a name for this letter width; the line starts after it. */
const widthOf = (name: string, letter: number) => name.length * letter + 18;

type PositionedVendor = { service: Service; y: number; calls: { service: Service; y: number }[] };

/** Gives each service of the second hop a row. The service it calls shares that row; the vendor is centered on its rows. */
function layOut(): { positioned: PositionedVendor[]; height: number } {
  let y = top;
  const positioned = vendors.map((service) => {
    const calls = service.calls.map((call, index) => ({ service: call, y: y + index * row }));
    const middle = y + ((calls.length - 1) * row) / 2;
    y += calls.length * row + gap;
    return { service, y: middle, calls };
  });
  return { positioned, height: y - gap };
}

const { positioned, height } = layOut();
const middle = (top + height - row) / 2;

function wire(x1: number, y1: number, x2: number, y2: number) {
  const bend = (x1 + x2) / 2;
  return `M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`;
}

/** The map for wide screens: four columns with the names of all 47 services. */
export function WideMap({ label }: { label: string }) {
  return (
    <svg className="map-wide" viewBox={`0 0 1200 ${height}`} role="img" aria-label={label}>
      <g>
        {[
          [columns.vendor, "9", "Your vendors"],
          [columns.second, "23", "Their vendors"],
          [columns.third, "15", "No one told you"],
        ].map(([x, count, text]) => (
          <g key={count}>
            <text className="map-count" x={x} y="34">
              {count}
            </text>
            <text className="map-label" x={Number(x) + (count === "9" ? 24 : 38)} y="34">
              {text}
            </text>
          </g>
        ))}
      </g>
      {positioned.map(({ service, y, calls }) => (
        <g key={service.name}>
          <path className={`map-wire ${partClass(service, 1)}`} d={wire(columns.you, middle, columns.vendor - 14, y)} />
          {calls.map((call) => (
            <g key={call.service.name} className={partClass(call.service, 2)}>
              <path
                className="map-wire"
                d={wire(columns.vendor + widthOf(service.name, 8.7), y, columns.second - 10, call.y)}
              />
              <Node x={columns.second} y={call.y} size={13} service={call.service} />
              <text className="map-name" x={columns.second + 16} y={call.y + 5}>
                {call.service.name}
              </text>
              {call.service.calls.map((third) => (
                <g key={third.name} className={partClass(third, 3)}>
                  <path
                    className="map-wire"
                    d={`M${columns.second + 12 + widthOf(call.service.name, 7.6)} ${call.y}H${columns.third - 10}`}
                  />
                  <Node x={columns.third} y={call.y} size={13} service={third} />
                  <text className="map-name" x={columns.third + 16} y={call.y + 5}>
                    {third.name}
                  </text>
                </g>
              ))}
            </g>
          ))}
          <g className={partClass(service, 1)}>
            <Node x={columns.vendor - 8} y={y} size={15} service={service} />
            <text className="map-vendor" x={columns.vendor + 10} y={y + 6}>
              {service.name}
            </text>
          </g>
        </g>
      ))}
      <rect className="map-you" x="0" y={middle - 34} width={columns.you} height="68" />
      <text className="map-you-name" x={columns.you / 2} y={middle + 9} textAnchor="middle">
        Your AI
      </text>
    </svg>
  );
}
