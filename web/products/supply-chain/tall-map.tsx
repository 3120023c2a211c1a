import { exposedServices, type Service, vendors } from "./chain.ts";
import { Node, partClass } from "./map-parts.tsx";

const left = 58;
const right = 312;
const levels = { you: 34, vendor: 150, second: 300, third: 420 };

const seconds = vendors.flatMap(({ calls }) => calls);
const pitch = (right - left) / (seconds.length - 1);
const xOf = (service: Service) => left + seconds.indexOf(service) * pitch;
const middleOf = ({ calls }: Service) => calls.reduce((sum, call) => sum + xOf(call), 0) / calls.length;
const you = (left + right) / 2;

function wire(x1: number, y1: number, x2: number, y2: number) {
  const bend = (y1 + y2) / 2;
  return `M${x1.toFixed(1)} ${y1}C${x1.toFixed(1)} ${bend} ${x2.toFixed(1)} ${bend} ${x2.toFixed(1)} ${y2}`;
}

/** The map for narrow screens, from top to bottom: exposed services are numbered, and a list below names them. */
export function TallMap({ label }: { label: string }) {
  return (
    <svg className="map-tall" viewBox="0 0 320 452" role="img" aria-label={label}>
      {vendors.map((vendor) => (
        <g key={vendor.name}>
          <g className={partClass(vendor, 1)}>
            <path className="map-wire" d={wire(you, levels.you, middleOf(vendor), levels.vendor)} />
          </g>
          {vendor.calls.map((call) => (
            <g key={call.name} className={partClass(call, 2)}>
              <path className="map-wire" d={wire(middleOf(vendor), levels.vendor, xOf(call), levels.second)} />
              {call.calls.map((third) => (
                <g key={third.name} className={partClass(third, 3)}>
                  <path className="map-wire" d={`M${xOf(call).toFixed(1)} ${levels.second}V${levels.third}`} />
                  <Node x={xOf(call)} y={levels.third} size={9} service={third} />
                  <Mark service={third} x={xOf(call)} y={levels.third + 22} />
                </g>
              ))}
              <Node x={xOf(call)} y={levels.second} size={9} service={call} />
              <Mark service={call} x={xOf(call) + (call.calls.length > 0 ? 9 : 0)} y={levels.second + 22} />
            </g>
          ))}
          <g className={partClass(vendor, 1)}>
            <Node x={middleOf(vendor)} y={levels.vendor} size={12} service={vendor} />
          </g>
        </g>
      ))}
      <rect className="map-you" x={you - 52} y="2" width="104" height="40" />
      <text className="map-you-name" x={you} y="30" textAnchor="middle">
        Your AI
      </text>
      {[
        ["9", levels.vendor, "hop-1", "yours"],
        ["23", levels.second, "hop-2", "theirs"],
        ["15", levels.third, "hop-3", "beyond"],
      ].map(([count, y, hop, text]) => (
        <g key={count} className={`map-level ${hop}`}>
          <text className="map-count" x="0" y={+(y ?? 0) + 4}>
            {count}
          </text>
          <text className="map-label" x="0" y={+(y ?? 0) + 20}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Mark({ service, x, y }: { service: Service; x: number; y: number }) {
  const index = exposedServices.indexOf(service);
  if (index < 0) return null;
  return (
    <text className="map-number" x={x} y={y} textAnchor="middle">
      {index + 1}
    </text>
  );
}
