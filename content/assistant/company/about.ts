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
      "shade instead of wall | why do you compare privacy to shade | what is shade in your philosophy | wall vs shade | is a privacy wall bad | people cut a door in the wall | Why do you prefer a cloth to a barrier? | What's the point of comparing privacy with seats in the sun? | Isn't a barrier safer than shade? | What do people do when you wall them off? | explain the metaphor on the page about you | what is taken out by the layer that gives shade | I read that a wall invites someone to cut a hole; what do you mean? | what does the sun stand for in your comparison | is total blocking a bad idea in your philosophy | how is your idea of privacy different from locking everything up | who controls where the sun falls in your picture | a screen rather than a fence: is that your thinking | why did you choose a roman arena as picture",
    answer: `A wall keeps everyone out, so someone cuts a door in it. Shade lets people stay in their seats and controls where the sun falls; ${site.name} thinks AI should be made safe the same way. It hangs a cloth between a person and a model that takes out only what the model doesn’t need.`,
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
      "five layers of your technology | what happens to a prompt inside your stack | scanner tokenization veil policy engine audit | technology stack of the product | order of the layers | which layer checks the role | what does the scanner layer flag | Which part of the stack notices an attempt to sweet-talk the model? | What are the stages from detection to audit? | On the way back, which layer looks at the reader? | At which layer does a name turn into PERSON_1? | Is the audit one of the layers? | tell me the technology from top to bottom | what do I find between a user and the model technically | what does tokenization do in your stack | the page about you lists five pieces, which | detection, tokens, veil and what else | which layer leaves an entry with who and when | in your stack, where do originals stop",
    answer:
      "A prompt passes through five layers; in the picture, six words go through them, and two of the six are private.\n- Detection: flags names, health data, cards, keys, and attempts to talk the model out of its rules.\n- Tokenization: everything flagged becomes a token: a name PERSON_1, a card number CARD_1 or another number of the same shape.\n- The veil: beyond it there are only tokens; the list of who’s who never crosses it.\n- Policy engine: on the way back, it checks the reader’s role; a field that no rule opens to that role stays masked.\n- Audit: every step leaves an entry: who, when, which rule. Each entry is cryptographically linked to the last.",
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
      "is the pseudonym stable in a chat | does PERSON_1 stay the same | same placeholder for one person | do placeholders have the same shape | will the answer still make sense with placeholders | Is the customer called PERSON_1 in every message of one dialogue? | Will the stand-in for my name change halfway? | How do you keep a long talk understandable for the AI? | If I mention the same man twice, is it the same label? | are labels consistent over the whole dialogue | does the stand-in survive until the end of the talk | why does the reply still make sense with stand-ins | the same individual mentioned ten times, how many labels? | is the label of a human being kept from turn to turn | would the AI believe that one man is two people | does each new message hand out new labels",
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
      "why one process | why few scripts | simple site architecture reason | minimal website | do you practice simplicity | what's the benefit of few parts | Your site looks very bare. Is that on purpose? | Why did you refrain from big frameworks and tracking scripts? | What do few parts have to do with safety? | Does one program handle the whole website? | what is the reason for serving everything from a single program | is your website minimal by design | how does a lean site protect visitors | fewer programs see my input, is that the idea | why is your page so light and quick | what can't track or break me, in your words | I like the reduced design, what's the thinking behind it | was it laziness or intent to keep the site small | why are pages built in advance | why do you build pages before anyone asks for them | reason for prebuilt pages",
    answer: `${site.name}’s site is built the way the product is: few parts, each for a reason. What isn’t loaded can’t break, track you or slow you down, and one program serves the whole site, so fewer programs see what you send.`,
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
      "do you follow your own values | proof of your values on this website | ask for little example | how do you keep promises on this page | say what's kept | label invented data | how many fonts does the site serve | Anyone can write nice values; where do you live them? | How do I see that you ask for little? | What is done on the site to be honest about invented samples? | When does the site confirm a message, before or after saving? | After how many months does a request vanish, as proof of which value? | show me that your principles are more than words | which promise belongs to the two fonts | how does the demo form demonstrate your principles | does the site contact other hosts, as evidence for modesty | which part of the site proves that you label made-up data | are your principles visible in the website | examples of your values in action",
    answer: `Each value has its proof on this site:\n- Ask for little: until you make a choice, the About page contacts no other host and stores nothing in your browser; it serves its own two fonts.\n- Say what’s kept: the demo form tells you what’s stored and why; your request is deleted automatically after ${site.inquiryRetentionMonths} months.\n- Confirm only what’s saved: your message is confirmed only after it’s written to disk, so a power failure may cost you a second try, but never a confirmed message.\n- Label what’s invented: sample data is labeled, and [How We Measure](/how-we-measure) lists the sources of our figures.`,
    sources: ["/about#values-title"],
  },
  {
    questions: [
      "What happens to the careful and the rushed colleague in your story?",
      "which colleague loses an hour",
      "on which page of the policy was the rule",
      "what does the rushed colleague do in the story",
    ],
    variants:
      "careful colleague and rushed colleague | page nine of the policy | why did both colleagues mean well | who pastes the file in your story | the rule no one had open | two colleagues on the About page",
    answer: `In ${site.name}’s story, the careful colleague doesn’t paste and loses an hour; the rushed one does, and the file is in someone else’s model for good. Both meant well: the rule that would have helped was on page nine of a policy they didn’t have open. With the cloth in between, the careful colleague can paste, and the rushed one does no harm.`,
    sources: ["/about#story-title"],
  },
  {
    questions: [
      "What does the example with Mr. Osei on the About page show?",
      "when was the sentence about Mr. Osei pasted",
      "what replaced the date of Mr. Osei's last day",
      "sentence before and after the veil on the About page",
    ],
    variants:
      "Osei example | pasted at 5:52 p.m. | Mr. Osei's last day | what becomes of the name and the date in the About example | make this sound friendlier",
    answer:
      "The invented example on the About page is a sentence pasted at 5:52 p.m.: “Make this sound friendlier: Mr. Osei’s last day is May 31.” The model reads “Make this sound friendlier: PERSON_1’s last day is DATE_1.”",
    sources: ["/about#story-title"],
  },
  {
    questions: [
      "What happens to a name and a card number on the way to the model and back?",
      "does the name come back after it passed the cloth",
      "what does the cloth take out and what is restored",
      "is the name put back into the answer",
    ],
    variants:
      "what becomes of a name when it passes the cloth | card number when it passes the cloth | is the name restored on the way back | what does the model get and what do I get back | how does the cloth work",
    answer:
      "The cloth between a person and a model reads what passes and takes out what the model doesn’t need: a name becomes PERSON_1, a card number CARD_1. The sentence still makes sense, the answer still comes, and the name is restored on the way back.",
    sources: ["/about#story-title"],
  },
  {
    questions: [
      "Who made the pictures and films on your site?",
      "which studio produced the film",
      "who drew the illustrations",
      "how long is the film in seconds",
      "may I use your drawings in a book or a presentation",
      "how were the pictures made, by hand or by AI",
    ],
    also: "illustrator artist photographer animation producer production drawing video voice license reuse cost duration length minutes",
    variants:
      "who made the drawings | film studio | film credits | illustrator's name | picture credits | image credits | length of the video | duration of the film | how many minutes does the film take | which software was used for the animation | what did the video cost | are the images generated by AI | were real actors filmed | who is the photographer | may we show your film at our event | can I license the picture of the cloth | permission to print your illustrations | can I embed your video on our website | download of the film as a file | when was the film made | who did the graphics | resolution of the pictures | can I have the pictures in high resolution",
    answer: `The site does not say who made its pictures and films, how, or how long the films are, and publishes no license for them. The films are silent and have captions. To reuse a picture or a film, ask at ${site.email}.`,
    sources: ["/use-cases#film-title", "/#overview-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What are your two fonts called?",
      "which typeface do you use",
      "name of the font of the headings",
      "who designed the typeface",
      "hex codes of your brand colors",
    ],
    also: "typography typefaces serif sans webfont palette hex shade colour family",
    variants:
      "typeface | names of your fonts | which fonts does the site use | what font is this | what's the font on this page called | font license | is the font free | where can I get the font | who made the fonts | is it Inter or Roboto | brand colors | color palette | which blue is that | style guide | brand guidelines | the lettering of your headlines, what is it | who drew the letters | font family of the text | which two typefaces come from your server",
    answer: `The site says that its two fonts come from our own server, but names neither the fonts nor their designers, and publishes no style guide. Ask at ${site.email}.`,
    sources: ["/about#values-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which Roman arena do you mean in your story?",
      "how large was the cloth over the arena",
      "how many sailors hung the cloth",
      "where does your story about Roman arenas come from",
      "source for the sailors and the awning",
    ],
    also: "colosseum amphitheater amphitheatre nimes verona pompeii historian century emperor awning size origin",
    variants:
      "historical source of the cloth story | which historian tells about the sailors | in which century was that | how big was the awning | what was the cloth made of | size of the cloth | is the story with the sailors true | are there references for the Roman story | which emperor had the cloth hung | did the audience pay for shade | how was the cloth fastened | which amphitheater did you have in mind | is your story about the Colosseum or about Verona",
    answer: `The story on the About page speaks of Roman arenas in general: sailors hung cloth over the seats, no one was sent home, and the show went on in full light. It names no arena, century, size or source. Ask at ${site.email}.`,
    sources: ["/about#story-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
