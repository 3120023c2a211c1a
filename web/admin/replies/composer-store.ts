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
