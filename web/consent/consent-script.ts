import { choicesInForce } from "#domain/consents/choices.ts";
import { optional } from "./record.ts";

let { record = "", receipt = "", policy, main = "" } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
const signal = navigator.globalPrivacyControl === true;
let loading: Promise<unknown> | undefined;
const load = () =>
  (loading ??= import(/* @vite-ignore */ main).catch((error) => {
    // Firefox never again fetches a module that failed to load, unless its URL has another fragment.
    main += "#";
    loading = undefined;
    throw error;
  }));
const show = () => {
  let on: string[] = [];
  let ask = true;
  let hasWork = false;
  try {
    const text = localStorage.getItem(record);
    if (text !== null) {
      // Invalid or expired records: main removes them.
      hasWork = true;
      const choice = JSON.parse(text);
      const stored = JSON.parse(localStorage.getItem(receipt) ?? "null");
      const proof = stored?.timestamp === choice.timestamp ? stored : null;
      if (
        choice.essential === true &&
        choice.expiresAt >= Date.now() &&
        optional.every((name) => typeof choice[name] === "boolean")
      ) {
        ask = false;
        // The policy has changed since the choice: main determines which categories are still allowed.
        const changed = (proof?.policyVersion ?? policy) !== policy;
        const choices = choicesInForce(choice, signal, proof?.override);
        on = optional.filter((name) => !changed && choices[name]);
        hasWork =
          changed ||
          proof?.pending ||
          (root.dataset.scripts && on[0]) ||
          (on.length < 3 && document.cookie) ||
          document.querySelector("[data-consent-receipt]");
      }
    }
  } catch {}
  root.dataset.consent = on.join(" ");
  root.toggleAttribute("data-ask", ask);
  root.toggleAttribute("data-gpc", signal);
  for (const element of document.querySelectorAll("[data-consent-count]")) element.textContent = `${1 + on.length}`;
  return hasWork;
};
let needsMain = show();
for (const type of ["click", "pointerover", "focusin", "touchstart"])
  addEventListener(type, (event) => {
    const { target } = event;
    const pressed = target instanceof Element && target.closest(":is(a, button)[data-consent]");
    if (!pressed) return;
    if (type === "click") event.preventDefault();
    // A press may join a load that started before it and is about to fail, so it tries twice.
    const loaded = load().catch(load);
    loaded.then(
      () => type === "click" && pressed.dispatchEvent(new Event("consent:press", { bubbles: true })),
      () => {
        if (type === "click") root.dataset.ask = type;
      },
    );
  });
addEventListener("DOMContentLoaded", () => {
  needsMain = show();
  const banner = document.querySelector(".consent");
  if (!banner) return;
  banner.removeAttribute("hidden");
  const box = () => banner.getBoundingClientRect();
  new ResizeObserver(() => {
    const { height } = box();
    // None where the banner is part of the page.
    const least = Number.parseFloat(getComputedStyle(banner).minHeight) || Infinity;
    root.style.setProperty("--banner", height > least ? `${height}px` : "");
  }).observe(banner);
  // A browser scrolls the caret into view but may leave the rest of a large field under the banner.
  addEventListener("focusin", ({ target }) => {
    if (!("ask" in root.dataset) || !(target instanceof Element)) return;
    if (target.getBoundingClientRect().bottom > box().top) target.scrollIntoView({ block: "nearest" });
  });
});
addEventListener("pageshow", ({ persisted }) => persisted && show());
addEventListener("storage", ({ key }) => (key === null || key === record) && show());
addEventListener("load", () => needsMain && load());
