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
      "templates | which laws | supported regulations | compliance templates | GDPR HIPAA CCPA DPDP | ready rules | Do I have to write everything from scratch, or are there starter rules? | For how many statutes do you deliver prepared rules? | Can our compliance people alter what you deliver for the laws? | Is California among the jurisdictions with prepared rules? | does the box contain something for American, European and Indian law | which rule packs come with the software | what are the starting points for GDPR and friends | are the prepared rules legible for a non-technician | at what level does a prepared rule decide, message or field | tell me every regulation with a prebuilt rule set | do prepared rules also record what they decided | is ISO something you give us templates for | is there an ISO template | ISO template | GDPR template | is there a template for GDPR | does a template for ISO exist",
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
      "does it make us compliant | guarantee compliance | compliant automatically | green check | what remains for people to decide | After installing you, can I tell the regulator that we obey the law? | If all checks are green, are we safe in court? | Will I still need a lawyer after buying? | Which judgments stay with humans? | my CEO thinks buying a tool equals being lawful | is a purchase of your software sufficient for compliance | What can your automation not settle? | who judges if our interest is legitimate | can I outsource legal responsibility to your software | do you promise that we pass an inspection by the authority | does a passed test mean we conform to the regulation | compliance out of the box, true or marketing",
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
    variants:
      "GDPR help | european law | gdpr compliance | how do you support GDPR | We're in Berlin and have to satisfy the data protection authority | In what ways do you support European privacy obligations? | Does hiding names satisfy Article 32? | Who keeps the European record of recipients current? | Are tokens still personal data for us under European rules? | our Paris office asks what you contribute to GDPR | can your product take part of the work of Article 30 away | which three contributions do you make for European law | is your software suitable for EU companies | do you have something for the DSGVO | I am a European works council member, how is staff data protected by it | does masking take us out of the scope of European law",
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
    variants:
      "HIPAA help | hipaa compliant | PHI protection | HIPAA template | We're an American covered entity; what do you bring? | How do you keep PHI away from the model vendor? | Which hospital job sees which part under your health template? | Can a telehealth startup in the US use your software lawfully? | does the health template consist of readable rules | minimum access for reception, nurses, doctors under US law | what supports US healthcare privacy in your software | our HIPAA officer wonders what you do | do you record decisions about health records | who makes the judgment calls in the HIPAA rules | US medical privacy and chatbots, how do you assist | is PHI removed before the AI reads it",
    answer: `For HIPAA, ${site.name} replaces names, record numbers and whatever else your rules cover before the model’s provider receives a word, and shows each role only what its work needs: doctors full records, nurses vitals, reception appointments. A HIPAA template of readable rules is the starting point, and each decision is recorded. The judgments in the rules are yours to make.`,
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
    variants:
      "DPDP help | indian law compliance | DPDP template | Digital Personal Data Protection | We are a Mumbai fintech and worried about the new privacy act | What do the draft rules say about tokens and masking? | Which of your functions matter for an Indian data fiduciary? | Does Indian law accept virtual tokens as a safeguard? | our Bengaluru legal team prepares for the 2023 act | what does draft rule six mention | can you help an Indian hospital obey its data law | are we ready for DPDP with your software | which safeguards does India expect at minimum | register of recipients under the Indian act, from you? | Indian startup needs compliance for its AI assistant | is obfuscation named in India's rules",
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
    variants:
      "CCPA help | california compliance | CCPA template | opt out california | What do you do when a Californian's browser says no to selling? | Which header turns off sharing for Californians? | Our site has users in Los Angeles who opt out; does your template react? | How is the Californian rule tested? | does the opt-out extend to a known customer | is CPRA or CCPA among your rule sets | show me a line from the Californian template | can a browser signal stop the sale of data to others | what does Sec-GPC: 1 trigger | I'm counsel in San Francisco, how do you assist | how do you prove that the signal had an effect | Californian privacy statute, do you have rules for it",
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
    variants:
      "PCI | PCI-DSS | card industry | payment data | Our assistant takes card orders, so we're in PCI scope. Can you reduce it? | Is there a rule set for card industry standards? | Are you on a card brand's list of service providers? | our QSA asks if you hold an attestation of compliance | are cards stored or logged by you in clear | Do you own a certificate for payment security? | what do you contribute to our cardholder data environment | can I pass the payment card audit with your help | does tokenization take our bot out of PCI scope | is PCI 4.0 covered | merchant with chat payments asks about card security standards",
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
    variants:
      "AI act help | EU AI act support | AI act template | We deploy a high-risk system in the Union; what do you have for the new AI law? | Is there any rule set for Europe's artificial intelligence law? | What do you recommend to record for the AI law? | Does your software do a conformity assessment? | do you classify our systems by AI Act risk level | fundamental rights impact assessment, can you help | will you have AI Act functions | our Brussels lobbyist asks whether you support the AI regulation | can you document our model for the European AI law | is the EU's AI rulebook among the templates | what should be logged for AI regulation, and what not",
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
      "ISO 27001 controls | annex A 8.11 | which controls | ISO readiness | data masking control | do we need a new control | Our next 27001 audit will ask about AI. Which controls do I cite? | Do prompts need a control of their own in the ISMS? | Which annex entries deal with masking, leakage and access? | Our statement of applicability only covers test data; should prompts be added? | how does prompt masking fit into the 2022 edition | what does 8.12 have to do with AI | I'm an ISMS manager preparing for certification with chatbots in use | which control number stands for data masking | where in ISO's annex is access control | map your functions to ISO controls | is a brand-new control necessary because of AI | readiness for the information security standard, how do you contribute",
    answer:
      "If you certify against ISO/IEC 27001:2022, you need no new control for prompts. Annex A already holds 5.15 on access control, 8.12 on data leakage prevention and 8.11 on data masking. If your statement of applicability applies 8.11 to test databases alone, add prompts to it.",
    sources: ["/blog/dlp-iam-security-blindspot#a-third-decision"],
  },
];
