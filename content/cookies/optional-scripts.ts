import type { OptionalCategory } from "./schema.ts";

/** A script of a third party that comes alive only where it is configured and its category is consented to. */
export interface OptionalScript {
  name: string;
  category: OptionalCategory;
  /** The environment variable that holds the account's id; unset, nothing is loaded and the policy header lists no third party. */
  variable: string;
  /** What an id looks like: anything else in the variable stops the start. */
  idPattern: RegExp;
  idExample: string;
  /** The script's address. */
  source: (id: string) => string;
  /** What the Content-Security-Policy allows besides, once configured. */
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
    // https://developers.google.com/tag-platform/security/guides/csp, less what is for advertising.
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
