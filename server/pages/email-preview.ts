import { inlineHashes } from "./page-policy.ts";

/**
 * Moves the `style` attributes of an email's HTML into a style sheet: a Content-Security-Policy can allow a sheet by its
 * hash, but no attribute.
 */
export function withStyleSheet(html: string): string {
  const classes = new Map<string, string>();
  const marked = html.replace(/<(\w+)((?:\s[^<>]*?)?) style="([^"]*)"([^<>]*)>/g, (_, tag, before, style, after) => {
    const name = classes.get(style) ?? `s${classes.size}`;
    classes.set(style, name);
    const rest = `${before}${after}`;
    const attributes = rest.includes(' class="')
      ? rest.replace(' class="', ` class="${name} `)
      : `${rest} class="${name}"`;
    return `<${tag}${attributes}>`;
  });
  const rules = [...classes].map(
    ([style, name]) => `.${name}{${style.replaceAll("&#39;", "'").replaceAll("&quot;", '"')}}`,
  );
  return marked.replace("<style>", `<style>${rules.join("")}`);
}

/** The headers of an email preview: it may be shown in a frame of this site, with its own styles, and do nothing else. */
export function emailPreviewHeaders(html: string): Record<string, string> {
  const styles = [...inlineHashes(html).styles].map((hash) => `'${hash}'`).join(" ");
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src ${styles}; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    "X-Frame-Options": "SAMEORIGIN",
  };
}
