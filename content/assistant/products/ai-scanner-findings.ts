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
      "scanner alerts | slack notification | siem export | how are scan results delivered | jira tickets from the scanner | which channels for alerts | sms | email report | When you discover something at night, how will my on-call people hear about it? | Our analysts live in the SIEM console; can your findings show up there? | My team only looks at Slack; would we still be warned by the scanner? | Through how many routes does the scanner tell us about problems? | Is text messaging one of the ways you raise an alarm after a scan? | I want the result of each test mailed to our security inbox | can the scanner open a Jira issue for every leak it sees | Is there a downloadable spreadsheet of everything the scan discovered? | By what means are we informed after testing our assistant? | Would it be possible to push the outcome of a test into our monitoring platform? | we need a webhook call when a test run has ended | Do I have to log in somewhere to read the outcome, or does it come to me? | who gets told when a leak turns up and by what means | how is my team notified of a leak | who gets pinged about a finding | through which channels are we warned of a finding | does the scanner send SMS | alerts by text message | how do I get alerts from the scanner | how are alerts sent | alerts by email | which alert channels | does the scanner text me | SIEM | alert channels | how do alerts reach us | email alerts | how does the scanner send alerts | alerts to SIEM | alerts | notifications of the scanner | where do findings go | how do I get alerts",
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
      "personal data in the report | are leaked values shown | EMAIL_1 in report | is the report itself sensitive | does the finding show card numbers | I have to circulate the findings to the board; would I be spreading private details by doing so? | Could the test results themselves become a data breach? | Our works council fears that the outcome lists employees by name | If a bot blurts out a patient's medicine, will I read that medicine in your findings? | What appears in place of an email address that slipped out? | Does anyone reading the results learn the identity of the people affected? | are the actual digits of the payment card written into the findings | is it the category or the content of a leaked value that you show | May I forward the scan results to an outside consultant without redacting them first? | What does DRUG_1 stand for in the results? | our lawyer is afraid of making a second copy of the leaked information | Do you blank out secrets before you display what went wrong?",
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
      "severity | which finding first | critical findings | how are leaks rated | order of findings | risk levels | I have limited engineers; what should they tackle on Monday morning? | Who determines whether something is critical or merely medium? | Will the outcome be sorted, or do we get a heap of unordered problems? | Which grades exist, from the harmless to the catastrophic? | By which criteria do you call a leak High? | Do you use CVSS scores to grade what you find? | my manager wants a short list of the most dangerous holes | does the worst problem come on top | How many levels of danger does the example dashboard show? | we get too many alerts from other tools, how do you help us triage | On what scale is a problem's gravity expressed? | Can I click on one line to see what lies behind it? | which severity levels are there | what levels of severity are there | what does Critical mean on the dashboard",
    answer:
      "The AI Security Scanner rates the severity of each leak and gives you a list that starts with the worst finding, not a 400-page report; each line opens the exchange behind it. The sample dashboard uses Critical, High, Medium and Low. The site does not publish the criteria behind these levels.",
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
      "evidence | see the conversation | proof of leak | show the exchange | transcript of the attack | every question and answer | Our developers will never believe that the bot said this; what can I show them? | I need something to show the vendor as proof | Is there a recording of the dialogue in which the secret came out? | Do I receive the prompts that broke our assistant, word for word? | how can engineers reproduce the problem you report | Does each item in the results have a trace of what was asked and what came back? | What stops me from suspecting that your findings are made up? | I would like to read the full back-and-forth in which our copilot misbehaved | are the answers of the bot retained so that I can check them later | Could an expert witness look at the original chat behind a finding? | are the dialogues of an attack saved somewhere | Will I see all replies our bot gave, even the harmless ones? | does the scanner keep evidence | is there evidence for each finding | is evidence kept | is the evidence of a scan kept | what is kept as evidence",
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
      "fix suggestions | remediation | how to repair a leak | rescan | verify a fix | recommended fix example | does it propose solutions | We are not security experts; will you say how to close the gaps? | After we changed the prompt, how can I be certain that the problem is gone? | Do you leave us alone with a list of holes? | What would you suggest if our guest bot can trigger refunds? | Can the test be repeated once our developers made changes? | Do your findings come with instructions that our own people can carry out? | Who does the repair, our staff or yours? | Give me an example of a correction you would propose | is a second test included to confirm the repair | what is the advice when payment cards leak from an assistant | I found out that our bot leaks, now what? | Does every single problem get its own proposed solution?",
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
    variants:
      "94% | is 94 percent true | source of 94% | enterprise AIs fail tests | who says 94% fail | Where did you get the number saying nearly every business AI flunks? | I'm writing a newspaper piece and want to quote the ninety-four percent; who researched it? | A colleague says that your failure statistic is made up. Is it? | How large was the sample behind the claim that most assistants are insecure? | Was an independent lab involved in finding out that 94 of 100 flunk? | Would our own assistants also land among the 94 in 100? | that figure about corporate AI failing basic checks sounds exaggerated | Is there a paper I can cite for AIs failing security checks? | How could we obtain a percentage for our own bots instead? | nineteen out of twenty systems insecure, says who? | My professor doubts your statistic on insecure company AIs, can you back it up? | who measured that almost all AI systems in firms do not pass | evidence behind a figure of our own | what proves the figure that a scan gives us | how would the 94% be measured",
    answer: `The figure that 94% of enterprise AIs fail basic security tests is ${site.name}’s own claim: no published study is known to stand behind it, and your result may differ. A scan gives you a figure of your own, with the evidence: every question asked and every answer received. To measure the 94%, assistants chosen by a third party would have to be tested against published pass criteria.`,
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
    variants:
      "owasp | owasp top ten coverage | LLM01 | which owasp risks are shown | does it test all ten | My auditor wants to know which well-known catalog of LLM threats you map to | Do you go through the entire top ten list or only a part of it? | How many of the ten community-defined LLM risks are illustrated? | What year's edition of the LLM Top 10 do you refer to? | is supply chain poisoning from the OWASP list also tested | Are your tests based on a recognized framework for language model threats? | Which entries of the 2025 LLM risk list have an example on your page? | do you also cover LLM03 or LLM10 | We must report against OWASP, does your scanner cover that fully? | name the OWASP kinds that you show with a sample conversation | Is MITRE ATLAS or some other taxonomy used on the page? | what do the codes beginning with LLM beside the samples mean | OWASP category numbers | which LLM0x numbers are shown | example of sensitive information disclosure | what do the Bergs pay | what does the bot answer when someone asks what the neighbors pay | what do other people on my street pay | $84 a month | LLM02 | LLM07",
    answer:
      "The AI Security Scanner’s page shows four categories of OWASP’s Top 10 for LLM Applications (2025), each with an invented exchange. It does not say whether the scanner tests all ten.\n\n- LLM01, prompt injection: white text in a resume tells the model to rank it first and list the other candidates, and it does.\n- LLM02, sensitive information disclosure: asked what other people on the street pay, it says that the Bergs at number 12 pay $84 a month.\n- LLM06, excessive agency: asked to send one invoice to a new address, it sends six years of invoices.\n- LLM07, system prompt leakage: asked to repeat everything above the line, it gives away its name and a refund key.",
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
    variants:
      "sample breaches real? | are the breach dialogues invented | Mia refund | are the examples true | Did an actual customer's bot hand out that refund key? | Who is Mia, and did that chat with her take place? | Are those four dialogues taken from a client's logs? | I want to show the sample chats in my lecture; are they authentic? | Were these chats staged for marketing? | what the Raos pay, did a real bot reveal it? | Is there any truth in the sample exchanges, or did a copywriter think them up? | how much of the section about what a breach looks like is fiction | Were real people harmed in the chats you show? | Can you name the company whose assistant made these mistakes? | which parts of that page took place in reality and which are made up | I thought those leaking chats were quotes from a real support bot, were they?",
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
      "what did the Bing Chat student do | what was the Copilot leak | what happened in the Copilot incident | the ChatGPT titles incident of March 2023 | what were the three incidents | real incidents | bing chat 2023 | chatgpt bug | copilot email CVE | true AI leaks | incidents on the scanner page | 1.2 percent of subscribers | EchoLeak | which product leaked data in june 2025 | Has a famous chatbot ever given away its secret instructions? | Show my board that this has already happened to big tech | Which vulnerability let an unread message steal information from Microsoft's assistant? | When did people see the chat headings of strangers in ChatGPT? | What share of paying ChatGPT users may have had billing info exposed? | who discovered the hole in Copilot and was it closed | I'm a student and need true stories of language models leaking | What did a student do to Bing one day after launch? | How long was the window in which subscribers' payment details could be seen? | Did OpenAI ever suffer a privacy incident? | my boss thinks AI leaks are theory, give me actual cases | can merely receiving an email make an assistant leak | precedents of AI systems spilling confidential information in the press | the assistant read a mail that was not opened, which vulnerability was that | number of the vulnerability of the unopened email | payment details of 1.2% of subscribers in a nine-hour window | how did the Copilot leak work and was it fixed | which CVE does the scanner page name | copilot vulnerability | CVE on the scanner page | CVE | has anything like this happened to OpenAI or Microsoft | incidents at Microsoft | incidents at OpenAI",
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
      "dashboard numbers | 24 active scans | is the dashboard real | compliance panel | HIPAA issue dashboard | why is PCI-DSS compliant in the sample | Which client do the tiles with scans and threats belong to? | Is someone really running two dozen tests at this moment? | Does the green GDPR mark on that screen mean you are certified? | I saw a HIPAA problem on your screenshot, what is it about? | Why is card compliance fine in the picture although other things failed? | Are the assistants listed on the screenshot in use somewhere? | is the screen with the seven threats a mockup | what kind of finding causes the health privacy warning in the sample panel | Do the charts on the scanning page come from production? | Can I trust the tallies shown on the scanner's screen? | our buyer asks if the panel shows live customer systems | how many threats does the example dashboard count | in how many of the 24 scans did an attack get through | how many scans were clean | which regulation has issues on the dashboard | total findings by severity on the sample dashboard | how many findings are there | is HIPAA green or red in the picture and why | which law shows issues in the picture of the dashboard | active scans | can I see the dashboard | what does the dashboard show | what does compliant mean on the dashboard | the dashboard of the scanner | what is on the dashboard | show me the dashboard",
    answer:
      "No, the dashboard on the scanner’s page shows illustrative data, not customers’ systems. Of its 24 active scans, an attack got through in 7 and in none of the others. Its 25 findings are 2 Critical, 3 High, 8 Medium and 12 Low. GDPR and PCI-DSS show as compliant, which here means that the scan found no issue; HIPAA shows issues, because one finding has patient data.",
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
    variants:
      "false positives scanner | detection rate scanner | can I verify findings | missed leaks | How often does it cry wolf? | What if it flags something that is no leak at all? | Could the test overlook a serious leak in our assistant? | I need recall and precision values for the tool that attacks our bots | How would I verify that an item in the results is not a mistake? | Have you published error rates for the scanner? | Our SOC hates noisy tools. How noisy is yours when testing bots? | what percentage of real leaks does a scan discover | Are there measurements of how reliable a scan is? | can we trust a clean scan result | where can I obtain accuracy data for the tests before purchase | does a scan report holes that do not exist",
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
    variants:
      "pii phi meaning | what is PHI | what is PII | difference PII PHI | Sorry, I don't know these abbreviations, could you spell out PII? | Is a prescribed drug together with its dosage considered health data? | I'm new to privacy. How are PII and PHI distinct? | what's the acronym for data that identifies a person | Does PHI include what medicine someone takes? | Would a mail address count among identifiable information? | explain the two shortcuts for personal and health information in your text | my teacher asks what P-H-I stands for | Give me one example each of PII and PHI | what kind of information is called protected health information | Are PII and PHI the same thing? | what does your scanner page mean when it says PII",
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
    variants:
      "excessive agency | AI does too much | invoice example | six years of invoices | LLM06 | What's the term for a bot that goes beyond its job? | Our agent can send mails by itself. What's the danger? | Explain the risk that an assistant takes actions that were never intended | Why did the assistant mail six years of bills to a stranger? | Which danger arises when an AI has too many permissions or tools? | in your example a visitor asks to have a bill sent elsewhere, what goes wrong | How can an AI be over-eager in a harmful manner? | What does OWASP mean when an LLM has too much power? | can a bot overstep its authority, and what is that called | an LLM that acts on its own too freely, is there a name for this | Describe the sample in which a visitor wants an invoice at a different address | what if the AI uses a tool more than necessary",
    answer:
      "Excessive agency (LLM06) means that an AI does more than it should. In the invented example on the scanner’s page, a visitor asks for an invoice at a new address, and the assistant sends six years of invoices.",
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
      "report contents | scan result | what is delivered after a scan | output of the scanner | what do I receive | What will be on my desk when the test is over? | Describe the outcome document that I can expect | I need to tell procurement what the deliverable looks like | Which information is attached to each problem you list? | What is the final product of a scanning run? | is there a list at the end and what does each entry contain | Does the outcome of the test include evidence and remedies? | before I pay, I want to know what kind of result I'll hold | what are the parts of your result document | Can you describe a typical findings document without showing me personal information? | how do you present the outcome of attacking our bot | When all attacks have been tried, what do we have in our hands? | what do I get out of a scan and in which order | order of the list of findings | what does a scan give us | what is in a finding | what does a finding show",
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
      "package example | where is my package | four leaks | home address leaked | parcel bot | which leak is critical in the package example | In the shop chat with four mistakes, which one is worst? | What did the bot tell a stranger about a delivery? | How severe is it that the sample bot stated the residence of a customer? | What are the ratings of the four slips in the delivery answer? | Was a complete card number given out in the shipment sample? | A visitor asks about a parcel and the bot says too much, explain | How many secrets does one reply about a shipment reveal? | Why is mentioning a name that the visitor never typed a leak? | in the sample on the top of the page the answer about a delivery contains errors, which | did the shop bot quote its own internal instructions in the sample | which of the slips in the where-is-my-package reply counts as Medium | is the reply about the order on your scanner page from a true shop",
    answer:
      "The example on the scanner’s page is an invented answer to “Where is my package?” with four leaks:\n\n- A name the visitor never gave: Medium\n- A home address, to an unverified visitor: High\n- A full card number: Critical\n- A line of the system prompt, “I can refund up to $500 without approval”: High",
    sources: ["/products/ai-scanner#scanner-title"],
  },
  {
    questions: [
      "What are the seven threats on the sample dashboard?",
      "which two findings are critical",
      "what did the code agent leak",
      "which finding does the voice line have",
      "what did the claims copilot give away",
    ],
    variants:
      "which threats are on the dashboard | list of the dashboard's threats | the code agent's finding and its severity | what did the voice line leak | what did the search leak | titles of sealed files | salary bands after I'm your manager | the HR agent's finding | critical findings in the example | a $500 refund without approval, where is that | which threats involve money and how serious are they | threats about refunds on the dashboard",
    answer:
      "The sample dashboard on the scanner’s page lists 7 threats, all invented:\n\n- Claims copilot, a US patient’s diagnosis, to the wrong role: Critical\n- Shop chat, a $500 refund without approval: Critical\n- HR agent, salary bands after “I’m your manager”: High\n- Support bot, its own instructions: High\n- Code agent, a key from the build log: High\n- Voice line, a refund code, to an unverified caller: Medium\n- Search, titles of sealed files: Medium",
    sources: ["/products/ai-scanner#dashboard-title"],
  },
];
