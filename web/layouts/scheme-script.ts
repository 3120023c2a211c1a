// Inline script of every page. Applies the chosen color scheme before the first paint, so that the page does not flash.
// Nothing is stored before the visitor chooses (web/shell/scheme-switch.tsx). With functional consent the cookie
// `preferences` stores the choice for a year (web/consent/functional-cookies.ts); without it the choice ends with the tab.
const root = document.documentElement;
let chosen = "";
const read = () => {
  try {
    chosen = /(?:^|; )preferences=(light|dark)/.exec(document.cookie)?.[1] || sessionStorage.getItem("scheme") || "";
  } catch {}
};
const apply = () => {
  root.dataset.scheme = chosen;
  // Theme colors, posters and films.
  for (const element of document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>("[data-for]")) {
    const scheme = element.dataset.for;
    element.media = chosen ? (scheme === chosen ? "all" : "not all") : `(prefers-color-scheme: ${scheme})`;
  }
  for (const input of document.querySelectorAll<HTMLInputElement>("[name^=scheme-]"))
    input.checked = input.value === (chosen || "system");
};
read();
if (chosen) apply();
addEventListener("DOMContentLoaded", apply);
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  read();
  apply();
});
addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.name.startsWith("scheme-"))) return;
  chosen = target.value === "system" ? "" : target.value;
  const mayUseCookie = root.dataset.consent?.includes("functional");
  try {
    if (mayUseCookie) {
      const secure = location.protocol === "https:" ? "; secure" : "";
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
      document.cookie = `preferences=${target.value}; path=/; max-age=31536000; samesite=lax${secure}`;
    }
    if (chosen && !mayUseCookie) sessionStorage.setItem("scheme", chosen);
    else sessionStorage.removeItem("scheme");
  } catch {}
  apply();
});
