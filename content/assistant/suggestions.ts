import { site } from "#site";

type Suggestions = readonly [string, string, string];

const article = {
  [`beyond-encryption-${site.slug}`]: [
    "Why is encryption not enough for AI?",
    "Where should masking happen: in the log, in the answer or before the model?",
    "How is masking different from encryption?",
  ],
  "dlp-iam-security-blindspot": [
    "Why do DLP and IAM miss what is in a prompt?",
    "What is the third decision between DLP and IAM?",
    "What does NIST call data loss prevention?",
  ],
  "quantum-enhanced-ai-privacy": [
    "What do FIPS 203, 204 and 205 standardize?",
    "Can a quantum computer break today’s encryption?",
    "What does post-quantum encryption not fix?",
  ],
  "understanding-data-privacy-2025": [
    "When do the high-risk obligations of the EU AI Act start?",
    "When does India’s DPDP Act apply?",
    "Is masked or tokenized data still personal data?",
  ],
  "ai-consent-automation": [
    "What does a consent receipt record?",
    "Where does a withdrawal of consent have to reach in an AI system?",
    "Can a model unlearn personal data?",
  ],
  "responsible-ai-privacy": [
    "How do I turn a responsible AI principle into a test?",
    "How many clean answers prove that an assistant does not leak?",
    "What do NIST’s AI RMF and ISO/IEC 42001 ask for?",
  ],
  "zero-trust-encryption": [
    "Why is zero trust harder with an AI model?",
    "What are keys at three heights?",
    "How do I check my zero trust setup for AI?",
  ],
  "real-time-data-masking": [
    "What are the types of data masking, and which can be undone?",
    "How fast does masking have to be?",
    "How can I start with masking today without buying anything?",
  ],
  "compliance-by-design": [
    "What is the HIPAA minimum necessary rule?",
    "What evidence does an auditor get?",
    "What can no compliance template decide?",
  ],
  "privacy-by-design": [
    "What are the seven principles of privacy by design?",
    "What does GDPR Article 25 require?",
    "What is ISO 31700-1?",
  ],
} satisfies Record<string, Suggestions>;

const contact: Suggestions = [
  "What happens after I send the demo form?",
  "How much does it cost?",
  "Where is your office?",
];
const career: Suggestions = [
  "Which positions are open?",
  "How long does the internship last?",
  "How long do you keep my application and resume?",
];

/** The suggested questions by path; the pages below a path have them too, unless they have their own. */
const byPath: Readonly<Record<string, Suggestions>> = {
  "/": ["What does the Protection Shield do?", "How much latency does it add to a prompt?", "How do I book a demo?"],
  "/products": [
    "What does the Protection Shield do?",
    "What does the AI Security Scanner detect?",
    "Is there a free trial?",
  ],
  "/products/ai-scanner": [
    "What does the AI Security Scanner detect?",
    "Who gets alerted, and how?",
    "How does the AI Security Scanner work?",
  ],
  "/products/protection-shield": [
    "Which kinds of personal data are detected and masked?",
    "How do the real names come back into the answer?",
    "How much latency does it add to a prompt?",
  ],
  "/products/supply-chain": [
    "What does AI Supply Chain Control do?",
    "Will we know if our data goes to a model in another country?",
    "What does the model provider see of our data?",
  ],
  "/use-cases": [
    "How does the product help hospitals?",
    "How does the product help banks?",
    "What if the model needs the real value, such as a date of birth?",
  ],
  "/feature": [
    "Which AI models and providers do you support?",
    "What is written to the audit log, and does it contain personal data?",
    "Do masked prompts make the answers worse?",
  ],
  "/about": ["What does your company do?", "How long do you keep my data?", "Which positions are open?"],
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
    "What are the types of data masking, and which can be undone?",
    "When do the high-risk obligations of the EU AI Act start?",
    "Why is encryption not enough for AI?",
  ],
  ...Object.fromEntries(Object.entries(article).map(([slug, questions]) => [`/blog/${slug}`, questions])),
  "/api": ["Which AI models and providers do you support?", "Do I need an account?", "How can I reach you?"],
};

/** For pages without their own: accounts, the dashboard, and addresses that do not exist. */
const general: Suggestions = [
  "What does the Protection Shield do?",
  "How long do you keep my data?",
  "How can I reach you?",
];

/** The three questions that the assistant suggests to a visitor of the page at `path`. */
export function suggestionsFor(path: string): Suggestions {
  for (let at = path.replace(/\/$/, "") || "/"; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const own = byPath[at];
    if (own) return own;
  }
  return general;
}
