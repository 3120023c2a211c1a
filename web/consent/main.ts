import { consentKey, receiptKey } from "#content/cookies/other-storage.ts";
import { terms } from "#content/cookies/terms.ts";
import { changesInWords } from "./changes-in-words.ts";
import { createConsent } from "./engine.ts";
import { createGate } from "./gate.ts";
import { rememberOrForget } from "./own-cookies.ts";
import { postConsent } from "./post.ts";
import { downloadReceipt, showReceipt } from "./receipt-view.ts";
import { type Optional, optional } from "./record.ts";
import { openSettings } from "./settings-dialog.ts";

// What is fetched when the visitor reaches for his choice, or when something is to be done with it (consent-script.astro).

const root = document.documentElement;
const built = document.querySelector<HTMLElement>("script#consent")?.dataset ?? {};
const consent = createConsent({
  recordKey: consentKey,
  receiptKey,
  policyVersion: built.policy ?? "",
  noticeHash: built.notice ?? "",
  language: root.lang,
  terms,
  signal: navigator.globalPrivacyControl === true,
  storage: () => localStorage,
  now: Date.now,
  post: postConsent,
  log: (message, cause) => console.error(message, cause),
  // Without TLS a browser has no locks.
  alone: (work) => navigator.locks?.request(consentKey, work) ?? work(),
});
/** How long a page whose scripts were withdrawn from waits for the answer of the server (ms). */
const ANSWERED_WITHIN = 3000;
const gate = createGate(root.dataset.scripts ?? "", () =>
  Promise.race([consent.retry(), new Promise((resolve) => setTimeout(resolve, ANSWERED_WITHIN))]),
);
// Where the browser keeps nothing a choice ends with the page, and so does the question.
let answered = false;

/** Makes the page, the cookies and the optional scripts what the choice in force says. */
function react() {
  const allowed = consent.allowed();
  const on = optional.filter((name) => allowed[name]);
  const question = answered ? null : consent.question();
  const changes = document.querySelector<HTMLElement>("[data-consent-changes]");
  if (changes) {
    changes.textContent = question?.changes ? changesInWords(question.changes) : "";
    changes.hidden = !changes.textContent;
  }
  root.dataset.consent = on.join(" ");
  root.toggleAttribute("data-ask", question !== null);
  for (const each of document.querySelectorAll("[data-consent-count]")) each.textContent = String(1 + on.length);
  rememberOrForget(allowed.functional);
  showReceipt(consent.current(), consent.receipt());
  gate(allowed);
}

const status = document.createElement("p");
status.role = "status";
status.className = "sr-only";
document.body.append(status);

/** After a choice: what was chosen is said, and the focus does not stay on what is gone. */
function chosen(kept: boolean) {
  answered = !kept;
  const inBanner = document.activeElement?.closest(".consent") ?? false;
  react();
  if (inBanner || document.activeElement === document.body)
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  status.textContent = kept
    ? `Your choice is kept. Cookies: ${consent.enabled()} of 4 categories enabled.`
    : "Your browser keeps nothing for this site: nothing optional is set, and you will be asked again.";
}

const none: Record<Optional, boolean> = { analytics: false, functional: false, marketing: false };
const presses: Record<string, () => void> = {
  "accept-all": () => chosen(consent.acceptAll()),
  "reject-all": () => chosen(consent.rejectAll()),
  withdraw: () => chosen(consent.save({ ...none }, "withdraw")),
  settings: () =>
    openSettings(consent.allowed(), {
      acceptAll: () => chosen(consent.acceptAll()),
      rejectAll: () => chosen(consent.rejectAll()),
      save: (choices) => chosen(consent.save(choices, "custom")),
    }),
  download: () => downloadReceipt(consent.current(), consent.receipt()),
  forget: () => {
    consent.forget();
    react();
    status.textContent = "The record of your choice is deleted from this browser.";
  },
};

addEventListener("consent:press", ({ target }) => {
  if (target instanceof HTMLElement) presses[target.dataset.consent ?? ""]?.();
});
addEventListener("pageshow", ({ persisted }) => persisted && react());
addEventListener("online", () => void consent.retry());
consent.subscribe(react);
react();
void consent.retry();
