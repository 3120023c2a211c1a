import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Laws and standards, certificates, contracts and evidence for audits. */
export const complianceAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Which compliance templates are included?",
      "which laws and regulations do you cover",
      "ready-made rules for privacy laws",
      "list of frameworks supported out of the box",
      "policy templates for our compliance team",
      "do you have rules prepared for HIPAA and DPDP",
    ],
    hindi: ["kaun kaun se kanoon ke templates milte hain", "compliance templates kya kya hain"],
    also: "statutes legislation rulebook jurisdictions ruleset presets predefined prebuilt blueprint catalog catalogue checklists starter indian india american european californian gdpr ccpa",
    variants:
      "templates | which laws | supported regulations | compliance templates | GDPR HIPAA CCPA DPDP | ready rules",
    answer: `${site.name} comes with templates for four laws, GDPR, HIPAA, CCPA and DPDP, and for ISO readiness. They are rules to start from, written in plain language that your compliance team can read, question and change. Each rule decides field by field and logs what it decided.`,
    sources: ["/use-cases#powered-title", "/blog/compliance-by-design#what-does-not-run", "/#features-title"],
  },
  {
    questions: [
      `Does using ${site.name} make us compliant?`,
      "is a green check the same as compliance",
      "guarantee that we pass the law after buying",
      "automatically compliant once installed",
      "limits of automated compliance",
      "what can no template decide for us",
      "do the templates guarantee compliance",
    ],
    also: "fully liability silver-bullet relieve exempt sufficient conform lawyer dpo warranty guarantee certified promise law",
    variants:
      "does it make us compliant | guarantee compliance | compliant automatically | green check | what remains for people to decide",
    answer: `No product makes you compliant by itself: a green check shows that one sentence of one rule was followed in the cases tried. ${site.name}’s templates are starting points, and the judgments in them are yours to make. People still decide:\n- whether an interest is legitimate\n- whether a breach is likely to result in a risk\n- whether a purpose should be pursued at all`,
    sources: ["/blog/compliance-by-design#what-does-not-run"],
  },
  {
    questions: [
      `How does ${site.name} help with the GDPR?`,
      "European data protection for AI assistants",
      "GDPR template for chatbots",
      "pseudonymization measure under Article 32",
      "meet EU privacy duties with a chatbot",
      "are you GDPR compliant",
    ],
    also: "dsgvo dpia dpo germany french brussels minimisation ropa works-council subjects European regulation ready",
    variants: "GDPR help | european law | gdpr compliance | how do you support GDPR",
    answer: `${site.name} helps with the GDPR in three ways:\n- a template of rules that decide which fields may enter a prompt\n- masking before a prompt leaves; Article 32 names pseudonymization and encryption as two measures\n- the register of recipients, which AI to AI Supply Chain writes and keeps up to date\n\nMasked data remains personal for you, since you hold the vault.`,
    sources: [
      "/products/supply-chain#steps-title",
      `/blog/beyond-encryption-${site.slug}#encryption-answered-the-question-it-was-asked`,
      "/use-cases#powered-title",
    ],
  },
  {
    questions: [
      `How does ${site.name} help with HIPAA?`,
      "protect PHI in a clinical assistant",
      "is your product HIPAA compliant",
      "HIPAA template for clinics",
      "clinical chatbot and American health privacy law",
    ],
    also: "hippa hospital physician ehr emr epic medical telehealth ward health-records clinicians",
    variants: "HIPAA help | hipaa compliant | PHI protection | HIPAA template",
    answer: `For HIPAA, ${site.name} replaces names, record numbers and diagnoses before the model’s provider receives a word, and shows each role only what its work needs: doctors full records, nurses vitals, reception appointments. A HIPAA template of readable rules is the starting point, and each decision is recorded. The judgments in the rules are yours to make.`,
    sources: [
      "/#features-title",
      "/products/protection-shield#roles-title",
      "/blog/compliance-by-design#what-does-not-run",
    ],
  },
  {
    questions: [
      `How does ${site.name} help with India’s DPDP Act?`,
      "Digital Personal Data Protection compliance for AI",
      "DPDP template and register for Indian companies",
      "virtual tokens and masking as a safeguard under Indian rules",
    ],
    hindi: ["DPDP kanoon ke liye kya madad milegi", "Indian data protection act mein aap kaise help karte ho"],
    also: "dpdpa meity aadhaar mumbai delhi bengaluru ministry hyderabad chennai lok-sabha",
    variants: "DPDP help | indian law compliance | DPDP template | Digital Personal Data Protection",
    answer: `For India’s DPDP Act, ${site.name} offers a template of rules, masking before a prompt leaves, and the register of recipients that AI to AI Supply Chain writes. Draft rule 6 names among the minimum safeguards “encryption, obfuscation or masking or the use of virtual tokens mapped to that personal data.”`,
    sources: [
      "/products/supply-chain#steps-title",
      "/blog/understanding-data-privacy-2025#india-the-dpdp-act-still-waiting",
      "/use-cases#powered-title",
    ],
  },
  {
    questions: [
      `How does ${site.name} help with the CCPA in California?`,
      "California opt-out signals and an AI assistant",
      "do you help with CCPA opt-outs",
      "CCPA template for sale and sharing",
      "does the rule for Sec-GPC exist",
    ],
    also: "cpra californian los-angeles us-state cppa consumers san-francisco silicon-valley",
    variants: "CCPA help | california compliance | CCPA template | opt out california",
    answer: `${site.name} includes a CCPA template. Our article on compliance by design shows one row of it: the signal “Sec-GPC: 1” switches off sale and sharing for that browser, and for the customer if known. The check compares requests with and without the signal.`,
    sources: ["/blog/compliance-by-design#the-same-chain-in-four-laws", "/use-cases#powered-title"],
  },
  {
    questions: [
      "Do you help with PCI-DSS?",
      "payment card industry compliance for our bot",
      "keep credit card numbers out of prompts for PCI",
      "are you a PCI certified service provider",
      "does it check PCI DSS",
    ],
    also: "mastercard cardholder pan saq qsa checkout merchant acquirer pos cvv payment card industry standard comply compliant",
    variants: "PCI | PCI-DSS | card industry | payment data",
    answer: `${site.name} turns card and account numbers into tokens before a prompt is sent, cached or logged. The site lists templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness, and neither a template nor a certificate for PCI, the payment card standard. Ask our team about your audit on the [contact page](/contact).`,
    sources: ["/#features-title", "/use-cases#powered-title", "/products/ai-scanner#dashboard-title"],
    offers: ["handover"],
  },
  {
    questions: [
      `Does ${site.name} help with the EU AI Act?`,
      "AI Act template or risk assessment",
      "is there support for the European artificial intelligence regulation",
      "prepare our high-risk system for AI Act conformity",
      "AI Act support",
    ],
    also: "aiact annex-iii transparency brussels deployer gpai fria prohibited classification template ready compliance European",
    variants: "AI act help | EU AI act support | AI act template",
    answer:
      "The site lists templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness, and none for the EU AI Act. Our overview of privacy law lists the Act’s dates and advises you to log the decision, the rule and the version of the model, without personal data. Ask our team what it can do for the AI Act on the [contact page](/contact).",
    sources: ["/use-cases#powered-title", "/blog/understanding-data-privacy-2025#what-changed-if-you-run-ai"],
    offers: ["handover"],
  },
  {
    questions: [
      "Which ISO 27001 controls does masking of prompts support?",
      "ISO readiness, Annex A 8.11 data masking",
      "statement of applicability for AI prompts",
      "prepare for an ISO/IEC 27001 audit with an LLM",
      "control 8.12 data leakage prevention and 5.15",
    ],
    also: "27002 isms soa 27701 checklist clause norm 27018 gap-analysis nonconformity",
    variants:
      "ISO 27001 controls | annex A 8.11 | which controls | ISO readiness | data masking control | do we need a new control",
    answer:
      "If you certify against ISO/IEC 27001:2022, you need no new control for prompts. Annex A already holds 5.15 on access control, 8.12 on data leakage prevention and 8.11 on data masking. If your statement of applicability applies 8.11 to test databases alone, add prompts to it.",
    sources: ["/blog/dlp-iam-security-blindspot#a-third-decision"],
  },
];
