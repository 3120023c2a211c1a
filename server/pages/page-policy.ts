import { createHash } from "node:crypto";
import { securityHeaders } from "../http/security-headers.ts";
import type { Vendor } from "./vendors.ts";

/** CSP hashes, such as `sha256-…`, of a page's inline code. */
export interface InlineHashes {
  /** Scripts, and speculation rules, which policies treat as scripts. */
  scripts: string[];
  styles: string[];
}

interface Page {
  hashes: InlineHashes;
  https: boolean;
  /** Whether the page may show pages of this site in a frame, as the dashboard shows emails. */
  frames?: boolean;
  /** Third parties whose scripts the page may load after consent. */
  vendors?: readonly Vendor[];
}

/** The Content-Security-Policy of a page whose inline scripts and styles have these hashes. */
export function contentSecurityPolicy({ hashes, https, frames = false, vendors = [] }: Page): string {
  const self = (...values: string[]) => ["'self'", ...values.map((hash) => `'${hash}'`)];
  const foreign = (kind: "script" | "connect" | "image") => vendors.flatMap(({ script }) => script.origins[kind]);
  const list = (sources: string[]) => [...new Set(sources)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${list([...self(...hashes.scripts), ...foreign("script")])}`,
    `style-src ${list(self(...hashes.styles))}`,
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

/** The security headers of a page. */
export const pageSecurityHeaders = (page: Page) =>
  securityHeaders(contentSecurityPolicy(page), page.vendors?.length ? "credentialless" : "require-corp");

/**
 * The hashes of every inline script and style of a page. JSON-LD is data and needs no hash. Use it only for HTML from
 * the build: a hash of what a visitor wrote would allow the visitor's script to run.
 */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, "");
  for (const [, attributes = "", content = ""] of withoutComments.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || !content) continue;
    if (/\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes)) continue;
    hashes.scripts.push(sha256(content));
  }
  for (const [, content = ""] of withoutComments.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) {
    hashes.styles.push(sha256(content));
  }
  return hashes;
}

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
