import { catalog } from "#content/cookies/catalog.ts";
import { optionalScripts } from "#content/cookies/optional-scripts.ts";
import { otherStorage } from "#content/cookies/other-storage.ts";
import type { Choices } from "#domain/consents/choices.ts";
import { optional } from "./record.ts";
import { matches, removals } from "./removal.ts";
import { disableScripts, startScript } from "./vendors.ts";

/**
 * Returns a function that loads or stops the optional scripts according to a choice. `configured` is `<html data-scripts>`
 * as the server writes it, `ANALYTICS_ID=G-… SOCIAL_PIXEL_ID=…`; when empty, nothing is loaded. When consent for a running
 * script is withdrawn, a content security policy blocks all other hosts at once, and the page reloads without the script, unless the visitor has
 * typed something. It reloads after `posted` resolves, otherwise the reloaded page would post the withdrawal again.
 */
export function createGate(configured: string, posted: () => Promise<unknown>) {
  const ids = new Map(configured.split(" ").map((pair) => pair.split("=") as [string, string]));
  const running = new Set<(typeof optionalScripts)[number]>();
  let isCutOff = false;

  return (allowed: Choices) => {
    const withdrawn = [...running].filter(({ category }) => !allowed[category]);
    for (const script of withdrawn) disableScripts(ids.get(script.variable) ?? "");
    if (withdrawn.length > 0 && !isCutOff) {
      isCutOff = true;
      cutOff();
      // The running script may set a cookie again; it is removed with the page.
      addEventListener("pagehide", () => removeDisallowedStorage(allowed));
    }
    removeDisallowedStorage(allowed);
    if (isCutOff) {
      void posted().then(() => hasDraft() || location.reload());
      return;
    }
    for (const script of optionalScripts) {
      const id = ids.get(script.variable);
      if (!id || running.has(script) || !allowed[script.category]) continue;
      running.add(script);
      startScript[script.name]?.(id);
      const element = document.createElement("script");
      element.async = true;
      element.src = script.source(id);
      document.head.append(element);
    }
  };
}

/** A running script cannot be stopped, but a stricter policy takes effect as soon as it is inserted. */
function cutOff() {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:";
  document.head.append(policy);
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const typed = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";

/**
 * Whether a reload would lose typed text: on the page, in the chat or in an open dialog. The last two are rendered by React,
 * which also writes typed text into `defaultValue`; there any text counts, and a chosen file (`data-unsent`).
 */
function hasDraft(): boolean {
  const fields = [...document.querySelectorAll<Field>("main :is(input, textarea)")];
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) return true;
  const opened = document.querySelectorAll(':is([role="dialog"], dialog[open])');
  return [...opened].some(
    (dialog) =>
      dialog.querySelector("[data-unsent]") !== null ||
      [...dialog.querySelectorAll<Field>(typed)].some(({ value }) => value.trim() !== ""),
  );
}

function removeDisallowedStorage(allowed: Choices) {
  for (const category of optional) if (!allowed[category]) removeStorage(category);
}

/** Removes all cookies and storage keys of a category. */
function removeStorage(category: string) {
  const inCategory = (entry: { category: string }) => entry.category === category;
  const cookies = catalog.filter(inCategory).flatMap(({ keys }) => keys);
  for (const removal of removals(document.cookie, cookies, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = removal;
  }
  const patterns = [...cookies, ...otherStorage.filter(inCategory).map(({ key }) => key)];
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      for (const key of Object.keys(window[kind]))
        if (patterns.some((pattern) => matches(pattern, key))) window[kind].removeItem(key);
    } catch {
      // Storage is blocked, so it holds nothing.
    }
  }
}
