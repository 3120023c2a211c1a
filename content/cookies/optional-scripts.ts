import type { OptionalCategory } from "./schema.ts";

/** A third-party script, loaded only if it is configured and the visitor consents to its category. */
export interface OptionalScript {
  name: string;
  category: OptionalCategory;
  /** The environment variable with the account's id. Unset, nothing is loaded and the CSP lists no third party. */
  variable: string;
  /** The form of an id. The server refuses to start with another value. */
  idPattern: RegExp;
  idExample: string;
  /** The URL of the script. */
  source: (id: string) => string;
  /** The origins that the Content-Security-Policy allows once it is configured. */
  origins: { script: readonly string[]; connect: readonly string[]; image: readonly string[] };
}

/** Every optional script of this site. */
export const optionalScripts: readonly OptionalScript[] = [
  {
    name: "Google Analytics",
    category: "analytics",
    variable: "ANALYTICS_ID",
    idPattern: /^G-[A-Z0-9]{4,16}$/,
    idExample: "G-AB12CD34EF",
    source: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    // https://developers.google.com/tag-platform/security/guides/csp, without the origins for advertising.
    origins: {
      script: ["https://www.googletagmanager.com"],
      connect: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://www.googletagmanager.com"],
      image: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    },
  },
  {
    name: "Meta Pixel",
    category: "marketing",
    variable: "SOCIAL_PIXEL_ID",
    idPattern: /^\d{6,20}$/,
    idExample: "123456789012345",
    source: () => "https://connect.facebook.net/en_US/fbevents.js",
    origins: {
      script: ["https://connect.facebook.net"],
      connect: ["https://www.facebook.com"],
      image: ["https://www.facebook.com"],
    },
  },
];
