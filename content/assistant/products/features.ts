import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** The three capabilities on the features page, and what its figures mean. */
export const featureAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `What features does ${site.name} have?`,
      "features and capabilities",
      "discovery, protection and governance",
      "the three moments in which a prompt can go wrong",
      "what can it do before, during and after a prompt",
      "main capabilities in short",
      "your key features",
    ],
    hindi: ["features kya kya hain", "isme kya kya suvidha hai"],
    also: "functions functionality core capability offer abilities modules strengths highlights components advantages benefits parts pillars three phases summarize list",
    variants:
      "features | what can it do | capabilities | feature list | before during after | three moments | main functions of the product | Give me the whole feature overview in a paragraph | I have two minutes: what's in the box? | At which points of a prompt's life do you step in? | Summarize what happens before typing, while typing and after the reply | I need a list of functions for my comparison spreadsheet | Which three areas are your functions grouped into? | my manager asks for an executive summary of the capabilities | What functionality do I get when I license the platform? | What comes first, visibility or protection? | our evaluation sheet has a column for functionality, what should I write | tell me the building blocks of the offering and what each contributes | How is the functionality divided along the timeline of a prompt?",
    answer: `${site.name}’s features follow a prompt through three moments:\n\n- Before the prompt, Discovery & Visibility: every assistant and every model behind it on one map, and every field classified.\n- During the prompt, Protection & Defense: attacks are stopped; names, numbers and keys leave as placeholders.\n- After the answer, Governance & Compliance: a log entry for every decision, and templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness.`,
    sources: ["/feature#features-title"],
  },
  {
    questions: [
      "What does Discovery & Visibility do?",
      "inventory of our AI models",
      "find out which assistants exist in the company",
      "who talks to which model",
      "which AI tools do our departments use",
      "we do not know which AI our people use",
      "list all AI systems in the company",
      "what can I see before a prompt is typed",
    ],
    also: "clue overview hold found teams unknown catalog catalogue census registry cmdb deployed usage landscape sprawl asset map shadow hidden exactly",
    variants:
      "what is on your discovery map | discovery and visibility | map of assistants | find all AI in use | which models are used | field classification | inventory of AI | No one here can tell me which bots the departments signed up for; can you? | I want to see every AI that we run, on one page | What helps me find out which models sit behind our assistants? | How do I learn what data our chatbots already have? | Before governing AI, we need to know what AI we have; do you help with that? | Which part of the platform labels each data field beforehand? | our new CIO wants an AI asset register | is there an overview of people and the models they talk to | the business units buy AI tools without asking IT, can this be made visible | What can I see on the map of assistants? | show me all generative AI usage across the organization | how do you classify data up front | which connections are exposed in the discovery picture | 3 connections exposed, 4 shielded",
    answer:
      "You can’t protect data you can’t see: Discovery & Visibility shows every assistant and every model behind it on one map, who talks to them and what they already hold. It classifies every field up front. In the illustrative picture, 3 connections are exposed (diagnoses in Ward notes, names and card numbers at Vendor OCR) and 4 are shielded.",
    sources: ["/feature#features-title"],
  },
  {
    questions: [
      "What does Protection & Defense do?",
      "what happens to a prompt after pressing Enter",
      "mask or stop a prompt in flight",
      "names numbers and keys as placeholders",
      "steps before a prompt gets sent",
      "how is my prompt changed before the model reads it",
      "explain Protection & Defense",
      "what is included in the protection and defense feature",
    ],
    also: "intercept firewall sanitize journey runtime flow keystroke safeguard outgoing realtime live passes real time block guard feature rewritten",
    variants:
      "protection & defense | checks every prompt | what does protection and defense stop | masks and sends on | block injection | What occurs in the instant between hitting send and the model reading it? | Which feature stops hostile prompts on the way? | My colleague typed a customer's phone number; what is done to it before the AI reads it? | In which cases is a prompt held back entirely, and in which is it forwarded? | Which of the three feature areas deals with live prompts? | Is every single prompt examined or only samples? | what does the defense part do with keys and numbers | I want hostile input blocked and harmless input passed on, which feature is that | Does the protection part rewrite what people send? | how does the defense feature react to an attempt to get data out | What are names turned into while a prompt is on its way? | explain the middle part of your features, the one during the prompt | how many prompts are checked | is every prompt checked",
    answer:
      "Protection & Defense checks every prompt as people type, then masks it and sends it on, or stops it; work continues without a pause. Injection, jailbreak and exfiltration attempts are stopped; names, numbers and keys leave as placeholders.",
    sources: ["/feature#features-title"],
  },
  {
    questions: [
      "What does Governance & Compliance include?",
      "what do you mean by governance and compliance",
      "rules about who can read which field",
      "governance of AI access",
      "logbook of every decision",
      "what do you record after an answer",
    ],
    also: "oversight committee board steering ownership rulebook approvals grc administer paperwork log journal history book accountability controls diary policy keeping feature afterwards",
    variants:
      "governance | compliance features | who can see which field | decision logging | templates for laws | linked log entries | We must document who is permitted to see which attribute; which feature helps? | How do you support oversight of AI after the answer was given? | Will I notice if a record of decisions is missing? | Does the platform include prepared rule sets for privacy statutes? | What is in the third feature area, the one after the answer? | the risk committee asks how AI usage is governed with your platform | which function writes down every verdict | are the log lines chained together | I need controls and records for my compliance officer, what do you offer? | What belongs to the governance part of the platform? | who can read which column, is that configurable | how does accountability work once the reply is out | what would an auditor ask in March | the auditor's question on the features page",
    answer:
      "With Governance & Compliance you set who can see each field, starting from templates for GDPR, HIPAA, CCPA, DPDP and ISO readiness. Every decision is logged, and each entry is cryptographically linked to the last, so a missing or altered entry is detected. When an auditor asks in March what happened in November, you have the answer.",
    sources: ["/feature#features-title", "/#products-title"],
  },
  {
    questions: [
      "What is your attack prevention rate?",
      "99.9% of attacks",
      "how many attacks get through",
      "one in a thousand attacks",
      "does one attack in 1000 succeed",
      "is the 99.9% just marketing",
    ],
    also: "effectiveness efficacy percentage ratio failure odds caught slip nines claiming success fails 99.9 percent catch break hype exaggerated believe true",
    variants:
      "what happens if the shield misses an attack | can an attack get past the shield | is the prevention rate guaranteed | 99.9% | attack prevention rate | is 99.9 measured | prevention percent | one in a thousand | How many attacks slip through out of a thousand? | Who verified that you fend off 999 of 1000 attempts? | Is it possible to stop practically all attacks, as your page claims? | What success rate do you promise against attackers? | my CISO thinks three nines of prevention is nonsense | Was the prevention percentage tested by an outside body? | how was the share of stopped attacks determined | so one of every thousand attempts succeeds, right | What proportion of attacks do you claim to prevent? | Where do I read what a real measurement of prevention would require? | I want evidence for the figure on stopping attacks on your features page | what percentage of attacks do you fend off",
    answer: `${site.name} claims a 99.9% attack prevention rate: of a thousand attacks, one gets through. It states what the product is designed to do and has not been independently measured. To measure it, run a published set of attacks: with 3,000 attempts and no success, you can be 95% confident that no more than one in a thousand gets through ([How We Measure](/how-we-measure#protection)).`,
    sources: ["/how-we-measure#protection", "/feature#figures-title"],
  },
  {
    questions: [
      "Do you really have 500 enterprise clients?",
      "500+ customers",
      "how many customers do you have",
      "number of companies using it",
      "client count",
      "list of your 500 clients",
    ],
    hindi: ["kitne customers hain", "sach mein 500 clients hain kya"],
    also: "adoption brands popular organisations rely clientele roster subscribers install show names logos reference case studies testimonial big who uses proof",
    variants:
      "500+ clients | number of customers | how many enterprises | is 500 true | Half a thousand companies use this? Which ones? | The number of enterprises on the features page looks inflated | Is the five hundred a goal or an achievement? | How large is your installed base? | Did more than 500 firms really sign with you? | our procurement wants to verify your client number | why does a firm without a client list claim hundreds of clients | does your customer count include pilots | what stands behind the 500-plus on the features page | Have five hundred organizations bought the product? | is the figure about enterprise clients a target | I counted no logos, so where are the 500",
    answer:
      "The 500+ enterprise clients are a target, not a count. The site names no clients and shows no logos. To measure it, one would count signed contracts and have an auditor confirm the number.",
    sources: ["/how-we-measure#protection", "/feature#figures-title"],
  },
  {
    questions: [
      "Is the monitoring 24/7?",
      "around the clock monitoring",
      "is it watching on sundays too",
      "are analysts on duty all day",
      "does someone look at alerts at 2 am",
      "are people on duty on holidays",
    ],
    also: "soc shift staffed midnight christmas permanent continuous supervision constantly operator uptime human sleep diwali nights coverage",
    variants:
      "24/7 | monitoring around the clock | day and night monitoring | is there staff at night | weekend monitoring | If something happens on a holiday, is the monitoring on? | Do human beings watch my prompts in shifts? | Does round-the-clock mean that you have a staffed SOC? | Is it software or personnel that works all day? | are prompts checked on public holidays as well | Who is sitting there at midnight when an attack comes in? | what do you mean by monitoring every hour of every day | Has anyone verified the claim of uninterrupted monitoring? | we operate in three time zones, is checking ever paused | do you run a night shift for monitoring | Is continuous monitoring a promise about people? | seven days a week surveillance of prompts, is that true | how would you prove 24/7 | how could the round-the-clock claim be measured",
    answer:
      "The features page claims 24/7 monitoring: the shield checks prompts at every hour of every day. The figure describes software, not staffing, and has not been independently measured. To measure it, one would probe it from outside every minute for a quarter and publish the gaps.",
    sources: ["/how-we-measure#protection", "/feature#figures-title"],
  },
  {
    questions: [
      "Are the four figures on the features page measured?",
      "four numbers drawn to scale, real or marketing",
      "what do the feature statistics mean",
      "are your claims verified",
      "source of 99.9%, <1ms, 500+ and 24/7",
    ],
    also: "truthful exaggerated advertising substantiated lab hype kpi honest real true marketing verified audited believe trust tested third party claim",
    variants:
      "four figures | figures on features page | are the claims verified | measured or claimed | marketing numbers | I'd like to cite the numbers on your features page; are they test results? | Did an independent lab confirm the statistics about features? | Are these marketing promises or benchmarks, the ones in big type on the features page? | How do I get values for my own prompts instead of your claims? | Who stands behind the quartet of numbers on the features page? | our skeptical engineer asks whether your headline numbers were ever tested | what are the big numbers under features based on | Have any of the performance claims been audited? | are the headline statistics design goals or observations | can a pilot show me what the numbers are in my environment | the numbers in large print, prevention, response, clients, monitoring: true or not | do you admit that the figures are only claims",
    answer:
      "No. The four figures are claims: three state what the product is designed to do, the number of clients is a target, and none has been independently measured. [How We Measure](/how-we-measure) says what it takes to measure each; a free pilot shows the first two, prevention and response time, for your own prompts.",
    sources: ["/how-we-measure#protection", "/feature#figures-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Is the response really under a millisecond?",
      "<1ms response time",
      "how quick is the response on the features page",
      "sub-millisecond claim",
    ],
    also: "lag swift realtime instantly benchmark unrealistic physically roundtrip blink latency delay fast speed 1ms one true quick measured believe",
    variants:
      "<1ms | under one millisecond | response time claim | 1 ms true? | what does <1ms measure | Can a decision really be taken in less than a thousandth of a second? | Your features page promises lightning response; what precisely is timed? | Does the sub-millisecond number include the language model? | less than 1 millisecond sounds impossible for an AI round trip | What part of the process finishes in below a millisecond? | is that tiny response number only the check of a role against a field | Was the claimed response speed on the features page tested by others? | A vendor told me no one can respond in under 1 ms, how can you? | what does your shortest speed number stand for | does one policy decision take less than a millisecond | how should I measure the policy latency myself | how to time a policy decision",
    answer:
      "The <1ms response time on the features page is a claim and has not been independently measured. It is the time for one policy decision, whether a role may see a field: 0.8 ms in the sample trace. The verdict on a prompt takes 0.003s and the whole round trip under 50ms. To measure it, time every policy lookup on your own rules and hardware, and report the median and the 99th percentile.",
    sources: ["/how-we-measure#speed", "/feature#figures-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Which steps does the trace of a prompt show?",
      "read, check for attacks, classify, policy decision, mask, log and send",
      "policy decision 0.8 ms",
      "what happens in the first milliseconds",
      "steps of a prompt on the features page",
      "which step of the timeline takes longest",
    ],
    also: "1 1ms stage stages goes through longest ruler bar chart six slowest breakdown order sequence classify mask",
    variants:
      "trace | 11 ms | steps in the trace | classify 4.2 ms | mask 2.8 ms | how long does each step take | which steps run in parallel | Which stage in your timeline costs the most milliseconds? | How long does classifying take in the picture on the features page? | I see bars in a diagram of one prompt; what do they mean? | What is done in parallel during the first eleven milliseconds? | How many milliseconds does hiding the names need in the diagram? | Is reading the prompt quicker than logging it in your diagram? | sequence of operations in the timeline diagram | is the timeline of a prompt measured or only drawn | what takes 4.2 and what takes 2.8 milliseconds | In the timeline, when is the prompt finally sent on? | break down the eleven milliseconds for me | which operation is the quickest in the prompt timeline | how many values were masked in the trace | why do the steps of the trace add up to more than 11 ms | sum of the six steps of the trace",
    answer:
      "The trace on the features page shows one prompt in its first 11 ms, with two values masked: “Write to PERSON_1 about the refund to CARD_1.” Two steps run side by side, so the total is less than the sum of all six. The figures are illustrative data:\n\n- Read: 1.0 ms\n- Check for attacks: 2.0 ms\n- Classify: 4.2 ms\n- Policy decision: 0.8 ms\n- Mask: 2.8 ms\n- Log and send: 2.2 ms",
    sources: ["/feature#features-title", "/how-we-measure#examples"],
  },
  {
    questions: [
      "Does it stop API keys and passwords from leaving?",
      "stop keys and credentials from going out",
      "secrets in prompts",
      "does it mask access keys",
      "what if a developer pastes a password",
    ],
    also: "connection string credential leak block token aws github tokens private ssh leaks pasted env secrets vault developer",
    variants:
      "api keys in prompts | stop secrets | passwords in prompts | SECRET_1 | keys leaving | One of my developers pasted our AWS secret into ChatGPT. Would you have caught it? | What becomes of a login credential typed into a chat? | Are secret tokens recognized like names and numbers are? | Can an employee leak a database password by asking an AI for help? | we fear that private keys end up at the model's vendor | Is a secret removed before a code file goes out? | what does an access key look like to the model | do you detect credentials inside a message | If I paste a config file with a secret, what does the model receive? | connection strings and bearer tokens in a chat, are they hidden | prevent staff from handing login data to an AI | does it recognize a secret in the middle of source code",
    answer:
      "Yes, keys leave as placeholders, as names and numbers do. In the illustrative example of code, a secret key becomes SECRET_1 before the file is sent.",
    sources: ["/feature#features-title", "/use-cases#industries-title"],
  },
  {
    questions: [
      "What do the four prompts before and after the veil show?",
      "what does the model read in the bank prompt with Meera Nair",
      "the HR prompt about Mr. Osei before and after masking",
      "order 4821 to 14 Lake Road, what does the model read",
      "examples of prompts before and after masking",
    ],
    variants:
      "what does the model see in the four examples | the ward, the bank, the shop and the HR team | how does a prompt look after masking | what is AMOUNT_1 | what replaces the loan amount | what does the model read of the order of the shop | a sample prompt before and after | show me a masked prompt | is the order number hidden in the shop prompt | what people type and what the model reads",
    answer:
      "The features page shows four prompts as people type them and as the model reads them:\n\n- A ward: “Is A. Rao still on lithium?” becomes “Is PERSON_1 still on DRUG_1?”\n- A bank: “Tell Meera Nair the loan is approved for $37,000” becomes “Tell PERSON_1 the loan is approved for AMOUNT_1.”\n- A shop: “Send order 4821 to 14 Lake Road instead” becomes “Send order 4821 to PLACE_1 instead.”\n- An HR team: “Draft a kind note: Mr. Osei leaves on May 31” becomes “Draft a kind note: PERSON_1 leaves on DATE_1.”",
    sources: ["/feature"],
  },
];
