import type { Reply } from "#domain/replies/schema.ts";
import { createStore } from "#web/shell/store.ts";

export interface OpenComposer {
  recordId: string;
  /** The waiting reply that is changed; null for a new one. */
  editing: Reply | null;
  /** Why the reply was not stored that was sent from it; empty without a failure. */
  failure: string;
}

/** The composer that is open. */
export const composerStore = createStore<OpenComposer | null>(null);

/** Opens the composer for a record; it takes the focus. */
export const openComposer = (recordId: string, { editing = null, failure = "" }: Partial<OpenComposer> = {}) =>
  composerStore.set({ recordId, editing, failure });

export const closeComposer = () => composerStore.set(null);

/** A reply that is being written. `when`: as soon as possible, in 24 hours, or at `time`, in the user's time zone. */
export interface ReplyDraft {
  subject: string;
  text: string;
  isRejection: boolean;
  when: "soon" | "day" | "time";
  /** The value of a `datetime-local` field. */
  time: string;
}

export const emptyDraft: ReplyDraft = { subject: "", text: "", isRejection: false, when: "soon", time: "" };

/** The key of the draft of a new reply to a record. */
export const draftKey = (recordId: string) => `reply ${recordId}`;

/** A time as the value of a `datetime-local` field, in the user's time zone. */
export function localTime(moment: number): string {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** When a draft is to be sent, for the API: null for as soon as possible. */
export function sendAtOf({ when, time }: ReplyDraft, now: number): string | null {
  if (when === "soon") return null;
  if (when === "day") return new Date(now + 24 * 3_600_000).toISOString();
  return time ? new Date(time).toISOString() : "";
}
