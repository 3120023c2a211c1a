import type { CuratedAnswer } from "../curated-answer.ts";

/** How the AI to AI Supply Chain works, its sample map, and what its page leaves open. */
export const supplyChainAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is AI to AI Supply Chain?",
      "explain supply chain product in simple words",
      "tell me about the supply chain product",
      "ai-to-ai supply chain summary",
      "third-party AI risk tool",
      "what does the supply chain map do",
      "where does our data travel after it is out",
    ],
    hindi: ["supply chain product kya hai", "AI to AI supply chain samjhao"],
    also: "subprocessors downstream nth dependency tprm visibility partners ecosystem transparency tracing subcontractors ends up follows stuff vendors name inside",
    variants:
      "supply chain product | AI to AI | what is AI supply chain | map of AIs | AIs behind your AI | purpose of supply chain product | Our assistant calls services that call other services; which product is about that? | What's your third product for? | I heard that AIs pass data to one another. Do you have something for it? | How do I gain control over the chain of models behind my bot? | Is there a tool that draws who gets our clients' information? | can you trace data beyond our own systems | one-paragraph pitch for the tool about downstream AI | What does the product do when a new AI turns up in the chain? | vendor AI risk management, do you have a tool | the AIs hidden behind my AI, who watches them | we only signed with one supplier but data goes further, which product helps | In plain words, what is the map of machine-to-machine data about?",
    answer:
      "AI to AI Supply Chain maps the AIs behind your AI: who receives your customers’ data, in what form, and what changed. You get an alert when a new one appears, and can cut off the connection that leaks.",
    sources: ["/products/supply-chain#chain-title", "/products"],
    offers: ["demo"],
  },
  {
    questions: [
      "How does AI to AI Supply Chain work, step by step?",
      "five wires",
      "what are the functions of the supply chain product",
      "discovery and mapping, service monitoring, leak prevention",
      "supply chain features list",
    ],
    also: "stages sequence setup diagram technical mechanism method phases modules components workflow procedures wires five functions process explain parts features",
    variants:
      "five steps supply chain | how does the supply chain product work | discovery mapping | leak prevention step | service monitoring | functions of supply chain | Which stages does the mapping tool go through, from finding to reporting? | How does the tool compare what an AI may read with what it reads? | What is the last function, the one that writes a register? | Describe the five jobs of the chain product | After mapping, what does the tool do next? | What does service monitoring look at? | How does leak prevention work without stopping the rest? | which functions are on the wires in your picture | how does the mapping begin and what does it read | I need the functional breakdown of the vendor AI tool | tell me what each of the parts of the chain tool is responsible for | what is role-based access analysis for AIs | what does service monitoring watch for | which changes of a connection are watched | does leak prevention break other integrations | how does discovery work | what does discovery and mapping do",
    answer:
      "AI to AI Supply Chain works in five steps:\n\n- Discovery and mapping: reads your traffic, keys and contracts and follows each call to the last AI in the chain.\n- Role-based access analysis: gives every AI a role and compares what it’s allowed to read with what it actually reads.\n- Service monitoring: watches each connection for a new model, a new region or a new data request.\n- Leak prevention: masks data on the one connection that leaks; the others keep working.\n- Compliance reporting: writes the register of recipients you need for GDPR and DPDP, and keeps it current.",
    sources: ["/products/supply-chain#steps-title"],
  },
  {
    questions: [
      "How can I see which AIs our vendors pass our data on to?",
      "our crm vendor uses some AI, where does the data go",
      "which vendor models get personal data from us",
      "my supplier uses other AI services I never signed with",
      "fourth-party AI visibility",
      "subprocessors of our vendors",
      "where does our data end up behind our vendors",
      "does the map show voice and transcription vendors",
    ],
    also: "processors chain downstream indirect hop salesforce hubspot zendesk notion onward trace inside software embedded travels third second",
    variants:
      "vendor AIs | who receives our data | third hop | vendors' models | see where data goes | map of recipients | subcontractor AI | Our helpdesk provider says it uses AI. Who ends up with our tickets? | I'd like to learn which companies process our data two steps away | Where do our customers' details go once they leave our provider? | Do you follow a request all the way to the final model? | can I see the transcription company behind our voice supplier | Our contract names one company; how do I see the rest? | does the map reveal the sub-suppliers of my supplier | who is at the far end of our AI calls | We use five SaaS tools with AI inside. Show me where the data travels | how deep into the chain do you look | which AI answers in the end, and can you tell us | make the onward transfer of data by suppliers visible",
    answer:
      "AI to AI Supply Chain follows each call to the last AI that answers it and shows on a map who receives your data. It finds the second and third hop, which your contracts do not name, from traffic, keys and answers.",
    sources: ["/products/supply-chain#steps-title", "/products/supply-chain#chain-features-title"],
  },
  {
    questions: [
      "How do you discover AIs that no contract mentions?",
      "find shadow AI",
      "undeclared AI services",
      "can you find models that were never approved",
      "unknown hops behind our vendors",
      "AI services we were not told about",
      "which AI tools do our vendors use in the background",
      "find out about sub-sub-vendors",
    ],
    also: "undisclosed sneaky undocumented unlisted unapproved surprise rogue uncover invisible unauthorised fourth party hidden secret nested traffic deeper second third",
    variants:
      "undeclared AI | find hidden AIs | unapproved services | contracts do not mention | discover unknown AI | how are they found | There might be AIs in our company that no one told IT about; how do you detect them? | How can services be discovered that are not in any agreement? | What clues do you use to find a hidden model? | Will you uncover AI that a colleague plugged in secretly? | From which traces do you recognize a third hop? | is it possible to detect models that were never disclosed to us | how do you know that a supplier uses a model which it hides | I suspect unknown AI services in our environment, can they be exposed | do you analyze traffic to reveal hidden recipients | We'd like the list of secret AIs ready before the audit | why are contracts not enough to know who is in the chain | discover unsanctioned machine learning services | how does the map find the second hop | second and third hop | how is the second hop found",
    answer:
      "AI to AI Supply Chain finds undeclared services from your traffic, keys and answers: a contract names only the first hop, and these reveal the second and third. You have the list before an auditor asks for it.",
    sources: ["/products/supply-chain#chain-features-title"],
  },
  {
    questions: [
      "Do you alert us when a vendor adds a new model?",
      "how fast will I know that a new subprocessor has joined",
      "notify me if a vendor changes its model",
      "a supplier suddenly plugs in another LLM",
      "would we know if a vendor quietly switched its model",
      "my vendor added a new AI without telling us",
    ],
    also: "silently translation secretly swapped replaced different informed newly upgrade instantly subcontractor push announce newcomer stranger email yesterday warning told service",
    variants:
      "new model alert | vendor adds AI | notify new subprocessor | how fast is the alert | same minute | new service alert | If our CRM maker swaps its model overnight, will I find out? | How soon do I learn of a newcomer in the chain? | What does the warning about a newly added service contain? | Do suppliers have to tell us, or do you notice it yourselves? | I never want to be surprised by a new processor again | will there be a message when another AI starts to get our data | what information do I receive when a supplier brings in someone new | Can I be warned the same day a supplier changes its AI? | a new name shows up behind our supplier, what happens | is there a notice of changes in a supplier's AI stack | how do I get the notification about new services, mail or other | our vendor integrated another model last night, would you see it | one of our vendors silently adds another model, when do I hear of it | when do I get to hear of a new model at a vendor | do we hear at once or next quarter | do we get wind of a swapped model right away or at the next audit | how soon do I get to hear that a supplier changed its AI | do I learn of a new AI in the chain on the day or months later | what does an alert about a new AI contain | what does an alert say | which alerts does supply chain send | when does supply chain alert us | is there an alert for a new AI",
    answer:
      "Yes. Vendors swap subprocessors without telling you; AI to AI Supply Chain alerts you immediately, with the name of the service and the data it received. The site does not publish through which channel the alert arrives.",
    sources: ["/products/supply-chain#alerts-title"],
  },
  {
    questions: [
      "Will I notice if a service moves data to another country?",
      "vendor changed region",
      "data residency monitoring of suppliers",
      "processing location changes",
      "warn me if data goes to a different country",
      "data suddenly sent abroad",
      "does a vendor moving abroad raise a flag",
    ],
    also: "alert cross border transfer offshore foreign overseas outside usa china datacenter datacentre relocate cross-border jurisdiction schrems speech singapore leaves",
    variants:
      "region change | data moves abroad | country change | processing location | data residency change | Our data must stay in the EU; would you catch it leaving? | What if a supplier silently relocates its servers? | Do you watch the place where suppliers process? | Is a cross-border move of data noticed? | our transcription firm moved to another continent, do we get to know | can a change of location at a supplier be flagged | which changes of a connection do you watch: model, region, request? | will I be alerted if information starts flowing overseas | my lawyer wants to know when a processor changes country | detection of transfers to third countries by suppliers | does the monitoring look at geography | What if the new data center of our vendor is in the US? | what data moved to another country in the alert | three meetings, voices included | will I be told about a new region | alert about a new region | does the map show region changes | does it notice region changes | region changes",
    answer:
      "Yes. The service monitoring of AI to AI Supply Chain watches each connection for a new model, a new region or a new data request. In one of the illustrative alerts, a transcription service moved processing to another country: three meetings of that morning, voices included.",
    sources: ["/products/supply-chain#steps-title", "/products/supply-chain#alerts-title"],
  },
  {
    questions: [
      "Can we cut off a single vendor connection without breaking the assistant?",
      "cut off one AI vendor without taking the assistant down",
      "block one kind of data to one vendor",
      "is it reversible if we cut the wrong link",
      "how quickly can we stop a leaking connection",
      "does stopping one link break other assistants",
    ],
    also: "switch disable disconnect outage service running whole pause suspend terminate hour temporarily temporary undo restore reconnect thread tie kill integration immediately fast affect",
    variants:
      "cut a connection | block a vendor | disconnect one AI | within a minute | is it reversible | reconnect | assistant keeps working | Can I pull the plug on one supplier while the bot goes on working? | How granular is the kill switch? | If I stop the flow to one company, do customers notice? | Can a blocked link be restored? | How long does it take to sever a leaking link? | is it all or nothing when I stop a supplier | we want to deny one supplier health data but nothing else | what if I cut the wrong one by mistake | will our assistant crash when a link is blocked | can I stop just the phone numbers going to one vendor | emergency stop for a single third-party AI | turn a data flow off and on again | do other integrations break when one connection is blocked | leak prevention and my other connections | how do I cut one connection | can I block one connection | block a connection | can I cut a connection | how do I block a connection | stop a connection | blocking a connection",
    answer:
      "Yes. AI to AI Supply Chain blocks one connection, for one kind of data, immediately; the others keep working and the assistant keeps answering. You can reconnect just as quickly.",
    sources: ["/products/supply-chain#chain-features-title"],
  },
  {
    questions: [
      "Can you produce the register of recipients for GDPR?",
      "article 30 record of AI recipients",
      "GDPR list of recipients",
      "GDPR register",
      "an auditor wants to know who else receives our data",
      "does it write the ROPA",
      "can the list of who receives data be automated",
    ],
    also: "spreadsheet transparency subprocessors inventory disclose maintain excel supervisory automatic manual processing DPDP",
    variants:
      "register of recipients | article 30 | DPDP register | list of recipients automatically | Which tool fills in the list of recipients the regulator wants? | Do I still have to keep the recipient list in Excel? | How does the recipient list stay current? | Can you spare me writing the record of who gets data? | we need an up-to-date list of recipients for the Indian law | records of processing activities, will you generate the recipients part | the auditor asks for all third parties that receive personal information | is the register written by hand or by software | Does your tool maintain a list of everyone who receives customer data? | I'm a privacy officer and hate updating our register | how would I show a regulator who receives what | do you automate the record that European law calls for | what does compliance reporting produce | compliance reporting of the supply chain product | what does the register contain | what is the register of recipients",
    answer:
      "Yes. AI to AI Supply Chain writes the register of recipients you need for GDPR and DPDP, and keeps it current. You have the list before an auditor asks for it.",
    sources: ["/products/supply-chain#steps-title"],
  },
  {
    questions: [
      "Can each AI service get its own permissions?",
      "give an OCR service its own role",
      "least privilege for machines",
      "does each AI get a role",
      "restrict which fields a third-party model reads",
    ],
    also: "rbac scoped entitlements nonhuman identity granular transcription grant narrow polp limit allowed page patient bots",
    variants:
      "permissions for AI | role per AI | least privilege | OCR role | what may an AI read | Can I decide attribute by attribute what a supplier's model reads? | How do you apply need-to-know to machines? | What does an OCR tool get when it doesn't need the patient? | Do machines have roles like people do? | what arrives at an AI that asks for a forbidden field | give every third-party model only what its job requires | our translation service shouldn't see names, can that be set | is access control possible for AI services | restrict a vendor's AI to certain columns | Which fields can a speech service read, and who sets it? | minimal rights for external models | are AIs treated like users with permissions",
    answer:
      "Yes. AI to AI Supply Chain gives every AI a role, field by field. An OCR service, for example, needs the page but not the patient, and anything it isn’t allowed to read arrives as a token.",
    sources: ["/products/supply-chain#chain-features-title"],
  },
  {
    questions: [
      "What does “Your AI Talks to 47 Other AIs” mean?",
      "47 other AIs?? what does that mean",
      "where does the number 47 come from",
      "with how many of the 47 does the customer have a contract",
      "38 of 47 without a contract, six exposed",
      "numbers on the supply chain map explained",
      "how many have no contract in the example",
    ],
    hindi: ["47 AI ka matlab kya hai", "ye 47 other AIs kahan se aaya"],
    also: "headline slogan tagline fortyseven title genuine exaggerated nodes dots diagram number forty seven sample nine bought contract signed 38 15 23 reach example",
    variants:
      "47 AIs | why 47 | talks to 47 other AIs | 9 contracts | 38 without contract | is 47 real | how many have no contract | How can a single AI be connected with so many others? | Does our company also have forty-seven hidden partners? | How many of those AIs did the company sign with? | What are the 15 at the end of the chain? | Is your headline about the many other AIs a research result? | How many AIs in the headline read something without a rule? | 23 more behind the 9, what does that tell me | your headline scared my boss, is that number about us | where do thirty-eight uncontracted AIs come from | What is the arithmetic behind the headline number? | six of them read personal data, under which rule | how was the number of other AIs counted | is the number in the supply chain headline invented | how many services are in each ring of the map | yours, theirs and beyond on the map | why do the vendors' AIs matter if we signed with nine | at which hop are the exposed services | do my vendors call other AIs | how many AIs are on the map | what does the map show | what is on the map | how many AIs does the map show",
    answer:
      "The 47 is a sample, marked as illustrative data, not a statistic:\n\n- The company signed with 9 of the AIs, and its rules cover what they read.\n- Those call 23 more, to translate, transcribe or rank, and customers’ data travels along.\n- Behind them are 15 that no one told the company about.\n- So 38 of 47 have no contract with the company, and 6 read personal data that no rule covers, all past the first hop.",
    sources: ["/products/supply-chain#chain-title", "/how-we-measure#examples"],
  },
  {
    questions: [
      "What are the sample alerts on the supply chain page?",
      "did the CV reader get the date of birth",
      "spelling service not called for ninety days",
      "translation dialect model alert",
      "four alerts two need review",
    ],
    also: "birthday dob idle feed inbox notifications transcriber birthdate example alert list denied closed waits dialect spelling transcription",
    variants:
      "sample alerts | resume reader alert | spelling unused | translation new model | transcription moved | example alerts | What happened to the spelling service in your list of warnings? | Which field was refused to the resume tool? | What did the transcription warning say? | Which notices are shown as samples on the chain page? | How was the birth date represented after the denial? | how many sample notices are there and what are they about | why was a key revoked in your samples | translation called something new, what was it | tell me the four warnings you illustrate | which samples show a denied request | are the warnings on the chain page from true events | what did Dialect model receive | how many alerts need review | which alert is about Ms. Berg | what was denied to the resume reader | is there an example of customers' voices going to an AI we never signed with | which alert is about voices | meetings with voices in another country | who got the name of Ms. Berg and must someone look at it | name of Ms. Berg on the map | which alerts does the supply chain page show | supply chain alerts | alerts on the supply chain page",
    answer:
      "The AI to AI Supply Chain page shows four illustrative alerts, and two need review:\n\n- Translation started calling a new model: Dialect model receives the name Ms. Berg. Needs review.\n- Transcription moved processing to another country: three meetings of the morning, voices included. Needs review.\n- HR agent requested a field its role can’t read: it was denied, and the date of birth stayed masked as DATE_1.\n- Spelling went unused for 90 days, and its key still worked: the key was revoked, and nothing broke.",
    sources: ["/products/supply-chain#alerts-title"],
  },
  {
    questions: [
      "What access does the supply chain product need to map our vendors?",
      "does it need our API keys and contracts",
      "agents or network taps for discovery",
      "what do we have to hand over for the mapping",
      "how is traffic captured for the map",
    ],
    also: "setup connector install oauth mirror deployment sniffing prerequisite privileges intrusive permission require needs read invasive credentials",
    variants:
      "access needed | what do you need for mapping | keys and contracts | how does it connect | What do you require from us before the map can be drawn? | Must we share our credentials with you for mapping? | Will you read our supplier contracts? | Do we install sensors in the network for the map? | which sources feed the map of AIs | our security team asks what rights the mapping tool wants | do you have to see all our traffic | how invasive is the mapping of suppliers | what inputs are needed to discover the chain | does mapping need admin rights | How does the tool get at our traffic technically?",
    answer:
      "AI to AI Supply Chain reads your traffic, keys and contracts to build the map. The site does not publish how it connects to them or which permissions it needs; ask our team on the [contact page](/contact).",
    sources: ["/products/supply-chain#steps-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does it find keys that no one uses anymore?",
      "old unused api keys that still work",
      "key of a service we no longer call",
      "clean up forgotten keys",
      "stale credentials of old AI services",
    ],
    also: "dormant expired revoke revoked inactive abandoned days housekeeping orphaned zombie leftover rotate decommission hygiene retired",
    variants:
      "unused keys | old keys | key not used | 90 days unused | revoke key | A service was abandoned months ago; is its credential still a danger? | Will you point out credentials that are gathering dust? | What happened to the key of the service that went idle for 90 days? | Can forgotten access to AI services be removed safely? | Did anything break when the idle key was withdrawn? | we've had dozens of AI trials and left the keys around | how do you deal with orphaned credentials | is a dormant connection detected | housekeeping of credentials for AI services | does revoking an idle key harm our apps | an old pilot still has access, would your chain tool show it | find access that has not been used for three months | what happens to a key nobody has used for ages | what happens to unused keys | old keys that are not used",
    answer:
      "The illustrative alerts of AI to AI Supply Chain include such a case: a spelling service went unused for 90 days, and its key still worked. The key was revoked, and nothing broke.",
    sources: ["/products/supply-chain#alerts-title"],
  },
  {
    questions: [
      "Which services are exposed on the sample map?",
      "exposed services in the map",
      "6 read personal data that no rule covers",
      "is the CV reader or transcription exposed",
      "red threads on the supply chain map",
    ],
    also: "six unprotected names which list leaking uncovered sample shielded",
    variants:
      "exposed services | six exposed | which services read uncovered data | sample map | Which names are marked red on your map? | Are the speaker labels a problem on the map? | List the half dozen services without a rule | Does the address check receive private data without permission? | Which services on the drawing read more than they should? | what's wrong with the transcription on the map | why are some threads of the map colored differently | what makes a service on the map count as exposed | who reads personal data without a rule in the drawing | is translation among the risky ones in your picture | which of the services in the picture should I worry about | via which assistant does the address check get data | what do exposed and shielded mean on the map | legend of the map | through which vendor is the resume reader reached | colors and labels of the map | who are the six bad ones on the map and how do they get the data | the six bad services and their way to the data | by which way do the exposed services get the data | through which of our tools do customer addresses reach an unapproved checker | which assistant passes addresses on | what does shielded mean there | meaning of shielded | shielded means what",
    answer:
      "Six services on the illustrative map are exposed: they read personal data that none of the company’s rules cover, and all are past the first hop. Shielded services are under the rules; the rest get no personal data.\n\n- Translation, via Support assistant\n- Dialect model, via Support assistant and Translation\n- Transcription, via Meeting notes\n- Speaker labels, via Meeting notes and Transcription\n- Resume reader, via HR agent\n- Address check, via Campaign writer",
    sources: ["/products/supply-chain#chain-title"],
  },
  {
    questions: [
      "Which nine vendors are on the sample map?",
      "is the shop search on the map exposed",
      "which of the services under contract get personal data",
      "is the claims copilot shielded on the map",
      "first ring of the supply chain map",
    ],
    variants:
      "the nine signed services | which vendors did the sample company sign with | does the code agent get personal data on the map | is the meeting notes service shielded | shop search without personal data | which vendors on the map are shielded | does the map also show AIs that get no personal data | services without personal data on the map | AIs that receive nothing personal",
    answer:
      "The nine services under contract on the illustrative map are not exposed:\n\n- Shielded, under the company’s rules: Support assistant, Meeting notes, Claims copilot, HR agent, Voice line, Document store and Campaign writer\n- No personal data: Code agent and Shop search",
    sources: ["/products/supply-chain#chain-title"],
  },
  {
    questions: [
      "How often is the map refreshed, and how does discovery technically find services?",
      "refresh interval of the AI-to-AI map",
      "does it see calls from AWS Lambda or other serverless functions",
      "how many AIs can the supply chain product map",
    ],
    also: "minutes seconds realtime real-time polling latency interval delay scale maximum largest packet DNS IP geolocation eBPF cloudtrail logs serverless container coverage encrypted traffic",
    variants:
      "map refresh | map update interval | discovery method | map limits | serverless functions | Lambda calls | how current is the map | is the map live or built once a day | how many minutes until a new service appears on the map | how is the location of a service determined | how can you see calls between two vendors | how do you look behind a vendor's API | does discovery work with encrypted traffic | which cloud logs does the map read | how long does the first mapping take | what is the largest number of AIs mapped at a customer | how many connections can the map show | how many AIs does a typical company have on the map | does it notice shadow AI on employees' laptops | are batch jobs and functions in the cloud traced | does the map cover services that run inside our own network | how accurate is the map | does discovery miss services",
    answer:
      "AI to AI Supply Chain finds AIs by traffic, keys, contracts and answers, and watches each connection for a new model or region. The site does not publish how that works technically, how often the map is refreshed, which platforms it sees, or how many AIs it can map; the 47 on the page are a sample. Ask our team on the [contact page](/contact).",
    sources: ["/products/supply-chain#steps-title", "/how-we-measure#examples", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can connections be cut by API or automatically by a rule?",
      "automatic blocking of a new AI",
      "change the number of days after which an unused key is revoked",
      "settings of the supply chain monitoring",
      "does a person have to confirm before a connection is blocked",
    ],
    also: "automation playbook soar threshold configurable configuration customize webhook rest terraform script trigger policy idle confirm approve instead hand manual undo",
    variants:
      "automatic cut-off | block by API | auto revoke keys | supply chain settings | can I block new services by default | is a new AI stopped until we approve it | can our SOAR cut a connection | may I set how long a key can stay unused | can the 90 days be changed | can thresholds for alerts be adjusted | can I exclude a service from monitoring | can a service be blocked for one country only",
    answer:
      "You can block one connection, for one kind of data, immediately, and reconnect just as quickly. The site does not publish whether that works by an API or automatically, who has to confirm it, or which settings you can change. Ask our team on the [contact page](/contact).",
    sources: ["/products/supply-chain#chain-features-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Through which channel does the alert about a new AI arrive?",
      "supply chain alerts by email or Slack",
      "does the alert about a new model reach PagerDuty or our SIEM",
      "who gets the alert when a vendor changes a model",
      "can supply chain alerts be routed to an on-call engineer",
    ],
    also: "sms teams webhook notification receive delivered recipients schedule escalate night minutes immediately how quickly",
    variants:
      "supply chain alert channel | alert channels of the map | do alerts about new services come by SMS | is there an email when a subprocessor is swapped | how many minutes until the alert about a new AI | can I subscribe to alerts for one vendor | can our privacy team get the alerts too | do we have to watch a screen for these alerts | can a supply chain alert open a ticket",
    answer:
      "AI to AI Supply Chain alerts you immediately when a new AI joins the chain, with the name of the service and the data it received. The site does not publish through which channels alerts arrive, or how they can be routed. Ask our team on the [contact page](/contact).",
    sources: ["/products/supply-chain#alerts-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
];
