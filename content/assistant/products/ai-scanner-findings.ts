import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What a scan reports, the scanner's figures, and the breaches on its page. */
export const aiScannerFindingsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Can scan results go to Slack or our SIEM?",
      "how does the scanner notify us",
      "does the scanner create tickets or call webhooks",
      "export findings as CSV or PDF",
      "can alerts land in our SOC tool",
      "get an SMS when something critical is found",
      "does it integrate with Slack",
    ],
    hindi: ["scan ke alert Slack par aate hain kya", "scanner ke results kahan milte hain"],
    also: "splunk sentinel elastic jira servicenow pagerduty opsgenie discord whatsapp push pager inbox spreadsheet teams text email mail notification channel informed",
    variants:
      "scanner alerts | slack notification | siem export | how are scan results delivered | jira tickets from the scanner | which channels for alerts | sms | email report",
    answer:
      "Yes. The AI Security Scanner reports and alerts through four channels; the site does not publish others, such as ticket systems, webhooks or export formats.\n\n- Email\n- Slack\n- SMS\n- SIEM",
    sources: ["/products/ai-scanner#workflow-title"],
  },
  {
    questions: [
      "Does the scan report contain the personal data that leaked?",
      "my DPO asks whether real names end up in the findings",
      "what if the report itself leaks",
      "will the report show our customers’ card numbers",
      "is the leaked credit card stored in the report",
      "do your reports hide personal data",
    ],
    also: "blacked embarrassing screenshot circulate board distribute plaintext cleartext raw identities visible printed redacted masked keep value secret pii safe share found",
    variants:
      "personal data in the report | are leaked values shown | EMAIL_1 in report | is the report itself sensitive | does the finding show card numbers",
    answer:
      "No. The AI Security Scanner’s report shows the kind of data, never the value itself: an email address is kept as EMAIL_1, for example, and a medication as DRUG_1.",
    sources: ["/products/ai-scanner#scanner-features-title"],
  },
  {
    questions: [
      "How are findings rated, and which one do I fix first?",
      "severity levels",
      "critical high medium low",
      "prioritization of scan results",
      "how bad is a leak, who decides",
      "will we get 400 pages of findings",
      "how serious is a leaked home address",
      "how are scan findings ranked",
    ],
    also: "risk levels triage cvss priority importance scale red amber light dangerous overload shortlist grading harmless score order sort urgent long list worst overwhelm noise",
    variants:
      "severity | which finding first | critical findings | how are leaks rated | order of findings | risk levels",
    answer:
      "The AI Security Scanner rates the severity of each leak and puts the findings in one list that starts with the worst; each line opens the exchange behind it. The sample dashboard uses Critical, High, Medium and Low. The site does not publish the criteria behind these levels.",
    sources: ["/products/ai-scanner#dashboard-title", "/products/ai-scanner#workflow-title"],
  },
  {
    questions: [
      "Does the scanner keep the conversation that proves a leak?",
      "can I see exactly what the bot said",
      "proof for each leak",
      "show me the questions you asked and the replies you got",
      "evidence for each finding",
      "proof that a finding is real",
    ],
    also: "sentence said engineers developers believe score reproduce transcript exact wording screenshot dialogue verbatim replay dispute convince boss argue log words answer record",
    variants:
      "evidence | see the conversation | proof of leak | show the exchange | transcript of the attack | every question and answer",
    answer:
      "Yes. The analysis engine keeps the exchange as evidence, and each finding opens the exchange behind it. The result of a scan comes with every question asked and every answer received.",
    sources: ["/products/ai-scanner#workflow-title", "/products/ai-scanner#failing-title"],
  },
  {
    questions: [
      "Does the scanner tell us how to fix the findings?",
      "remediation advice",
      "recommendations after a scan",
      "how do we check that a fix worked",
      "does it only list problems or also say how to fix them",
      "after a patch, how do we confirm that the hole is closed",
    ],
    also: "repair mend solve suggestion next steps tool advise correct action mitigate countermeasure guidance retest rescan gap re-test verify again",
    variants:
      "fix suggestions | remediation | how to repair a leak | rescan | verify a fix | recommended fix example | does it propose solutions",
    answer:
      "Yes. Every finding of the AI Security Scanner comes with a fix your team can make, and a rescan shows whether it worked. The page’s example: mask cards before the prompt, remove the refund tool for guests, scan again.",
    sources: ["/products/ai-scanner#scanner-features-title"],
  },
  {
    questions: [
      "Is it true that 94% of enterprise AIs fail basic security tests?",
      "94 percent source",
      "what is the 94% figure based on",
      "which study says nearly all company AIs are insecure",
      "evidence for the failing figure on the scanner page",
      "basis of the 94% claim",
    ],
    hindi: ["94% wala figure kahan se aaya", "kya 94 percent sach hai"],
    also: "research proof really marketing where from ninety majority survey citation exaggerated percentage bold almost gartner statistic believable",
    variants: "94% | is 94 percent true | source of 94% | enterprise AIs fail tests | who says 94% fail",
    answer: `The figure that 94% of enterprise AIs fail basic security tests is ${site.name}’s own claim: no published study stands behind it, and your result may differ. A scan of your assistants gives you a figure of your own, with its evidence.`,
    sources: ["/how-we-measure#protection", "/products/ai-scanner#failing-title"],
  },
  {
    questions: [
      "Which OWASP risks does the scanner page show?",
      "OWASP top 10 for LLM",
      "LLM01 LLM02 LLM06 LLM07",
      "does the scanner follow a security standard",
      "excessive agency and sensitive information disclosure",
      "which OWASP categories do the examples come from",
      "what is LLM07",
    ],
    also: "classes kinds list numbers llm03 llm04 llm05 llm08 llm09 llm10 mitre atlas checklist catalog catalogue community ten cover framework",
    variants: "owasp | owasp top ten coverage | LLM01 | which owasp risks are shown | does it test all ten",
    answer:
      "The AI Security Scanner’s page illustrates four kinds from OWASP’s Top 10 for LLM Applications (2025). It does not say whether the scanner tests all ten.\n\n- Prompt injection\n- Sensitive information disclosure\n- Excessive agency\n- System prompt leakage",
    sources: ["/products/ai-scanner#breaches-title"],
  },
  {
    questions: [
      "Are the breach conversations on the scanner page real?",
      "is the conversation with Mia and the refund key invented",
      "did a bot really tell what the Raos pay",
      "example exchanges made up or true",
      "fake examples of breaches",
    ],
    also: "genuine authentic fictional fictitious actual dialogue screenshots dramatized scripted actors factual imaginary street happen",
    variants: "sample breaches real? | are the breach dialogues invented | Mia refund | are the examples true",
    answer:
      "No. The four exchanges under “What a breach looks like” are invented samples. The three incidents below them are real, each with a link to its source.",
    sources: ["/products/ai-scanner#breaches-title", "/products/ai-scanner#incidents-title"],
  },
  {
    questions: [
      "Are there real examples of AI leaks?",
      "what happened with bing chat in february 2023",
      "chatgpt conversation titles and payment details bug, march 2023",
      "CVE-2025-32711, the microsoft 365 copilot email incident",
      "the student who told a bot to ignore its instructions",
      "zero-click copilot email bug CVE",
      "what was the bing chat incident",
      "which big companies had AI incidents",
    ],
    also: "echoleak outlook openai library vulnerability news famous headline sydney publicly scandal precedent actual stanford past history card subscribers case tech",
    variants:
      "real incidents | bing chat 2023 | chatgpt bug | copilot email CVE | true AI leaks | incidents on the scanner page | 1.2 percent of subscribers | EchoLeak | which product leaked data in june 2025",
    answer:
      "Yes, the scanner’s page names three real incidents:\n\n- February 2023: one day after Microsoft unveiled its new Bing Chat, a student told it to ignore its instructions, and it recited them.\n- March 2023: a library bug let ChatGPT users see the titles of other people’s conversations; payment details of 1.2% of the subscribers active in a nine-hour window may have been visible.\n- June 2025: an email, even unopened, could make Microsoft 365 Copilot leak data that its recipient had access to (CVE-2025-32711). Researchers reported it, and Microsoft fixed it.",
    sources: ["/products/ai-scanner#incidents-title"],
  },
  {
    questions: [
      "Are the numbers on the scanner’s dashboard real?",
      "24 active scans 7 threats",
      "does the dashboard show PCI-DSS compliance",
      "GDPR compliant HIPAA issues found panel",
      "whose findings are the claims copilot and the voice line",
      "is the GDPR compliant badge on the dashboard yours",
    ],
    also: "screenshot mockup chart counters widget genuine tiles dummy actual badge panel screen gdpr hipaa compliant issues real yours active threats",
    variants:
      "dashboard numbers | 24 active scans | is the dashboard real | compliance panel | HIPAA issue dashboard | why is PCI-DSS compliant in the sample",
    answer:
      "No, the dashboard on the scanner’s page shows illustrative data: 24 active scans, 7 threats, findings by risk, and a compliance panel. Its HIPAA issue is the finding with patient data; no finding involves card data, so PCI-DSS shows as compliant. The assistants in it are examples, not customers’ systems.",
    sources: ["/products/ai-scanner#dashboard-title", "/how-we-measure#examples"],
  },
  {
    questions: [
      "How many false positives does the scanner produce?",
      "scanner accuracy",
      "false alarms in scan findings",
      "does the scan miss leaks, recall of the scanner",
      "detection rate of the scanner",
    ],
    also: "precise mistaken noise noisy error undetected overlooked correctness wolf reliability wrong accuracy reliable miss missed recall precision mistakes",
    variants: "false positives scanner | detection rate scanner | can I verify findings | missed leaks",
    answer:
      "The site does not publish the AI Security Scanner’s false-positive or detection rate. Every finding comes with the exchange that proves it, so your team can check each one; ask for measurements when you [request a demo](/contact).",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "What do PII and PHI mean?",
      "PII vs PHI",
      "difference between personal and protected health information",
      "meaning of the abbreviation PHI",
      "is an email address PII",
    ],
    also: "acronym stands terminology glossary jargon define letters ssn aadhaar identifiable abbreviation stand short definition",
    variants: "pii phi meaning | what is PHI | what is PII | difference PII PHI",
    answer:
      "PII is personal data and PHI is health data about a person. On the AI Security Scanner’s page, an email address is an example of PII and a medication with its dose an example of PHI.",
    sources: ["/products/ai-scanner#scanner-features-title"],
  },
  {
    questions: [
      "What is excessive agency of an AI?",
      "LLM06 example",
      "agent sends invoices to a wrong address",
      "the bot does more than it should",
      "risk of an agent doing things no one asked for",
    ],
    also: "overreach autonomous autonomy rogue unauthorized actions refunds runaway powerful own act unasked unrequested permission allowed called definition",
    variants: "excessive agency | AI does too much | invoice example | six years of invoices | LLM06",
    answer:
      "Excessive agency means that an AI does more than it should. In the invented example on the scanner’s page, a visitor asks for an invoice at a new address, and the assistant sends six years of invoices.",
    sources: ["/products/ai-scanner#breaches-title"],
  },
  {
    questions: [
      "What is in a scan report?",
      "contents of the scanner’s results",
      "what do I get at the end of a scan",
      "deliverables of a scan",
      "sample report",
    ],
    also: "outcome printout executive attachment board outline layout chapters structure output deliverable format pdf findings includes contain summary",
    variants:
      "report contents | scan result | what is delivered after a scan | output of the scanner | what do I receive",
    answer:
      "A scan ends in a list of findings that starts with the worst:\n\n- Each finding opens the exchange behind it, as evidence.\n- It shows the kind of personal data that leaked, never the value.\n- It comes with a fix your team can make, and a rescan that shows whether it worked.",
    sources: ["/products/ai-scanner#dashboard-title", "/products/ai-scanner#scanner-features-title"],
  },
  {
    questions: [
      "What does the package example on the scanner page show?",
      "Where is my parcel?",
      "4 leaks in 1 answer",
      "the bot handed out a home address",
      "leaks in the sample answer of a shop assistant",
    ],
    also: "address refund order delivery courier example rate rated serious severity illustrative picture",
    variants:
      "package example | where is my package | four leaks | home address leaked | parcel bot | which leak is critical in the package example",
    answer:
      "The example on the scanner’s page is an invented answer to “Where is my package?” with four leaks:\n\n- A name the visitor never gave: Medium\n- A home address, to an unverified visitor: High\n- A full card number: Critical\n- A line of the system prompt: High",
    sources: ["/products/ai-scanner#scanner-title"],
  },
];
