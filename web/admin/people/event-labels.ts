import { FileUser, Inbox, type LucideIcon, Mail, MessagesSquare, UserRound } from "lucide-react";
import { stageLabel } from "#domain/job-listings/stages.ts";
import type { TimelineEvent, TimelineKind } from "#domain/people/schema.ts";
import { statusLabels } from "../conversations/conversation-labels.ts";
import { filterLabels, kindLabel } from "../emails/email-labels.ts";

interface KindOfEvent {
  icon: LucideIcon;
  one: string;
  many: string;
  /** The tab that opens it; null where no tab does. */
  tab: "inquiries" | "applications" | "conversations" | "email" | null;
}

/** What a timeline shows, in the order of its filter. */
export const eventKinds: Record<TimelineKind, KindOfEvent> = {
  inquiry: { icon: Inbox, one: "Inquiry", many: "Inquiries", tab: "inquiries" },
  application: { icon: FileUser, one: "Application", many: "Applications", tab: "applications" },
  conversation: { icon: MessagesSquare, one: "Conversation", many: "Conversations", tab: "conversations" },
  email: { icon: Mail, one: "Email", many: "Emails", tab: "email" },
  account: { icon: UserRound, one: "Account", many: "Accounts", tab: null },
};

const some = (count: number | undefined, one: string, many: string) =>
  count ? [`${count.toLocaleString("en-US")} ${count === 1 ? one : many}`] : [];

/** What one line of a timeline says, besides its kind: what visitors wrote, which may be masked, and words of the dashboard. */
export function describeEvent({ kind, text, detail, status, count, replies, notes }: TimelineEvent): {
  written: string;
  words: string[];
  isUrgent: boolean;
} {
  const state = status ?? "";
  const team = [...some(replies, "reply", "replies"), ...some(notes, "note", "notes")];
  switch (kind) {
    case "conversation": {
      const messages = `${count ?? 0} ${count === 1 ? "message" : "messages"}`;
      const label = statusLabels[state as keyof typeof statusLabels] ?? state;
      return { written: "", words: [messages, label, ...team], isUrgent: state === "waiting" };
    }
    case "email": {
      return {
        written: "",
        words: [kindLabel(text), filterLabels[state as keyof typeof filterLabels] ?? state],
        isUrgent: state === "failing" || state === "dead",
      };
    }
    case "account":
      return { written: text, words: ["registered"], isUrgent: false };
    default:
      return {
        written: [detail, text].filter(Boolean).join(" · "),
        words: [...(state ? [stageLabel(state)] : []), ...team],
        isUrgent: false,
      };
  }
}

/** The events of a timeline by day, as `dayOf` names it, in their order. */
export function byDay<Event extends { at: string }>(
  events: readonly Event[],
  dayOf: (at: string) => string,
): [string, Event[]][] {
  const days = new Map<string, Event[]>();
  for (const event of events) {
    const day = dayOf(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days];
}

/** How many records there are: '3', or '1,000+' where counting stopped. */
export const countOf = (count: number, max: number) => `${count.toLocaleString("en-US")}${count >= max ? "+" : ""}`;
