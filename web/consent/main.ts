import { consentKey, receiptKey } from "#content/cookies/other-storage.ts";
import { terms } from "#content/cookies/terms.ts";
import { describeChanges } from "./describe-changes.ts";
import { createConsent } from "./engine.ts";
import { updateFunctionalCookies } from "./functional-cookies.ts";
import { createGate } from "./gate.ts";
import { postConsent } from "./post-consent.ts";
import { downloadReceipt, showReceipt } from "./receipt-view.ts";
import { type Optional, optional } from "./record.ts";
import { openSettings } from "./settings-dialog.ts";

// Loaded by consent-script.astro when the visitor points at or focuses a consent button, or when a choice must be applied.

const root = document.documentElement;
const buildValues = document.querySelector<HTMLElement>("script#consent")?.dataset ?? {};
const consent = createConsent({
  recordKey: consentKey,
  receiptKey,
  policyVersion: buildValues.policy ?? "",
  noticeHash: NOTICE_HASH,
  language: root.lang,
  terms,
  signal: navigator.globalPrivacyControl === true,
  storage: () => localStorage,
  now: Date.now,
  post: postConsent,
  onChange: () => apply(),
  log: (message, cause) => console.error(message, cause),
  // Browsers provide the Web Locks API over HTTPS only.
  withLock: (work) => navigator.locks?.request(consentKey, work) ?? work(),
});
/** How long a page waits for the server after a withdrawal before it reloads (ms). */
const POST_TIMEOUT_MS = 3000;
const gate = createGate(root.dataset.scripts ?? "", () =>
  Promise.race([consent.retry(), new Promise((resolve) => setTimeout(resolve, POST_TIMEOUT_MS))]),
);
// Set when a choice could not be stored: the banner then stays hidden until the page is left.
let answered = false;

/** Applies the current choice to the page, the cookies and the optional scripts. */
function apply() {
  const allowed = consent.allowed();
  const on = optional.filter((name) => allowed[name]);
  const question = answered ? null : consent.question();
  const changes = document.querySelector<HTMLElement>("[data-consent-changes]");
  if (changes) {
    changes.textContent = question?.changes ? describeChanges(question.changes) : "";
    changes.hidden = !changes.textContent;
  }
  root.dataset.consent = on.join(" ");
  // The notice of a failed press stays until the next one: its height moves what the visitor is about to press.
  if (root.dataset.ask !== "click") root.toggleAttribute("data-ask", question !== null);
  for (const element of document.querySelectorAll("[data-consent-count]")) element.textContent = String(1 + on.length);
  updateFunctionalCookies(allowed.functional);
  showReceipt(consent.current(), consent.receipt());
  gate(allowed);
}

const status = document.createElement("p");
status.role = "status";
status.className = "sr-only";
document.body.append(status);

/** Announces a choice and moves the focus away from the removed banner. `stored` is false without storage. */
function announceChoice(stored: boolean) {
  answered = !stored;
  const inBanner = document.activeElement?.closest(".consent") ?? false;
  apply();
  if (inBanner || document.activeElement === document.body)
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  status.textContent = stored
    ? `Your choice is saved. Cookies: ${consent.enabled()} of 4 categories enabled.`
    : "Your browser stores nothing for this site: nothing optional is set, and you will be asked again.";
}

const none: Record<Optional, boolean> = { analytics: false, functional: false, marketing: false };
const actions: Record<string, () => void> = {
  "accept-all": () => announceChoice(consent.acceptAll()),
  "reject-all": () => announceChoice(consent.rejectAll()),
  withdraw: () => announceChoice(consent.save({ ...none }, "withdraw")),
  settings: () =>
    openSettings(consent.allowed(), {
      acceptAll: () => announceChoice(consent.acceptAll()),
      rejectAll: () => announceChoice(consent.rejectAll()),
      save: (choices) => announceChoice(consent.save(choices, "custom")),
    }),
  download: () => downloadReceipt(consent.current(), consent.receipt()),
  forget: () => {
    consent.forget();
    apply();
    status.textContent = "Your choice and its receipt are deleted from this browser.";
  },
};

addEventListener("consent:press", ({ target }) => {
  if (root.dataset.ask === "click") {
    root.dataset.ask = "";
    apply();
  }
  if (target instanceof HTMLElement) actions[target.dataset.consent ?? ""]?.();
});
addEventListener("pageshow", ({ persisted }) => persisted && apply());
addEventListener("online", () => void consent.retry());
apply();
void consent.retry();
