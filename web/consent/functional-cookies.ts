import { catalog } from "#content/cookies/catalog.ts";

const lifetime = (name: string) => catalog.find((cookie) => cookie.keys.includes(name))?.maxAge ?? 0;

const read = (name: string) =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function write(name: string, value: string) {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${lifetime(name)}; samesite=lax${secure}`;
}

/**
 * The functional category: with consent the color scheme and the language are stored for a year, without it the color scheme
 * for the tab only. The cookies themselves are removed by the gate (gate.ts); web/layouts/scheme-script.ts reads and changes
 * `preferences` from page to page.
 */
export function updateFunctionalCookies(functional: boolean) {
  try {
    if (functional) {
      write("preferences", read("preferences") ?? sessionStorage.getItem("scheme") ?? "system");
      write("language", document.documentElement.lang);
      sessionStorage.removeItem("scheme");
    } else {
      // Not the cookie's: another tab may have removed it already.
      const { scheme } = document.documentElement.dataset;
      if (scheme) sessionStorage.setItem("scheme", scheme);
    }
  } catch {
    // Without storage the color scheme lasts as long as the page.
  }
}
