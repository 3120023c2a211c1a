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
    answer: `A wall keeps everyone out, so someone cuts a door in it. Shade lets people sit where they are, and decides where the sun falls: ${site.name} puts a layer between a person and a model that takes out only what the model does not need.`,
    sources: ["/about", "/about#story-title"],
  },
  {
    questions: [
      "Which layers does a prompt pass through?",
      "layers in the section Technology stack",
      "technical steps between the user and the model",
      "what are scanner, veil and policy engine",
      "five layers of the cloth",
    ],
    also: "pipeline order through goes about page components architecture sequence",
    answer: `A prompt passes through five layers:\n- Scanner: marks names, health, cards, keys, and sentences that try to talk the model out of its rules.\n- Tokenization: what was marked becomes a token of the same shape.\n- The veil: behind it there are placeholders only.\n- Policy engine: on the way back it asks who reads.\n- Audit: everything leaves one line: who, when, which rule.`,
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
    answer: `Yes. What was marked becomes a token of the same shape, and PERSON_1 stays the same person through the whole conversation, so the answer still makes sense.`,
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
    answer: `The site of ${site.name} is built the way the product is: little of it, in one place, each part for a reason. What is not loaded cannot spy, break or wait, and each further program is one more that reads what you send.`,
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
    answer: `Each value has its proof on this site:\n- Ask for little: the page asks no other host for anything and brings its two fonts along.\n- Say what is kept: the demo form says what is stored and why, and that it is removed after ${site.inquiryRetentionMonths} months.\n- Thank no one too early: the thanks for your message wait until it has been written to disk.\n- Admit what is drawn: invented figures carry the words “Illustrative data”.`,
    sources: ["/about#values-title"],
  },
];
