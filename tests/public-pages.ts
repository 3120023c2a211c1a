import { site } from "#site";

/** Every public address that answers, and one that does not: what holds for every page is tried on each of these. */
export const publicPages = [
  "/",
  "/contact",
  "/auth",
  "/feedback",
  "/privacy-policy",
  "/cookie-policy",
  "/products",
  "/products/ai-scanner",
  "/products/protection-shield",
  "/products/supply-chain",
  "/use-cases",
  "/feature",
  "/about",
  "/careers",
  "/blog",
  ...[
    `beyond-encryption-${site.slug}`,
    "dlp-iam-security-blindspot",
    "quantum-enhanced-ai-privacy",
    "understanding-data-privacy-2025",
    "ai-consent-automation",
    "responsible-ai-privacy",
    "zero-trust-encryption",
    "real-time-data-masking",
    "compliance-by-design",
    "privacy-by-design",
  ].map((slug) => `/blog/${slug}`),
  "/api/docs",
  "/nowhere",
];
