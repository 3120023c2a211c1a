import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the About page says about the idea, the layers of the product, and the parts of the site. */
export const aboutAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Why is privacy shade and not a wall?",
      "how does the comparison of shade and wall go",
      "what does the About page mean by shade",
      "what is wrong with a privacy wall",
    ],
    also: "metaphor forbid door sun headline slogan",
    variants:
      "shade instead of wall | why do you compare privacy to shade | what is shade in your philosophy | wall vs shade | is a privacy wall bad | people cut a door in the wall",
    answer: `A wall keeps everyone out, so someone cuts a door in it. Shade lets people stay in their seats and controls where the sun falls: ${site.name} puts a layer between a person and a model that takes out only what the model doesn’t need.`,
    sources: ["/about", "/about#story-title"],
  },
  {
    questions: [
      "Which layers does a prompt pass through?",
      "layers in the section Technology stack",
      "technical steps between the user and the model",
      "what are scanner, veil and policy engine",
      "five layers of the cloth",
      "how many layers does a prompt go through",
      "what are the five layers",
    ],
    also: "pipeline order through goes about page components architecture sequence",
    variants:
      "five layers of your technology | what happens to a prompt inside your stack | scanner tokenization veil policy engine audit | technology stack of the product | order of the layers | which layer checks the role | what does the scanner layer flag",
    answer: `A prompt passes through five layers:\n- Detection: flags names, health data, cards, keys, and attempts to talk the model out of its rules.\n- Tokenization: everything flagged becomes a token, such as PERSON_1 for a name.\n- The veil: beyond it there are only tokens.\n- Policy engine: on the way back, it checks the reader’s role.\n- Audit: every step leaves an entry: who, when, which rule.`,
    sources: ["/about#technology-title"],
  },
  {
    questions: [
      "Does the same person keep the same placeholder in a conversation?",
      "is the placeholder always the same for one customer",
      "PERSON_1 through the whole chat",
      "does a token change within a conversation",
    ],
    also: "mentioned times everytime consistent stable repeated twice",
    variants:
      "is the pseudonym stable in a chat | does PERSON_1 stay the same | same placeholder for one person | do placeholders have the same shape | will the answer still make sense with placeholders",
    answer: `Yes. PERSON_1 stays the same person throughout the conversation, so the answer still makes sense.`,
    sources: ["/about#technology-title"],
  },
  {
    questions: [
      "Why is your website so simple?",
      "why does the site have only one server process",
      "why do you load so few scripts",
      "reason for so little technology on your site",
    ],
    also: "minimal small lean microservices run multiple single architecture",
    variants:
      "why one process | why few scripts | simple site architecture reason | minimal website | do you practice simplicity | what's the benefit of few parts",
    answer: `${site.name}’s site is built the way the product is: few parts, each for a reason. What isn’t loaded can’t track you, break or slow you down, and one program serves the whole site, so fewer programs see what you send.`,
    sources: ["/about#technology-title"],
  },
  {
    questions: [
      "How do you keep your own values on this site?",
      "what does Ask for little mean in practice",
      "value about thanking no one too early",
      "value about admitting what is drawn",
      "proof that you live up to your values",
    ],
    also: "say what is kept value thanking example pictures",
    variants:
      "do you follow your own values | proof of your values on this website | ask for little example | how do you keep promises on this page | say what's kept | label invented data | how many fonts does the site serve",
    answer: `Each value has its proof on this site:\n- Ask for little: the page contacts no other host and serves its own two fonts.\n- Say what’s kept: the demo form tells you what’s stored and why; your request is deleted automatically after ${site.inquiryRetentionMonths} months.\n- Confirm only what’s saved: your message is confirmed only after it’s written to disk.\n- Label what’s invented: sample data carries the words “Illustrative data,” and [How We Measure](/how-we-measure) lists the source of every figure.`,
    sources: ["/about#values-title"],
  },
];
