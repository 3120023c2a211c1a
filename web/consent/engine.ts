import { type Choices, choicesInForce, overridesSignal } from "#domain/consents/choices.ts";
import { type Action, difference, type Proof, parseReceipt, type Receipt, widened } from "./receipt.ts";
import { type ConsentRecord, merge, optional, parseRecord } from "./record.ts";

/** Build-time values and the browser functions that the engine needs. */
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
  /** Posts a choice. Returns null when the server refused it for good; throws when a retry may help. */
  post: (record: ConsentRecord, notice: string, key: string | undefined) => Promise<Proof | null>;
  log: (message: string, cause: unknown) => void;
  /** Called after the choice or its receipt has changed, in this tab or in another. */
  onChange: () => void;
  /** Runs `work` under a lock that all tabs share, so that only one tab posts a pending choice. */
  withLock: (work: () => Promise<void>) => Promise<void>;
}

const noneAllowed: Choices = { analytics: false, functional: false, marketing: false };

/**
 * Stores, reads, changes and posts the visitor's choice and notifies every open tab. The browser's storage is the only state,
 * so that tabs cannot disagree. Storage that throws counts as no choice, and without a choice everything optional is off.
 */
export function createConsent(setting: ConsentSetting) {
  const { recordKey, receiptKey, policyVersion, noticeHash, language, terms, signal, now, log, onChange } = setting;
  addEventListener("storage", ({ key }) => (key === null || key === recordKey) && onChange());

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

  /** The categories in force: the choice without those that the signal forbids or whose terms have grown since. */
  function allowed(): Choices {
    const record = current();
    if (!record) return noneAllowed;
    const proof = receipt(record);
    const { analytics, functional, marketing } = record;
    const choices = { ...choicesInForce({ analytics, functional, marketing }, signal, proof?.override === true) };
    if (proof) for (const name of widened(proof.terms, terms)) choices[name] = false;
    return choices;
  }

  /** Null when no banner is needed; otherwise the changes of terms since the last choice. A record without a receipt is valid. */
  function question(): { changes: ReturnType<typeof difference> | null } | null {
    const record = current();
    if (!record) return { changes: null };
    const proof = receipt(record);
    if (!proof || proof.policyVersion === policyVersion) return null;
    return { changes: difference(proof.terms, terms) };
  }

  /** Stores and posts a choice. Returns false without storage: the choice then lasts as long as the page. */
  function save(changes: Partial<Choices>, action: Action): boolean {
    // Merged with the categories in force, not the stored ones: changing one category does not agree to a blocked one.
    const before = current();
    const record = merge(before && { ...before, ...allowed() }, changes, now());
    const override = overridesSignal(record, signal);
    const receiptToSend: Receipt = {
      action,
      policyVersion,
      noticeHash,
      language,
      terms,
      override,
      timestamp: record.timestamp,
      key: crypto.getRandomValues(new Uint32Array(4)).join("-"),
      pending: record,
    };
    try {
      const storage = setting.storage();
      // The receipt first: other tabs are notified of the record and must find its receipt.
      storage.setItem(receiptKey, JSON.stringify(receiptToSend));
      storage.setItem(recordKey, JSON.stringify(record));
    } catch {
      // A choice that cannot be stored must not leave the previous one in force.
      forget();
      void send(receiptToSend, record);
      return false;
    }
    // Notify this page first: another tab may remove values that this page has yet to read.
    onChange();
    void retry();
    return true;
  }

  /** Removes record and receipt from this browser. */
  function forget() {
    for (const key of [recordKey, receiptKey]) {
      try {
        setting.storage().removeItem(key);
      } catch {
        // Storage is blocked, so it holds nothing.
      }
    }
    onChange();
  }

  async function send(receiptToSend: Receipt, record: ConsentRecord): Promise<Proof | null | undefined> {
    const parts = [
      `v=${receiptToSend.policyVersion}`,
      `n=${receiptToSend.noticeHash}`,
      `lang=${receiptToSend.language}`,
      `action=${receiptToSend.action}`,
    ];
    if (receiptToSend.override) parts.push("gpc=override");
    try {
      const proof = await setting.post(record, parts.join("; "), receiptToSend.key);
      if (!proof) log("The server refused the consent; it applies here all the same.", receiptToSend.action);
      return proof;
    } catch (cause) {
      log("The consent could not be sent; it applies here all the same.", cause);
      return undefined;
    }
  }

  let sending: Promise<void> | undefined;
  /**
   * Posts a pending choice: called after a choice, on each page, and when the network returns. Resolves once the request was
   * answered or failed, in any tab.
   */
  function retry(): Promise<void> {
    if (!sending && receipt()?.pending)
      sending = setting.withLock(sendPending).finally(() => {
        sending = undefined;
      });
    return sending ?? Promise.resolve();
  }

  async function sendPending(): Promise<void> {
    const sent = receipt();
    if (!sent?.pending) return;
    const proof = await send(sent, sent.pending);
    const latest = receipt();
    // A newer choice replaced this one during the request, so the proof is obsolete.
    if (latest && latest.timestamp !== sent.timestamp) return sendPending();
    if (!latest || proof === undefined) return;
    const { pending: _, ...rest } = latest;
    try {
      setting.storage().setItem(receiptKey, JSON.stringify(proof ? { ...rest, proof } : rest));
    } catch (cause) {
      log("The receipt could not be kept.", cause);
    }
    onChange();
  }

  return {
    current,
    receipt,
    allowed,
    question,
    save,
    acceptAll: () => save({ analytics: true, functional: true, marketing: true }, "accept-all"),
    rejectAll: () => save({ ...noneAllowed }, "reject-all"),
    /** The number of enabled categories including the essential one, for the footer. */
    enabled: () => 1 + optional.filter((name) => allowed()[name]).length,
    forget,
    retry,
  };
}
