import { formatDay } from "../ui/dates.ts";

const MORNING = 9;

/** 9:00 AM of the day `days` after that of `from`, in the reader's time zone. */
export function morningAfter(from: Date, days: number): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, MORNING);
}

/** 9:00 AM of a calendar day such as '2027-01-15', in the reader's time zone; null for another text. */
export function morningOf(day: string): Date | null {
  const morning = new Date(`${day}T${String(MORNING).padStart(2, "0")}:00:00`);
  return Number.isNaN(morning.getTime()) ? null : morning;
}

/** The times that a record can be snoozed until at one press. */
export function snoozeChoices(now: Date): readonly { name: string; at: Date }[] {
  const untilMonday = (8 - now.getDay()) % 7 || 7;
  const week = morningAfter(now, 7);
  const choices = [{ name: "Tomorrow, 9:00 AM", at: morningAfter(now, 1) }];
  // On Sundays and Mondays it is one of the others.
  if (untilMonday > 1 && untilMonday < 7) choices.push({ name: "Monday, 9:00 AM", at: morningAfter(now, untilMonday) });
  return [...choices, { name: `In a week, ${formatDay(week.toISOString())}`, at: week }];
}
