import type { CuratedAnswer } from "../curated-answer.ts";

const laws = "/blog/understanding-data-privacy-2025";
const note = `${laws}#editors-note`;

/** The overview of privacy law: its scope, and its questions for people who run AI. */
export const lawOverviewAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What does the overview Understanding data privacy in 2025 say?",
      "overview of privacy laws for AI, summary",
      "GDPR, DPDP, CCPA and AI Act compared",
      "which four laws matter when we run AI",
      "state of privacy regulation",
    ],
    also: "comparison guide legislation worldwide jurisdictions global cheat sheet landscape gist digest",
    variants:
      "since which date does the GDPR apply | when did the GDPR start to apply | summary of the privacy law overview | article on privacy laws 2025 short | which laws does your overview treat | what became clearer in 2025 | as of which date is the law article | main points of understanding data privacy | was the law article updated | editor's note of november 2026 | Give me the state of AI privacy law in a paragraph | Which jurisdictions does your overview handle? | What became clear about models and masking in 2025? | Did you amend the overview later? | I'm new as DPO, which acts touch AI | what day does the overview describe | is there a later note on what changed | three lessons from the year's rulings and laws | which of the four acts is not yet effective | which laws should a lecture on AI privacy mention | what applies and what only partly applies",
    answer:
      "The overview covers four laws for AI systems as of September 8, 2025: the GDPR (since May 25, 2018) and the CCPA apply, the EU AI Act applies in part, and India’s DPDP Act is passed but not yet in force. Three things became clearer: masking counts, models can contain personal data, and people can ask how an automated decision was made. It is not legal advice, and an editor’s note of November 22, 2026, says what has changed since.",
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
    variants:
      "is masking recognised by law | masking as a legal safeguard | draft rule 6 of dpdp | legal advantage of tokens | does the law mention masking or virtual tokens | must recipients be disclosed even if masked | does masking count legally | Will a judge give us credit for masking? | Does any statute name virtual tokens? | Is hiding data a legal duty somewhere? | Do I still have to name the AI vendor if all is masked? | what is the legal reward of tokens | how do Europe and India look upon masking in law | a rule that lists obfuscation as a safeguard | masking replaces disclosure, true or false | can masking change what a recipient processes in law | my counsel asks for the legal value of masking | does the notice at collection need the vendor despite masking",
    answer:
      "Masking has gained weight in law, as of September 8, 2025. In the European Union it can decide what a recipient is processing, and in India’s draft rule 6 it is a named safeguard: “encryption, obfuscation or masking or the use of virtual tokens mapped to that personal data.” It does not replace disclosure: the notice you give at collection must still name your model’s provider or its category.",
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
    variants:
      "may I rely on your article in court | does your article replace a lawyer | is the legal overview still current | are the dates in the articles final | law changes after your article | Could I base a decision on your legal text? | Do you give counsel? | Is your legal text still right today? | Who is liable if your legal text is wrong? | should I check the dates elsewhere | is there a disclaimer on the law text | may I rely on what you write about laws | can your blog stand in for an attorney | as of when is the legal description valid | I'm not a lawyer, can I trust the text | what has been updated by the editor's note",
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
    variants:
      "what basis do I need to send a customer message to an LLM | article 6 and 9 basis | legal ground for a shop chatbot | do I need consent in India to process a message | sensitive data limit california | customers in Lyon Pune San Diego | a health remark in a shop chat, is that allowed | Which basis lets a store pass customers' words to an AI? | A customer mentions an illness in the chat; what does law demand? | What differs between a French, an Indian and a Californian customer? | Need we tell Europeans who receives their words? | lawful grounds for AI chat in three places | which articles matter if health comes up in the chat | what can Californians restrict | must Indian shoppers agree first | one message, three laws: compare | our web shop sends chats to a model, on what ground | special categories in customer chats",
    answer:
      "It depends on where the customer lives:\n- GDPR: a basis in Article 6 and, for health, a condition in Article 9\n- DPDP Act, once in force: consent (section 6) or a listed legitimate use (section 7)\n- CCPA: notice at collection, and a right to limit use of sensitive data\n\nWhether the model provider must be named, and what happens if the message leaks, depends on the place too.",
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
    variants:
      "deletion rights in the three laws | section 12 dpdp erasure | which article is the right to be forgotten | does California have a right to delete | 1798.105 | erasure in EU, India, California | which provision gives a right to erasure | A customer in India, France or LA wants to be erased: by what right? | Is erasure available in all three places? | Which Californian section covers deletion? | Can Indians demand deletion already? | name the provisions on deletion side by side | do all three acts let people be forgotten | Article 17 and its cousins | where in Indian law is erasure found | the US equivalent of being forgotten, which section | comparison of deletion claims | legal citations for erasure worldwide",
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
    variants:
      "legitimate interest in India | does DPDP apply to foreign companies | extraterritorial reach of the Indian act | closed list of legitimate uses | may a complaint transcript be used for training in India | how long must logs be kept under draft rule 6 | can we rely on legitimate interests under DPDP | We're in London with Indian users. Does the Indian act bind us? | Is there a balancing ground in Indian privacy law? | May we reuse Indian complaints to teach our AI? | For what time must logs be kept under the Indian draft? | grounds in India: consent and what else | does the Indian act have an open-ended ground | an American app sold in India, which law | closed list or general clause in India | reach of the Indian act beyond borders | can an Indian transcript become learning material | one-year logs, who demands it",
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
    variants:
      "first step for AI privacy compliance | if I do only one thing this year | one action for compliance | list of recipients of a prompt | map one prompt and compare with the notice | what do all four laws ask for | what to do when there is little time | I can only do a single thing for compliance; what? | How do I find the gaps between notice and reality? | What do all four acts ask for in their own words? | Where does a beginner start with AI law? | what should I compare with my privacy notice | we have a day for compliance, how to use it | trace one prompt and write down which people? | priority number one for AI privacy this year | our notice may be wrong, how do I check | recipients, processors, third parties: one list? | cheapest step to obey the privacy acts",
    answer:
      "Map the route of one real prompt, name every recipient on it, and compare the list with your privacy notice. Each of the four laws asks for that list in its own words: recipients, processors, third parties, service providers. The gaps you find are this year’s work.",
    sources: [`${laws}#if-you-have-time-for-one-thing`],
  },
  {
    questions: [
      "What was EDPS v SRB about?",
      "the case of the coded comments and the auditor",
      "why does the SRB judgment matter for prompts",
      "which facts led to the judgment of September 4, 2025",
    ],
    also: "comments shareholders creditors failed bank EU body key codes story background court C-413/23",
    variants:
      "when was the SRB judgment | SRB case in short | who was the auditor in the SRB case | failed bank and pseudonymized comments | what does a case on comments have to do with AI | did the body have to tell people about the auditor | facts of C-413/23 P | in SRB, what was the infringement | what had the body in SRB failed to do | was it the codes or the notice that went wrong in SRB",
    answer:
      "An EU body had collected comments from shareholders and creditors of a failed bank, replaced the authors’ names with codes, and passed them to an auditor. For the body that held the key to the codes, the comments were personal data; for the auditor, that depends on whether it could reasonably find out who was behind them. The people should have been told about the auditor, a duty judged from the standpoint of the body that collected the comments; the missing notice was the infringement at issue. Replace “comments” with “prompts” and “auditor” with “model provider,” and the judgment is about your AI system.",
    sources: [laws, `${laws}#european-union-gdpr`, `${laws}#what-changed-if-you-run-ai`],
  },
  {
    questions: [
      "What if the shop’s chat leaks, in Lyon, Pune or San Diego?",
      "duties after a leak for the same message in three places",
      "breach of a chat with a French and an Indian customer",
    ],
    also: "72 hours authority Data Protection Board each person affected 1798.82 Lyon Pune San Diego customer deadline",
    variants:
      "leak of the soap message | who do we notify if the customer lives in Pune | breach notice for a customer in San Diego | a customer's chat leaked, which deadline in which country | compare breach duties in France and India | what happens in california if the customer's data gets out | what does California require if the shop's data leaks",
    answer:
      "It depends on where the customer lives:\n- Lyon (GDPR): the authority within 72 hours, unless risk is unlikely\n- Pune (DPDP Act, once in force): India’s Data Protection Board and each person affected (section 8), with details within 72 hours under the draft rules\n- San Diego (CCPA): notice, if data listed in Civil Code 1798.82 was exposed",
    sources: [`${laws}#one-sentence-in-three-places`],
  },
  {
    questions: [
      "Must a privacy notice name the model provider?",
      "do we have to name our LLM vendor to customers",
      "is the model provider named under GDPR, DPDP and CCPA",
    ],
    also: "recipients categories processors third parties service providers collection request disclosure notice",
    variants:
      "name OpenAI in our privacy notice | recipients or categories at collection | must we reveal which AI vendor we use | processors' identities on request in India | California and naming service providers | can masking replace disclosure of the vendor | does the shop in the soap example have to say who runs its model | Lyon, Pune and San Diego: must the provider be named | who has to be told which company runs the bot | may we keep our AI supplier secret from customers",
    answer:
      "In each place, people can learn of it in some form:\n- GDPR: yes, recipients or their categories, at collection\n- DPDP Act, once in force: yes, processors’ identities, on request, where data was given by consent (section 11)\n- CCPA: categories of third parties, and a contract with service providers\n\nDisclosure cannot be masked away: name your model provider, or its category, in the notice you give at collection.",
    sources: [`${laws}#one-sentence-in-three-places`, `${laws}#what-changed-if-you-run-ai`],
  },
  {
    questions: [
      "What happens in the example of the shop and the soap?",
      "my son is allergic to the soap you sent",
      "does masking the shop’s message change its duties",
    ],
    also: "order 77120 ORDER_1 RELATION_1 HEALTH_1 allergy child customer message masked late rare story",
    variants:
      "the soap message before and after masking | order 77120 | what does the shop's assistant send to the model | does the shop still have duties if it masks | which personal data is in the soap message",
    answer:
      "A customer writes that order 77120 came late and that a son is allergic to the soap: an order number, a child, a fact about health. Masked, it reads “My order ORDER_1 came late, and RELATION_1 is HEALTH_1 to the soap you sent instead,” and the assistant can still apologize and offer a replacement. The shop’s own duties remain the same, because it holds the key. For the provider, the test is whether it could reasonably identify someone, and a prompt that masks the name but keeps a rare story may fail it.",
    sources: [`${laws}#one-sentence-in-three-places`],
  },
];
