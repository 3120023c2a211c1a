import type { MeasureSection } from "./measured-figure.ts";

/** Sample data in pictures, and what the visitor's browser computes. */
export const exampleSections: readonly MeasureSection[] = [
  {
    id: "examples",
    title: "Illustrative data",
    intro:
      "Pictures of the product show invented people, companies and counts. Each page says so once. The figures within a picture are consistent, and none describes a customer.",
    figures: [
      {
        value: "4 of 4",
        name: "hidden in the nurse’s prompt",
        page: ["/", "Home"],
        basis: "Example",
        text: "One invented prompt. The film and the examples further down the page are invented too, and follow the same rule as the shield’s record: nurses see vitals, not medications.",
      },
      {
        value: "24 scans, 7 threats",
        name: "The scanner’s dashboard",
        page: ["/products/ai-scanner", "AI Security Scanner"],
        basis: "Example",
        text: "One sample dashboard with 25 findings: 2 Critical, 3 High, 8 Medium and 12 Low. Its one finding with patient data is the HIPAA issue; no finding involves card data, so PCI-DSS shows as compliant, which here means that the scan found no issue. The answer at the top of the page, with its card number, is a separate example.",
        method: "Scan your own assistants: the dashboard then counts yours.",
      },
      {
        value: "47 AIs",
        name: "The supply-chain map",
        page: ["/products/supply-chain", "AI to AI Supply Chain"],
        basis: "Example",
        text: "A sample company: 9 services under contract, 23 that those call, and 15 behind them. Six read personal data that no rule covers. The alerts belong to the same sample.",
        method: "Map your own traffic, keys and contracts.",
      },
      {
        value: "9 fields",
        name: "One record, three roles",
        page: ["/products/protection-shield", "Real-Time Protection Shield"],
        basis: "Example",
        text: "An invented record. A doctor sees all nine fields; a nurse and the reception desk see four each.",
      },
      {
        value: "11 ms",
        name: "The trace of one prompt",
        page: ["/feature", "Features"],
        basis: "Example",
        text: "The first part of the 50 ms round trip, from the prompt to the model. Two steps run side by side, so the total is less than the sum of all six.",
      },
      {
        value: "6 cards, 1 film",
        name: "Industry scenes and the film",
        page: ["/use-cases", "Use Cases"],
        basis: "Example",
        text: "Invented scenes. The card number 4111 1111 1111 1111 is one of the payment industry’s public test numbers.",
      },
    ],
  },
  {
    id: "live",
    title: "Counted live",
    intro:
      "These figures are computed in your browser or checked on every build of this site. You can check them yourself.",
    figures: [
      {
        value: "256-bit",
        name: "Encryption examples",
        page: ["/use-cases", "Use Cases"],
        basis: "Live count",
        text: "Your browser encrypts with AES-GCM and adds two amounts with the Paillier cipher. The Paillier key has 64 bits to keep the demo fast; production keys have 2,048 bits or more.",
      },
      {
        value: "16 digits",
        name: "Tokenization example",
        page: ["/use-cases", "Use Cases"],
        basis: "Live count",
        text: "A card token keeps the length, the last four digits and a valid check digit (Luhn), so format checks still pass. What you type stays in your browser.",
      },
      {
        value: "Under 30",
        name: "requests and under 300 KB",
        page: ["/about", "About"],
        basis: "Live count",
        text: "“Measure this page” reads your browser’s own list of requests. A build of this site fails when a page with all its scripts exceeds 300 KB, not counting the films.",
      },
    ],
  },
];
