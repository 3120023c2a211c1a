import { site } from "#site";

/** Every public path and one that does not exist. Tests that apply to every page run on each. */
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
  "/how-we-measure",
  "/careers",
  "/careers/apply-internship",
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
  "/admin/email-setup",
  "/nowhere",
];

/** One page of each template, and every page in `npm run test:all`. */
export const templatePages = process.env.TEST_ALL
  ? publicPages
  : publicPages.filter((path) => !path.startsWith("/blog/") || path === "/blog/understanding-data-privacy-2025");
