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
      "what is so special about you | sell me on this compared with a simple word filter | difference to a gateway | compared with filters | why you and not others | advantages over keyword filters | comparison table | unique | what do typical filters do | We already have a proxy with a blocklist; why would we switch? | What do you do that a conventional LLM gateway doesn't? | Isn't matching forbidden words enough? | In a nutshell, where do you beat other tools in this space? | Our purchasing team needs five arguments for you over ordinary filters | What happens to a sentence in other tools versus in yours? | Why should I prefer masking to a tool that says no? | how does your approach differ from the usual ones on the market | Do typical tools look at the models behind my vendors? | what would an auditor receive from an ordinary gateway compared with you | Is field-by-field visibility something other filters lack? | we're evaluating AI firewalls, what sets yours apart | argue for this against a simple word filter | what can a typical gateway not see | which of my vendors' AIs stay invisible to ordinary filters | what do ordinary filters miss behind my vendors | what is out of sight for a gateway",
    answer: `${site.name} masks the data and keeps the sentence; typical gateways and filters pass it on or block it. The home page compares them on these points:\n\n- What the model receives: placeholders, instead of the original text unless a keyword matches.\n- What’s left of the sentence: its meaning, instead of a blocked message.\n- Who sees the full answer: the roles you choose, field by field, instead of everyone or no one.\n- The AIs behind your vendors: on the map, instead of out of sight after the first hop.\n- What the auditor gets: every decision with its rule, instead of a traffic log.\n- A known attack phrase: both stop it.`,
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
      "who are typical gateways in your comparison | what are typical gateways and filters | which competitor compared | competitor names | is the comparison fair | six questions for vendors | right column | You contrast yourself with others in a table, but with which vendors? | Why are no rival brands listed in your comparison? | What is the column on the right of your comparison based on? | Did you test the other products before writing the table? | Is there a point where the others do just as well as you? | Which questions should I put to any vendor when comparing? | your comparison smells biased, how was it made | which rival products are meant by typical ones | Where did the statements about other tools come from? | do both columns of the table agree on anything | is it public documentation that your comparison rests on | I can't see who you compare yourselves to | which six questions should I ask any vendor | questions to ask other vendors | in which point are others as good as you | is there anything at which ordinary filters are just as good | in your comparison, where do you admit the others are equally good | what do other tools do just as well | what are typical filters good at | is there a point in which gateways match you | what can the usual filters do that you can do no better | Which vendors did you compare yourselves with on the home page? | whose documentation is the comparison based on | when was the comparison with gateways made | names of the typical gateways and filters | which products did you look at for the six points | vendors in the comparison | names of the vendors in your comparison | which gateways are meant | typical gateways, which ones | which filters did you compare | list of compared products | how many vendors did you compare | number of vendors in the comparison table | documentation of which vendors | when did you last update the comparison table | did you test the other products yourselves | who made the comparison | is the comparison independent | how were the six points chosen | which brands are typical | source list of the comparison",
    answer: `The home page names no competitor: it compares ${site.name} with typical gateways and filters, based on vendors’ public documentation. Ask any vendor about these six points:\n- What the model receives\n- What’s left of the sentence\n- Who sees the full answer\n- The AIs behind your vendors\n- What the auditor gets\n- A known attack phrase: typical gateways stop it as well; they’re good at this.`,
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
      "cost of a data breach | 4.8 million | average breach cost | IBM 2024 report | 2025 breach cost | 4.88 | 4.44 | What does it cost a company when data is stolen? | What does a leak typically cost a firm, globally? | Which report states the price of an incident? | My CFO asks for the financial damage of an incident and its source | Why do you write 4.8 when the report says 4.88? | Has the average price of a breach gone down since 2024? | what was the figure for breach costs a year later | I need the IBM reference for the millions on the front page | is losing data worth nearly five million dollars | what's the worldwide mean loss per incident according to IBM | Is the dollar amount on your home page rounded? | dollar damage of a hack, which number and who says it | parts of the 4.88 million | how is the cost of a breach made up | detection, lost business, response and notification | over what period and how many organizations was the breach study | who carries out the breach study | Ponemon Institute | how many organizations are in IBM's 2024 report",
    answer:
      "A data breach cost $4.8M on average, worldwide: $4.88 million, rounded down, in IBM’s Cost of a Data Breach Report 2024. The parts are detection $1.63M, lost business $1.47M, response $1.35M and notification $0.43M. The Ponemon Institute carries out the annual study: 604 organizations, breaches from March 2023 to February 2024. The 2025 edition puts the average at $4.44 million, so compare both before you quote either.",
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
    variants:
      "412% | surge in AI incidents | source of 412 | is 412 real | Incidents with AI quadrupled and more? Who counted them? | Which institute measured the surge in AI problems? | The steep increase in incidents seems invented. Is it? | Can I reuse your percentage on the rise of AI incidents in my thesis? | How was the growth of more than four hundred percent calculated? | I want to fact-check the biggest percentage on your front page | is there public research behind the rise of AI incidents | over what period did AI incidents rise so much | the increase on the front page, illustration or statistic | who published that AI-related incidents rose that sharply | your home page says incidents surged, where is the study | 412 percent in plain words | how many times more incidents is 412% | how would the 412% be measured",
    answer: `The 412% rise in incidents that involve an AI system, from one period to the next, is an illustrative figure: where there was one incident, there are five. ${site.name} knows of no public source that measures it. To measure it, one would agree on what counts as an AI incident, then count reports from the same organizations over two equal periods.`,
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
    variants:
      "97% access controls | 600 organizations | 97 percent source | IBM 2025 | How many organizations took part in the study about access controls for AI? | What portion of firms hit by an AI breach had poor permissions? | Who found that nearly everyone with an AI incident had no proper controls? | What percentage of the studied firms reported a breach of a model? | Is the claim about lacking AI permissions from an IBM publication? | in which year did the study on AI access controls come out | I doubt that 97 out of 100 lacked controls, show the origin | how was the figure on weak AI access determined | 13% of organizations, what happened to them | the governance percentage on the landing page, who published it | what did IBM say in 2025 about AI breaches and access | ninety-seven percent of which companies lacked controls | how big was the sample behind the 97% | is the base of the 97% tiny | sample size of the 97 percent | of a hundred organizations, how many had the controls",
    answer:
      "The 97% comes from IBM’s Cost of a Data Breach Report 2025. Of the 600 organizations studied, 13% reported a breach of an AI model or application, and 97% of those lacked proper AI access controls: of a hundred such organizations, three had the controls. The base is small.",
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
      "sources of figures | are home figures true | which figure is illustrative | can I quote the numbers | where do your stats come from | proof for the statistics | I'm preparing slides; which of your front-page numbers have a proper reference? | Are any of the three big statistics invented? | Which page lists the reference for each number on your site? | Before I print your statistics, please tell me how solid they are | As a researcher I need citations for the landing page numbers | Two are sourced and one isn't, which one? | my editor asks whether the statistics in your hero section hold up | how trustworthy are the numbers I see first on your site | do you reference studies for what you claim on the landing page | which numbers on the front page may a reporter repeat | are the damages, growth and control percentages researched | list the origin of each of the three headline statistics",
    answer:
      "Two of the three figures on the home page have a public source and one does not:\n\n- $4.8M: IBM, Cost of a Data Breach Report 2024, rounded down.\n- 412%: illustrative; no public source is known.\n- 97%: IBM, Cost of a Data Breach Report 2025.\n\n[How We Measure](/how-we-measure) lists the sources of the figures on this site.",
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
    variants:
      "illustrative data | meaning of illustrative | invented numbers | made-up samples | why illustrative | There's a small note below your pictures saying the data isn't real; please explain | Did you make up the persons in the screenshots? | Is a picture on your site ever a measurement? | Why do you put the same label under so many graphics? | are companies in your diagrams existing companies | What does the footnote under the charts tell me? | I saw a patient's name in a picture, should I be worried? | so the counts in the drawings are fictional, correct | where do you list which numbers are examples | What's the meaning of the word illustrative beside a diagram? | do your graphics show true customer information | Are the sample screens faked on purpose?",
    answer:
      "“Illustrative data” means that people, companies and counts in the pictures are invented: a picture explains something and is not a measurement. The figures within a picture are consistent, and none describes a customer. [How We Measure](/how-we-measure#examples) lists the sources of our figures.",
    sources: ["/how-we-measure#examples", "/about#values-title"],
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
      "video | film | is there a clip | subtitles | sound in the video | does the video autoplay | watch how it works | I prefer watching to reading; is there some footage? | Where's the movie about a letter at a bank? | Do your clips talk, or are they mute? | Will watching eat up my phone's data plan if I don't press anything? | I'm deaf, can I follow the clips? | How many films are on the site and where? | is there a youtube demonstration or something similar I can watch | can I watch a prompt travel to the model | does a clip begin by itself when the page opens | I'd like to show my team a short clip about it | What's the bank film about? | any moving pictures that explain the idea | do I need speakers for the clips | what is the film on the use cases page about | the loan officer film",
    answer:
      "Yes, two short films. The [home page](/#overview-title) shows one prompt on its way from the keyboard to the model and back. On the [use cases page](/use-cases#film-title), a loan officer at a bank asks a model for a letter, and you see the request before, during and after masking. Both are silent, have captions, and are loaded only when you press Play.",
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
    variants:
      "all or nothing | take data back from a model | AI can't unread | decide before the model reads | I pasted something into an AI yesterday. Can you get it back? | Once the AI has seen it, is it too late? | Can a model unlearn the secret I showed it? | Why must the choice be made prior to the model's reading? | What is the reasoning behind the all-or-nothing slogan? | is there an undo button for what a model has seen | we already sent client data to a bot, can that be reversed | why can't I simply ask the AI to forget | do you clean up data that was already given away to a model | does the all-or-nothing statement mean sharing can't be partial | Explain why prevention beats cleanup when models read data | what makes it impossible to recall data from an AI",
    answer: `“AI is all-or-nothing” means that a model has read your data or it hasn’t, and once it has, you can’t take it back. Decide first what it reads: ${site.name} masks the data before the model sees it.`,
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
    variants:
      "home form | form on the start page | does submit send | is what I type on the home page sent | I pressed the button at the bottom of the start page, where did my text go? | Does the short form on the landing page transmit anything? | Will my words vanish when I move from the front page to contact? | Can I still edit my message after Submit on the front page? | Where is the text kept between the two forms? | I accidentally hit Submit on the first page; is it out? | does the first page's form pass my words to you immediately | what does the button below the landing page do with my input | is a draft from the start page saved on your server | do I get to review what I wrote on the landing page prior to sending | the landing page form took me to another page, why | has my message from the front page reached you already",
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
    variants:
      "retrain model | fine tuning needed | data scientists needed | do we need training | no retraining | Is there any training of the AI before we can begin? | We have no machine learning people; is that a problem? | Does our GPT deployment have to be adapted? | Should we prepare a dataset for you to train on? | Must the weights of our model be touched? | will your product force us to replace the AI we have | how much data science knowledge is required | do you put something in front of our AI or change it | the AI team is one person, can they handle it | Does my existing model stay as it is? | can I leave our AI untouched | no one on our staff can train neural networks, can we still use it",
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
      "meaning of sentence kept | does masking destroy the sentence | understandable without names | PERSON_1 consistent | If you take the names out, doesn't the text become nonsense? | Will the AI mix up two people after masking? | How does the reply stay useful without the true identity? | Does a person get a new label with every message? | my team worries that the AI loses the thread without names | is the grammar of a masked text preserved | can the model still follow who did what to another person | Is a masked sentence readable or full of gaps? | how coherent is a long chat with placeholders | after masking, is what I wanted to say still clear to the AI | would a filter that blocks leave more or less of my sentence | In a longer dialogue, do labels stay attached to the same individual?",
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
    variants:
      "one policy | same rules for all bots | different teams one policy | policy for copilots and agents | Marketing bought one bot and sales another; can one set of rules govern both? | Do I have to configure each assistant separately? | Is the rulebook shared among all AI tools? | We have eleven chatbots. How many policies will we maintain? | Can IT enforce uniform rules although teams purchase on their own? | does a new agent automatically follow our existing rules | I want central governance over all AI helpers | do copilots obey the same rules as chatbots | one rulebook to govern every AI in the enterprise, possible? | will every department need its own configuration | how do we treat assistants purchased by different units equally | consistent policy across assistants",
    answer: "Yes: every assistant, one policy. Copilots, chatbots and agents all follow the same rules.",
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
    variants:
      "industries on home | finance healthcare enterprises | customers you serve | what do you do for finance | Which three groups of customers are portrayed on the front page? | I work at a big corporation; what do you offer organizations like ours? | What does the start page promise hospitals, banks and large companies? | Is there anything for MSMEs among your target groups? | do you adapt to each kind of business | how does data leak in healthcare compared with banking | in which column of the home page would a company with many assistants fit | What is said about money, medicine and big business on the landing page? | what do the three customer groups each get | is your front page aimed at banks, clinics or corporations | tell me what each kind of customer gains, briefly | advice within policy, data inside, everything on the map: who is each of them for | how many industry sections does the home page have | which sections does the home page have for industries",
    answer:
      "The home page has three sections, each with what the product does there:\n\n- Finance: card and account numbers become tokens before a prompt is sent, cached or logged; answers that would break a disclosure rule are stopped; every decision is logged with the rule behind it.\n- Healthcare: names, record numbers and whatever else your rules cover are masked before anything reaches the model’s provider; doctors, nurses and receptionists each see only what their work requires; the HIPAA and DPDP templates are plain-language rules that your compliance team can read and change.\n- Enterprises: copilots, chatbots and agents follow the same rules; you see which outside models your vendors send your data to, and cut off any you don’t trust. It works for micro, small and medium businesses too.",
    sources: ["/#features-title"],
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
    variants:
      "ban chatgpt | why not block AI | forbid AI | is blocking better | alternative to banning | Our CEO wants to forbid AI tools altogether. What would you reply? | Wouldn't a company-wide prohibition be cheaper? | Do employees obey when chat tools are forbidden? | What's wrong with just saying no to staff who use AI? | why not cut access to AI sites on the firewall | is prohibition of generative AI a workable alternative | our legal team proposes to outlaw AI at work | People will use it secretly if we block it, won't they? | what remains of a message when it is refused | convince me that masking is preferable to a ban | should a school or company just switch off AI access | How do you argue against a total AI ban?",
    answer: `A ban works until the next deadline; allowing it and hoping works until the next headline. When a message is blocked, often nothing is left of it, and people find a way around it. ${site.name} keeps the meaning of the sentence: the model reads placeholders, and the original stays with you.`,
    sources: ["/#comparison-title", "/about#story-title"],
  },
];
