import { createHash } from "node:crypto";
import type { Vendor } from "./vendors.ts";

const TWO_YEARS = 63_072_000;
// What a page could ask a visitor for, or learn of him, and ours never do. Every answer carries it, so it is kept short.
const deniedFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
].map((feature) => `${feature}=()`);

interface Page {
  hashes: InlineHashes;
  https: boolean;
  /** Whether it may show what is ours in a frame: the dashboard, a mail. */
  frames?: boolean;
  /** Third parties that the page may load, once its visitor agrees. */
  vendors?: readonly Vendor[];
}

/** The Content-Security-Policy of a page whose inline scripts and styles have these hashes. */
export function contentSecurityPolicy({ hashes, https, frames = false, vendors = [] }: Page): string {
  const own = (...values: string[]) => ["'self'", ...values.map((hash) => `'${hash}'`)];
  const foreign = (kind: "script" | "connect" | "image") => vendors.flatMap(({ script }) => script.origins[kind]);
  const list = (sources: string[]) => [...new Set(sources)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${list([...own(...hashes.scripts), ...foreign("script")])}`,
    `style-src ${list(own(...hashes.styles))}`,
    `img-src ${list(["'self'", "data:", ...foreign("image")])}`,
    "font-src 'self'",
    `connect-src ${list(["'self'", ...foreign("connect")])}`,
    "media-src 'self'",
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
    "report-uri /api/csp-reports",
    "report-to csp",
  ].join("; ");
}

/** The headers of such a page. */
export const pageSecurityHeaders = (page: Page) =>
  securityHeaders(contentSecurityPolicy(page), page.vendors?.length ? "credentialless" : "require-corp");

/** The policy of what is no page: it may load nothing at all. */
export const nothingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of every answer, files and errors included. `policy` is the page's own, or that of what is no page.
 * HSTS is sent over http as well: browsers heed it over https alone, and a proxy that ends TLS passes it on.
 * `embedder` is `credentialless` where a third party is set up: what it sends need not say that it may be embedded, and is
 * asked for without the cookies that the third party has set elsewhere.
 */
export function securityHeaders(
  policy: string = nothingPolicy,
  embedder: "require-corp" | "credentialless" = "require-corp",
): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Embedder-Policy": embedder,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": deniedFeatures.join(", "),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Reporting-Endpoints": 'csp="/api/csp-reports"',
    "Strict-Transport-Security": `max-age=${TWO_YEARS}; includeSubDomains; preload`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

export interface InlineHashes {
  /** What is run, and rules for prefetching, which policies treat alike. */
  scripts: Set<string>;
  styles: Set<string>;
}

/**
 * The hashes of every inline script and style of a page of ours, as a policy names them. Data such as JSON-LD is never run,
 * so that no policy asks for it. Never to be used on what a visitor could have a hand in.
 */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: new Set(), styles: new Set() };
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, "");
  for (const [, attributes = "", content = ""] of withoutComments.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || !content) continue;
    if (/\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes)) continue;
    hashes.scripts.add(sha256(content));
  }
  for (const [, content = ""] of withoutComments.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) {
    hashes.styles.add(sha256(content));
  }
  return hashes;
}

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
