import type { CuratedAnswer } from "../curated-answer.ts";

const laws = "/blog/understanding-data-privacy-2025";
const aiAct = `${laws}#european-union-ai-act`;
const note = `${laws}#editors-note`;

/** The overview of privacy laws, as of September 8, 2025. */
export const lawAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "When do the high-risk obligations of the EU AI Act start?",
      "when does the AI Act apply to high-risk systems",
      "Annex III deadline",
      "date for high risk AI in medical devices",
      "AI Act start for products that are already regulated",
      "when do the high-risk rules bite",
    ],
    hindi: ["EU AI Act ke high-risk rules kab se lagu honge", "high risk AI ki deadline kya hai"],
    also: "kick in effective deadline medical credit hiring grace transition postponed omnibus biometrics conformity ce mdr",
    variants:
      "start date for high risk AI rules | when do annex III systems have to comply | were the high-risk dates postponed | deadline for AI in medical devices | december 2027 high risk | new date after the amendment | digital omnibus delay AI act | original deadline for high-risk systems | how long do we have for our high-risk AI | We build AI for medical equipment; from when do strict rules bind us? | Was the starting point for Annex III moved? | What did the July 2026 amendment postpone? | How much more time did high-risk builders get? | our recruiting AI is high-risk, when is day X | is August 2, 2026 still the date for high-risk | AI inside regulated goods, when do duties begin | did Brussels delay the strict part of the AI law | by when must high-risk systems conform | 2027 or 2028: which applies to regulated products | the grace period for risky systems ends when",
    answer:
      "The high-risk obligations of the EU AI Act start in two steps; an amendment in force since July 27, 2026, moved them:\n- December 2, 2027: high-risk systems of Annex III (before: August 2, 2026)\n- August 2, 2028: high-risk AI in products that are regulated already, such as medical devices (before: August 2, 2027)\n\nThese dates can change, so check the Act before you rely on one.",
    sources: [note, aiAct, `${laws}#if-you-have-time-for-one-thing`],
  },
  {
    questions: [
      "What are the dates of the EU AI Act?",
      "AI Act timeline, all steps",
      "when did the European AI regulation enter into force",
      "which parts of the AI Act apply already",
      "schedule of the artificial intelligence law by year",
      "what happens on 2 August 2026",
    ],
    also: "calendar milestones phases stages rollout commencement effective chronology 2024/1689 enforcement brussels staggered roadmap upcoming next when apply 2026 2027",
    variants:
      "AI act schedule | when does the AI act start | what applies from which date in the AI act | is the AI act already in force | August 2026 AI act what applies | steps of the European AI law | which dates did the amendment of july change | Give me the calendar of Europe's AI law | What took effect in February 2025, and what in August 2025? | Since when is Europe's AI law a law? | What still lies ahead in Europe's AI law? | in which order do the parts of the AI law become applicable | I need a timeline for my slides on AI regulation | which part of Europe's AI law came last year | when do penalties begin | what entered into application in summer 2026 | are all parts of the AI regulation live | milestones from 2024 to 2028",
    answer:
      "The EU AI Act entered into force on August 1, 2024, and applies in steps:\n- February 2, 2025: prohibited practices and AI literacy\n- August 2, 2025: providers of general-purpose models, governance, most penalties\n- August 2, 2026: most of the rest, including transparency\n- December 2, 2027: high-risk systems of Annex III\n- August 2, 2028: high-risk AI in products that are regulated already, such as medical devices\n\nAn amendment in force since July 27, 2026, set the last two dates; before, they were August 2, 2026, and August 2, 2027.",
    sources: [aiAct, note],
  },
  {
    questions: [
      "Since when are AI practices prohibited and AI literacy required?",
      "do staff need AI training by law, Article 4",
      "banned uses of AI, start date",
      "AI literacy duty for deployers",
      "what does the AI Act demand from a company that only uses ChatGPT",
      "do we have to train employees because of the AI Act",
      "must companies train staff on AI",
    ],
    also: "course mandatory upskill learning awareness forbidden emotion subliminal manipulation competence knowledge unacceptable make sure understand obligation February",
    variants:
      "must we train our staff in AI | AI literacy obligation date | prohibited AI practices since when | is AI training mandatory in Europe | who does article 4 apply to | does the literacy duty cover companies that only use AI | which AI act rules came first | Do we have to send our staff to an AI course? | Since when are some AI uses banned? | Does the duty on AI skills hit firms that merely use AI? | Is there a certain level of knowledge prescribed? | what changed in July 2026 for AI skills | Article 4 for ordinary users of AI | are forbidden practices already forbidden | our HR asks whether AI education is an obligation | small firm using ChatGPT, any duty under the AI law | first rules of the AI law to apply | does risk class matter for the skills duty",
    answer:
      "The rules of the EU AI Act on prohibited practices and AI literacy have applied since February 2, 2025. AI literacy, Article 4 of the AI Act, covers deployers too, which means companies that merely use AI, whatever the risk class. Since July 27, 2026, it has been a duty to support employees’ learning, with no set level.",
    sources: [aiAct, note, `${laws}#what-changed-if-you-run-ai`],
  },
  {
    questions: [
      "When do the AI Act rules for general-purpose models apply?",
      "GPAI obligations and existing models",
      "foundation model provider duties start",
      "does fine-tuning make us a provider of a general-purpose model",
      "when can the Commission fine model makers",
      "at what point does fine-tuning make us a GPAI provider",
    ],
    also: "threshold compute third open-weight llama anthropic flops retrain lora legacy grandfathered labs builders LLM transition",
    variants:
      "documentation duty for open models under the AI Act | are open-source models exempt from Article 53 | date for general purpose AI obligations | when can the commission fine model providers | existing GPAI models deadline | does fine tuning turn us into a model provider | one third of compute threshold | foundation models rules start | are we a GPAI provider if we fine-tune | When must GPT makers obey the AI law? | We fine-tuned Llama; are we now a model maker in law? | What share of the original compute turns us into a provider? | Until when do older models have time? | from which day may Brussels punish model makers | foundation models in the AI law, since when | does ordinary fine-tuning bring duties | legal threshold for modified models | are models released before 2025 exempt for some time | obligations of OpenAI and Mistral in Europe, start | one third: of what? | how long may models that are already sold wait | models that were on the market before August 2025",
    answer:
      "The EU AI Act’s obligations for providers of general-purpose models have applied since August 2, 2025; models already on the market have until August 2, 2027, and the Commission’s power to fine starts on August 2, 2026, as the law stood on September 8, 2025. Article 53 obliges providers of new models to document capabilities and limits for companies that build on them, with an exception for open models. A modification makes you a provider yourself at an indicative threshold of a third of the compute that trained the original, far above ordinary fine-tuning.",
    sources: [aiAct, `${laws}#what-changed-if-you-run-ai`],
  },
  {
    questions: [
      "When must a chatbot tell people that they are talking to a machine?",
      "AI Act transparency obligation date",
      "disclose that it is a bot",
      "from when are bots obliged to say that they are bots",
      "Article 50 labelling of AI conversations",
    ],
    also: "watermark deepfake honest caller greeting announce artificial hotline avatar label bot human disclosure transparency law",
    variants:
      "do I have to tell users it's a bot | chatbot disclosure rule date | bot must identify itself, since when | transparency rule in AI act for chatbots | article 50 transparency date | must an assistant say it is not human | Must my bot admit it's a bot? | As of when do users have to know it's a machine? | Our voice agent sounds human; is that allowed in Europe? | Which summer date brings the duty to reveal a machine? | is hiding the artificial nature of a bot illegal | customers think our bot is a human, legal problem? | Article 50, starting when | do virtual assistants need a label in the EU | honesty about machines: law in force? | since what day must machines introduce themselves",
    answer:
      "Under the EU AI Act, the transparency duty toward people who talk to a machine has applied since August 2, 2026.",
    sources: [aiAct],
  },
  {
    questions: [
      "What are the maximum fines under the GDPR, the DPDP Act and the AI Act?",
      "highest penalty for privacy violations",
      "max GDPR fine, 4 percent of turnover",
      "penalty under the DPDP Act in India, crore rupees",
      "how big is the fine for prohibited AI practices",
      "penalty for breaching the AI Act or the GDPR",
      "max penalty under DPDP and GDPR",
      "fines for banned AI practices",
    ],
    hindi: ["GDPR mein sabse zyada jurmana kitna hai", "DPDP act mein kitna fine lagta hai"],
    also: "punishment crore million euro sanction worst liability lakh lawsuit amount revenue threaten prohibited cost breach risk how much",
    variants:
      "what is the highest fine under the GDPR according to your 2025 overview | highest GDPR fine in your overview | highest GDPR penalty | how big can AI act fines get | dpdp penalty maximum | 250 crore | 35 million or 7 percent | maximum fine for a privacy breach in India | how are CCPA penalties set | 20 million euro | fines compared by law | What's the worst that can happen financially if we break privacy law? | How many crore in India? | Which of the acts has the steepest penalty? | Seven percent of what, for which offense? | is the European fine tied to turnover | does California have a ceiling | what would a banned AI use cost a company | fine table for four acts | 20 million or 4 percent, whichever is what | my board wants the maximum exposure | how dear is a violation in Europe, India and California | penalty per violation: where | what is the highest fine under the GDPR | highest GDPR fine in the overview",
    answer:
      "The highest fines are:\n- GDPR: EUR 20 million or 4% of worldwide turnover, whichever is higher\n- DPDP Act (India): INR 2.5 billion (250 crore)\n- CCPA (California): set per violation\n- EU AI Act: EUR 35 million or 7% of worldwide turnover, whichever is higher, for prohibited practices",
    sources: [`${laws}#four-laws-one-page`],
  },
  {
    questions: [
      "Is India’s DPDP Act in force yet?",
      "DPDP rules status and commencement",
      "is the DPDP Act live",
      "when does the Indian data protection law start",
      "which law binds companies in India meanwhile, section 43A",
      "Digital Personal Data Protection Act notified or not",
      "DPDP already applicable",
    ],
    hindi: ["DPDP act lagu ho gaya kya", "India ka data protection kanoon kab se chalu hoga"],
    also: "effective live enforcement notified started law of India enacted gazette meity delhi bill spdi pending implemented",
    variants:
      "when does dpdp come into effect | date of the dpdp rules | is the Indian privacy act applicable now | when will most DPDP duties apply | may 2027 dpdp | dpdp assent and notification | what law applied in India before dpdp | section 43A IT act | Can I wait with the Indian act, or does it bind already? | On what day were the Indian rules published officially? | When was the Indian act signed? | What governed Indian data before the new act? | eighteen months after which date | are Indian companies bound already | is May 2027 the date for India | status of the privacy act in India | which old IT act section was used | does the Board of India already act on complaints under the act | when must we be ready in India | which older Indian law holds meanwhile | which Indian rules are valid until the new act applies",
    answer:
      "Not yet for most duties. The Act received assent on August 11, 2023, draft rules were published on January 3, 2025, with comments open until March 5, and the DPDP Rules were notified on November 13, 2025. Most duties apply 18 months later, in May 2027. When we wrote our overview on September 8, 2025, section 43A of the Information Technology Act 2000 and the 2011 rules governed instead.",
    sources: [note, `${laws}#india-the-dpdp-act-still-waiting`, `${laws}#four-laws-one-page`],
  },
  {
    questions: [
      "What changed in California privacy law?",
      "CCPA regulations on automated decision-making",
      "Assembly Bill 1008 and AI systems",
      "CPPA rules, compliance from January 2027",
      "California rules on automated decisions, risk assessments and audits",
      "when must we comply with the ADMT regulations",
      "new Californian regulations",
    ],
    also: "ADMT CPPA profiling deadline 2027 hiring lending cpra american state ab1008 consumers sacramento amendments",
    variants:
      "california new privacy regulations | ADMT rules california | AB 1008 meaning | when do automated decision rules apply in California | cpra cybersecurity audits and risk assessments | what is new in the CCPA in 2025 and 2026 | personal information inside AI systems, california law | We use algorithms for loans in California; from when do rules bind? | What is AB 1008 about? | Which agency adopted the rules in July 2025? | Are cybersecurity audits required in California? | can personal information be inside an AI under Californian law | news from Sacramento on privacy | significant decisions by machines, Californian deadline | when did the new regulations take effect in California | risk assessments for Californian businesses, since when | two novelties in Californian law, which | ADMT: which day do we have to obey",
    answer:
      "Two things are new in California:\n- Since January 1, 2025, Assembly Bill 1008 says that personal information can exist in “abstract digital formats,” among them AI systems that are capable of outputting it\n- On July 24, 2025, the privacy agency’s board adopted regulations on automated decision-making, risk assessments and cybersecurity audits; they took effect on January 1, 2026\n\nBusinesses that use automated decision-making for significant decisions, for instance on credit, housing, education, employment or healthcare, have to comply from January 1, 2027.",
    sources: [`${laws}#california-ccpa`, note],
  },
  {
    questions: [
      "What did the Court of Justice decide in EDPS v SRB?",
      "judgment of 4 September 2025 on pseudonymised comments",
      "when is pseudonymised data not personal for the recipient",
      "do I have to tell customers about the model provider",
      "do I need to mention OpenAI in my privacy notice",
      "are pseudonymised prompts personal data for OpenAI",
      "SRB ruling and pseudonymised prompts",
    ],
    also: "boss lawyer European cjeu ecj luxembourg deloitte resolution relative appeal disclose judges verdict name LLM supplier vendor inform coded auditor",
    variants:
      "EDPS v SRB in short | EU court on pseudonymised data | September 2025 judgment | is pseudonymous data personal for the receiver | should our notice name the LLM provider | relative concept of personal data court ruling | what did the EU court say about tokens and recipients | Does Luxembourg say that tokens are anonymous for the receiver? | Which ruling of September 2025 should I know? | Must my notice mention the AI vendor even with pseudonyms? | Is data personal for everyone or only for some? | the banking board case on comments, outcome | recipient can't find out who is behind codes: consequence | does that ruling free us from informing people | relative approach to personal data | name or category of the model vendor in the notice, why | case law on coded data passed to a third party | what was decided on September 4, 2025 | edps v srb date | date of EDPS v SRB | when was EDPS v SRB decided",
    answer:
      "In EDPS v SRB, on September 4, 2025, the Court held that pseudonymized data need not be personal data in every case and for every person: for a recipient, here an auditor, it depends on whether it could reasonably find out who is behind the codes. The people must still be told about the recipient when their data is collected; the missing notice was the infringement at issue. So name your model’s provider, or its category, in your notice.",
    sources: [laws, `${laws}#what-changed-if-you-run-ai`],
  },
  {
    questions: [
      "Can an AI model itself contain personal data?",
      "is a trained model anonymous, EDPB Opinion 28/2024",
      "model weights and the right to erasure",
      "keep a record of fine-tuning data",
    ],
    also: "memorization regurgitate parameters neural baked remembers hamburg recite reproduces encoded leftover anonymous weights fine-tuned LLM EDPB opinion regulators",
    variants:
      "are model weights personal data | EDPB opinion on AI models | is a model anonymous | who must prove that a model is anonymous | opinion 28 2024 | should we document fine tuning data | personal data inside a language model | Are weights covered by privacy law? | Who has to show that a model is anonymous? | What did the European Board say in late 2024? | Can a neural net hold people's details? | is our fine-tuned model itself regulated | should we write down what went into fine-tuning | extracting persons from a model: what likelihood is tolerated | which opinion deals with anonymity of models | does a model trained on customers count as personal data | EDPB on training with personal data | can I call my model anonymous",
    answer:
      "Yes, an AI model can contain personal data. In Opinion 28/2024 the European Data Protection Board said that models trained on personal data cannot in all cases be considered anonymous: a developer who claims anonymity has to show that the likelihood of extracting a person’s data is insignificant. If you fine-tune, keep a record of what went in: without one, you can answer neither an erasure request nor the question about anonymity.",
    sources: [`${laws}#european-union-gdpr`, `${laws}#what-changed-if-you-run-ai`],
  },
  {
    questions: [
      "Can people demand an explanation of an automated decision?",
      "Dun & Bradstreet Austria ruling",
      "right to know how an algorithm decided",
      "can customers ask how an automated decision was made",
      "trade secret as an excuse for not explaining",
      "explain a rejected loan",
    ],
    also: "credit loan denied schufa logic transparency insight appeal score refused applicant insurance black box algorithm decided GDPR Article 22",
    variants:
      "right to explanation | dun bradstreet ruling 2025 | must we disclose the algorithm | automated decision, what can the person ask | trade secret against explanation | court of justice on credit scoring explanation | does a customer get to know how the AI decided | A customer wants to know why the machine said no. Must we tell? | Is it enough to hand out the formula? | Can we refuse because it's a trade secret? | Which Austrian case is about credit scoring? | what kind of account can a person demand | black box decisions and European law | who weighs secrecy against explanation | February 2025 ruling on scoring | we use AI for loans, do we owe reasons | intelligible account: what's meant | rights of people rejected by software",
    answer:
      "Yes, they can in the EU. In February 2025 the Court held in Dun & Bradstreet Austria that a person subject to an automated decision may demand an intelligible account of the procedure and principles actually applied to their data. Handing over the algorithm will not do, and a claim of trade secrecy goes to an authority or court to be weighed. You can’t describe what was applied in March if you kept nothing in March, so log the decision, the rule and the version of the model.",
    sources: [`${laws}#european-union-gdpr`],
  },
  {
    questions: [
      "Within how many hours must a data breach be reported?",
      "72 hours notification under GDPR and DPDP",
      "leak of customer data, who has to be told",
      "breach notification deadlines",
      "breach reporting compared in EU, India and California",
    ],
    also: "stolen supervisory inform ransomware ico cnil laptop promptly misdirected spilled notify regulator authority how fast clock incident leak board",
    variants:
      "breach reporting deadline | report a data leak within 72 hours | how quickly must we notify authorities of a breach | who needs to be informed of a leak in India | when do Californians have to be notified | breach notification under DPDP | do we have to tell the people affected | We lost customer records on Friday; by when must the authority know? | Do Indians get told personally about a leak? | Is there an exception when risk is unlikely? | What must Californians be told, and when? | seventy-two hours from where: law? | compare leak notification in three laws | who must learn of stolen data in Europe | our vendor leaked, what's the clock | section 1798.82, what's that for | details within three days in India, is it a draft | does every small leak have to be reported",
    answer:
      "The deadline for reporting a data breach depends on the law:\n- GDPR: the authority within 72 hours, unless risk is unlikely\n- DPDP Act, once in force (section 8): the Board and each person affected, with details within 72 hours under the draft rules\n- California: notice, if data listed in Civil Code 1798.82 was exposed",
    sources: [`${laws}#one-sentence-in-three-places`],
  },
];
