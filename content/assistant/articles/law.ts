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
    answer:
      "The high-risk obligations of the EU AI Act start in two steps, since an amendment of July 27, 2026, moved them:\n- December 2, 2027: high-risk systems of Annex III (before: August 2, 2026)\n- August 2, 2028: high-risk AI in products that are regulated already, such as medical devices (before: August 2, 2027)\n\nThese dates can change, so check the Act before you rely on one.",
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
    answer:
      "The EU AI Act entered into force on August 1, 2024, and applies in steps:\n- February 2, 2025: prohibited practices and AI literacy\n- August 2, 2025: providers of general-purpose models, governance, most penalties\n- August 2, 2026: most of the rest, including transparency\n- December 2, 2027: high-risk systems of Annex III\n- August 2, 2028: high-risk AI in products that are regulated already, such as medical devices\n\nAn amendment of July 27, 2026, set the last two dates; before, they were August 2, 2026, and August 2, 2027.",
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
    answer:
      "The rules of the EU AI Act on prohibited practices and AI literacy have applied since February 2, 2025. AI literacy, Article 4 of the AI Act, covers deployers too, which means companies that merely use AI, whatever the risk class. Since July 27, 2026, it is a duty to support staff, without a level to reach.",
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
    answer:
      "The EU AI Act’s obligations for providers of general-purpose models have applied since August 2, 2025; models already on the market have until August 2, 2027, and the Commission’s power to fine starts on August 2, 2026, as the law stood on September 8, 2025. A modification makes you a provider yourself at an indicative threshold of a third of the compute that trained the original, far above ordinary fine-tuning.",
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
    answer:
      "The highest fines are:\n- GDPR: EUR 20 million or 4% of worldwide turnover, whichever is higher\n- DPDP Act (India): INR 250 crore\n- CCPA (California): set per violation\n- EU AI Act: EUR 35 million or 7% of worldwide turnover, whichever is higher, for prohibited practices",
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
    answer:
      "Not yet for most duties. The Act received assent on August 11, 2023, and the DPDP Rules were notified on November 13, 2025. Most duties apply 18 months later, in May 2027. When we wrote our overview on September 8, 2025, section 43A of the Information Technology Act 2000 and the rules of 2011 governed instead.",
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
    answer:
      "Two things are new in California:\n- Since January 1, 2025, Assembly Bill 1008 says that personal information can exist in AI systems that are capable of outputting it\n- On July 24, 2025, the privacy agency’s board adopted regulations on automated decision-making, risk assessments and cybersecurity audits; they took effect on January 1, 2026\n\nBusinesses that use automated decision-making for significant decisions have to comply from January 1, 2027.",
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
    answer:
      "In EDPS v SRB, on September 4, 2025, the Court held that pseudonymized data need not be personal data in every case and for every person: for a recipient it depends on whether it could reasonably find out who is behind the codes. The people must still be told about the recipient when their data is collected. So name your model’s provider, or its category, in your notice.",
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
    answer:
      "Yes, an AI model can contain personal data. In Opinion 28/2024 the European Data Protection Board said that models trained on personal data cannot in all cases be considered anonymous: a developer who claims anonymity has to show that the likelihood of extracting a person’s data is insignificant. If you fine-tune, keep a record of what went in.",
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
    answer:
      "Yes, they can in the EU. In February 2025 the Court held in Dun & Bradstreet Austria that a person subject to an automated decision may demand an intelligible account of the procedure and principles actually applied to their data. Handing over the algorithm will not do, and a claim of trade secrecy goes to an authority or court to be weighed.",
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
    answer:
      "The deadline for reporting a data breach depends on the law:\n- GDPR: the authority within 72 hours, unless risk is unlikely\n- DPDP Act, once in force: the Board and each person affected, with details within 72 hours under the draft rules\n- California: notice, if data listed in Civil Code 1798.82 was exposed",
    sources: [`${laws}#one-sentence-in-three-places`],
  },
  {
    questions: [
      "What does the overview Understanding Data Privacy in 2025 say?",
      "overview of privacy laws for AI, summary",
      "GDPR, DPDP, CCPA and AI Act compared",
      "which four laws matter when we run AI",
      "state of privacy regulation",
    ],
    also: "comparison guide legislation worldwide jurisdictions global cheat sheet landscape gist digest",
    answer:
      "The overview covers four laws for AI systems as of September 8, 2025: the GDPR and the CCPA apply, the EU AI Act applies in part, and India’s DPDP Act is passed but not yet in force. Three things became clearer: masking counts, models can contain personal data, and people can ask how an automated decision was made. It is not legal advice, and an editor’s note of November 22, 2026, says what has changed since.",
    sources: [`${laws}#in-short`, note, `${laws}#four-laws-one-page`],
  },
  {
    questions: [
      "Does any law require or reward masking of personal data?",
      "is there a law that asks for masking or tokens",
      "legal reason to mask prompts",
      "draft rule 6 virtual tokens and obfuscation",
    ],
    also: "obligatory statutory advantage incentive credit technical appropriate encouraged bonus mandatory obligation benefit regulator safeguard India obfuscation",
    answer:
      "Masking has gained weight in law, as of September 8, 2025. In the European Union it can decide what a recipient is processing, and in India’s draft rule 6 it is a named safeguard: “encryption, obfuscation or masking or the use of virtual tokens mapped to that personal data”. It does not replace disclosure: the notice you give at collection must still name your model’s provider or its category.",
    sources: [`${laws}#what-changed-if-you-run-ai`, `${laws}#india-the-dpdp-act-still-waiting`],
  },
  {
    questions: [
      "Is the law article legal advice?",
      "is your overview legal advice",
      "are your articles legal advice",
      "can I rely on the dates in your law article",
    ],
    also: "binding lawyer current up to date trust attorney solicitor counsel outdated disclaimer liable jurist",
    answer:
      "No. Our overview of privacy law is not legal advice: it describes the law on September 8, 2025, and an editor’s note says what has changed since. Dates like these can change, so follow its links before you rely on one.",
    sources: [`${laws}#if-you-have-time-for-one-thing`],
  },
  {
    questions: [
      "What allows a shop to send a customer’s message to a model?",
      "legal basis in Lyon, Pune and San Diego",
      "one sentence under GDPR, DPDP and CCPA",
      "does a chatbot need consent for health details",
      "must people be told which model provider receives their words",
    ],
    also: "permit allowed lawful notice recipients sensitive compare countries",
    answer:
      "It depends on where the customer lives:\n- GDPR: a basis in Article 6 and, for health, a condition in Article 9\n- DPDP Act, once in force: consent (section 6) or a listed legitimate use (section 7)\n- CCPA: notice at collection, and a right to limit use of sensitive data\n\nUnder the GDPR, people must learn of the recipients or their categories at collection.",
    sources: [`${laws}#one-sentence-in-three-places`],
  },
  {
    questions: [
      "Can people demand erasure under GDPR, DPDP and CCPA?",
      "erasure right compared in the three laws",
      "Article 17, section 12 and 1798.105",
      "right to deletion in Europe, India and California",
    ],
    also: "delete forgotten law countries customers request wipe rtbf american consumers dsr",
    answer:
      "Yes, in all three: under Article 17 of the GDPR, section 12 of India’s DPDP Act (once in force) and section 1798.105 of the California Civil Code.",
    sources: [`${laws}#one-sentence-in-three-places`],
  },
  {
    questions: [
      "Does the DPDP Act recognize legitimate interests, and does it reach companies abroad?",
      "does the Indian data law apply to foreign companies",
      "can complaint transcripts become training data under the DPDP Act",
      "legal bases of the DPDP Act",
      "draft DPDP rules, logs kept for a year",
      "foreign company with users in India",
    ],
    also: "extraterritorial scope overseas consent legitimate uses outside India Berlin US EU firm Pune Mumbai touch bind apply territorial",
    answer:
      "India’s DPDP Act permits processing by consent or for a closed list of legitimate uses, with no general clause for legitimate interests, so a transcript collected to answer a complaint cannot simply become training data. It reaches companies abroad that offer goods or services to people in India. Draft rule 6 also asks for logs kept for a year.",
    sources: [`${laws}#india-the-dpdp-act-still-waiting`],
  },
  {
    questions: [
      "What should I do first to meet the privacy laws for AI?",
      "if there is time for one thing",
      "list of recipients beside the privacy notice",
      "where to start with privacy compliance of our AI",
    ],
    also: "priority first step action limited budget begin one thing",
    answer:
      "Map the route of one real prompt, name every recipient on it, and compare the list with your privacy notice. Each of the four laws asks for that list in its own words: recipients, processors, third parties, downstream providers. The gaps you find are this year’s work.",
    sources: [`${laws}#if-you-have-time-for-one-thing`],
  },
];
