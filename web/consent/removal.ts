/** Whether a cookie name matches a name of the catalog, where a trailing `*` stands for any characters. */
export function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * The assignments to `document.cookie` that remove every present cookie matching the patterns: for the host and for each
 * parent domain, because third-party scripts set cookies on the highest domain that the browser allows.
 */
export function removals(cookies: string, patterns: readonly string[], host: string): string[] {
  const labels = host.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  return cookies
    .split(";")
    .map((pair) => pair.split("=")[0]?.trim() ?? "")
    .filter((name) => name && patterns.some((pattern) => matches(pattern, name)))
    .flatMap((name) =>
      ["", ...domains.map((domain) => `; domain=${domain}`)].map((at) => `${name}=; path=/; max-age=0${at}`),
    );
}
