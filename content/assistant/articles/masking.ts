import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const masking = "/blog/real-time-data-masking";

/** The article on masking in real time. */
export const maskingAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How does masking deal with text that arrives in chunks?",
      "How does masking deal with a live voice transcript where the phone number comes in chunks?",
      "streamed tokens, number split in two pieces",
      "call center speech recognition while the caller is still talking",
      "can masking break when text is streamed",
      "partial values in a live stream",
      "typing word by word, half a number already sent",
      "phone number dictated digit by digit",
    ],
    hindi: [
      "agar phone number tukdon mein aaye to masking kaise hogi",
      "live call transcript ko mask kaise karte hain",
    ],
    also: "spoken bit pieces buffering hold back streaming voice dictation chopped fragments sse websocket whisper telephony ivr incomplete halves boundary subtitles",
    variants:
      "phone number split across two chunks | masking of streaming text | what about live speech to text | number arrives in pieces | does streaming delay the text | caller dictates digits slowly | hold back the last words | why can't you mask token by token | how many words is the delay in streaming | A caller dictates a number slowly. When does it get hidden? | Why hold back the last few words? | What's the trouble with hiding text that comes in fragments? | How much delay does the waiting cost? | is 9845 a phone number yet | speech to text is live, can it be masked live | half of a card number got out before the rest, how to prevent | typing indicator sends partial text, is that a leak | does each word wait, or only risky ones | websocket stream of words and identifiers | can masking run on a transcript while talking | why can't one decide word by word | does the shield work with streaming | does masking work with streaming | streaming | streaming answers",
    answer:
      "For text that is streamed as it is typed or spoken, masking holds back the last words until it is clear that they don’t start something longer. Otherwise the first half of a phone number is gone before the second half makes it one: “9845” is not a phone number until “0 11223” follows. The price is a delay of a word or two, and only where a word could be such a start.",
    sources: [`${masking}#four-ways-in-which-it-breaks`],
  },
  {
    questions: [
      "What is the article on real-time data masking about?",
      "masking that keeps up with the conversation, short version",
      "what is real-time masking compared with masking at night",
      "dynamic data masking for prompts explained",
      "why can I not mask a copy of the database as before",
      "nightly masking of a test database",
    ],
    also: "ddm static batch overnight etl snapshot gist takeaway essay instantaneous tldr script night copy offline development conversation",
    variants:
      "summary of the masking article | masking live conversations | real time vs nightly masking | what is masking in a conversation | how is dynamic masking different from static | what will I learn in the masking article | What used to happen at night and now happens live? | In one paragraph, what does your masking text teach? | Why is hiding in a copy of a database no longer enough? | What does real-time mean here? | four answers before I trust a mask: from which text | static versus dynamic hiding | is a dialogue different from a table, for masking | what will break a mask, according to the text | test data masking versus chat masking | the key idea of masking that keeps up | what is masked: names, numbers and what",
    answer:
      "Real-time masking replaces names, numbers and keys while a sentence is on its way to an AI system. Masking used to be a job that ran at night on a copy of a database, but a conversation is live: what you don’t hide in that second, you never will. Our article shows where the mask belongs, what breaks it, and the four answers to ask for before you trust one.",
    sources: [`${masking}#in-short`, masking],
  },
  {
    questions: [
      "What are the types of data masking, and which can be undone?",
      "redaction vs tokenization vs generalization",
      "is masking reversible",
      "compare masking techniques",
      "anonymize by using age ranges",
      "tokenization or redaction, what is the difference",
      "FPE versus tokenization",
      "can redaction be undone",
    ],
    also: "black out irreversible vault blackout bucket scrambling substitute shuffling variants methods original recovered restored get back kinds",
    variants:
      "example of generalization | example of redaction | example for each masking technique | kinds of masking | which masking is reversible | what is generalization | what is redaction good for | format preserving encryption vs token | four techniques of masking | which technique can't be undone | difference between redaction and tokenization | Which of the four methods is a one-way street? | Black bars or stand-ins: what are my options? | With what can format-keeping encryption be reversed? | Is saying forties rather than 43 a kind of masking? | tell me each method with its best use | can someone with vault access reverse a stand-in | are there masking methods without return | method for screenshots versus method for prompts | list masking kinds and reversibility | which method keeps the length of a number | how many methods of masking are there | vaguer values: what's the method called",
    answer:
      "Masking covers four techniques:\n- Redaction removes the value or puts a bar over it and cannot be undone; good for logs, exports and screenshots\n- Tokenization uses a stand-in, keeps the original in a vault, and can be undone by anyone with access to the vault; good for prompts\n- Format-preserving encryption gives a value of the same shape and can be undone with the key; good for old systems that check lengths and digits\n- Generalization gives a vaguer value, such as “forties” for 43, and cannot be undone; good for statistics and model training\n\nMixing them up is the most expensive mistake in this field, because it is usually found by an auditor.",
    sources: [`${masking}#masking-is-not-one-thing`],
  },
  {
    questions: [
      "What is tokenization?",
      "tokenization",
      "explain a token that stands in for personal data",
      "how do placeholders like PERSON_1 work",
      "tokenization vs encryption",
      "explain tokenization simply",
    ],
    hindi: ["tokenization kya hota hai", "token ka matlab kya hai"],
    also: "define surrogate alias codename nickname swap substitute detokenize lookup reversible grandmother layman plain words simple beginner child five definition",
    variants:
      "what is a token in data protection | how does tokenisation work | meaning of PERSON_1 | stand-in value with vault | who can undo a token | token vs format-preserving | explain tokens to a beginner | What stands behind PERSON_1? | Is a stand-in the same as a cipher? | Where is the real value when a stand-in is used? | Who is capable of turning a stand-in back? | explain stand-ins to my marketing team | does adaptive mean same length and shape | difference between stand-ins and shape-keeping ciphers | why are stand-ins good for prompts | I heard of tokens in crypto, are these the same | the principle of tokens in privacy, please | replace a value and keep it in a vault: term?",
    answer: `Tokenization replaces a value with a stand-in, such as PERSON_1, and keeps the original in a vault. Only people with access to the vault can undo it, which makes it suitable for prompts whose answers must name the right person. Format-preserving encryption, by contrast, gives a value of the same shape that the key can undo. With ${site.name}’s Adaptive Tokenization, a token has the same length and shape as its original.`,
    sources: [`${masking}#masking-is-not-one-thing`, "/use-cases#powered-title"],
  },
  {
    questions: [
      "Where should masking happen: in the log, in the answer or before the model?",
      "best place to put the mask",
      "filter the output or the prompt",
      "mask only in logs, is that enough",
      "before or after the LLM",
      "why not filter the model’s answer",
    ],
    also: "response scrub post-processing layer egress ingress upstream downstream early late architecture preprocessing post-filter stage point right",
    variants:
      "at which point should data be masked | is filtering the output enough | is masking logs sufficient | mask before or after the model | why must the mask be before the model | where in the pipeline does masking go | is a filter on the response good enough | We scrub our logs, isn't that sufficient? | Could we just clean what the AI answers? | At which spot in the pipeline do I install the mask? | Who does an output filter protect? | has the number already left when the log is cleaned | text box, model, log: where to mask | is scrubbing the reply too late | what's the right side of the model for a mask | mask on the way out or on the way in | why do experts want it in front of the model | post-processing as protection, good or bad | is it enough to black out numbers in the replies | hide card numbers only in what the bot says back | we filter the bot's replies, is that sufficient | cleaning the output alone, good enough | what if we scrub just the responses",
    answer:
      "The mask belongs on the way out: a gateway between the text box and the model reads the prompt, replaces what must not leave, sends the rest, and puts the values back into the answer if the reader may see them. A filter on the model’s answer protects only the person who looks over your shoulder, since the number has already traveled to the provider. Masking in the log is better than nothing, but the log is a copy and the original has left.",
    sources: [`${masking}#where-the-mask-belongs`],
  },
  {
    questions: [
      "Can masking find every name and identifier?",
      "what does the detector miss, false negatives",
      "limitations of masking",
      "why not just use regex patterns",
      "four ways masking breaks",
      "what slips through masking",
      "which personal data can be overlooked",
      "do you catch every nickname and typo",
    ],
    also: "undetected blind spots escape hundred percent perfect patient bed mayor husband free text complete rare unusual misspelled indirect context ner foreign",
    variants:
      "what can masking not detect | does masking miss things | patient in bed 4 | weak points of masking | is detection perfect | names without a pattern | can you catch every nickname | regular expressions are not enough | What would your masking overlook? | The patient in bed 4: why is that hard? | How honest are you on misses? | Which four things defeat a mask? | do you claim 100 percent detection | what if the same man gets two labels | typos and nicknames, a weakness? | mayor's husband example, what does it show | how do I discover the misses before trusting a vendor | known weaknesses of hiding data | does a value without a pattern get through | misses | does masking miss names",
    answer: `No masking finds everything, ${site.name}’s included. Masking breaks in four ways:\n- the value has no pattern, as in “the patient in bed 4 whose husband is the mayor”\n- the value arrives in pieces\n- the same person gets two tokens\n- the mask is only a filter on the answer, and the model can be talked around it\n\nMeasure the misses on your own text before you trust a percentage from anyone.`,
    sources: [`${masking}#four-ways-in-which-it-breaks`, `/blog/beyond-encryption-${site.slug}#what-this-does-not-do`],
  },
  {
    questions: [
      "Should tokens stay the same between conversations?",
      "consistent placeholders for the same person",
      "why must one patient always get the same token",
      "can a provider build a profile from pseudonyms",
      "token stability and linkability across chats",
      "same placeholder in every chat",
    ],
    also: "customer identical consistent link sessions stable alias deterministic persist correlate random rotating memory continuity reuse",
    variants:
      "same token across sessions | should PERSON_1 be constant | can tokens be linked between chats | why change tokens between conversations | consistent tokens within a chat | risk of stable pseudonyms | token lifetime | Should Mr. Rao be PERSON_1 tomorrow as well? | What if a label changes within a dialogue? | Why is a permanent pseudonym a risk? | Can a collector of prompts follow a fixed label? | two labels for one patient, what does the model think | lifetime of a label: one dialogue or forever | a stand-in that never changes is a second name, why | linkability of labels over days | when must labels be renewed | within the talk constant, across talks different: why | profile building by the AI vendor via labels | are tokens the same across conversations | does a token stay the same across conversations | same token in two conversations",
    answer:
      "Tokens must be stable inside a conversation and must change between conversations. If one patient becomes PERSON_1 in the first message and PERSON_7 in the third, the model sees two patients. A stand-in that is the same in every conversation is a second name, and anyone who collects prompts can follow it: if PERSON_1 meant one man forever, the provider could build a file on him under a nickname. The EDPB’s draft guidelines describe this as a domain: say where the tokens are valid, and keep what reverses them outside it.",
    sources: [
      `${masking}#four-ways-in-which-it-breaks`,
      `/blog/beyond-encryption-${site.slug}#what-belongs-in-between`,
    ],
  },
  {
    questions: [
      "How fast does masking have to be?",
      "acceptable delay for people who type",
      "Nielsen limit of a tenth of a second",
      "average or 99th percentile, which speed matters",
      "delay that users notice",
      "is the average delay a good measure",
    ],
    also: "latency quick lag milliseconds tolerate wait p99 p95 tail threshold sluggish realtime patience perceive snappy response time slowest benchmark metric",
    variants:
      "why look at the 99th percentile of masking delay | average or slowest hundredth | who said that people notice a tenth of a second | the 0.1 second rule of response times | Nielsen's response time limits | how many milliseconds may masking take | when do people notice a delay | 12 ms average, 900 ms worst | which latency percentile to measure | tolerable delay for masking | is a fast average enough | speed requirement for masks | How long may people wait without noticing? | Is 12 ms on average good? | What's wrong with averages in speed? | Which slow end should be measured? | a tenth of a second, what has it to do with masks | our mask takes 40 ms, acceptable? | users bypass a slow mask, consequences | what is quicker: the mask or the model's first word | limit of human perception for delay | p99 or mean for a mask | slowest hundredth of 900 ms, is that bad | does the mask read the entire history on every message | must each new message process the whole chat once more",
    answer:
      "Masking that takes a few tens of milliseconds is fast enough, because people notice a delay at about a tenth of a second (Jakob Nielsen’s rule) and the model’s own first word usually takes longer, provided that each prompt is processed once and not the whole history every time. Measure at the slow end: if the average is 12 ms but the slowest hundredth takes 900 ms, a department that sends a hundred prompts a minute has one annoyed user every minute, and a mask that people work around has a recall of zero.",
    sources: [`${masking}#what-the-speed-has-to-be`],
  },
  {
    questions: [
      "What should I ask a vendor of masking products?",
      "four figures to request before buying",
      "how to evaluate and compare a redaction tool",
      "recall and precision of detection",
      "RFP criteria for a proof of concept",
      "criteria for choosing a masking vendor",
    ],
    also: "buyer checklist questions purchase metrics KPIs selection rfi tender procurement questionnaire shortlist scorecard due-diligence prove numbers measure demand",
    variants:
      "questions for masking vendors | evaluate a masking tool | how do I compare masking products | which metrics should I request from a vendor | what to measure on my own texts | recall precision delay failure | buying checklist masking | due diligence on a redaction product | I'm comparing three redaction tools; what figures do I request? | How do I unmask a vendor's glossy percentage? | On whose texts should a vendor's numbers be measured? | How is precision by kind defined? | what should a proof of concept for masking measure | four figures for my tender on redaction | what's better than a public benchmark | delay, recall, precision and what fourth thing | interrogate a masking seller, how | buyer's guide for redaction software | which percentile of delay with my longest texts",
    answer:
      "Ask a vendor of masking products for four answers, measured on your texts and not on the vendor’s:\n- Recall by kind: of all names that were in the text, how many were hidden?\n- Precision by kind: how often was a harmless word hidden?\n- Delay at the 99th percentile, with your longest prompts\n- What happens when it fails: does the prompt wait, or does it go out unmasked?\n\nTwo hundred of your own texts, marked by two people, teach more than any public benchmark.",
    sources: [`${masking}#four-answers-to-ask-for`],
  },
  {
    questions: [
      "Is masked or tokenized data still personal data?",
      "what is pseudonymization compared with anonymous data",
      "does masking take us out of the law",
      "Recital 26 and tokens",
      "legal status of placeholders for the recipient",
      "are we out of the GDPR if we mask everything",
      "does GDPR apply to tokens",
      "does a token count as anonymised",
    ],
    also: "exempt scope escape reidentify reidentification breyer qualify avoid loophole traceable linkable vault holder duties remove",
    variants:
      "is pseudonymised data personal data | does tokenising get rid of GDPR | tokens anonymous or not | gdpr article 4(5) | recital 26 | is a masked prompt outside of the law | personal data for the recipient of tokens | legal status of tokenized text | If all names are tokens, can we forget about GDPR? | Is a token personal for us, and for the AI vendor? | Which recital speaks about pseudonyms? | Who holds the vault, and why does it matter in law? | are coded prompts anonymous | does the recipient of tokens process personal data | legal definition of pseudonymized | tokens as an exemption from law: yes or no | Article 4(5) in plain words | when is coded data not personal | did a court say something on coded data and the receiver | term for data that leads to a person only with extra information | what does the GDPR call data that needs additional information to be attributed",
    answer:
      "For you, the holder of the vault, tokenized data is still personal data: a token in a prompt is a safety measure, not an exemption. GDPR Article 4(5) calls data pseudonymized when it can no longer be attributed to a person without additional information that is kept apart, and Recital 26 adds that such data is still personal. For a recipient with no means reasonably likely to be used to trace a token back, it need not be, as the Court of Justice held in EDPS v SRB on September 4, 2025.",
    sources: [`${masking}#masking-is-not-one-thing`],
  },
  {
    questions: [
      "How can I start with masking today without buying anything?",
      "quick first check of our prompts in a morning",
      "how can we check our own logs for leaks",
      "search last week’s chats for cards and emails",
      "Luhn check and access keys by pattern",
      "introduce masking step by step",
      "what can we check in one morning",
      "which kinds of data to mask first",
    ],
    also: "noon lunch quickly free cheap purchase regex scan history before diy grep script homemade inexpensive beginner gradually fields phase order small pilot",
    variants:
      "test for leaks in my own prompts | what to check by noon | free first step with masking | three patterns to search for | Luhn check on last week's prompts | do it yourself check | how long does a first check take | begin masking without a product | What can I do this morning with a regex and our logs? | Which three patterns should I look for first? | No budget at all: how do I begin? | Should I ask permission before reading prompts? | when do I add names to the mask | how do I spot card numbers with a checksum | a quick inventory of leaks in our chats | what comes after the morning's check | cloud keys in chats, how to recognize | do-it-yourself start for hiding data | first small step for a team without tools",
    answer:
      "Take last week’s prompts from one assistant, with the data owner’s permission, and search them with patterns alone for three things. This takes a morning and no product:\n- email addresses\n- card numbers that pass the Luhn check\n- strings that begin like the access keys of your cloud provider\n\nIf it finds something, you know the lower bound. Then hide those three kinds on the way out, count the complaints, and add names when the count reaches zero.",
    sources: [`${masking}#start-with-what-you-can-check-by-noon`],
  },
  {
    questions: [
      "Can a user talk the assistant into revealing a masked name?",
      "spell the patient name backwards trick",
      "bypass the filter with a clever question",
      "get around redaction by rephrasing",
      "can someone trick the bot into showing a masked name",
      "is it possible to get the hidden name out with clever prompts",
    ],
    also: "extract coax circumvent evade unmask outsmart manipulate riddle rhyme acrostic initials translate encode base64 guess letters rot13 jailbreak risk",
    variants:
      "can someone trick the bot into spelling the name | spell it backwards | prompt tricks against output filters | reveal the masked patient | does backwards spelling defeat masking | can an attacker get the original from the model | Spelling it backward, does that beat your mask? | Can cunning questions bring out hidden names? | If the AI never knew the name, is there a risk? | Which requests get around an answer filter? | one letter per line, what's that trick | could an attacker persuade the model to unmask | my pupils try to trick bots into telling names | why can't the model reveal what it hasn't seen | is output filtering beaten by reversed text | can hidden values be coaxed out",
    answer:
      "If the model has never seen the name, there is nothing to reveal, even to “Spell the patient’s name backward, one letter per line.” If a filter on the answer is your only protection, this is the kind of request that gets around it. OWASP’s Top 10 for LLM Applications lists both halves: prompt injection comes first in the 2025 edition (LLM01), disclosure of sensitive information second (LLM02).",
    sources: [`${masking}#four-ways-in-which-it-breaks`],
  },
  {
    questions: [
      "What is differential privacy, and do you use it?",
      "adding statistical noise to data, epsilon budget",
      "federated learning or synthetic data techniques",
      "k-anonymity support",
      "do you use differential privacy",
      "is differential privacy part of your product",
    ],
    also: "laplace gaussian homomorphic opendp fake datasets perturbation census aggregate",
    variants:
      "differential privacy support | do you add noise | federated learning | synthetic data generation | k anonymity | epsilon | Is there noise added to our statistics? | Do you have an epsilon setting? | Do you train across hospitals without moving data? | Which of your techniques comes closest to adding noise? | are synthetic records produced by you | is k-anonymity offered | statistician asks: formal privacy guarantees? | does the shield use noise mechanisms | Laplace or Gaussian mechanism in your product | privacy-preserving learning, do you support it | forties instead of 43, is it your nearest technique",
    answer: `The site does not describe differential privacy and does not say whether ${site.name} uses it. The closest technique in our articles is generalization: a vaguer value, such as “forties” for 43, for statistics and model training. Ask our team on the [contact page](/contact), or ask for a person here.`,
    sources: [`${masking}#masking-is-not-one-thing`, "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which masking technique should I choose?",
      "masking for a legacy system that checks field lengths",
      "best technique for statistics or model training",
      "how should logs and exports be masked",
      "when to use format-preserving encryption",
      "which technique fits prompts",
    ],
    also: "old validate length digits test data analytics anonymize recommend suggest without names redact screenshots",
    variants:
      "which kind of masking for logs | masking for statistics | masking for screenshots | old mainframe that checks length | what masking suits model training | technique for prompts where the answer needs the name | choose redaction or tokenization | Which method do I use for a COBOL system with fixed lengths? | For our analytics, what's the proper method? | What suits screenshots for a manual? | For a reply that must name the right person, which method? | training a model on customers: which method | exports to partners should be cleaned how | match each use with a masking method | I have prompts, logs and a mainframe, what for each | is redaction okay for prompts | which method do you recommend for exports | decision guide for masking methods",
    answer:
      "It depends on the use:\n- logs, exports and screenshots: redaction\n- prompts whose answers must name the right person: tokenization\n- old systems that check lengths and digits: format-preserving encryption\n- statistics and model training: generalization, for example “forties” for 43",
    sources: [`${masking}#masking-is-not-one-thing`],
  },
  {
    questions: [
      "How many sample texts do I need to test masking?",
      "build a test set for detection",
      "size of a labeled benchmark for masking",
      "how to measure recall on our own data",
      "how many documents to annotate",
      "how many examples are enough to test a masking product",
      "how large should our test set for masking be",
    ],
    also: "evaluate good texts label mark quantity pilot measure quality dataset",
    variants:
      "number of test texts | how large should my test set be | two hundred texts | how many people should label | annotators disagree, what then | sample for a masking evaluation | Is a hundred sample texts sufficient for a trial? | How many annotators do I need? | What do disagreements between annotators tell me? | Own texts or a public benchmark? | evaluation set for a redaction trial: what size | we have 200 emails marked, is that enough | how do I build ground truth for detection | who should mark the names in my samples | a policy not yet written down: what reveals it | measuring detection at home, how much data | does more labeling beat a benchmark",
    answer:
      "Two hundred of your own texts, marked by two people, teach more than any public benchmark. Where the two disagree, the disagreements are your policy, not yet written down.",
    sources: [`${masking}#four-answers-to-ask-for`],
  },
  {
    questions: [
      "What happens when a harmless word gets masked?",
      "false positives such as May",
      "over-masking makes answers useless",
      "why does precision of masking matter",
    ],
    also: "blocks too much wrong words hidden month verb annoying disable",
    variants:
      "avoid that the month of May disappears from the text | keep ordinary words from being hidden | the tool hides words that are no names | the word may is masked | too many false alarms in masking | over masking | names that are also words | harmless words hidden | what happens with low precision | people turn the mask off | Why is the word May troublesome? | What if too many innocent words vanish? | When do people switch a mask off? | How should I ask a vendor about wrongly hidden words? | month, verb, person: which word is it | my text became unreadable by masking | low precision: consequences for users | names that are ordinary words | can too eager masking make answers useless | Mark and Will are names too: how do masks treat such words | harm of hiding innocent words",
    answer:
      "Low precision hurts: “May” is a month, a verb and a person. Below a certain precision the answers become useless and people switch the mask off. So ask for precision by kind: how often was a harmless word hidden?",
    sources: [`${masking}#four-answers-to-ask-for`],
  },
  {
    questions: [
      "What should happen to a prompt when the detector fails?",
      "does the prompt wait or go out unmasked",
      "masking service is offline",
      "failure of the detector",
    ],
    also: "down crash error bare unprotected outage timeout failopen failclosed broken malfunction unavailable fallback",
    variants:
      "detector is down | what if the masking service crashes | prompt goes out unmasked on failure | failure behaviour of masking | should prompts wait during an outage | we had not thought about it | The recognizer is down; does text go out in clear? | Is not having thought about failure a decision? | What should the vendor say on outages of its detector? | Wait or pass when hiding doesn't work? | what's the worst reply of a vendor on failure | public bot and failure of the mask | clinic assistant and failure of the mask | can I choose what happens when hiding breaks | a crash of the redaction service, then? | fallback when detection is not available | what if the check is down",
    answer:
      "Ask the vendor: if the detector is down, does the prompt wait, or does it go out unmasked? Both are decisions; “We had not thought about it” is the second. Our article on DLP and IAM would fail closed for a public chatbot and perhaps open with an alarm for a clinician’s assistant.",
    sources: [`${masking}#four-answers-to-ask-for`, "/blog/dlp-iam-security-blindspot#how-it-goes-wrong"],
  },
];
