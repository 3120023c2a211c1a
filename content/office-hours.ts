import { site } from "#site";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const { days: open, from, to } = site.businessHours;
const clock = (hour: number) => `${hour % 12 || 12}\u00a0${hour < 12 ? "a.m." : "p.m."}`;

/** The business hours in words: "Monday to Friday, 10 a.m. to 6 p.m. Bengaluru time". */
export const officeHours = `${days[open[0] - 1]} to ${days[(open.at(-1) ?? 1) - 1]}, ${clock(from)} to ${clock(to)} ${site.office.city} time`;
