import { leadsToOpen, type Service } from "./chain.ts";

/** The class by which the map's switch finds a service: its hop, what it receives, and whether its way leaks. */
export const partClass = (service: Service, hop: number) =>
  `hop-${hop} map-${service.receives}${leadsToOpen(service) ? " map-leads" : ""}`;

/** A service on the map: an open square reads without a rule, a full one under your rules, a dot reads nothing personal. */
export function Node({ x, y, size, service }: { x: number; y: number; size: number; service: Service }) {
  if (service.receives === "none") return <circle className="map-node" cx={x} cy={y} r={size / 3} />;
  return <rect className="map-node" x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}
