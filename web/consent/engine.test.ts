import { beforeEach, expect, type Mock, test, vi } from "vitest";
import { type ConsentSetting, createConsent } from "./engine.ts";
import type { Proof } from "./receipt.ts";
import { validFor } from "./record.ts";

const minute = 60_000;
const start = 1_800_000_000_000;
let stored: Map<string, string>;
let now: number;
type Mocked = "post" | "log";
let setting: Omit<ConsentSetting, Mocked> & { [name in Mocked]: Mock<ConsentSetting[name]> };

function storageOf(map: Map<string, string>): Storage {
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

beforeEach(() => {
  stored = new Map();
  now = start;
  vi.stubGlobal("addEventListener", vi.fn());
  setting = {
    recordKey: "consent",
    receiptKey: "receipt",
    policyVersion: "v1",
    noticeHash: "n1",
    language: "en",
    terms: ["analytics|_ga|Google Analytics|measure-visits|1", "functional|language|first-party|remember-language|1"],
    signal: false,
    storage: () => storageOf(stored),
    now: () => now,
    post: vi.fn<ConsentSetting["post"]>(async () => ({ id: "r1", recordedAt: "2027-01-15T08:00:00.000Z", hash: "h1" })),
    onChange: vi.fn(),
    log: vi.fn<ConsentSetting["log"]>(),
    withLock: (work) => work(),
  };
});

const record = (timestamp: number) => ({
  essential: true,
  analytics: true,
  functional: false,
  marketing: false,
  timestamp,
  expiresAt: timestamp + validFor,
});

test("without a stored choice nothing optional is allowed, and the visitor is asked", () => {
  const consent = createConsent(setting);
  expect(consent.current()).toBeNull();
  expect(consent.allowed()).toEqual({ analytics: false, functional: false, marketing: false });
  expect(consent.question()).toEqual({ changes: null });
  expect(consent.enabled()).toBe(1);
});

test("the stored record has exactly the six fields", () => {
  createConsent(setting).acceptAll();
  expect(JSON.parse(stored.get("consent") ?? "")).toEqual({
    ...record(start),
    functional: true,
    marketing: true,
  });
});

test("a record with only the six fields is a valid choice", () => {
  stored.set("consent", JSON.stringify(record(start)));
  const consent = createConsent(setting);
  expect(consent.question()).toBeNull();
  expect(consent.allowed().analytics).toBe(true);
});

test("a record is valid for 365 days and removed a millisecond later", () => {
  const consent = createConsent(setting);
  for (const [age, counts] of [
    [validFor - minute, true],
    [validFor, true],
    [validFor + 1, false],
  ] as const) {
    stored.set("consent", JSON.stringify(record(now - age)));
    expect(consent.current() !== null).toBe(counts);
    expect(stored.has("consent")).toBe(counts);
  }
  expect(setting.log).not.toHaveBeenCalled();
});

test.each(["{", "null", "[]", '{"essential":false}', '{"essential":true,"analytics":"yes"}'])(
  "%s is not a valid record and is logged and removed",
  (text) => {
    stored.set("consent", text);
    expect(createConsent(setting).current()).toBeNull();
    expect(stored.has("consent")).toBe(false);
    expect(setting.log).toHaveBeenCalledOnce();
  },
);

test("a change is merged into the earlier choice, with a new expiry", () => {
  const consent = createConsent(setting);
  consent.save({ analytics: true }, "custom");
  now += minute;
  consent.save({ functional: true }, "custom");
  expect(consent.current()).toEqual({ ...record(now), functional: true });
});

test("storage that throws counts as no choice, and a choice made then is still posted", () => {
  const consent = createConsent({
    ...setting,
    storage: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(consent.acceptAll()).toBe(false);
  expect(consent.current()).toBeNull();
  expect(consent.allowed().analytics).toBe(false);
  expect(setting.post).toHaveBeenCalledOnce();
});

test("a failed post is logged, does not change the choice, and is retried later", async () => {
  setting.post.mockRejectedValueOnce(new Error("500"));
  const consent = createConsent(setting);
  consent.rejectAll();
  await vi.waitFor(() => expect(setting.log).toHaveBeenCalledOnce());
  expect(consent.question()).toBeNull();
  expect(consent.receipt()?.pending).toEqual(consent.current());
  await consent.retry();
  expect(consent.receipt()?.proof?.id).toBe("r1");
  expect(consent.receipt()?.pending).toBeUndefined();
  await consent.retry();
  expect(setting.post).toHaveBeenCalledTimes(2);
});

test("a permanently rejected choice is not posted again", async () => {
  setting.post.mockResolvedValue(null);
  const consent = createConsent(setting);
  consent.rejectAll();
  await vi.waitFor(() => expect(consent.receipt()?.pending).toBeUndefined());
  await consent.retry();
  expect(setting.post).toHaveBeenCalledOnce();
  expect(setting.log.mock.calls).toEqual([
    ["The server refused the consent; it applies here all the same.", "reject-all"],
  ]);
});

test("lets the page wait for the response and does not post a choice that another tab has posted", async () => {
  let releaseLock = () => {};
  const lock = new Promise<void>((resolve) => (releaseLock = resolve));
  const other = createConsent(setting);
  const onRetried = vi.fn();
  const consent = createConsent({
    ...setting,
    withLock: (work) => lock.then(work),
    onChange: () => void consent.retry().then(() => onRetried(consent.receipt()?.proof?.id)),
  });
  consent.rejectAll();
  await other.retry();
  expect(onRetried).not.toHaveBeenCalled();
  releaseLock();
  await vi.waitFor(() => expect(onRetried).toHaveBeenCalledExactlyOnceWith("r1"));
  expect(setting.post).toHaveBeenCalledOnce();
});

test("a second choice during the first post is posted too, and the receipt is of the second", async () => {
  let answer = (_: Proof) => {};
  setting.post.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const consent = createConsent(setting);
  consent.acceptAll();
  now += 1;
  consent.rejectAll();
  answer({ id: "r0", recordedAt: "2027-01-15T08:00:00.000Z", hash: "h0" });
  await vi.waitFor(() => expect(consent.receipt()?.proof?.id).toBe("r1"));
  expect(setting.post.mock.calls.map(([posted]) => posted.analytics)).toEqual([true, false]);
});

test("the signal overrides an earlier choice; a later one wins and is marked", () => {
  createConsent(setting).acceptAll();
  now += 1;
  const consent = createConsent({ ...setting, signal: true });
  expect(consent.allowed()).toEqual({ analytics: false, functional: true, marketing: false });
  consent.save({ analytics: true }, "custom");
  expect(consent.receipt()?.override).toBe(true);
  expect(consent.allowed().analytics).toBe(true);
});

test("new terms ask again, say what changed, and suspend the category they widen", () => {
  createConsent(setting).acceptAll();
  const added = "analytics|_new|Someone|measure-visits|1";
  const consent = createConsent({ ...setting, policyVersion: "v2", terms: [...setting.terms, added] });
  expect(consent.question()).toEqual({ changes: { added: [added], removed: [] } });
  expect(consent.allowed()).toEqual({ analytics: false, functional: true, marketing: true });
});

test("reports changes in this tab and in others", () => {
  const consent = createConsent(setting);
  const onStorage = vi.mocked(addEventListener).mock.calls[0]?.[1] as (event: Partial<StorageEvent>) => void;
  onStorage({ key: "consent" });
  onStorage({ key: "something else" });
  onStorage({ key: null });
  expect(setting.onChange).toHaveBeenCalledTimes(2);
  consent.rejectAll();
  expect(setting.onChange).toHaveBeenCalledTimes(3);
});

test("changing another category does not allow a suspended one", () => {
  createConsent(setting).acceptAll();
  now += 1;
  const signalled = createConsent({ ...setting, signal: true });
  signalled.save({ functional: false }, "custom");
  expect(signalled.receipt()?.override).toBe(false);
  expect(signalled.current()).toMatchObject({ analytics: false, functional: false, marketing: false });

  createConsent(setting).acceptAll();
  now += 1;
  const terms = [...setting.terms, "analytics|_new|Someone|measure-visits|1"];
  const changed = createConsent({ ...setting, policyVersion: "v2", terms });
  changed.save({ functional: false }, "custom");
  expect(changed.current()).toMatchObject({ analytics: false, functional: false, marketing: true });
});

test("an earlier choice does not apply when a new one cannot be stored", () => {
  createConsent(setting).acceptAll();
  const full = {
    ...storageOf(stored),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const consent = createConsent({ ...setting, storage: () => full });
  expect(consent.rejectAll()).toBe(false);
  expect(consent.allowed().marketing).toBe(false);
  expect(stored.size).toBe(0);
});
