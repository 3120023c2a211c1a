import type { Moved } from "#domain/stages/schema.ts";
import { formatDayAndTime } from "../ui/dates.ts";

/** How many emails there are, such as 'An email' or '3 emails'. */
const emails = (count: number) => (count === 1 ? "An email" : `${count.toLocaleString("en-US")} emails`);

/** What moves did about emails to their candidates, as sentences without the last period; empty if nothing. */
export function emailsText(moves: readonly Pick<Moved, "email" | "isRejectionCanceled">[]): string {
  const outcomes = moves.flatMap(({ email }) => email ?? []);
  const sendAt = outcomes.find(({ outcome }) => outcome === "planned")?.sendAt ?? null;
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const canceled = moves.filter(({ isRejectionCanceled }) => isRejectionCanceled).length;
  return [
    plannedText({ planned: count("planned"), told: count("told"), unreachable: count("unreachable"), sendAt }),
    canceled > 0 && (canceled === 1 ? "The rejection email was canceled" : `${emails(canceled)} were canceled`),
  ]
    .filter(Boolean)
    .join(". ");
}

/** The same from the numbers of emails. */
export function plannedText(of: { planned: number; told: number; unreachable: number; sendAt: string | null }): string {
  const { planned, told, unreachable, sendAt } = of;
  const time = sendAt ? formatDayAndTime(sendAt) : "";
  const people = (count: number) => (count === 1 ? "1 candidate" : `${count.toLocaleString("en-US")} candidates`);
  return [
    planned > 0 && `${emails(planned)} will be sent ${time}`,
    told > 0 && `${people(told)} already ${told === 1 ? "has" : "have"} a rejection email`,
    unreachable > 0 && `${people(unreachable)} can’t be reached by email`,
  ]
    .filter(Boolean)
    .join(". ");
}
