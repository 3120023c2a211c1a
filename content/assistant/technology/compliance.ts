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
    ],
    hindi: ["kaun kaun se kanoon ke templates milte hain", "compliance templates kya kya hain"],
    also: "statutes legislation rulebook jurisdictions ruleset presets predefined prebuilt blueprint catalog catalogue checklists",
    answer: `${site.name} comes with templates for four laws: GDPR, HIPAA, CCPA and DPDP. They are rules to start from, written in sentences that your compliance team can read, question and change. Each rule decides about fields and writes down what it decided.`,
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
    ],
    also: "fully liability silver-bullet relieve exempt sufficient conform lawyer dpo warranty",
    answer: `No product makes you compliant by itself: a green check shows that one sentence of one rule was followed in the cases tried. The templates of ${site.name} are starting points, and the judgments in them are yours to make. People still decide:\n- whether an interest is legitimate\n- whether a breach is likely to result in a risk\n- whether a purpose should be pursued at all`,
    sources: ["/blog/compliance-by-design#what-does-not-run"],
  },
  {
    questions: [
      `How does ${site.name} help with the GDPR?`,
      "European data protection for AI assistants",
      "GDPR template for chatbots",
      "pseudonymization measure under Article 32",
      "meet EU privacy duties with a chatbot",
    ],
    also: "dsgvo article-30 dpia dpo germany french brussels minimisation ropa works-council data-subject",
    answer: `${site.name} helps with the GDPR in three ways:\n- a template of rules that decide which fields may enter a prompt\n- masking before a prompt leaves; Article 32 names pseudonymization and encryption as two measures\n- the register of recipients, which the AI to AI Supply Chain writes and keeps true\n\nMasked data remains personal for you, since you hold the vault.`,
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
    answer: `For India’s DPDP Act, ${site.name} offers a template of rules, masking before a prompt leaves, and the register of recipients that the AI to AI Supply Chain writes. Draft rule 6 names among the minimum safeguards “encryption, obfuscation or masking or the use of virtual tokens mapped to that personal data”.`,
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
    also: "cpra californian los-angeles us-state do-not-sell cppa consumers san-francisco silicon-valley",
    answer: `${site.name} includes a CCPA template. Our article on compliance by design shows one row of it: the signal “Sec-GPC: 1” switches off sale and sharing for that browser, and for the customer if known. The check compares requests with and without the signal.`,
    sources: ["/blog/compliance-by-design#the-same-chain-in-four-laws", "/use-cases#powered-title"],
  },
  {
    questions: [
      "Do you help with PCI-DSS?",
      "payment card industry compliance for our bot",
      "keep credit card numbers out of prompts for PCI",
      "are you a PCI certified service provider",
    ],
    also: "mastercard cardholder pan saq qsa checkout merchant acquirer pos cvv",
    answer: `${site.name} turns card and account numbers into tokens before a prompt is sent, cached or logged. The site lists templates for GDPR, HIPAA, CCPA and DPDP, and neither a template nor a certificate for the payment card standard. Ask the team about your audit on the [contact page](/contact).`,
    sources: ["/#features-title", "/use-cases#powered-title"],
    offers: ["handover"],
  },
  {
    questions: [
      `Does ${site.name} help with the EU AI Act?`,
      "AI Act template or risk assessment",
      "is there support for the European artificial intelligence regulation",
      "prepare our high-risk system for AI Act conformity",
    ],
    also: "aiact annex-iii ai-regulation transparency brussels deployer gpai fria prohibited classification",
    answer:
      "The site lists templates for GDPR, HIPAA, CCPA and DPDP, and none for the EU AI Act. Our overview of privacy law lists the Act’s dates and advises you to log the decision, the rule and the version of the model, without personal data. Ask the team what it can do for the AI Act on the [contact page](/contact).",
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
    answer:
      "If you certify against ISO/IEC 27001:2022, you need no new control for prompts. Annex A already holds 5.15 on access control, 8.12 on data leakage prevention and 8.11 on data masking. If your statement of applicability applies 8.11 to test databases alone, add prompts to it.",
    sources: ["/blog/dlp-iam-security-blindspot#a-third-decision"],
  },
  {
    questions: [
      `Is ${site.name} ISO 27001 certified?`,
      "do you hold an ISO certificate as a company",
      "are you certified, which security certifications do you have",
      "accredited ISMS or ISO 42001 certificate of the vendor",
    ],
    hindi: ["kya aapke paas ISO certificate hai", "aapki company certified hai kya"],
    also: "iso27001 certs badge tuv 27701 9001 27017 bsi seal official",
    answer: `The site publishes no ISO certificate of ${site.legalEntity} and names no other certification. For your vendor review, ask the team on the [contact page](/contact) or let a person take over here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you have a SOC 2 report?",
      "SOC 2 Type II attestation under NDA",
      "AICPA audit of your controls",
      "can we see your SOC2",
    ],
    also: "soc1 type2 ssae cpa bridge-letter assurance type-ii soc3 isae 3402",
    answer: `The site publishes no SOC 2 report of ${site.legalEntity} and does not say whether there is one. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which sub-processors does the product use?",
      "list of subcontractors that handle customer data",
      "third parties involved in delivering the service",
      "notification when you add a subprocessor",
    ],
    also: "fourth-party subcontracted downstream nth-party outsource hyperscaler underlying dependencies delegated",
    answer: `The site publishes no list of sub-processors for the products of ${site.name}. For this website, the privacy policy says only that a company that hosts the server or carries email, where there is one, works on its behalf and under contract. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/privacy-policy#use", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you have a trust center or a security whitepaper?",
      "security documentation of the product for our review",
      "architecture diagram and threat model to download",
      "third-party risk assessment evidence pack",
    ],
    also: "trustcenter trust-portal datasheet schematic due-diligence infosec tprm dossier blueprint",
    answer: `The site publishes no trust center, security whitepaper or architecture documents for the products of ${site.name}. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Are there penetration test reports or code audits of your own product?",
      "has an independent firm tested the security of the shield",
      "pentest summary for customers",
      "SBOM and secure development process",
    ],
    also: "vapt static-analysis sast dast appsec sdlc hardened cve devsecops",
    answer: `The site publishes no penetration test reports, code audits or component lists for the products of ${site.name}. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is the product open source?",
      "is your source code on GitHub",
      "which programming language is the shield written in",
      "software license, MIT or Apache",
    ],
    also: "opensource oss proprietary repo rust golang gpl contribute codebase sourcecode",
    answer: `The site does not publish whether the products of ${site.name} are open source, under which license, or in which language they are written. Ask the team on the [contact page](/contact), or let a person take over here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you cover other regulations such as NIS2, DORA or RBI guidelines?",
      "FedRAMP, HITRUST or Cyber Essentials",
      "LGPD, PIPEDA, POPIA or UK GDPR templates",
      "financial regulator rules from SEBI or IRDAI",
    ],
    also: "sox glba ferpa gxp fda tisax mas pdpa appi pipl swiss fadp cmmc brazil canada australia singapore china fca bafin",
    answer:
      "The site names templates for GDPR, HIPAA, CCPA and DPDP only. It publishes nothing about other regulations or government programs. Ask the team about yours on the [contact page](/contact), or let a person take over here.",
    sources: ["/use-cases#powered-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What evidence does an auditor get?",
      "does an auditor accept your records as proof",
      "audit report and decision records for the regulator",
      "show months later who saw which data and why",
      "demonstrate accountability to inspectors",
    ],
    also: "inspection examination paper-trail traceability justify forensic reconstruct supervisory",
    answer: `An auditor gets each decision of ${site.name} together with the rule that made it, so that a question in March has an answer in May. Each line says who, when and which rule. The AI to AI Supply Chain adds the register of recipients that GDPR and DPDP ask for.`,
    sources: [
      "/#comparison-title",
      "/#features-title",
      "/about#technology-title",
      "/products/supply-chain#steps-title",
    ],
  },
  {
    questions: [
      "How will I notice if a line of the audit trail was altered?",
      "is the audit trail tamper-proof or immutable",
      "could an insider delete an entry from the record",
      "integrity of the log, hash chain",
    ],
    also: "forged falsified manipulation rewrite overwrite worm blockchain backdated rogue edited merkle",
    answer:
      "Each line of the audit trail carries the mark of the one before it, so a missing or altered line is noticed. Each line says who, when and which rule.",
    sources: ["/feature#features-title", "/use-cases#powered-title", "/about#technology-title"],
  },
  {
    questions: [
      "Who is the controller of the data, you or our company?",
      "data fiduciary or processor role of the vendor",
      "who is legally responsible for the prompts",
    ],
    also: "liable liability ownership joint controllership blame owner fault",
    answer: `For what passes through the products, the customer decides why and how data is processed, and the customer’s own notice applies. ${site.legalEntity} decides only about the data that this website collects. Masking does not lower your duties toward the people in your files.`,
    sources: ["/privacy-policy#introduction", `/blog/beyond-encryption-${site.slug}#what-this-does-not-do`],
  },
];
