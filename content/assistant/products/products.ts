import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the company sells, how the three products differ, and which one to begin with. */
export const productAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      `What is ${site.name}?`,
      "so what exactly do you do",
      "what does your software do",
      "company overview",
      "what problem do you solve",
      `What does ${site.name} do?`,
      "What does your company do?",
      "is it a filter for chatgpt",
    ],
    hindi: [`${site.name} kya hai`, "aap log kya karte ho", "ye software kis kaam aata hai", "company kya banati hai"],
    answer: `${site.name} is software that stands between your AI and the people who use it. It finds what should not be said, hides it before it leaves, and keeps the record that proves it.`,
    sources: ["/#hero-title", "/products"],
    offers: ["demo"],
  },
  {
    questions: [
      "Can you explain your product to me like I’m five?",
      `how does ${site.name} work in one sentence`,
      "in simple words, what happens to a prompt",
      "I’m not technical, what is this",
      "some kind of proxy between our staff and chatgpt",
      "how does it work",
    ],
    hindi: ["ye kaam kaise karta hai", "simple mein samjhao"],
    answer: `${site.name} reads what people send to an AI, replaces what the AI has no need of (a name becomes a placeholder, a number a token), and puts the name back in the answer for the person who asked.`,
    sources: ["/about#story-title", "/#products-title"],
  },
  {
    questions: [
      "Which products do you sell?",
      "list of products",
      "name your three products",
      "overview of your solutions pls",
      "product portfolio",
      "what can we buy from you",
    ],
    hindi: ["aapke products kaun se hain", "kya kya bechte ho", "products ki list do"],
    answer: `${site.name} has three products:\n\n- [AI Security Scanner](/products/ai-scanner): attacks your assistants the way people do and shows what leaks.\n- [Real-Time Protection Shield](/products/protection-shield): stops attacks and masks personal data as people type.\n- [AI to AI Supply Chain](/products/supply-chain): follows your data to the AIs behind your AI.`,
    sources: ["/products"],
  },
  {
    questions: [
      "What is the difference between the three products?",
      "scanner, shield and supply chain compared",
      "how do your modules differ",
      "before, while and after",
      "compare all three",
    ],
    answer:
      "The three products work at different moments:\n\n- Before anyone asks, the AI Security Scanner finds what your assistants leak.\n- While people talk to the AI, the Real-Time Protection Shield stops attacks and masks personal data.\n- After the data has left, AI to AI Supply Chain shows which other AIs receive it.",
    sources: ["/products"],
  },
  {
    questions: [
      "What is the difference between the scanner and the shield?",
      "scanner vs shield",
      "diference between scanner and shield",
      "testing or blocking",
      "is the shield the same as the scanner",
    ],
    hindi: ["scanner aur shield mein kya fark hai", "scanner aur shield mein difference batao"],
    answer:
      "The AI Security Scanner tests and the Real-Time Protection Shield protects. The scanner attacks your assistants and reports what leaked; the shield stands between people and your AI, stops attacks, and masks personal data as people type.",
    sources: ["/products"],
  },
  {
    questions: [
      "Which of the three products should we start with?",
      "scanner or shield first?",
      "no idea what to begin with, any guidance",
      "recommend a product for us",
      "I don’t know what our bots say, which product is for me",
      "which one first",
      "which one do I need if I only want to test our bot",
    ],
    hindi: ["pehle kaun sa product lena chahiye", "kahan se shuru karein"],
    answer:
      "Which product comes first depends on your problem:\n\n- You do not know what your assistants say: begin with the AI Security Scanner.\n- People type names and card numbers into them right now: begin with the Real-Time Protection Shield.\n- An auditor asked who else receives the data: begin with AI to AI Supply Chain.",
    sources: ["/products#beginnings-title", "/products"],
    offers: ["demo"],
  },
  {
    questions: [
      "Do the products share one policy?",
      "write the rules three times or once",
      "what do I get with all three together",
      "do the tools work together",
      "redo the policy for the second product",
      "add the shield later",
    ],
    also: "again twice buy now next combine reuse start over combined",
    answer: "Yes. All three products share one policy, so what you write for the first is there for the next.",
    sources: ["/products#beginnings-title"],
  },
  {
    questions: [
      "Can we use just one of the products on its own?",
      "do I have to buy all three",
      "is the scanner available separately",
      "standalone or bundle only",
      "start small with a single module",
    ],
    answer:
      "Yes, you can begin with one product; all three share one policy, so what you write for the first is there for the next. The site does not publish how they are sold or bundled, so ask the team through the [contact page](/contact).",
    sources: ["/products#beginnings-title", "/contact#request-a-demo"],
    offers: ["demo"],
  },
  {
    questions: [
      `I’m a CISO. What does ${site.name} give me?`,
      "why should a security leader care",
      "benefits for the head of information security",
      "pitch for our security team",
      "what risks does it reduce",
    ],
    answer: `For a security leader, ${site.name} finds what leaks, stops it and proves that it did:\n\n- It lists which system receives what kind of data and marks what travels unprotected.\n- It stops attacks and masks personal data in each prompt and answer.\n- It keeps a record of each decision for the auditor.`,
    sources: ["/#products-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "We’re a small company with no data team. Can we still use it?",
      "do small firms with 10 people need this",
      "startup SME",
      "is it only for big corporations",
      "minimum company size",
    ],
    hindi: ["chhoti company ke liye bhi hai kya", "humari startup use kar sakti hai"],
    answer: `Yes, ${site.name} is for small teams too. It stands in front of the model you already use, so there is nothing to retrain and no data team to hire.`,
    sources: ["/#features-title"],
  },
  {
    questions: [
      "I’m a data protection officer. How would this help me?",
      "DPO of a company with AI assistants",
      "benefits for privacy teams",
      "help with GDPR and DPDP obligations",
      "privacy officer use",
    ],
    answer: `For privacy teams, ${site.name} masks personal data before it reaches the model, lets you write who may read which field, and records each decision. AI to AI Supply Chain also writes the register of recipients that GDPR and DPDP ask for.`,
    sources: ["/#products-title", "/products/supply-chain#steps-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Will employees notice that their prompts are checked?",
      "user experience",
      "does it block my people from working",
      "do staff have to change how they write",
      "is the masking visible to the person typing",
      "will employees feel that something sits between",
      "is it invisible to the people who type",
    ],
    also: "staff workers chatbot notice experience annoying slower transparent aware",
    answer:
      "No, by the site’s description: a prompt is read, sorted, masked and sent on, or stopped, and the person who typed it notices nothing. The sentence keeps its meaning, since PERSON_1 stays the same person through the whole conversation.",
    sources: ["/feature#features-title", "/#comparison-title"],
  },
  {
    questions: [
      "How do you compare with a named competitor in benchmarks?",
      "benchmark results",
      "independent comparison with other vendors",
      "head-to-head test against rival tools",
      "analyst ranking",
    ],
    answer: `The site names no competitor and publishes no benchmark. The home page compares ${site.name} with typical gateways and filters in six points, by how such tools describe themselves.`,
    sources: ["/#comparison-title"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can you guarantee that nothing will leak?",
      "is it 100% secure or can an attacker still get through",
      "promise that we never get hacked",
      "liability if data gets out anyway",
    ],
    answer:
      "No, the site gives no such guarantee. Even its own claim of a 99.9% attack prevention rate means that of a thousand attacks, one gets through.",
    sources: ["/feature#figures-title"],
    isUnpublished: true,
  },
  {
    questions: [
      "What is on the product roadmap?",
      "upcoming features",
      "release notes and changelog",
      "next version date",
      "planned improvements",
    ],
    answer:
      "The site does not publish a roadmap, release dates or a changelog for the products. Ask the team through the [contact page](/contact) about a feature you need.",
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      `Does ${site.name} block prompts or mask them?`,
      "mask vs block",
      "what is stopped and what passes through",
      "will harmless questions get through",
      "what happens to a normal question without personal data",
      "is a sensitive message blocked or masked",
      "what do you do with a message that has sensitive data",
    ],
    also: "just completely whole reject confidential private secret",
    answer: `It does both: ${site.name} masks personal data, stops an attack, and lets the rest go on as if nothing stood there.`,
    sources: ["/#products-title"],
  },
  {
    questions: [
      "What is the veil?",
      "what do you mean by veil",
      `why does ${site.name} speak of a veil`,
      "lift the veil meaning",
      "the cloth between me and the model",
    ],
    answer:
      "The veil is the line between you and the model. Behind it there are only placeholders, and the list of who is who never crosses it.",
    sources: ["/about#technology-title"],
  },
];
