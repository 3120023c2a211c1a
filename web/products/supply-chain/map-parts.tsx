import { leadsToExposure, type Service } from "./chain.ts";

/** The class names by which the map's choice selects services: hop, kind of data received, and whether the path leaks. */
export const partClass = (service: Service, hop: number) =>
  `hop-${hop} map-${service.receives}${leadsToExposure(service) ? " map-leads" : ""}`;

/** A service on the map: an outlined square is exposed, a filled one shielded, a dot receives nothing personal. */
export function Node({ x, y, size, service }: { x: number; y: number; size: number; service: Service }) {
  if (service.receives === "none") return <circle className="map-node" cx={x} cy={y} r={size / 3} />;
  return <rect className="map-node" x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}
