import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the site does not say about operating the products: versions, limits, failures, console and support. */
export const operationsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How long is an old version of the product supported and patched?",
      "end of life and end of support dates",
      "security patches for older versions",
      "how are updates installed",
      "support period of a release",
      "how quickly do you patch a vulnerability in the product",
    ],
    also: "EOL EOS LTS lifecycle lifetime hotfix backport upgrade downgrade rollback maintenance window supported version number policy",
    variants:
      "end of life | end of support | LTS | version support | security fixes | patch policy | upgrade policy | how many months does an old release still get fixes | which versions are still supported | do you backport security fixes | is there a long-term support release | how do we upgrade to a new version | are updates automatic | can we postpone an update | can I roll back to an earlier version | does an upgrade cause downtime | how fast is a critical hole fixed in the product | what is your patch cadence | will we be told before a version is discontinued | which version number runs at customers today | for how long do I get updates after I buy",
    answer: `The site does not publish versions, patch times, upgrade steps or end-of-support dates of ${site.name}’s products. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which CVEs have there been in your products?",
      "CVE history of the shield and the scanner",
      "security advisories for the product",
      "list of known vulnerabilities in your software",
      "have your products ever had a security hole",
    ],
    also: "cves bulletin advisory incidents record past hacked compromised psirt kev exploited",
    variants:
      "CVE history | CVEs | CVE list | security advisories | security bulletin | past vulnerabilities | how many CVEs are registered for your product | where do you announce security holes | do you have a mailing list for advisories | how many flaws were found in the shield so far | known issues of the product | are there open vulnerabilities in your software | is there a CVE number with your name | has the shield ever been bypassed in the field | has one of your customers been breached | do you publish an incident history | are you a CVE numbering authority",
    answer: `The site publishes no list of vulnerabilities, advisories or past incidents of ${site.name}’s products. To report a vulnerability, email ${site.security.email}; for your vendor review, ask our team on the [contact page](/contact).`,
    sources: ["/privacy-policy#security", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What are the limits of the product, such as prompt length, rules, roles or users?",
      "maximum prompt length for the shield",
      "how many roles and rules can we define",
      "maximum number of users",
      "throughput of the shield in requests per second",
      "how many prompts can run through at once",
    ],
    also: "max cap ceiling quota upper bound characters tokens context window concurrent scale capacity size number count amount rps qps tps",
    variants:
      "max prompt length | prompt size limit | maximum number of roles | number of rules | user limit | shield throughput | requests per second | product limits | concurrency limit | how long may a prompt be | how many characters does the shield accept | what happens with very long prompts | how many rules can a policy have | is the number of roles limited | how many roles can be defined for role-based views | how many fields can we classify | how many users can work with the shield at once | how many applications can be connected to one shield | how many assistants can be protected | how many prompts per minute does it process | does it scale to a million prompts a day | peak load the shield was tested with | is there a fair use limit for prompts | largest context window that can be masked | how many concurrent sessions does the shield hold",
    answer: `The site publishes no limits for ${site.name}’s products: no maximum prompt length, number of rules, roles or users, and no throughput. It does say that a round trip takes under 50 ms, not counting the model. Ask our team on the [contact page](/contact).`,
    sources: ["/how-we-measure#speed", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does your own product fail open or fail closed by default?",
      "what does the shield do when its detector is down",
      "are prompts sent unmasked if the shield stops",
      "default behavior of the product on failure",
      "what happens to our chatbot if your shield goes down",
      "high availability and failover of the shield",
    ],
    also: "outage unavailable timeout bypass redundancy cluster standby active-active fallback degraded breaker down default open closed",
    variants:
      "does your product fail open | is the product fail-closed | shield outage | shield down | high availability | redundancy | default on failure | does the product wait or send when detection fails | is your own shield fail-closed out of the box | if your service is unavailable, does the chat stop | single point of failure | can the shield run in a cluster | is there a standby instance | what is the default if the policy engine can't be reached | how does the shield behave on a timeout | can I set fail open for one route in the product | is there a bypass switch for emergencies | what does your product itself do when the detector breaks",
    answer: `The site does not publish what ${site.name}’s own products do by default when a part fails, or how they are made redundant. Our article on DLP and IAM advises to decide it for each route: it would close a public chatbot, and perhaps open a clinician’s assistant with an alarm. Ask our team on the [contact page](/contact).`,
    sources: ["/blog/dlp-iam-security-blindspot#ask-this-on-monday", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How is the token vault backed up, moved or restored?",
      "backup of the vault",
      "move the vault to another server",
      "which storage does the vault use",
      "what if the vault is lost or corrupted",
      "can HashiCorp Vault be the backend of the token vault",
    ],
    also: "restore migrate migration replicate replica export recovery snapshot disk corruption sync postgres redis size grow growth storage backend",
    variants:
      "vault backup | vault migration | restore the vault | vault replication | HashiCorp backend | how do I back up the pairs of token and original | what if we lose the list of who's who | can tokens be restored after a disk failure | how do we migrate the vault to new hardware | does the vault need its own database | how large does the vault grow | can the vault be replicated across two sites | is there a tool to export the vault | does the vault keep entries of a paused conversation | after how many days does the vault forget a token | how long do entries stay in the vault | when are vault entries purged | can two applications share one vault | is there one vault per tenant | what are the hardware needs of the vault",
    answer: `Each pair of token and original goes into a vault on your side, which is encrypted. The site does not publish how the vault is backed up, moved or restored, or how long its entries stay. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: [`/blog/beyond-encryption-${site.slug}#what-belongs-in-between`, "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can one person’s entries be erased from the vault and the logs of the product?",
      "erasure endpoint of the product for withdrawn consent",
      "delete a person’s tokens on request",
      "does the product connect to our consent management",
      "support for deletion requests in the product",
      "API to erase a data subject in the shield",
    ],
    also: "forget right erasure dsar dsr withdrawal revoke onetrust ledger purge individual customer erase remove deletion",
    variants:
      "erase a person in the vault | delete tokens of one customer | consent ledger integration | DSAR in the product | right to be forgotten in the shield | how do we delete one person's data from the product | when a customer withdraws consent, can your product act on it | is there an endpoint to remove someone's tokens | does the shield answer how many entries it erased | can the shield look up all tokens of a person | can the product carry out a data subject request | does the shield check consent before a prompt | is OneTrust supported for consent | do you sell a consent management tool | can a single entry be taken out of the audit chain | how does deletion work with a hash chain in the product | does the product export everything it has on one person",
    answer: `Our article on consent describes how a withdrawal should reach every store, from prompts and caches to training sets. The site does not publish how one person’s entries can be erased from the products, or whether they connect to a consent system. Ask our team on the [contact page](/contact).`,
    sources: ["/blog/ai-consent-automation#where-the-switch-has-to-reach", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does the product send telemetry or usage statistics to you?",
      "does the shield phone home",
      "usage data that the product reports to the vendor",
      "can we switch off telemetry",
      "crash reports and diagnostics sent to your servers",
    ],
    also: "metering analytics callback diagnostics heartbeat license check counters collect reports vendor back",
    variants:
      "telemetry | usage statistics | phone home | diagnostics data | metering | does the shield report anything back to you | which usage figures do you collect from customers' installations | do you count our prompts for billing | does the software contact your servers | are crash dumps sent to the maker | is there an opt-out of product analytics | does the scanner share our findings with you | do you collect statistics across customers | what data leaves our network for you | does a license check call your server | do you benchmark customers against each other",
    answer: `The site does not publish whether ${site.name}’s products send telemetry, usage statistics or diagnostics to us. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What can the product’s console do, and can I see screenshots?",
      "admin console of the product",
      "dark mode in the product console",
      "user interface of the shield",
      "languages of the product’s interface",
      "can the dashboard of the product be customized",
    ],
    also: "ui gui frontend portal screen theme keyboard shortcut widgets layout interface screenshot tour",
    variants:
      "admin console | product UI | console dark mode | screenshots of the product | is there a web interface for administrators of the shield | how does the console look | in which languages is the console available | does the interface of the product meet WCAG | can we build our own dashboards in the product | is there a search in the console | does the console work on a tablet | which browsers does the console support | where do I log in to the product | can I filter the findings by team in the console | is the console white label | does the dashboard refresh in real time | can I get a tour of the interface | can we embed the dashboard in our portal",
    answer: `The site does not describe the console of ${site.name}’s products: its languages, themes and settings are not published. The product pages show illustrative pictures, such as the scanner’s dashboard; a demo shows the real one. Ask for one on the [contact page](/contact).`,
    sources: ["/how-we-measure#examples", "/products/ai-scanner#dashboard-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can two administrators be required to approve a change of a rule?",
      "four eyes principle for policy changes",
      "admin roles and permissions in the product",
      "version history of rules and rollback",
      "approval workflow for rules",
    ],
    also: "dual control approver review maker checker rbac delegated administration revision undo staging draft publish test environment dry-run simulate break-glass emergency",
    variants:
      "four eyes | dual approval | approval workflow | admin roles | rule versioning | rule history | dry run of a rule | policy rollback | do changes to rules need a second person | can one admin change a rule alone | can an auditor get read-only access to the product | which administrator roles exist | is there a history of who changed a rule | can I undo a change of a rule | can we test a new rule before it goes live | is there a simulation mode for policies | can rules be set per department | can a rule expire on a date | is there emergency access for a doctor in the product | can we separate the duties of admins | are changes by administrators logged in the product | can rules be copied from test to production",
    answer: `Your compliance team can read and change the rules. The site does not publish how such changes are approved, versioned or tested in the product, or which administrator roles exist. Ask our team on the [contact page](/contact).`,
    sources: ["/#overview-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which policy language do the rules use, and can they be kept as code?",
      "Rego, Cedar or OPA policies",
      "rules as YAML or JSON in Git",
      "syntax of a rule in the product",
      "download a template as a file",
      "policy as code",
    ],
    also: "xacml opa gitops terraform yaml json import export format file repository dsl schema command line",
    variants:
      "Rego | OPA | Cedar | XACML | policy language | rule syntax | rules in YAML | policy as code in git | does the policy engine read Rego | can we import our OPA policies | in which file format are rules stored | can we keep the rules in our repository | is there a schema for rules | may I download the GDPR template | can I get the templates as files | export rules as JSON | can rules be deployed with Terraform | is there a command line tool for the product | CLI | how are purposes defined in the engine | do rules support regular expressions | can a rule depend on time or location | does the engine support attribute-based access control",
    answer: `A rule names a field, a role and a purpose, and the templates are written in plain language. The site does not publish which policy language or file format the rules use, or whether they can be kept as code or changed from a command line. Ask our team on the [contact page](/contact).`,
    sources: ["/use-cases#powered-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which log levels and metrics does the product have?",
      "Prometheus or OpenTelemetry metrics of the shield",
      "monitor the health of the shield",
      "debug log that shows why a prompt was blocked",
      "Grafana dashboards for the product",
      "health check endpoint of the shield",
    ],
    also: "observability tracing otel grafana datadog verbose debug info metric counters probe liveness health uptime",
    variants:
      "Prometheus | OpenTelemetry | Grafana | log level | debug mode | metrics endpoint | health check | which log level do I need to set | how do I turn on verbose logging | does the shield export metrics | can we trace a request through the shield | where are the shield's log files | how do our operators monitor the shield | is there a liveness probe | can I see the queue length of the shield | in which format are the product's logs written | does the product log to stdout | which counters does the shield expose | how do I know that the shield is healthy",
    answer: `Every decision is logged with the rule behind it. The site does not publish log levels, metrics or health checks of ${site.name}’s products. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: ["/#comparison-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Our installation of the product has a problem, where is the troubleshooting guide?",
      "a scan is stuck, what should I check",
      "error message in the shield",
      "troubleshooting the product",
      "user manual and help for customers",
      "the shield blocks everything since this morning",
    ],
    also: "hangs frozen failed fails crash stalled slow broken misconfigured fix guide knowledge base ticket customer faq logs restart",
    variants:
      "scan stuck | scan hangs | scan failed | shield error | troubleshooting | user manual | admin guide | knowledge base | my scan does not finish | the scan stays at pre-processing | the scanner shows an error code | the shield no longer masks names | the map does not load in the product | our agent lost the connection to the shield | how do I restart the shield | a finding does not close after the fix | the rescan fails every time | tokens are not restored in the answer | masking stopped working after an update | I am a customer and the product is not working | where can customers open a support ticket | is there a manual for administrators | customer forum or help center for the product",
    answer: `The site publishes no manual, knowledge base or troubleshooting steps for the products, and the assistant can’t see your installation. Describe the problem in an email to ${site.email}, or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
