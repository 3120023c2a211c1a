import { catalogue } from "#content/cookies/catalogue.ts";
import { optionalScripts } from "#content/cookies/optional-scripts.ts";
import { type Choices, optional } from "./record.ts";
import { matches, removals } from "./removal.ts";
import { beginnings, silence } from "./vendors.ts";

/**
 * Returns what brings the optional scripts into line with a choice. `configured` is `<html data-scripts>` as the server writes
 * it, `ANALYTICS_ID=G-… SOCIAL_PIXEL_ID=…`; empty, nothing is ever loaded. A script that runs cannot be stopped from
 * outside: where its consent is withdrawn its cookies go and the page is loaded anew without it.
 */
export function createGate(configured: string) {
  const ids = new Map(configured.split(" ").map((pair) => pair.split("=") as [string, string]));
  const alive = new Set<(typeof optionalScripts)[number]>();

  return (allowed: Choices) => {
    let gone = false;
    for (const script of optionalScripts) {
      const id = ids.get(script.variable);
      if (!id) continue;
      if (allowed[script.category] && !alive.has(script)) {
        alive.add(script);
        beginnings[script.name]?.(id);
        const element = document.createElement("script");
        element.async = true;
        element.src = script.source(id);
        document.head.append(element);
      } else if (!allowed[script.category] && alive.has(script)) {
        silence(id);
        gone = true;
      }
    }
    for (const category of optional) if (!allowed[category]) sweep(category);
    if (gone) location.reload();
  };
}

/** Removes whatever this browser holds under the names of a category. */
function sweep(category: string) {
  const patterns = catalogue.filter((cookie) => cookie.category === category).flatMap(({ keys }) => keys);
  for (const removal of removals(document.cookie, patterns, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = removal;
  }
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    try {
      for (const key of Object.keys(window[kind]))
        if (patterns.some((pattern) => matches(pattern, key))) window[kind].removeItem(key);
    } catch {
      // Nothing is kept where storage is forbidden.
    }
  }
}
