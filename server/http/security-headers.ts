const TWO_YEARS = 63_072_000;
// Features that our pages never use. Every response carries the list, so it is short.
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

/** The Content-Security-Policy of responses that are not pages: they may load nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of every response, files and errors included.
 * HSTS is sent over HTTP as well: browsers obey it over HTTPS only, and a proxy that terminates TLS passes it on.
 * @param policy the response's Content-Security-Policy
 * @param embedder `credentialless` where third-party scripts are configured: their responses need no CORP header then,
 *   and browsers request them without cookies
 */
export function securityHeaders(
  policy: string = emptyPolicy,
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
