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
      "features | what can it do | capabilities | feature list | before during after | three moments | main functions of the product",
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
      "discovery and visibility | map of assistants | find all AI in use | which models are used | field classification | inventory of AI",
    answer:
      "Discovery & Visibility shows every assistant and every model behind it on one map, who talks to them and what they already hold. It classifies every field up front.",
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
      "protection & defense | checks every prompt | what does protection and defense stop | masks and sends on | block injection",
    answer:
      "Protection & Defense checks every prompt, masks it and sends it on, or stops it. Injection, jailbreak and exfiltration attempts are stopped; names, numbers and keys leave as placeholders.",
    sources: ["/feature#features-title"],
  },
  {
    questions: [
      "What does Governance & Compliance include?",
      "what do you mean by governance and compliance",
      "rules about who may read which field",
      "governance of AI access",
      "logbook of every decision",
      "what do you record after an answer",
    ],
    also: "oversight committee board steering ownership rulebook approvals grc administer paperwork log journal history book accountability controls diary policy keeping feature afterwards",
    variants:
      "governance | compliance features | who can see which field | decision logging | templates for laws | linked log entries",
    answer:
      "With Governance & Compliance you set who can see which field, starting from templates for GDPR, HIPAA, CCPA and DPDP. Every decision is logged and linked to the one before it, so a missing or altered entry is detected.",
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
    variants: "99.9% | attack prevention rate | is 99.9 measured | prevention percent | one in a thousand",
    answer: `${site.name} claims a 99.9% attack prevention rate: of a thousand attacks, one gets through. It states what the product is designed to do and has not been independently measured; [How We Measure](/how-we-measure#protection) says what a measurement takes.`,
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
    variants: "500+ clients | number of customers | how many enterprises | is 500 true",
    answer:
      "The 500+ enterprise clients are a target, not a count: a stand-in brand has no client list to publish, so the site gives no names and no logos.",
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
      "24/7 | monitoring around the clock | day and night monitoring | is there staff at night | weekend monitoring",
    answer:
      "The features page claims 24/7 monitoring: the shield checks prompts at every hour of every day. The figure is a claim about software, not about staffing, and has not been independently measured.",
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
      "four figures | figures on features page | are the claims verified | measured or claimed | marketing numbers",
    answer:
      "No. The four figures are claims: they state what the product is designed to do and have not been independently measured. [How We Measure](/how-we-measure) says what it takes to measure each; a free pilot shows the figures for your own prompts.",
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
    variants: "<1ms | under one millisecond | response time claim | 1 ms true? | what does <1ms measure",
    answer:
      "The <1ms response time on the features page is a claim and has not been independently measured. It is the time for one policy decision, whether a role may see a field; the verdict on a prompt takes 0.003s and the whole round trip under 50ms.",
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
      "trace | 11 ms | steps in the trace | classify 4.2 ms | mask 2.8 ms | how long does each step take | which steps run in parallel",
    answer:
      "The trace on the features page shows one prompt in its first 11 ms. Two steps run side by side, and the figures are illustrative data:\n\n- Read: 1.0 ms\n- Check for attacks: 2.0 ms\n- Classify: 4.2 ms\n- Policy decision: 0.8 ms\n- Mask: 2.8 ms\n- Log and send: 2.2 ms",
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
    variants: "api keys in prompts | stop secrets | passwords in prompts | SECRET_1 | keys leaving",
    answer:
      "Yes, keys leave as placeholders, as names and numbers do. In the illustrative example of code, a secret key becomes SECRET_1 before the file is sent.",
    sources: ["/feature#features-title", "/use-cases#industries-title"],
  },
];
