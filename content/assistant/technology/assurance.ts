import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Certificates, reports and evidence for a vendor review. */
export const assuranceAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `Is ${site.name} ISO 27001 certified?`,
      "do you hold an ISO certificate as a company",
      "are you certified, which security certifications do you have",
      "accredited ISMS or ISO 42001 certificate of the vendor",
      "are you HIPAA certified",
      "which certificates do you have",
      "do you have a security certification",
    ],
    hindi: ["kya aapke paas ISO certificate hai", "aapki company certified hai kya"],
    also: "iso27001 certs badge tuv 27701 9001 27017 bsi seal official certified certification attestation accreditation vendor GDPR PCI",
    variants:
      "are you PCI DSS certified | do you have a Common Criteria evaluation | FIPS validated modules | certified by any body | ISO certified | certificates | certifications | are you ISO 27001 | Our vendor policy requires 27001 from every supplier; do you meet it? | Which badges or seals has an accredited body given you? | Is your information security management system audited by TÜV or BSI? | Can you send me a copy of a certificate for our supplier file? | Do you hold any attestations from a certification body? | our purchasing portal asks to upload your certificates | is the firm itself 27701 or 42001 certified | am I buying from a certified supplier | What official proof of security does the company hold? | have you passed an external ISMS audit | please tell which seals of approval you own | Are you accredited for anything at all? | are you certified to ISO/IEC 27001 | certified according to ISO 27001 | is your company certified | certified to ISO/IEC 42001 or 27701 yourselves",
    answer: `The site publishes no ISO certificate of ${site.legalEntity} and names no other certification. For your vendor review, ask our team on the [contact page](/contact) or ask for a person here.`,
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
      "SOC 2 Type II report",
    ],
    also: "soc1 type2 ssae cpa assurance type-ii soc3 isae 3402 SOC2 attestation auditor share send",
    variants:
      "SOC 2 | soc2 report | type II | Our American parent insists on a Type II report from all suppliers | Has a CPA firm examined your controls over a period? | Would you share your trust services audit if we sign confidentiality? | Is there a SOC 1 or SOC 3 as an alternative? | what's the date of your most recent AICPA attestation | do you have an ISAE 3402 statement | which trust service criteria were audited at your company | third-party assurance report on controls, available? | when will your Type 2 be ready | our auditors want to rely on your SOC document | I need your bridge letter",
    answer: `The site publishes no SOC 2 report of ${site.legalEntity} and does not say whether there is one. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which subprocessors does the product use?",
      "list of subcontractors that handle customer data",
      "third parties involved in delivering the service",
      "notification when you add a subprocessor",
      "list of your subprocessors",
    ],
    also: "fourth-party subcontracted downstream nth-party outsource hyperscaler underlying dependencies delegated subcontractors third parties vendors addresses names",
    variants:
      "subprocessors of the product | list of sub-processors | subcontractors | Who else will touch our data if we sign with you? | Please name all companies that you pass work on to | Do you outsource anything in delivering the service? | I need to fill in fourth parties in our risk tool | Under Article 28 we must approve further processors; who are they? | do you run on another firm's infrastructure, and whose | will we get advance notice if you engage another processor | which external firms help operate the shield | what other companies are in your delivery chain | can we object to a newly engaged processor | how many firms process data for you",
    answer: `The site publishes no list of subprocessors for ${site.name}’s products. For this website, the privacy policy says only that a company that hosts the server or carries email, where there is one, works on its behalf and under contract. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "security documentation",
    ],
    also: "trustcenter trust-portal datasheet schematic due-diligence infosec tprm dossier blueprint documents evidence due diligence review portal",
    variants:
      "trust center | security whitepaper | architecture document | threat model | Where can we read about your security in depth? | Do you have a portal with evidence for risk assessors? | Our architect asks for a design paper of the shield | Is a data flow diagram available for download? | We need a technical description that our security board can evaluate | can you give us your information security policies | I look for a PDF on how your platform is secured | Do you publish a STRIDE analysis or something similar? | which documents exist for a third-party risk review | any white paper on the internals | is there a page that collects your security papers",
    answer: `The site publishes no trust center, security whitepaper or architecture documents for ${site.name}’s products. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "last external pentest",
      "have you been audited by a third party",
    ],
    also: "vapt static-analysis sast dast appsec sdlc hardened cve devsecops date firm who tested findings security assessment of yourself",
    variants:
      "penetration test report | audited product | pentest summary | SBOM | Who has tried to hack your own software, and with what outcome? | When did outsiders last attack the shield for testing? | Do you scan your code and libraries for holes? | I want a bill of materials for the software | Which firm examined your source for weaknesses? | does the maker of a security tool test itself | can I get the executive summary of your latest pentest | how are flaws in your product found and patched | have external experts reviewed your code | your product's own vulnerabilities, is there a list | do you follow a secure SDLC",
    answer: `The site publishes no penetration test reports, code audits or component lists for ${site.name}’s products. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "is the shield or scanner open source",
      "can we see the source code of the product",
    ],
    also: "opensource oss proprietary repo rust golang gpl contribute codebase sourcecode",
    variants:
      "open source product | source available | license of product | programming language of the product | Could we inspect the code before we trust it? | Is there a community edition on GitHub? | Under what kind of license is the software delivered? | Are you an open core company? | what is your engine coded in, Rust or Python | is the software proprietary | may our developers look inside the shield | can I fork the scanner | do you offer code escrow or source access | which language did your engineers pick for the product | is your stuff free software",
    answer: `The site does not publish whether ${site.name}’s products are open source, under which license, or in which language they are written. Ask our team on the [contact page](/contact), or ask for a person here.`,
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
      "FedRAMP authorization",
      "do you support DORA",
    ],
    also: "sox glba ferpa gxp fda tisax mas pdpa appi pipl swiss fadp cmmc brazil canada australia singapore china fca bafin COPPA CERT-In MeitY APRA government",
    variants:
      "other regulations | NIS2 | DORA | RBI | FedRAMP | LGPD | UK GDPR | We're a European bank and fall under digital resilience rules | Does your product have rule sets for Brazil or Canada? | We are an Indian lender and must obey the central bank's directions | Do you cover Singapore, Australia or Japan? | I work for a US federal agency; are you authorized? | which rules beyond the five named do you support | what about children's privacy law in the United States | is Chinese or Swiss data protection law covered | our critical infrastructure falls under NIS2, are there templates | do you support SOX or GLBA | is there a rule set for British data protection after Brexit | sector regulators like BaFin, FCA or MAS, do you know them",
    answer:
      "The site names templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness only. It publishes nothing about other regulations or government programs. Ask our team about yours on the [contact page](/contact), or ask for a person here.",
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
      "why was this prompt stopped, months ago",
      "can auditors see why something was blocked",
      "prove later why something was denied",
      "how can we prove to an auditor later why something was blocked",
    ],
    also: "inspection examination paper-trail traceability justify forensic reconstruct supervisory november march year past reason inspector trail ISO SOC accountability rbi satisfied happy convinced pass external",
    variants:
      "auditor evidence | proof for auditors | what does the auditor get | audit records | months later | The inspector comes in spring and asks about a refusal in autumn; can I answer? | What can we hand over when the supervisory authority knocks? | Will there be documentation of who looked at which information? | How far does accountability go with your records? | what does a single record in your evidence contain | our internal audit wants samples of decisions, do you have these | Can we reconstruct why an employee was refused something last year? | is there a paper trail for each answer given by AI | does the evidence mention the rule that applied | I'm an auditor: what would you put on my desk? | which register complements the decision records | how do I defend a refused prompt months after it took place",
    answer: `An auditor gets every decision ${site.name} has made, with the rule behind it, even months later. Each entry says who, when and which rule. AI to AI Supply Chain adds the register of recipients that GDPR and DPDP call for.`,
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
      "can someone delete a line from the log",
      "how does the log prove that it was not tampered with",
      "can someone fiddle with the log",
      "can you spot a deleted audit entry",
    ],
    also: "forged falsified manipulation rewrite overwrite worm blockchain backdated rogue edited merkle quietly secretly change remove erase missing mark decision trust auditor able admin",
    variants:
      "tamper proof log | altered entry | hash chain | audit trail integrity | delete a log line | A rogue admin edits the history; would we find out? | What keeps people from doctoring the records? | Is there cryptography behind the chain of entries? | Can entries vanish without a trace? | Are your records write-once? | our forensic team asks if the trail can be trusted | are the records chained so that changes show | how do you prove that nothing was removed from the trail | will backdated or forged entries be detected | is the history protected against insiders | what if a line disappears from the trail | can the log be falsified | how does the audit trail work | are audit entries linked | what if an entry is deleted | audit trail | how are audit entries linked | audit chain | how is the audit log protected | missing entry | audit entries",
    answer:
      "Each entry in the audit trail is cryptographically linked to the one before it, so a missing or altered entry is noticed. Each entry says who, when and which rule.",
    sources: ["/feature#features-title", "/use-cases#powered-title", "/about#technology-title"],
  },
  {
    questions: [
      "Who is the controller of the data, you or our company?",
      "data fiduciary or processor role of the vendor",
      "who is legally responsible for the prompts",
      "are you a processor or a controller",
    ],
    also: "liable liability ownership joint controllership blame owner fault role GDPR fiduciary responsible",
    variants:
      "controller or processor | who is controller | data fiduciary role | responsible for prompts | If our users' data goes through your product, who answers to the law? | Which party determines the purpose when we use the shield? | Am I still accountable for the people in my files if I use you? | In a contract, would you be Article 28 or Article 26? | who carries legal duty for what employees type | does using your masking free us from our obligations | are you our data processor under DPDP | whose privacy notice must the end users read | my lawyer asks about the allocation of roles between us | do we or you decide why data is processed in the product | does the duty toward the persons in the documents move to you",
    answer: `For what passes through the products, the customer decides why and how data is processed, and the customer’s own notice applies. ${site.legalEntity} decides only about the data that this website collects. Masking does not lower your duties toward the people in your files.`,
    sources: ["/privacy-policy#introduction", `/blog/beyond-encryption-${site.slug}#what-this-does-not-do`],
  },
];
