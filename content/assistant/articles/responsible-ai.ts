import type { CuratedAnswer } from "../curated-answer.ts";

const responsible = "/blog/responsible-ai-privacy";

/** The article on responsible AI. */
export const responsibleAiAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How do I make responsible AI principles testable?",
      "responsible AI has an owner, a test and a date",
      "rewrite vague AI ethics statements as controls",
      "what is wrong with we are committed to privacy",
      "who is responsible for responsible AI",
      "make a principles page checkable",
      "is a commitment to privacy worth anything",
    ],
    also: "measurable KPI concrete ownership pledge empty greenwashing enforceable operational slogans respect verify turn promise believe website claims marketing",
    variants:
      "make AI ethics measurable | responsible AI checklist | what does every principle need | owner test date stop | our principles are vague | turn values into controls | when is a principle a control | example of a rewritten principle | Our ethics page is full of nice words. How do we give it teeth? | Which four things does each principle need? | What's the improved version of your data is safe with us? | Why does a principle need a date? | what should stop if a test fails | ethics guidelines into engineering, how | a principle that can't fail is what | accountable AI: where do I begin | turn slogans into something verifiable | who should own a promise | my professor says AI ethics is empty talk, counter that",
    answer:
      "Give each principle an owner, a test that can fail, a date on which the result expires, and something that stops when the test fails. “Your data is safe with us” becomes: the security team owns it, planted records are asked for by roles that are not allowed to see them, and a failure stops the release. A principle that cannot fail is not a control.",
    sources: [`${responsible}#five-sentences-rewritten`, `${responsible}#in-short`, responsible],
  },
  {
    questions: [
      "How many clean test answers prove that an assistant does not leak?",
      "sample size for fewer than one leak in a thousand",
      "statistics of finding nothing, 95% confidence",
      "we found zero leaks, what does that prove",
      "how many prompts to claim less than 1 in 1000",
      "how many red team questions are enough",
    ],
    also: "without significant tried safe small 200 poisson probes probability bound quantity interval certainty row 30000 excluded rate",
    variants:
      "sample size to prove no leaks | how many test questions do I need | 3000 clean answers | rule of three for leaks | 200 clean answers mean what | confidence 95 percent leak rate | zero leaks found, are we safe | how many tests for 1 in 10,000 | We asked 200 questions and saw no leak. How sure can we be? | How large must a trial be for one in a thousand? | At which confidence do your numbers hold? | What can't statistics guarantee even with 30,000 answers? | absence of leaks: what does it show | number of probes for a strong claim | 1 in 334: from how many answers | can a small red-team exercise prove safety | the maths of finding nothing | I need a defensible sample size for an audit | thousand clean replies: what's the upper bound | what assumption hides in the sample size | do attackers ask the same questions as my test | are test questions like those of an attacker | my test set differs from what attackers ask",
    answer:
      "To claim fewer than one leak in a thousand takes about three thousand clean answers. At 95% confidence:\n- 200 clean answers exclude a leak rate above 1 in 67: at 40,000 questions a day, still up to 595 leaks a day\n- 1,000 exclude one above 1 in 334: still up to 120\n- 3,000 exclude one above 1 in 1,002: still up to 40\n- 30,000 exclude one above 1 in 10,015: still up to 4\n\nEven that assumes that your questions resemble the ones people will ask. An attacker’s will not, so read it as the best case.",
    sources: [`${responsible}#the-arithmetic-of-finding-nothing`],
  },
  {
    questions: [
      "What are the functions of the NIST AI Risk Management Framework?",
      "NIST AI RMF govern, map, measure, manage",
      "is the AI RMF voluntary",
      "generative AI profile and its twelve risks",
      "is the NIST framework mandatory",
    ],
    also: "RMF US framework structure american pillars core playbook guidance genai cornerstones blueprint elements binding obligatory law voluntary",
    variants:
      "NIST AI RMF functions | govern map measure manage | is NIST AI RMF mandatory | twelve risks of generative AI | when was the AI RMF published | what is the generative AI profile | Which four verbs structure the American framework? | Is the American AI framework law? | How many risks does the generative profile list? | In which year did NIST release the framework? | govern, map and what else | is privacy on NIST's list for generative AI | do we have to obey NIST on AI | voluntary AI guidance from the US | what came in 2024 from NIST on AI | structure of the RMF | functions of the framework in order",
    answer:
      "NIST’s AI Risk Management Framework (2023) has four functions: govern, map, measure and manage. It is voluntary. Its 2024 profile for generative AI names data privacy as one of twelve risks.",
    sources: [`${responsible}#two-frameworks-that-ask-for-the-dull-sentence`],
  },
  {
    questions: [
      "What is ISO/IEC 42001?",
      "AI management system standard",
      "what does an ISO 42001 certificate prove",
      "impact assessment with ISO 42005",
      "can a company be certified against ISO 42001",
      "does ISO 42001 mean the model does not leak",
      "what is ISO/IEC 42005",
      "what does an ISO 42001 certificate not say",
    ],
    also: "certifiable certification AIMS norm bot iso42001 badge seal worth implement accredited pdca impact assessment management system value",
    variants:
      "is ISO 42001 certifiable | iso 42001 meaning | can you be certified for AI management | what does ISO 42001 not prove | A.6.2.8 event logs | standard for AI management systems | ISO for AI | which annex asks for impact assessment | Which norm lets an organization certify its AI governance? | Does the certificate prove that the bot is discreet? | What is the sibling of 27001 for AI? | Which annex calls for event logs? | in what year was the AI norm published | impacts on people: where in the norm | is it about the model or about management | a supplier waves a 42001 paper, what's it worth | norm for AI governance, explain | what is missing in that certificate | AI quality management standard",
    answer:
      "ISO/IEC 42001 (2023) is a management-system standard for AI, the sibling of ISO/IEC 27001, and an organization can be certified against it. It asks, for example, that impacts on individuals are assessed (Annex A.5) and that the system’s events are logged (A.6.2.8). A certificate does not say that your model keeps a secret; that takes a test of the model.",
    sources: [`${responsible}#two-frameworks-that-ask-for-the-dull-sentence`],
  },
  {
    questions: [
      "When does a privacy test result expire?",
      "how often must AI tests be repeated",
      "silent model update by the provider",
      "does a result hold after the prompt or index changes",
      "how long is a red team result valid",
      "provider updated the model, do old tests count",
    ],
    also: "retest frequency version shelf-life outdated rerun regularly revalidate drift upgrade monthly quarterly annually new release again",
    variants:
      "what happens when the date of a test has passed | a test is past its date | validity of AI tests | when to retest | provider updates the model silently | expiry date of test results | what ends a test result early | how to treat expired results | how often should tests be run again | Our model was updated last week; is the report from May void? | What should end a result early? | How do we treat results past their date? | Does changing the index cancel an old result? | is last year's red-team report of value | the vendor upgraded silently, what about our tests | calendar date for each result, why | to what exactly does a result refer | new system prompt, test again? | shelf life of a privacy test | when are test outcomes history",
    answer:
      "A test result is about one version of a model, one system prompt, one index and one set of rules; change any of them and the result is history. Give each result a calendar date and a list of changes that end it early, and count an expired result as failed. Exercise the switch that turns the system off each quarter, on a business day, and record how many seconds it took.",
    sources: [`${responsible}#the-date`],
  },
  {
    questions: [
      "Why should responsible AI begin with privacy?",
      "privacy-enhanced as a characteristic of trustworthy AI",
      "fairness versus privacy and bias detection, Article 10(5)",
      "how many breached companies had no AI governance policy",
    ],
    also: "share percent firms policy missing IBM start first priority discrimination importance foremost majority precedence sequence justification prejudice equality",
    variants:
      "why privacy before fairness | start responsible AI with what | 63 percent no governance policy | share of companies without an AI governance policy | is privacy the only topic of responsible AI | why is privacy failure visible | Why start ethics with privacy and not fairness? | What share of breached firms had no policy for AI? | Is privacy all there is to responsible AI? | Why is a phone number on the screen a clear failure? | where do I begin with trustworthy AI | can honest people disagree on fairness | 63% of which companies lacked a policy | order of topics in responsible AI | what makes privacy failures visible | excuse for stopping at privacy? | IBM number on governance policies",
    answer:
      "Begin with privacy because its failure can be seen: two honest people may disagree about fairness, but not about whether a phone number is on the screen. NIST lists it as “privacy-enhanced,” one of seven characteristics of trustworthy AI, and it comes with a body of law and a habit of keeping records. In IBM’s 2025 breach study, 63% of the breached organizations had no AI governance policy or were still developing one. Privacy is where to start and no excuse for stopping there.",
    sources: [`${responsible}#why-begin-with-privacy`],
  },
  {
    questions: [
      "How often should we practice the kill switch?",
      "NIST Manage 2.4, disengage the system",
      "switch the AI off in an emergency",
      "which part of the AI RMF asks for an off switch",
      "exercise for turning the assistant off",
      "who can pull the plug",
    ],
    also: "practise drill test emergency stop shut down quarter night duty allowed 3am responsible off shutdown disable",
    variants:
      "test the off switch | kill switch drill | quarterly | how fast can you turn the AI off | who can pull the switch at night | NIST manage 2.4 | emergency stop for AI | Who is allowed to stop the AI at 3 a.m.? | How many times a year should we practice stopping? | What do we write down when we practice? | Which NIST item demands a way to disengage? | on which kind of day should the drill be | emergency off: responsibilities | do we need permission to pull the switch | how fast can our AI be stopped | drill for a misbehaving system | is a stop mechanism required by a framework | weekend or business day for the drill",
    answer:
      "Exercise the switch each quarter, on a business day, and record how many seconds it took. Manage 2.4 of NIST’s AI RMF asks for a mechanism to disengage a system that misbehaves, with responsibilities assigned and understood: the person on duty at three in the morning may pull it without asking.",
    sources: [`${responsible}#the-date`, `${responsible}#two-frameworks-that-ask-for-the-dull-sentence`],
  },
  {
    questions: [
      "What can I show for NIST AI RMF and ISO 42001?",
      "evidence for Govern 2.1 and Measure 2.10",
      "register that covers both frameworks",
      "ISO 42001 Annex A.5 and A.6.2.8",
    ],
    also: "auditor artifacts mapping clauses crosswalk prove documentation binder folder inspector assessor spreadsheet",
    variants:
      "evidence for AI frameworks | register for NIST and ISO | what do auditors want for AI RMF | measure 2.10 | govern 2.1 | one register for both standards | documents needed for ISO 42001 | Can one register serve two frameworks? | What do I put beside Govern 2.1? | Which evidence belongs to A.6.2.8? | What does an AI auditor like to see? | a sheet with risks, names, tests, dates | mapping between the American framework and the ISO norm | Manage 2.4: which proof | evidence pack for AI governance | what does Measure 2.10 want | when was the impact assessment revised: for which annex | how do I document both at once",
    answer:
      "One register serves both frameworks:\n- Govern 2.1 (roles and responsibilities are documented and clear): a name beside each risk\n- Measure 2.10 (privacy risk identified earlier is examined and documented): a test, its result, its date\n- Manage 2.4 (someone can disengage a system that misbehaves): a switch, and when it was last pulled\n- ISO/IEC 42001, Annex A.5: the impact assessment and its last revision\n- ISO/IEC 42001, A.6.2.8: logs that answer a question",
    sources: [`${responsible}#two-frameworks-that-ask-for-the-dull-sentence`],
  },
  {
    questions: [
      "Who should own which responsible AI test?",
      "owner and test for each principle",
      "five sentences of a principles page, rewritten",
      "what stops when a test fails",
    ],
    also: "product security privacy office support operations table responsible release",
    variants:
      "make we only collect what is needed checkable | make humans oversee our AI checkable | how to check the promise that people are in control | Which team should test what, in AI ethics? | What does the privacy office try out? | Who pulls the switch without announcement? | How is we collect only what we need tested? | five promises and their owners | support lets a stranger find a rule: for which promise | assign AI promises to departments | you are in control: how is that verified | transparent AI: test and owner | humans oversee AI: which exercise | what does security ask for in the rewritten promise | example of rewritten promises with owners | the switch is pulled without notice and fails, what stops | what if the oversight test goes wrong | a test of the off switch failed: consequence",
    answer:
      "Our article rewrites five principles as tests with an owner:\n- “We collect only what we need”: product removes a field and sees whether answers get worse; if not, the field stops\n- “Your data is safe with us”: security asks for planted records in roles that are not allowed to see them; a failure stops the release\n- “You are in control”: the privacy office withdraws for a synthetic person and searches for the planted string everywhere; a failure stops training jobs\n- “Our AI is transparent”: support lets a stranger read one decision in the log and say which rule made it; otherwise the rule stops until it is rewritten\n- “Humans oversee our AI”: operations pulls the switch unannounced and counts the seconds until no answer leaves; a failure stops the claim",
    sources: [`${responsible}#five-sentences-rewritten`],
  },
  {
    questions: [
      "Can privacy and fairness conflict?",
      "may we process sensitive data to detect bias",
      "bias testing and Article 10(5) of the AI Act",
      "does guarding secrets make an AI fair",
    ],
    also: "discrimination groups ethnicity special categories worse limit race gender tradeoff unbiased demographic equality dilemma",
    variants:
      "fairness against privacy | use sensitive data for bias tests | article 10(5) | is it permitted to process ethnicity to detect bias | does privacy make AI fair | trade off between privacy and fairness | To detect discrimination we need ethnicity; does privacy forbid it? | Which article lets us use sensitive data against bias? | What replaced paragraph 5 of Article 10? | Can a discreet system be unfair? | conflict of goals in AI ethics | special categories for testing discrimination | may providers check for bias with protected data | who belongs to which group: how could we know lawfully | Article 4a: about what | is guarding secrets enough to be good | bias audits and data protection",
    answer:
      "Yes: to find out whether a model is worse for one group, someone has to know who belongs to it. That is why the EU’s AI Act (Article 10(5), replaced on July 27, 2026, by Article 4a) lets providers of high-risk systems process special categories of data for bias detection under strict conditions. Article 4a also covers providers and deployers of other AI systems. A system can guard every secret and still treat people badly.",
    sources: [`${responsible}#why-begin-with-privacy`],
  },
  {
    questions: [
      "Which habits follow from testing for leaks?",
      "write n next to every zero",
      "how to generate thousands of test questions",
      "what is safer than testing, a masked field or more questions",
    ],
    also: "three habits machine mutate hand promise absent field probability zero sampled statistics PHONE_1",
    variants:
      "what do we learn from the leak statistics | how to report zero leaks honestly | who writes three thousand test questions | how can a leak be ruled out entirely | test or mask, which one guarantees it | mutating questions that nearly worked | what is left to test if the field is masked",
    answer:
      "Three habits follow:\n- Write n next to every zero\n- Generate questions by machine, by mutating the ones that nearly worked, because no one writes three thousand by hand\n- Don’t rely on the model alone for a promise that must hold every time\n\nA sampled test bounds a probability; a field that never enters the prompt makes it zero. Then the test has a smaller job: to show that the masking runs and finds what it should.",
    sources: [`${responsible}#the-arithmetic-of-finding-nothing`],
  },
  {
    questions: [
      "What does the test with 200 questions show?",
      "sixty synthetic patients and no leak",
      "we asked two hundred questions without a leak, how safe is that",
      "what does a slide with 0 leaks mean",
    ],
    also: "clinic reception phone number planted slide twenty exclude little 67 passes",
    variants:
      "two hundred clean answers | the clinic test with planted phone numbers | how likely is it that a leaky assistant passes | one time in twenty | small leak test, what does it exclude | 200 prompts and nothing leaked",
    answer:
      "Very little: two hundred clean answers only exclude a leak rate above 1 in 67, which at 40,000 questions a day is still up to 595 leaks a day. An assistant that gives a number away once in 67 questions passes that test one time in twenty. In our article’s example, the team had planted sixty synthetic patients, each with a phone number that exists nowhere else.",
    sources: [`${responsible}#the-arithmetic-of-finding-nothing`],
  },
  {
    questions: [
      "What is an example of a responsible AI sentence that can be wrong?",
      "what makes a privacy sentence testable",
      "why is we are committed to privacy an empty sentence",
      "good wording for a responsible AI page",
    ],
    also: "dull owner scheduling team last tested September 1 3,000 prompts expires October 1 broken commitment survives leak regulator",
    variants:
      "rewrite our privacy promise as a testable claim | sample of a checkable AI statement | why can't a commitment be false | sentence with owner, test and expiration | what would make the principle false | is we care about privacy of any use | what's wrong with promising to respect privacy | a sentence of commitment that nothing can contradict | we take privacy seriously: is it a good principle",
    answer:
      "“The assistant never shows a patient’s phone number to the reception role,” owned by the scheduling team, last tested on September 1 with 3,000 prompts of which none failed; the result expires on October 1 or when the model changes. It can be wrong tomorrow, while no event can make “We are committed” false, since commitment survives a leak.",
    sources: [responsible],
  },
  {
    questions: [
      "What should be deleted from a responsible AI page?",
      "which sentences should we strike from our AI principles",
      "what to publish on a responsible AI page",
    ],
    also: "remove contradict event owners dates two lines grow edit website",
    variants:
      "clean up our AI ethics page | what belongs on an AI principles page | which statements should go | how short may a responsible AI page be | sentences that no event could contradict",
    answer:
      "Strike every sentence that no event could contradict. Publish what is left, with owners and dates, even if it is two lines, and let the page grow one testable line at a time.",
    sources: [`${responsible}#what-we-would-delete`],
  },
];
