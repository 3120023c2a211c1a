import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** The figures, the comparison, the example and the video on the home page. */
export const homeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How are you different from a normal AI gateway or filter?",
      "why is yours better than a keyword filter",
      "unique selling point",
      "what makes you different from others",
      `why ${site.name} and not another tool`,
      "comparison with typical gateways",
      "what does a keyword filter miss",
      "do typical filters block or hide data",
    ],
    hindi: ["aap doosron se alag kaise ho", "kisi aur tool se behtar kyun"],
    also: "dlp catch replace already have usp advantage unlike proxy regex blocklist blacklist standout differentiation superior choose special existing traditional bought",
    variants:
      "difference to a gateway | compared with filters | why you and not others | advantages over keyword filters | comparison table | unique | what do typical filters do",
    answer: `${site.name} masks the data and keeps the sentence; typical gateways and filters pass it on or block it. The home page compares them on these points:\n\n- What the model receives: placeholders, instead of the original text unless a keyword matches.\n- What’s left of the sentence: its meaning, instead of a blocked message.\n- Who sees the full answer: the roles you choose, field by field, instead of everyone or no one.\n- The AIs behind your vendors: on the map, instead of out of sight after the first hop.\n- What the auditor gets: every decision with its rule, instead of a traffic log.`,
    sources: ["/#comparison-title"],
  },
  {
    questions: [
      "Which competitors is the home page comparing you with?",
      "who is behind typical gateways and filters",
      "is the comparison table fair",
      "are other tools really that bad",
      "table of six points without names",
    ],
    also: "rivals brands biased honest unfair neutral strawman truthful named names name left right column fair other vendors",
    variants:
      "which competitor compared | competitor names | is the comparison fair | six questions for vendors | right column",
    answer:
      "The home page names no competitor. Its right column shows typical gateways and filters, based on public documentation, so ask any vendor the same six questions. On one point, both do the same: each stops a known attack phrase.",
    sources: ["/#comparison-title"],
  },
  {
    questions: [
      "What does the average data breach cost?",
      "$4.8M where is that from",
      "is the 4.8 million number real",
      "average cost of a breach worldwide",
      "IBM 4.88 million",
    ],
    hindi: ["data breach mein kitna nuksan hota hai", "4.8 million ka source kya hai"],
    also: "damage loss dollars worth budget roi stolen expensive price losses money average worldwide ibm ponemon",
    variants:
      "cost of a data breach | 4.8 million | average breach cost | IBM 2024 report | 2025 breach cost | 4.88 | 4.44",
    answer:
      "One data breach costs $4.8M on average, worldwide. The source is IBM’s Cost of a Data Breach Report 2024, which gives $4.88 million; the home page rounds it down. The 2025 edition puts the average at $4.44 million.",
    sources: ["/how-we-measure#industry", "/#statistics-title"],
  },
  {
    questions: [
      "Where does the 412% number come from?",
      "412 percent more incidents",
      "is the surge figure true",
      "growth of AI incidents statistic",
      "evidence for the 412",
    ],
    hindi: ["412% kahan se aaya", "412 percent wala number sahi hai kya"],
    also: "fourfold quadrupled increase jump explosion skyrocketed citation exaggerate percentage climbing fake believe invented source hundred twelve",
    variants: "412% | surge in AI incidents | source of 412 | is 412 real",
    answer: `The 412% rise in incidents that involve an AI system is an illustrative figure. ${site.name} knows of no public source that measures it.`,
    sources: ["/how-we-measure#industry", "/#statistics-title"],
  },
  {
    questions: [
      "Where does the 97% figure about missing access controls come from?",
      "97 percent of organizations",
      "share of companies with AI incidents that had no access controls",
      "governance statistic on the home page",
      "which IBM report has the 97%",
    ],
    also: "restriction survey majority almost citation ungoverned nearly unmanaged study year ibm organizations lacked control report quote ninety seven percent",
    variants: "97% access controls | 600 organizations | 97 percent source | IBM 2025",
    answer:
      "The 97% comes from IBM’s Cost of a Data Breach Report 2025. Of the 600 organizations studied, 13% reported a breach of an AI model or application, and 97% of those lacked proper AI access controls.",
    sources: ["/how-we-measure#industry", "/#statistics-title"],
  },
  {
    questions: [
      "Are the statistics on the home page backed by a source?",
      "are your homepage numbers real",
      "which of the three home figures can I quote",
      "sources for cost, surge and governance",
      "I’m a journalist, can I cite your numbers",
    ],
    also: "citation footnote reference magazine newspaper slide reuse publish research factual thesis trust facts reliable study report press fake data",
    variants:
      "sources of figures | are home figures true | which figure is illustrative | can I quote the numbers | where do your stats come from | proof for the statistics",
    answer:
      "Two of the three figures on the home page have a public source and one does not:\n\n- $4.8M: IBM, Cost of a Data Breach Report 2024, rounded down.\n- 412%: illustrative; no public source is known.\n- 97%: IBM, Cost of a Data Breach Report 2025.\n\n[How We Measure](/how-we-measure) lists the source of every figure on the site.",
    sources: ["/how-we-measure#industry", "/#statistics-title"],
  },
  {
    questions: [
      "What does “illustrative data” mean on your pages?",
      "which figures are invented",
      "are the samples made up",
      "why is so much marked illustrative",
      "are the people in your pictures real patients",
    ],
    also: "fake dummy fictional mock synthetic genuine authentic honest disclaimer true caption screenshots stock photo fictitious example label",
    variants: "illustrative data | meaning of illustrative | invented numbers | made-up samples | why illustrative",
    answer:
      "“Illustrative data” means that people, companies and counts in the pictures are invented: a picture explains something and is not a measurement. [How We Measure](/how-we-measure#examples) lists the source of every figure.",
    sources: ["/how-we-measure#examples", "/about#values-title"],
  },
  {
    questions: [
      "What does the example with the nurse on the home page show?",
      "veil switch demo on the front page",
      "what the nurse typed, what the model saw",
      "interactive example at the top",
      "4 of 4 hidden",
      "is the nurse example a real patient",
      "what does the model see instead of A. Rao",
    ],
    also: "lithium MRN 48213 record_1 email_1 drug_1 made up fake genuine hero toggle slider clickable blood headline uncover reveal ward widget original",
    variants:
      "nurse example | home page prompt | switch on the home page | which data is masked in the nurse example | RECORD_1 | what did the model see",
    answer:
      "The example on the home page shows one prompt twice: as the nurse typed it and as the model saw it. A name, a record number, an email address and a medication become placeholders such as PERSON_1 and RECORD_1, and a switch shows or hides the originals. It is illustrative data.",
    sources: ["/#hero-title"],
  },
  {
    questions: [
      "Is there a video that shows how it works?",
      "product video",
      "see it in action without a call",
      "does the clip have sound, captions or subtitles",
      "video about your product",
      "does the video load automatically",
      "does the film use mobile data",
      "a film with audio",
    ],
    hindi: ["koi video hai kya dekhne ke liye", "product ka video dikhao"],
    also: "autoplay eat bandwidth silent play demo mp4 youtube vimeo trailer webinar tour muted deaf hearing minutes duration tutorial screencast recording commentary narration voiceover spoken available short watch",
    variants:
      "video | film | is there a clip | subtitles | sound in the video | does the video autoplay | watch how it works",
    answer:
      "Yes. The [home page](/#overview-title) has a short film about a prompt on its way from the keyboard to the model, and the [use cases page](/use-cases#film-title) has another: one letter at a bank, before, during and after. Both are silent, have captions, and are loaded only when you press Play.",
    sources: ["/#overview-title", "/use-cases#film-title"],
  },
  {
    questions: [
      "What does “AI is all-or-nothing” mean?",
      "can a model forget what it has read",
      "take back a prompt after it was sent",
      "why decide before it reads",
      "can you undo it if the model already saw the data",
      "does the model remember my secret forever",
    ],
    also: "leaked reverse unsee irreversible unsend regret retract revert permanent late accidentally memory slogan headline binary unlearn motto stored deleted",
    variants: "all or nothing | take data back from a model | AI can't unread | decide before the model reads",
    answer: `“AI is all-or-nothing” means that once a model has read your data, you can’t take it back. So ${site.name} decides before the model reads.`,
    sources: ["/#closing-title"],
  },
  {
    questions: [
      "What happens to a message typed into the form on the home page?",
      "does Submit on the home page send it right away",
      "contact form at the bottom of the front page",
      "is my text already sent when I press Submit there",
      "where does the text from the home page form go",
      "is the home page form sent when I press Submit",
    ],
    also: "button textarea draft preview accidentally lost gone clicked footer transmitted confirm submit sends sent typed save browser tab landing immediately",
    variants: "home form | form on the start page | does submit send | is what I type on the home page sent",
    answer:
      "The form on the home page sends nothing by itself. Submit takes what you typed to the [contact page](/contact), where you review it before sending; until then it stays in your browser tab.",
    sources: ["/#contact-title"],
  },
  {
    questions: [
      "Do we have to retrain or fine-tune our model?",
      "does it need fine-tuning",
      "must our LLM be trained for it",
      "do we need data scientists to run it",
      "no data team",
    ],
    also: "hire hiring science scientist expert experts specialist operate retraining existing",
    variants: "retrain model | fine tuning needed | data scientists needed | do we need training | no retraining",
    answer: `No. ${site.name} stands in front of the model you already use: there is nothing to retrain and no data team to hire.`,
    sources: ["/#features-title"],
  },
  {
    questions: [
      "Does a sentence keep its meaning when names are hidden?",
      "is PERSON_1 the same person in the next message",
      "will the bot still understand the sentence without names",
      "same placeholder through the whole conversation",
      "does masking break the context",
      "is one person always the same placeholder",
    ],
    also: "chatbot assistant model make sense removed replaced lose lost consistent guy later track follow",
    variants:
      "meaning of sentence kept | does masking destroy the sentence | understandable without names | PERSON_1 consistent",
    answer:
      "Yes. A masked sentence keeps its meaning: a name becomes a placeholder such as PERSON_1, and PERSON_1 stays the same person throughout the conversation. Where typical gateways and filters block a message, often nothing is left of it.",
    sources: ["/#comparison-title"],
  },
  {
    questions: [
      "Is there one policy for all our assistants?",
      "one policy for copilots, chatbots and agents",
      "same rules for tools that different teams bought",
      "can one policy cover all departments",
      "one set of rules for every copilot",
    ],
    also: "central centrally unified across company wide department bots uniform consistent",
    variants: "one policy | same rules for all bots | different teams one policy | policy for copilots and agents",
    answer:
      "Yes: every assistant, one policy. Copilots, chatbots and agents follow the same rules, no matter which team bought them.",
    sources: ["/#features-title"],
  },
  {
    questions: [
      "What do you do for finance, healthcare and enterprises?",
      "the three columns on the home page",
      "finance, healthcare, enterprises overview",
      "one shield fitted to each industry",
      "how each industry leaks",
    ],
    also: "columns big sections cards industry branch sector",
    variants: "industries on home | finance healthcare enterprises | customers you serve | what do you do for finance",
    answer:
      "The home page shows three kinds of customers:\n\n- Finance: card numbers become tokens, advice stays within policy, and each decision is kept for the auditor.\n- Healthcare: patient data stays inside, views depend on the role, and templates for HIPAA and DPDP are the starting point.\n- Enterprises: every assistant under one policy, the AIs behind your AI on the map, and support for micro, small and medium businesses.",
    sources: ["/#features-title"],
  },
  {
    questions: [
      "Which chatbot gets which kind of data?",
      "see which bot receives health data and which gets cards",
      "table of systems and kinds of data",
      "which system receives what",
      "what travels unprotected",
    ],
    also: "assistant names keys files exposed shielded matrix overview inventory possible map",
    variants: "which bot gets which data | table on the home page | ward notes exposed | map of data kinds per system",
    answer:
      "Discovery and Visibility lists which system receives what kind of data, your vendors’ models included, and flags what travels unprotected. In the illustrative table on the home page, for example, health data in Ward notes is exposed, while names there are shielded.",
    sources: ["/#products-title"],
  },
  {
    questions: [
      "Why not simply ban ChatGPT?",
      "what do we gain compared with blocking the AI altogether",
      "ban AI tools at work",
      "forbid staff to use chatbots",
      "is it better to block the whole message",
    ],
    also: "prohibit prohibited disallow blocked compared gain benefit instead altogether completely entire shut down",
    variants: "ban chatgpt | why not block AI | forbid AI | is blocking better | alternative to banning",
    answer: `When a message is blocked, often nothing is left of it, and people find a way around it. ${site.name} keeps the meaning of the sentence: the model reads placeholders, and the original stays with you.`,
    sources: ["/#comparison-title"],
  },
];
