/** Whether a cookie of this name is meant by a name of the catalogue, where a `*` at the end stands for any characters. */
export function matches(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/**
 * The assignments to `document.cookie` that remove every present cookie meant by the names: for the host itself and for
 * each domain above it, because a third party's script sets its cookies as high as the browser lets it.
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
