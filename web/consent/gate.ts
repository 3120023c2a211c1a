import { catalogue } from "#content/cookies/catalogue.ts";
import { optionalScripts } from "#content/cookies/optional-scripts.ts";
import { otherStorage } from "#content/cookies/other-storage.ts";
import type { Choices } from "#domain/consents/choices.ts";
import { optional } from "./record.ts";
import { matches, removals } from "./removal.ts";
import { beginnings, silence } from "./vendors.ts";

/**
 * Returns what brings the optional scripts into line with a choice. `configured` is `<html data-scripts>` as the server writes
 * it, `ANALYTICS_ID=G-… SOCIAL_PIXEL_ID=…`; empty, nothing is ever loaded. Where consent is withdrawn from a script that runs,
 * its page is cut off from every other host at once, and loaded anew without it unless something has been typed there; not
 * before `posted` resolves, or the withdrawal would be posted once more by the page that is loaded.
 */
export function createGate(configured: string, posted: () => Promise<unknown>) {
  const ids = new Map(configured.split(" ").map((pair) => pair.split("=") as [string, string]));
  const alive = new Set<(typeof optionalScripts)[number]>();
  let isCutOff = false;

  return (allowed: Choices) => {
    const withdrawn = [...alive].filter(({ category }) => !allowed[category]);
    for (const script of withdrawn) silence(ids.get(script.variable) ?? "");
    if (withdrawn.length > 0 && !isCutOff) {
      isCutOff = true;
      cutOff();
      // What runs may set a cookie once more; it goes with the page.
      addEventListener("pagehide", () => sweepAll(allowed));
    }
    sweepAll(allowed);
    if (isCutOff) {
      void posted().then(() => hasDraft() || location.reload());
      return;
    }
    for (const script of optionalScripts) {
      const id = ids.get(script.variable);
      if (!id || alive.has(script) || !allowed[script.category]) continue;
      alive.add(script);
      beginnings[script.name]?.(id);
      const element = document.createElement("script");
      element.async = true;
      element.src = script.source(id);
      document.head.append(element);
    }
  };
}

/** A script that runs cannot be stopped, but its page can: the browser heeds a stricter policy from when it is put in. */
function cutOff() {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "script-src 'self'; connect-src 'self'; img-src 'self' data:";
  document.head.append(policy);
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const typed = "textarea, input:not([type=checkbox], [type=radio], [type=hidden])";

/**
 * Whether the visitor would lose what he typed: on the page, in the chat, or in a dialog that is open. These last two are
 * React's, which writes what is typed into `defaultValue` as well; there every word counts, and a file that was chosen
 * (`data-unsent`).
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

function sweepAll(allowed: Choices) {
  for (const category of optional) if (!allowed[category]) sweep(category);
}

/** Removes whatever this browser holds under the names of a category. */
function sweep(category: string) {
  const isIts = (entry: { category: string }) => entry.category === category;
  const cookies = catalogue.filter(isIts).flatMap(({ keys }) => keys);
  for (const removal of removals(document.cookie, cookies, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = removal;
  }
  const patterns = [...cookies, ...otherStorage.filter(isIts).map(({ key }) => key)];
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      for (const key of Object.keys(window[kind]))
        if (patterns.some((pattern) => matches(pattern, key))) window[kind].removeItem(key);
    } catch {
      // Nothing is kept where storage is forbidden.
    }
  }
}
