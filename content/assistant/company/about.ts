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
    answer: `A wall keeps everyone out, so someone cuts a door in it. Shade lets people stay in their seats and controls where the sun falls: ${site.name} puts a layer between a person and a model that takes out only what the model does not need.`,
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
    answer: `A prompt passes through five layers:\n- Scanner: flags names, health data, cards, keys, and attempts to talk the model out of its rules.\n- Tokenization: everything flagged becomes a token of the same shape.\n- The veil: beyond it there are only placeholders.\n- Policy engine: on the way back, it checks the reader’s role.\n- Audit: every step leaves an entry: who, when, which rule.`,
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
    answer: `Yes. Everything flagged becomes a token of the same shape, and PERSON_1 stays the same person through the whole conversation, so the answer still makes sense.`,
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
    answer: `The site of ${site.name} is built the way the product is: few parts, each for a reason. What isn’t loaded can’t track you, break or slow you down, and one program serves the whole site, so fewer programs see what you send.`,
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
    answer: `Each value has its proof on this site:\n- Ask for little: the page contacts no other host and serves its own two fonts.\n- Say what’s kept: the demo form tells you what’s stored and why; it’s deleted automatically after ${site.inquiryRetentionMonths} months.\n- Confirm only what’s saved: your message is confirmed only after it’s written to disk.\n- Label what’s invented: sample data carries the words “Illustrative data”, and [How We Measure](/how-we-measure) lists the source of every figure.`,
    sources: ["/about#values-title"],
  },
];
