import { site } from "#site";

type Suggestions = readonly [string, string, string];

const article = {
  [`beyond-encryption-${site.slug}`]: [
    "Why is encryption not enough to protect prompts?",
    "Can a language model run on encrypted text?",
    "Which steps does masking take between application and model?",
  ],
  "dlp-iam-security-blindspot": [
    "What is the blind spot between DLP and IAM?",
    "Should we keep DLP and IAM?",
    "Should we start by blocking prompts?",
  ],
  "quantum-enhanced-ai-privacy": [
    "Which encryption would a quantum computer break?",
    "What does harvest now, decrypt later mean?",
    "What should we do now to prepare for quantum computers?",
  ],
  "understanding-data-privacy-2025": [
    "When do the high-risk obligations of the EU AI Act start?",
    "Is India’s DPDP Act in force yet?",
    "Is masked or tokenized data still personal data?",
  ],
  "ai-consent-automation": [
    "What should a consent record contain?",
    "Where does a withdrawal of consent have to reach?",
    "Can a trained model forget a person?",
  ],
  "responsible-ai-privacy": [
    "How do I make responsible AI principles testable?",
    "How many clean test answers prove that an assistant does not leak?",
    "What is ISO/IEC 42001?",
  ],
  "zero-trust-encryption": [
    "What is zero trust when the caller is an AI model?",
    "How do the master key, the record key and the field key relate?",
    "How can I check whether our own AI setup follows zero trust?",
  ],
  "real-time-data-masking": [
    "What are the types of data masking, and which can be undone?",
    "How fast does masking have to be?",
    "How can I start with masking today without buying anything?",
  ],
  "compliance-by-design": [
    "What does compliance by design mean?",
    "What is HIPAA’s minimum necessary rule?",
    "What evidence does an auditor get?",
  ],
  "privacy-by-design": [
    "What are the seven principles of privacy by design?",
    "What does GDPR Article 25 require by default?",
    "Is there an ISO standard on privacy by design?",
  ],
} satisfies Record<string, Suggestions>;

const contact: Suggestions = [
  "What happens after I send the demo form?",
  "What does the Try for Free button do?",
  "Where is your office?",
];
const career: Suggestions = [
  "Which positions are open?",
  "How long does the internship last?",
  "How long do you keep my application and resume?",
];

/** The suggested questions by path; the pages below a path have them too, unless they have their own. */
const byPath: Readonly<Record<string, Suggestions>> = {
  "/": [
    "What is the difference between the three products?",
    "How much latency does it add to a prompt?",
    "How do I book a demo?",
  ],
  "/products": [
    "What is the difference between the three products?",
    "Which of the three products should we start with?",
    "Is there a free trial?",
  ],
  "/products/ai-scanner": [
    "What does the AI Security Scanner detect?",
    "Which severity levels does the scanner use?",
    "Can alerts go to Slack?",
  ],
  "/products/protection-shield": [
    "Which kinds of personal data are detected and masked?",
    "How do the real names come back into the answer?",
    "How much latency does it add to a prompt?",
  ],
  "/products/supply-chain": [
    "How does AI to AI Supply Chain work, step by step?",
    "Do you alert us when a vendor adds a new model?",
    "Can we cut off a single vendor connection without breaking the assistant?",
  ],
  "/use-cases": [
    `How do hospitals use ${site.name}?`,
    `How do banks use ${site.name}?`,
    "What if the model needs the real value, such as a date of birth?",
  ],
  "/feature": [
    "Which compliance templates are included?",
    "What is written to the audit log, and does it contain personal data?",
    "Do masked prompts make the answers worse?",
  ],
  "/how-we-measure": [
    "Are the statistics on the home page backed by a source?",
    "Where does the latency figure come from, and was it measured independently?",
    "What does “illustrative data” mean on your pages?",
  ],
  "/about": [`What does ${site.name} do?`, "How long do you keep my data?", "Which positions are open?"],
  "/careers": career,
  "/careers/apply-internship": [
    "How long does the internship last?",
    "How do I apply for the internship?",
    "How long do you keep my application and resume?",
  ],
  "/contact": contact,
  "/feedback": contact,
  "/auth": ["Do I need an account?", "What is stored when I create an account?", "How are passwords stored?"],
  "/privacy-policy": [
    "What are my privacy rights?",
    "How long do you keep my data?",
    "Do you train AI models on my messages?",
  ],
  "/cookie-policy": [
    "Which cookies do you set?",
    "What happens if I reject all cookies?",
    "Do you honor Global Privacy Control?",
  ],
  "/blog": [
    "Why is encryption not enough to protect prompts?",
    "When do the high-risk obligations of the EU AI Act start?",
    "What are the seven principles of privacy by design?",
  ],
  ...Object.fromEntries(Object.entries(article).map(([slug, questions]) => [`/blog/${slug}`, questions])),
  "/api": ["Do I need an account?", "Do you store my IP address?", "How can I reach you?"],
};

/** For pages without their own: accounts, the dashboard, and addresses that do not exist. */
const general: Suggestions = [`What does ${site.name} do?`, "How long do you keep my data?", "How can I reach you?"];

/** The three questions that the assistant suggests to a visitor of the page at `path`. */
export function suggestionsFor(path: string): Suggestions {
  for (let at = path.replace(/\/$/, "") || "/"; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const own = byPath[at];
    if (own) return own;
  }
  return general;
}
