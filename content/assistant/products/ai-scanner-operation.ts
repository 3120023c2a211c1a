import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the site does not say about running the AI Security Scanner. */
export const aiScannerOperationAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How many scans and assistants can the scanner handle?",
      "maximum number of scans at the same time",
      "is there a limit on the assistants we may scan",
      "how many requests does one scan send to our model",
      "load and model costs that a scan causes",
      "parallel scans limit",
    ],
    also: "quota cap capacity concurrent simultaneous ceiling volume throttle rpm tokens bill spend",
    variants:
      "scan limits | scan quota | concurrent scans | scans per month | number of assistants per license of the scanner | how many bots can be tested at once | may several scans run in parallel | is the number of active scans capped | what is the upper limit of targets for one scan | how many prompts are fired at our bot during a scan | how much traffic does a scan generate | how many model tokens does a scan burn | will a scan drive up our API bill | can the request rate of a scan be throttled | how many requests per second does the scanner send | can I scan a hundred assistants in one go | does the scanner respect the rate limits of our API | largest deployment the scanner can test",
    answer:
      "The site publishes no limits for the AI Security Scanner: not how many scans run at the same time, how many assistants it takes, or how many requests a scan sends to your model. The dashboard with 24 active scans is illustrative. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#dashboard-title", "/how-we-measure#examples", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many attack prompts does the scanner have, and how often is its library updated?",
      "size of the attack library",
      "when are new jailbreaks added to the scanner",
      "can we add attack prompts of our own",
      "who writes the attacks that the scanner uses",
      "number of test cases in a scan",
    ],
    also: "corpus catalog database payloads techniques signatures feed fresh weekly monthly custom garak pyrit generated",
    variants:
      "attack library | number of attacks | attack prompt count | new attack techniques | attack database updates | custom attack prompts | how many jailbreak phrases does the scanner know | how large is your collection of attack prompts | how frequently do you refresh the attacks | how soon after a new jailbreak becomes public can the scanner try it | are the attack prompts updated weekly or monthly | from which sources do the scanner's attacks come | does a language model generate the attack prompts | do you use open tools such as garak or PyRIT for the attacks | may our red team upload its own prompts to the scanner | can I write a custom test for the scanner | can I see the list of all attack prompts | when was the attack collection last extended | how many test cases are run per assistant",
    answer:
      "The AI Security Scanner uses four families of attack: prompt injection, jailbreak, data exfiltration and social engineering. The site does not publish how many attack prompts it has, how often new ones are added, or whether you can add your own. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#scanner-features-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Where and for how long are scan results and their evidence stored?",
      "retention of findings and exchanges in the scanner",
      "who can open the evidence of a scan",
      "when are old scans deleted",
      "in which location does the scanner save its evidence",
    ],
    also: "keep kept days months years delete purge history database encrypted hosting archive past",
    variants:
      "scan retention | scan history | retention of scan results | how long is the evidence of a scan kept | for how many days are findings saved | where are the proofs of a leak saved | are stored exchanges deleted after a while | how far back does the history of scans go | can we set how long scan evidence is retained | is the evidence of a scan encrypted at rest | on whose servers is scan evidence held | how do I delete an old scan with its findings | who at your company may look at our scan results | can we compare this scan with one from last year | in which country are scan results stored",
    answer:
      "The AI Security Scanner keeps the exchange behind each finding as evidence, and replaces personal data with tokens before anything is stored. The site does not publish where results and evidence are stored, for how long, or who can open them. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "How does the scanner calculate severity, and does it use CVSS scores?",
      "CVSS score of a finding",
      "threshold between High and Critical",
      "does a language model or a person rate the severity of findings",
      "would a second scan give the same ratings",
      "can we change the severity of a finding",
    ],
    also: "scoring formula criteria judge grading algorithm deterministic reproducible consistent consistency repeat override adjust scale points numeric",
    variants:
      "CVSS | severity formula | severity score | severity thresholds | risk score calculation | which criteria make a finding Critical | from which score on is a leak High | is there a number behind Critical, High, Medium and Low | who decides how severe a finding is | is the rating done by an LLM as a judge | how consistent are the ratings between two runs | are scan results reproducible | do repeated scans disagree about severity | how much do results vary from run to run | may I override a rating of the scanner | what is the exact definition of a Medium finding | does the scanner use DREAD or another scoring method | which model judges whether an answer leaks",
    answer:
      "The AI Security Scanner’s analysis engine rates each leak; the sample dashboard shows the levels Critical, High, Medium and Low. The site does not publish how severity is calculated: no CVSS scores, no thresholds, and not how much two scans differ. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#dashboard-title", "/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Are findings mapped to MITRE ATLAS, and does the scanner test all ten OWASP risks?",
      "MITRE ATLAS technique IDs",
      "which other OWASP LLM categories does the scanner test",
      "mapping of findings to CWE numbers",
      "does a scan cover all of the OWASP top ten for LLMs",
    ],
    also: "att&ck attack framework taxonomy catalog coverage reference matrix crosswalk LLM03 LLM04 LLM05 LLM08 LLM09 LLM10 poisoning vector embedding misinformation unbounded consumption supply chain output handling",
    variants:
      "MITRE | ATLAS mapping | MITRE ATT&CK | CWE mapping | LLM03 | LLM04 | LLM05 | LLM08 | LLM09 | LLM10 | do you map results to ATLAS | which tactics of MITRE are covered | does the scanner check for data poisoning | is unbounded consumption part of a scan | does a scan look for misinformation | are vector and embedding weaknesses tested | do you test improper output handling | what about the six OWASP categories that the page does not show | is the OWASP agentic top ten covered | to which frameworks are findings mapped | can the findings be tagged with technique numbers | do reports cite the ids of a known framework",
    answer:
      "The AI Security Scanner’s page shows four of OWASP’s categories: LLM01, LLM02, LLM06 and LLM07. The site does not say whether a scan tests all ten OWASP risks, and publishes no mapping of findings to MITRE ATLAS or other frameworks. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#breaches-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can the scanner test assistants on WhatsApp or Teams, or behind a login?",
      "scan a bot that needs a one-time code",
      "which protocols does the endpoint scanner speak",
      "gRPC or WebSocket endpoints",
      "test a voice bot on the phone",
      "which chat channels can the scanner reach",
    ],
    also: "telegram messenger bot otp totp mfa sso captcha authentication credentials grpc websocket mcp telephone ivr vpn intranet proxy widget protocol",
    variants:
      "WhatsApp bot | Telegram bot | gRPC | WebSocket | voice bot scan | scan behind login | OTP login | CAPTCHA | can the chatbot scanner log in | how does the scanner authenticate at our assistant | does it handle multi-factor authentication | can it read a code from a mailbox | our bot sits behind single sign-on, can it be scanned | can you test an assistant inside Microsoft Teams | does the scanner call a phone line | are assistants on messengers supported by the scanner | can the scanner reach a bot on our intranet | does the endpoint scanner work with streaming responses | are MCP servers scanned | which API formats does the endpoint scanner support | does the scanner get past a captcha | where do I store the test account for the scanner | does the scanner need test users for each role",
    answer:
      "The AI Security Scanner reads chat windows, model endpoints, files, agent tools and answer logs, and calls your model’s API in every role. The site does not publish which chat channels, protocols and logins it supports. Tell our team how your assistant is reached on the [contact page](/contact).",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which file types can the scanner read?",
      "file formats of the documents an assistant reads",
      "can the scanner open PDF, Word or Excel files",
      "log formats the scanner accepts",
      "maximum size of files and logs for a scan",
    ],
    also: "docx xlsx pptx html markdown json jsonl csv parquet zip email attachments transcripts import upload",
    variants:
      "scanner file types | scanner file formats | formats for answer logs | JSON Lines transcripts | which document types does a scan open | does the scanner look into zip archives | can it parse spreadsheets and slides | in which format must our answer logs be | can we upload transcripts for analysis | how big may the logs be | does the scanner read emails and attachments | can it look into SharePoint or a vector database | which knowledge bases can the scanner read | are images scanned for hidden text by the scanner | can I send my own transcripts to the analysis engine | max upload for the scanner",
    answer:
      "The AI Security Scanner takes files your AI reads and its answer logs among its inputs, and converts all sources to one format. The site does not publish which file types, log formats and sizes it can read. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which requirements of PCI DSS, HIPAA or GDPR does a scan check?",
      "how does the dashboard decide that an assistant is compliant",
      "requirement numbers behind the compliance status",
      "what does a scan test for PCI DSS",
      "which articles and clauses are behind the green compliance check",
    ],
    also: "clause article control paragraph criteria version 4.0 checklist status compliant",
    variants:
      "compliance status criteria | PCI DSS requirements tested | HIPAA clauses checked by the scan | by which rule is GDPR shown as compliant | which controls are tested in a scan | how is the compliance tile computed | which version of PCI DSS does the scanner use | list of legal requirements the scanner tests | against which paragraphs of HIPAA are answers checked | does a scan cover every article of the GDPR | can I see the checks behind the compliance column | can we add another law to the compliance view | which standard numbers does the scan report cite | how many compliance checks are in a scan",
    answer:
      "The site does not publish which requirements a scan checks by number. On the sample dashboard, “compliant” means that the scan found no issue for that law or standard ([How We Measure](/how-we-measure#examples)). Ask our team on the [contact page](/contact).",
    sources: ["/how-we-measure#examples", "/products/ai-scanner#dashboard-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can alerts go to PagerDuty, Jira, Teams or a webhook?",
      "create tickets from findings",
      "other alert channels than email, Slack, SMS and SIEM",
      "open a Jira issue for each finding",
      "route alerts by on-call schedule",
      "alert routing and quiet hours",
    ],
    also: "opsgenie servicenow linear asana github discord telegram whatsapp push notification escalation rota shift mute filter recipients digest ticketing",
    variants:
      "PagerDuty | Opsgenie | Jira tickets | ticket system | Teams alerts | webhook alerts | on-call | alert routing | alert escalation | notification settings | can a finding become a ticket automatically | do you open issues in ServiceNow or Jira | are alerts sent to Microsoft Teams | can alarms reach our on-call engineer at night | can we choose who gets which alert | is there an escalation if no one reacts | can alerts be muted at weekends | can I get only critical alerts | does the scanner ring PagerDuty | is there a daily digest of alerts | push notifications on my phone for alerts | which messengers can get alerts | can different teams get alerts for different assistants | do alerts support custom templates",
    answer:
      "The site names four channels for the AI Security Scanner’s alerts: email, Slack, SMS and SIEM. It publishes no others, such as PagerDuty, Jira, Teams or webhooks, and does not say how alerts can be routed or scheduled. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who sends the scanner’s SMS and email alerts?",
      "SMS provider for alerts",
      "from which number do the alert text messages come",
      "sender address of the alert emails",
      "can we use our own SMS gateway or mail server for alerts",
    ],
    also: "twilio gateway sender id shortcode smtp relay domain carrier roaming cost per message country countries text",
    variants:
      "SMS gateway | SMS sender | Twilio | alert sender | SMTP server for alerts | text message provider | which company delivers your text messages | which phone number appears on the SMS alert | from which address are alert emails sent | what does an SMS alert cost | in which countries do SMS alerts work | can alert mails go through our own SMTP relay | we block foreign text messages, which sender should we allow | which domain must our mail filter let through for alerts | who carries the SMS alerts | how fast does an SMS alert arrive | can I see a sample of an alert message",
    answer:
      "The site does not publish who sends the AI Security Scanner’s email and SMS alerts, from which addresses or numbers, or whether you can use your own gateway. It only names the channels: email, Slack, SMS and SIEM. Ask our team on the [contact page](/contact).",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "In which formats can we export findings, registers and maps?",
      "export to Excel, CSV or PDF",
      "download the report as a PDF",
      "export the register of recipients",
      "can the map be exported as an image or a file",
      "export formats",
    ],
    also: "xlsx json xml spreadsheet sarif csv pdf download print share visio template bi powerbi tableau",
    variants:
      "Excel export | CSV export | PDF report | export findings | export the map | SARIF | download findings as a spreadsheet | can I save the list of findings as a file | is there a PDF of the scan for the board | can the register go into our own spreadsheet | in which file format does the register come | does the register match the template of our authority | which columns does the register of recipients have | can I print the map | export of the register to OneTrust | can we load the findings into Power BI | is JSON export of scan results possible | can we send a report to a person without login | can reports carry our own logo",
    answer: `The site does not publish in which file formats findings, reports, the register of recipients or the map can be exported. It says what they contain: for example, each finding opens the exchange behind it. Ask our team on the [contact page](/contact), or email ${site.email}.`,
    sources: ["/products/ai-scanner#dashboard-title", "/products/supply-chain#steps-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
];
