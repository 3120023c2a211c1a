import { site } from "#site";

/** When the team is available: weekdays as 1 (Monday) to 7 (Sunday), whole hours of the clock in `timeZone`. */
export interface BusinessHours {
  days: readonly number[];
  from: number;
  to: number;
  timeZone: string;
  /** The city, as visitors know it. */
  city: string;
}

/** The hours of `site.config.ts`. */
export const ourHours: BusinessHours = {
  ...site.businessHours,
  timeZone: site.office.timeZone,
  city: site.office.city,
};

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Whether the team is available at that time (epoch milliseconds). */
export function isOpen(hours: BusinessHours, now: number): boolean {
  const { day, hour } = clock(hours, now);
  return hours.days.includes(day) && hour >= hours.from && hour < hours.to;
}

/**
 * One sentence on when the team replies: until when it is available, or when it is back.
 */
export function businessHoursNotice(hours: BusinessHours, now: number): string {
  const at = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "a.m." : "p.m."} ${hours.city} time`;
  if (isOpen(hours, now)) return `Our team is available now, until ${at(hours.to)}.`;
  const { day, hour } = clock(hours, now);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = ((day - 1 + ahead) % 7) + 1;
    if (!hours.days.includes(next) || (ahead === 0 && hour >= hours.from)) continue;
    const when = ahead === 0 ? "today" : ahead === 1 ? "tomorrow" : `on ${weekdays[next - 1]}`;
    return `Our team is back ${when} at ${at(hours.from)}.`;
  }
  return "Our team replies by email.";
}

function clock({ timeZone }: BusinessHours, now: number): { day: number; hour: number } {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long", hour: "numeric", hourCycle: "h23" })
    .formatToParts(now)
    .reduce<Record<string, string>>((all, { type, value }) => Object.assign(all, { [type]: value }), {});
  return { day: weekdays.indexOf(parts.weekday ?? "") + 1, hour: Number(parts.hour) };
}
