import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** How the Real-Time Protection Shield works, and what its page leaves open. */
export const protectionShieldAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does the Real-Time Protection Shield do?",
      "give me a quick summary of the shield",
      "explain protection shield",
      "what is the shield product for",
      "AI firewall for our assistant",
      "real-time guardrails",
      "AI bodyguard",
    ],
    hindi: ["shield kya karta hai", "protection shield kya hota hai", "AI ko attack se kaise bachaye"],
    also: "intercept bodyguard bouncer safeguard waf runtime layer inline gatekeeper guard firewall protect between live watch guardrail bodyguard sleeps meaning",
    variants:
      "shield | protection shield | what does the shield do | real time protection | purpose of the shield | how does the shield protect",
    answer:
      "The Real-Time Protection Shield sits between people and your AI and checks both directions. It stops attacks, masks personal data as people type, and shows each role only what it’s allowed to see.",
    sources: ["/products/protection-shield#shield-title", "/products"],
    offers: ["demo"],
  },
  {
    questions: [
      "What are the steps a query goes through in the shield?",
      "explain the 5 step flow",
      "walk me through the path of a question",
      "five steps under 50ms",
      "how does the shield process a prompt",
      "shield pipeline",
      "path of one prompt through the shield",
    ],
    also: "stages sequence journey flowchart diagram hops phases lifecycle mechanism travel route stations path flow order held check permission clean safe reply",
    variants:
      "five steps shield | path of a query | flow of the shield | what happens to my question | safe reply | clean response | threat check | order of steps in the shield",
    answer:
      "The Real-Time Protection Shield takes a question through five steps:\n\n- User query: the question is held.\n- Threat check: it is checked for injections and jailbreaks.\n- Permission verify: the role’s permissions are checked; the model gets placeholders.\n- Clean response: the answer is checked like the question.\n- Safe reply: what this person can see is restored.",
    sources: ["/products/protection-shield#flow-title"],
  },
  {
    questions: [
      "How accurate is the shield?",
      "99.87% accuracy",
      "what does accuracy mean here",
      "how often is a verdict right",
      "precision of the real-time protection",
      "who measured the accuracy",
      "how precise is your detection",
    ],
    also: "correct reliable errors quality hit correctly misjudge fallible margin dependable 99.87 percent mistakes wrong misses trust",
    variants: "accuracy | 99.87 | how accurate | verdicts right | precision of shield | error rate",
    answer: `${site.name} claims 99.87% accuracy for the Real-Time Protection Shield: the share of verdicts that are neither a miss nor a false alarm. It is the company’s own claim, not an independent measurement; [How We Measure](/how-we-measure#protection) says what one would take.`,
    sources: ["/products/protection-shield#figures-title", "/how-we-measure#protection"],
  },
  {
    questions: [
      "Are the figures on the shield page independently measured?",
      "has a third party verified the shield numbers",
      "99.99% data protected",
      "share of personal data that is hidden before it leaves",
      "who tested the protection claims",
      "proof for the shield’s performance",
      "99.99% of what",
    ],
    also: "lab laboratory external neutral benchmark validated exaggerated unbiased 99.99 personal values claim claims real proof measured who third tested verify",
    variants:
      "shield figures | 99.99% | data protected | verified figures | are shield numbers measured | third party verification",
    answer:
      "No. These figures are the company’s own claims, not independent measurements. [How We Measure](/how-we-measure#protection) says what it takes to measure each.\n\n- Response: 0.003s, from the last character of a prompt to the verdict on it.\n- Data protected: 99.99% of the personal data people type, masked before it leaves.\n- Accuracy: 99.87% of all verdicts are neither a miss nor a false alarm.",
    sources: ["/products/protection-shield#figures-title", "/how-we-measure#protection"],
    offers: ["demo"],
  },
  {
    questions: [
      "How many threats does the shield block in 24 hours?",
      "1,247 blocked",
      "live threat monitor numbers",
      "which attacks were blocked most often",
      "412 prompt injections",
      "most frequent attack on the live monitor",
      "how are the 1,247 threats divided",
      "what was blocked most",
    ],
    also: "daily volume amount chart breakdown common quantity total counters graph stopped yesterday count dial last today 1247 split sample day",
    variants:
      "1247 threats | blocked in 24h | threat monitor | how many prompt injections blocked | jailbreaks blocked number | data exfiltration count | most frequent threat",
    answer:
      "On the illustrative sample day, the Real-Time Protection Shield blocked 1,247 threats in 24 hours:\n\n- Prompt injection: 412\n- Jailbreak: 268\n- Outbound personal data: 253\n- Data exfiltration: 193\n- Social engineering: 121",
    sources: ["/products/protection-shield#monitor-title", "/products/protection-shield#figures-title"],
  },
  {
    questions: [
      "Which attacks does the shield stop?",
      "does it block jailbreaks and prompt injection live",
      "kinds of threats stopped in real time",
      "protection against data exfiltration",
      "what gets blocked by the shield",
      "a user says ignore all previous instructions",
      "how do you deal with jailbreaks",
      "how are attacks handled",
    ],
    also: "hackers malicious dangers manipulations hostile catalog assaults intruders types defend handle cover trick override deal handle handled cope respond react",
    variants:
      "attacks stopped | kinds of threats | which threats does the shield detect | jailbreak protection | social engineering protection",
    answer:
      "The Real-Time Protection Shield’s threat monitor lists five kinds of threats:\n\n- Prompt injection\n- Jailbreak\n- Outbound personal data\n- Data exfiltration\n- Social engineering",
    sources: ["/products/protection-shield#monitor-title"],
  },
  {
    questions: [
      "Does the shield work at night and on weekends?",
      "attacks outside office hours",
      "do you stop attacks at 3am",
      "73% of the attacks when no one is at work",
      "protection on sundays and holidays",
    ],
    also: "asleep unattended evening midnight dawn morning empty christmas easter vacation sleeping closed diwali share bodyguard percent",
    variants: "night attacks | 73% | after hours | weekend attacks | does it work at night",
    answer:
      "Yes, the Real-Time Protection Shield works day and night. On the sample day on its page, 73% of attacks came after hours; that day is illustrative data.",
    sources: ["/products/protection-shield#shield-title"],
  },
  {
    questions: [
      "Does the shield check answers too or only prompts?",
      "is the model’s reply scanned",
      "what if the model itself leaks something in its response",
      "output filtering",
      "does it inspect outputs or only inputs",
      "what if the model’s reply contains another person’s data",
    ],
    also: "bidirectional direction outgoing incoming completion egress ingress returned postprocess cleaned else's both hallucinate question inbound outbound",
    variants: "checks answers | output scanning | both directions | model leaks in answer | are responses checked",
    answer:
      "Both. The Real-Time Protection Shield checks both directions: the answer is checked like the question, so nothing new leaks, and then only what the reader is allowed to see is restored.",
    sources: ["/products/protection-shield#flow-title", "/products/protection-shield#shield-title"],
  },
  {
    questions: [
      "Is personal data masked while people type?",
      "masking in real time",
      "does it hide names as I write",
      "when is a prompt masked",
      "before or after sending",
      "does masking happen live as a person types",
      "is data hidden in real time during typing",
    ],
    also: "instantly keyboard keystroke immediately autocomplete draft moment swapped instantaneous letter typing live instant as enter",
    variants: "mask while typing | real-time masking | when is it masked | hides names | masks personal data instantly",
    answer:
      "Yes. The Real-Time Protection Shield masks personal data as people type, so the model reads a placeholder such as PERSON_1 instead of the name.",
    sources: ["/products/protection-shield#shield-title", "/products/protection-shield#flow-title"],
  },
  {
    questions: [
      "Can a nurse see different fields than a doctor?",
      "role-based views in a clinic",
      "what does a nurse see",
      "can the receptionist read diagnoses",
      "doctor nurse reception record",
      "do doctors see everything in the chart",
      "can a receptionist see a patient’s illness",
    ],
    hindi: ["nurse ko kya dikhega", "doctor aur receptionist ko alag data dikhta hai kya"],
    also: "ward consultant matron surgeon secretary desk gp clinician prescription visibility bp temperature therapist staff physician vitals appointment full medicine who",
    variants:
      "nurse vs doctor | role views | what does reception see | how many fields does a nurse see | receptionist fields | 9 of 9 fields | vitals | who sees the diagnosis",
    answer:
      "Yes. In the shield’s sample record, each role sees only what its work needs, and neither the nurse nor reception sees the diagnosis or the medication:\n\n- Doctor: full records, 9 of 9 fields.\n- Nurse: the name and vitals (blood pressure, pulse and breathing); 5 of 9 fields are hidden.\n- Reception: the name and appointments (next visit, room and reminder); 5 of 9 fields are hidden.",
    sources: ["/products/protection-shield#roles-title"],
  },
  {
    questions: [
      "How does the shield know a user’s role?",
      "does it connect to our identity provider",
      "where do roles come from",
      "mapping users to permissions in the shield",
    ],
    also: "sso saml oidc okta entra active directory ldap scim groups jwt authentication keycloak attribute assign identity authenticate login group who determine",
    variants: "user roles source | identity provider | how does it know my role | role mapping",
    answer:
      "The site does not publish how the Real-Time Protection Shield learns a person’s role or which identity systems it connects to. It only says that permissions are verified for each question and that you set who can see which field. Ask our team on the [contact page](/contact).",
    sources: ["/products/protection-shield#flow-title", "/#products-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What is the shield’s false-positive rate?",
      "how many harmless prompts are blocked by mistake",
      "false alarms of the shield",
      "false negative rate",
      "does it annoy users with wrong blocks",
    ],
    also: "overblocking wrongly mistaken legit legitimate incorrectly overzealous strict innocent interrupted error noise incorrect fp fn fpr normal",
    variants: "false positive rate | harmless prompts blocked | false alarms shield | blocked by mistake",
    answer:
      "The site does not publish a separate false-positive rate for the Real-Time Protection Shield. Its accuracy claim of 99.87% counts misses and false alarms together and is not an independent measurement. Measure it on your own prompts in a [demo](/contact).",
    sources: ["/products/protection-shield#figures-title", "/how-we-measure#protection", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "What does 0.003s mean?",
      "how long does a threat check take",
      "3 milliseconds to a verdict on a prompt",
      "response 0.003s",
      "how quickly is an attack recognized",
      "how many milliseconds until the verdict",
    ],
    also: "latency speed delay thousandths waiting lag duration blink instantaneous perceptible three milliseconds decide decision verdict fast seconds 3ms",
    variants: "0.003s | 3 ms | time to verdict | how fast is a threat check | what is measured with 0.003",
    answer:
      "0.003s is the time from the last character of a prompt to the verdict on it: 3 ms, as claimed for the Real-Time Protection Shield. It is the company’s own claim, not an independent measurement.",
    sources: ["/products/protection-shield#figures-title", "/how-we-measure#speed"],
  },
  {
    questions: [
      "Does the shield stop someone who pretends to be an administrator?",
      "“I am the new administrator”",
      "will it fall for a person who lies about who they are",
      "impersonation of a boss or admin",
      "pretexting",
    ],
    also: "hacker says claims claim manager fake pretend fool trick ceo fraud bot voice phone impersonate root sysadmin boss authority caller identity",
    variants: "fake admin | pretends to be administrator | impersonation | voice line | new administrator",
    answer:
      "Yes. Social engineering is one of the five kinds of threats on the Real-Time Protection Shield’s monitor. In the illustrative sample, “I’m the new administrator” is blocked on a voice line.",
    sources: ["/products/protection-shield#monitor-title"],
  },
  {
    questions: [
      "Are the numbers on the live threat monitor real?",
      "does the monitor show real customers’ attacks",
      "is the live monitor fake",
      "are those attacks from real customers",
      "live threat monitor, real or sample",
      "is 1,247 a real count",
    ],
    also: "journalist true genuine animation simulated demo client production dashboard count counted true",
    variants: "monitor real? | live data? | is the threat monitor real | sample day | fake monitor",
    answer:
      "No. The live threat monitor on the Real-Time Protection Shield’s page shows illustrative data: its 1,247 blocked threats belong to a sample day, not to a customer.",
    sources: ["/products/protection-shield#monitor-title", "/products/protection-shield#figures-title"],
  },
  {
    questions: [
      "Does the model see a name that the nurse may see?",
      "does the AI itself read the names",
      "does the AI see what the user may see",
      "who reads the name, the nurse or the model",
      "is the name hidden from the model too",
    ],
    also: "doctor allowed role original",
    variants:
      "does the model see names | nurse sees name model not | who sees the real name | DRUG_1 | what the AI sees",
    answer:
      "No, the model reads placeholders even when the person may read the name. In the example of the Real-Time Protection Shield, a nurse can see names but not medications, and the model sees neither: it gets PERSON_1 and DRUG_1. What this nurse can see is restored in the answer.",
    sources: ["/products/protection-shield#flow-title"],
  },
];
