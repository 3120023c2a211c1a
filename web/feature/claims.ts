/**
 * The four figures of the feature page (specification, sections 2, 4 and 9), in display order.
 * `target` is in the unit that `format` expects; `duration` is in milliseconds.
 */
export interface Claim {
  name: string;
  target: number;
  duration: number;
  format: (value: number) => string;
}

/** Formats tenths of a percent: 999 is 99.9%. */
const prevention = (tenths: number) => `${(tenths / 10).toFixed(1)}%`;
/** Formats hundredths of a millisecond; the final value is a whole millisecond. */
const response = (hundredths: number) => (hundredths < 100 ? `<${(hundredths / 100).toFixed(2)}ms` : "<1ms");

export const claims = {
  prevention: { name: "attack prevention rate", target: 999, duration: 2000, format: prevention },
  response: { name: "response time", target: 100, duration: 1500, format: response },
  clients: { name: "enterprise clients", target: 500, duration: 2500, format: (count: number) => `${count}+` },
  monitoring: { name: "monitoring", target: 24, duration: 2000, format: (hours: number) => `${hours}/7` },
} satisfies Record<string, Claim>;
