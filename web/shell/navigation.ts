/** The entries of the header, the small-screen menu and the footer, with the texts of the specification's section 2. */

export const products = [
  {
    name: "AI Security Scanner",
    href: "/products/ai-scanner",
    summary: "Finds what your assistants leak, before someone else does.",
  },
  {
    name: "Real-Time Protection Shield",
    href: "/products/protection-shield",
    summary: "Stops attacks and masks personal data as people type.",
  },
  {
    name: "AI to AI Supply Chain",
    href: "/products/supply-chain",
    summary: "Shows which other AIs receive your data, and why.",
  },
] as const;

export const mainLinks = [
  { name: "Use Cases", href: "/use-cases" },
  { name: "About", href: "/about" },
  { name: "Careers", href: "/careers" },
  { name: "Contact Us", href: "/contact" },
] as const;

export const resources = [{ name: "Blog", href: "/blog", summary: "Research and practice in AI privacy." }] as const;

/** The entries of the menu's section Solutions. They have no pages yet (specification, section 2). */
export const solutions = [
  {
    name: "By Industry",
    entries: [
      { name: "Healthcare", summary: "HIPAA-compliant privacy solutions" },
      { name: "Financial Services", summary: "PCI-DSS compliant solutions" },
      { name: "Retail & eCommerce", summary: "Protect customer data" },
    ],
  },
  {
    name: "By Use Case",
    entries: [{ name: "Regulatory Compliance", summary: "GDPR, DPDP Act, HIPAA" }],
  },
] as const;

export const company = [
  { name: "About Us", href: "/about" },
  { name: "Careers", href: "/careers" },
] as const;

export const legalLinks = [
  { name: "Privacy Policy", href: "/privacy-policy" },
  { name: "Cookie Policy", href: "/cookie-policy" },
] as const;

export const footerGroups = [
  {
    name: "Products",
    links: products.map(({ name, href }) => ({ name, href })),
  },
  {
    name: "Company",
    links: [
      { name: "Blog", href: "/blog" },
      { name: "About", href: "/about" },
      { name: "Careers", href: "/careers" },
      { name: "Contact", href: "/contact" },
    ],
  },
  {
    name: "Resources",
    links: [
      { name: "How We Measure", href: "/how-we-measure" },
      { name: "Case Studies" },
      { name: "Whitepapers" },
      { name: "Documentation" },
    ],
  },
  {
    name: "Legal",
    links: legalLinks,
  },
] as const;

const withoutFooter = new Set<string>([...products.map((product) => product.href), "/use-cases"]);

/** Whether the page at this path has the footer: every page except the three product pages and the use cases. */
export const hasFooter = (path: string) => !withoutFooter.has(path.replace(/\.html$/, ""));
