import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the product connects to: interfaces, identity, alerts, applications, languages and file formats. */
export const integrationAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Is there an API or SDK, and for which programming languages?",
      "Python, Node, Java or Go client library",
      "REST endpoint, webhooks and rate limits",
      "developer documentation and code samples",
      "OpenAI-compatible base URL for my app",
      "API documentation",
      "developer docs",
      "Python SDK",
    ],
    also: "javascript typescript php ruby csharp dotnet curl graphql grpc npm pip package programmer integrate endpoint swagger sandbox key",
    variants:
      "API SDK | python client | REST API | webhooks | rate limits | I'm a coder: what would I import? | Do you have docs with code samples? | Can I call the masking from Java? | Is there a sandbox key for programmers? | do you expose endpoints to mask a text | which client libraries exist | is your interface compatible with OpenAI's | where do developers begin | how many calls per minute are allowed in the product | is there a Postman collection | npm or pip package available? | do you send callbacks to our backend | public API of the product | public REST API | REST interface to the scanner | can I call the analysis engine directly | is there an endpoint for the scanner | price of an API call | SDK for Python | OpenAPI specification of the shield | GraphQL interface | is the product controllable by API",
    answer: `The site publishes no developer documentation for the product: no SDK, API reference, webhooks or rate limits. For technical details, ask on the [contact page](/contact) or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you support single sign-on such as Okta or Entra ID?",
      "SAML, OIDC or SCIM provisioning",
      "connect our Active Directory or LDAP groups",
      "SSO and MFA login for admins of the product",
      "do you support single sign-on",
      "SSO",
    ],
    also: "federation azure-ad onelogin auth0 jumpcloud keycloak oauth idp joiner leaver adfs SAML SCIM directory login identity provider MFA 2FA",
    variants:
      "SAML | okta | entra | active directory | SCIM | Our staff log in via Azure AD. Will that function? | Can new joiners be provisioned automatically? | Which login providers can be connected to the product? | Do we get federated login? | can directory groups serve as roles | what happens with rights when someone changes departments | is Ping or Google Workspace login supported by the product | we demand SAML from all vendors | does the product read LDAP | how do our admins log in to the console | is Keycloak compatible",
    answer: `The site does not publish which identity providers ${site.name} connects to. Our article on DLP and IAM recommends reusing your directory’s groups as roles, so that access changes when a person changes teams. For your provider, ask on the [contact page](/contact) or ask for a person here.`,
    sources: ["/blog/dlp-iam-security-blindspot#keep-both-and-feed-them", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which SIEM brands can receive the alerts?",
      "Splunk, Sentinel, QRadar or Elastic connector",
      "syslog or CEF export format",
      "forward events to our SOC tooling",
      "does it work with Splunk",
      "which SIEM do you plug into",
      "do alerts go to Splunk or Sentinel",
    ],
    also: "sumologic datadog logrhythm arcsight chronicle soar pagerduty opsgenie graylog ingest logstash kibana crowdstrike wazuh integration logs",
    variants:
      "splunk | sentinel | SIEM brands | syslog | CEF | We run QRadar. Are you compatible? | Is there a Sentinel data connector? | In which log format do events arrive? | Does your tool talk to Elastic? | can CrowdStrike or Chronicle ingest your events | is CEF or LEEF spoken by the scanner | which make of security monitoring is supported | does syslog over TLS work | our SOC vendor uses ArcSight | do you have a Splunk app | names of monitoring products you can feed | integrate scanner alarms with Wazuh",
    answer:
      "The AI Security Scanner reports by email, Slack, SMS and to a SIEM. The site names no SIEM brand and no export format, so ask our team for yours on the [contact page](/contact) or ask for a person here.",
    sources: ["/products/ai-scanner#workflow-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which business applications does it integrate with?",
      "Salesforce, HubSpot, ServiceNow or Jira connector",
      "Microsoft 365 Copilot, Teams or Google Workspace plugin",
      "ready-made connectors and marketplace listing",
      "works with our CRM or ERP",
      "integrations",
      "AWS marketplace",
      "Salesforce integration",
    ],
    also: "sap oracle zendesk dynamics slack confluence sharepoint outlook zapier workday netsuite freshdesk intercom office365 Azure listing buy through store",
    variants:
      "salesforce | servicenow | teams plugin | connectors | google workspace | We live in SAP. Is there a connector? | Does it protect the AI inside Salesforce? | Will it work with Microsoft Teams? | Are there ready adapters for office software? | can I find you in the Azure store | does Zendesk's bot go through your layer | we use ServiceNow's assistant, does that fit | is there an add-in for Outlook | do you have a Zapier connection | which enterprise software have you connectors for | is our CRM's AI supported | plug into Notion, Slack AI or Zoom AI",
    answer: `The site publishes no list of business applications that ${site.name} integrates with. It says that copilots, chatbots and agents all follow the same rules. Name your systems on the [contact page](/contact), or ask for a person here.`,
    sources: ["/#features-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does it work with AI agents and copilots, or only with chatbots?",
      "agentic workflows and tool calls",
      "coding assistants for developers",
      "protect autonomous agents that use tools",
      "do you also cover agentic AI",
    ],
    also: "multi-agent mcp langchain autogen rpa cursor orchestrator voicebot",
    variants:
      "agents | copilots | agentic | does it protect coding assistants | tool calls | We build autonomous agents; are you relevant for us? | Is a plain chatbot the only thing you protect? | Do helpers that write code get protected? | Can an agent that places orders be covered? | does it matter which type of AI assistant we have | is MCP traffic part of what you see | our teams bought five kinds of AI helpers, are all covered | agents with tools, can you test them | do you handle multi-step agents | what types of AI systems go through your layer | is Cursor or Copilot covered | voice agents and bots alike?",
    answer: `${site.name} covers copilots, chatbots and agents: every assistant follows one policy. The AI Security Scanner also takes agent tools, model endpoints, files and answer logs as input. Copilots get a file only after keys and customer data have been removed.`,
    sources: ["/#features-title", "/products/ai-scanner#workflow-title", "/use-cases#industries"],
  },
  {
    questions: [
      "Which human languages does the masking understand?",
      "detection of names in Hindi, Tamil, German or Arabic text",
      "multilingual support for personal data",
      "can prompts be in a regional language",
      "does masking work for Hindi and other Indian languages",
      "in which languages can it find names",
    ],
    also: "multilanguage non-english foreign script devanagari cyrillic hinglish korean polish mandarin transliterated umlauts dialect alphabet",
    variants:
      "languages masked | hindi masking | multilingual masking | which human languages | Our customers write in Kannada and Telugu; will their names be hidden? | Does it recognize a French surname? | Is masking restricted to English texts? | Can it deal with Arabic script? | does it understand Hinglish | we're in Switzerland with four languages | is detection equally good in Spanish | how do I find out whether my language works for masking | are Chinese names found | which tongues can the detector read | mixed-language chats, are personal details still detected",
    answer: `The site does not publish which languages ${site.name} can mask. It says that the AI Security Scanner attacks in your users’ words and languages. Ask our team for your languages on the [contact page](/contact), or bring sample texts to a demo.`,
    sources: ["/products/ai-scanner#scanner-features-title", "/contact#request-a-demo"],
    offers: ["demo", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can it handle images, PDFs, audio and other attachments?",
      "maximum file size and supported formats",
      "scanned documents with OCR",
      "does it redact pictures and screenshots",
      "upload of spreadsheets to the assistant",
      "does the product mask data in images and PDF files",
      "are attachments such as PDFs and pictures masked too",
    ],
    also: "photo jpeg png video voice excel xlsx csv pptx handwriting handwritten x-ray fax speech mp3 multimodal",
    variants:
      "images | PDF | audio | file formats | screenshots | OCR | Users paste screenshots into the bot; are these masked? | What about voice messages? | Does it read scanned letters? | Can an Excel list be masked? | how big may a document be | are X-ray images processed | which attachments can go through the product | our staff upload contracts as PDF to the AI | can it blur a passport photo | does masking work for recordings of calls | is text in scans recognized | does the product understand slides and pictures",
    answer: `The site does not publish which file formats and sizes ${site.name} can process. For cameras, checkouts and tablets it says that faces are masked on the device and only a line of text leaves it. For documents, ask on the [contact page](/contact) or ask for a person here.`,
    sources: ["/use-cases#industries", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
