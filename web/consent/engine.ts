import { type Choices, choicesInForce, overridesSignal } from "#domain/consents/choices.ts";
import { type Action, difference, type Proof, parseReceipt, type Receipt, widened } from "./receipt.ts";
import { type ConsentRecord, merge, optional, parseRecord } from "./record.ts";

/** What the page was built with, and what the engine needs of the browser. */
export interface ConsentSetting {
  recordKey: string;
  receiptKey: string;
  policyVersion: string;
  noticeHash: string;
  language: string;
  terms: string[];
  /** `navigator.globalPrivacyControl` */
  signal: boolean;
  /** A function, because reading `localStorage` itself throws where storage is blocked. */
  storage: () => Storage;
  now: () => number;
  /** Posts a choice. Null: the server refused it for good; throws: to be tried again. */
  post: (record: ConsentRecord, notice: string) => Promise<Proof | null>;
  log: (message: string, cause: unknown) => void;
  /** Runs `work` while no other tab does: each would post what is still to be posted. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

const nothing: Choices = { analytics: false, functional: false, marketing: false };

/**
 * The visitor's choice: kept, read, changed, posted, and seen in every open tab. The browser's storage is the only state, so
 * that tabs cannot disagree; storage that throws is no choice, and without one everything optional is off.
 */
export function createConsent(setting: ConsentSetting) {
  const { recordKey, receiptKey, policyVersion, noticeHash, language, terms, signal, now, log } = setting;
  const listeners = new Set<() => void>();
  const emit = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === recordKey) emit();
  };

  function current(): ConsentRecord | null {
    try {
      const storage = setting.storage();
      const text = storage.getItem(recordKey);
      if (text === null) return null;
      try {
        const record = parseRecord(text, now());
        if (!record) storage.removeItem(recordKey);
        return record;
      } catch (cause) {
        log("The stored consent could not be read and was removed.", cause);
        storage.removeItem(recordKey);
        return null;
      }
    } catch {
      return null;
    }
  }

  function receipt(record = current()): Receipt | null {
    try {
      return record && parseReceipt(setting.storage().getItem(receiptKey), record);
    } catch {
      return null;
    }
  }

  /** What may really happen: the choice, less what the signal forbids and what has changed since. */
  function allowed(): Choices {
    const record = current();
    if (!record) return nothing;
    const proof = receipt(record);
    const { analytics, functional, marketing } = record;
    const choices = { ...choicesInForce({ analytics, functional, marketing }, signal, proof?.override === true) };
    if (proof) for (const name of widened(proof.terms, terms)) choices[name] = false;
    return choices;
  }

  /** Whether to ask, and if the terms changed since he was asked, how. A record without a receipt is a valid choice. */
  function question(): { changes: ReturnType<typeof difference> | null } | null {
    const record = current();
    if (!record) return { changes: null };
    const proof = receipt(record);
    if (!proof || proof.policyVersion === policyVersion) return null;
    return { changes: difference(proof.terms, terms) };
  }

  /** Keeps a choice and posts it. False where the browser keeps nothing: the choice then ends with the page. */
  function save(changes: Partial<Choices>, action: Action): boolean {
    // Laid over what is in force, not over what is stored: a category held back is not agreed to by changing another.
    const before = current();
    const record = merge(before && { ...before, ...allowed() }, changes, now());
    const override = overridesSignal(record, signal);
    const kept: Receipt = {
      action,
      policyVersion,
      noticeHash,
      language,
      terms,
      override,
      timestamp: record.timestamp,
      pending: record,
    };
    try {
      const storage = setting.storage();
      // The receipt first: another tab hears of the record and must find the receipt that belongs to it.
      storage.setItem(receiptKey, JSON.stringify(kept));
      storage.setItem(recordKey, JSON.stringify(record));
    } catch {
      // A choice that cannot be kept must not leave the one before it in force.
      forget();
      void send(kept, record);
      return false;
    }
    // Told of first: another tab that hears of it may remove what this page has yet to read.
    emit();
    void retry();
    return true;
  }

  /** Removes record and receipt from this browser. */
  function forget() {
    for (const key of [recordKey, receiptKey]) {
      try {
        setting.storage().removeItem(key);
      } catch {
        // Nothing is kept where nothing can be removed.
      }
    }
    emit();
  }

  async function send(kept: Receipt, record: ConsentRecord): Promise<Proof | null | undefined> {
    const parts = [`v=${kept.policyVersion}`, `n=${kept.noticeHash}`, `lang=${kept.language}`, `action=${kept.action}`];
    if (kept.override) parts.push("gpc=override");
    try {
      const proof = await setting.post(record, parts.join("; "));
      if (!proof) log("The server refused the consent; it applies here all the same.", kept.action);
      return proof;
    } catch (cause) {
      log("The consent could not be sent; it applies here all the same.", cause);
      return undefined;
    }
  }

  let sending: Promise<void> | undefined;
  /**
   * Posts what is still to be posted: called after a choice, on each page, and when the network returns. Resolves once that
   * was answered or failed, in whichever tab.
   */
  function retry(): Promise<void> {
    if (!sending && receipt()?.pending)
      sending = setting.alone(sendWaiting).finally(() => {
        sending = undefined;
      });
    return sending ?? Promise.resolve();
  }

  async function sendWaiting(): Promise<void> {
    const waiting = receipt();
    if (!waiting?.pending) return;
    const proof = await send(waiting, waiting.pending);
    const latest = receipt();
    // Chosen again while this was on its way: the proof belongs to a choice that no longer holds.
    if (latest && latest.timestamp !== waiting.timestamp) return sendWaiting();
    if (!latest || proof === undefined) return;
    const { pending: _, ...rest } = latest;
    try {
      setting.storage().setItem(receiptKey, JSON.stringify(proof ? { ...rest, proof } : rest));
    } catch (cause) {
      log("The receipt could not be kept.", cause);
    }
    emit();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) removeEventListener("storage", onStorage);
    };
  }

  return {
    current,
    receipt,
    allowed,
    question,
    save,
    acceptAll: () => save({ analytics: true, functional: true, marketing: true }, "accept-all"),
    rejectAll: () => save({ ...nothing }, "reject-all"),
    /** Categories enabled, the essential one among them: the footer's figure. */
    enabled: () => 1 + optional.filter((name) => allowed()[name]).length,
    forget,
    retry,
    subscribe,
  };
}
