import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What visitors ask about the assistant itself. */
export const assistantAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Are you a bot or a real person?",
      "am I talking to a human",
      "who are you",
      "is this a bot",
      "what is your name",
      "are you a machine",
    ],
    hindi: ["kya tum robot ho", "aap insaan ho ya bot", "tum kaun ho"],
    also: "artificial virtual soul alive operator human-being flesh siri alexa android gender fake personhood alias",
    variants:
      "bot or human | is there a human behind this chat | who am I chatting with | are you software | are you AI | your name | Is there a living being on the other side? | Are you artificial? | Have you got a name? | Could I be chatting with an employee right now? | What sort of thing are you? | are you human or computer | are you a living thing or a machine | hello, who's there | is this an automated helper | are you a piece of software or someone at a desk | introduce yourself please | am I writing to an employee or to a program",
    answer: `I’m the ${site.name} Support Assistant: a program, not a person. I answer from the pages of this site and link to them. If you prefer, a person on our team can take over.`,
    sources: ["/privacy-policy#how-collected"],
    offers: ["handover"],
  },
  {
    questions: [
      "What can you do?",
      "how can you help me",
      "which topics can I ask the assistant about",
      "what do you know",
      "help",
      "menu of options",
    ],
    hindi: ["tum kya kar sakte ho", "aap meri kya madad kar sakte ho"],
    also: "capabilities abilities subjects scope guide commands suggestions repertoire expertise talents",
    variants:
      "what can I ask | what topics do you know | capabilities of this assistant | help menu | what are you able to do | can you help with my application | I don't know what to ask you | Which subjects are you good at? | Could you list what you're able to answer? | Do you know about jobs as well as products? | Is there a limit to what you know? | what kind of questions make sense here | give me some ideas for questions | can you also tell me things about internships and cookies | are you able to help with my job application | hi, can you assist me | what if you don't have an answer | what's your area of knowledge",
    answer: `I can answer questions about ${site.name}:\n- its products, use cases and articles\n- demos, the free pilot and contact\n- open positions and internships, including your application\n- privacy and cookies on this site\n\nIf the site has no answer, I’ll say so and can connect you with our team.`,
    sources: ["/privacy-policy#how-collected", "/privacy-policy#use"],
    offers: ["demo", "apply", "handover"],
  },
  {
    questions: [
      "How does this chat work?",
      "which AI model do you use in this chat",
      "are you ChatGPT, do you use GPT",
      "does a language model write your answers",
      "where do your answers come from",
      "can your answers be wrong",
      "is my message sent to OpenAI",
    ],
    also: "backend anthropic hallucinate invent trustworthy powered brain scripted reliable correct claude gemini llama",
    variants:
      "which model powers this bot | is this GPT | how do you generate answers | do you hallucinate | are your answers reliable | is my message sent to an AI company | does an LLM write these replies | what does the model provider get of my chat | Is there ChatGPT behind you? | Do you make things up sometimes? | From which texts do you take what you say? | Should I double-check what you tell me? | Which technology produces your replies? | does an outside AI firm see what I ask you | how many of my earlier messages go to the model's operator | are you trained on your website | I don't trust chatbots, how do you come to your answers | are your sentences written by an LLM | are personal details removed before a model gets my message | how do you know all this | who answers in this chat | who answers here | who writes the answers in the chat | which company would receive my chat messages if a model is used | what does the company behind a language model receive",
    answer:
      "A program, not a person, answers here from the pages of this site and links the pages it used. If a language model writes the answers, the company that runs the model receives your message and the last few before it, with recognized personal data removed. If in doubt, rely on the linked page.",
    sources: ["/privacy-policy#how-collected"],
  },
  {
    questions: [
      "Which languages do you understand?",
      "can I write in Hindi, Tamil or Spanish",
      "do you speak German or French",
      "is the support available in my mother tongue",
      "do you speak Hindi",
    ],
    hindi: ["kya aap hindi samajhte ho", "hindi mein baat kar sakte ho", "hindi mein jawab do"],
    also: "bilingual multilingual translate arabic chinese marathi kannada telugu bengali portuguese italian japanese russian dutch punjabi urdu",
    variants:
      "can I write in another language | languages of this chat | is there a spanish version of the site | german support | only english? | Can I ask in my native tongue? | My English is poor, is another language okay? | Is the site translated? | can I write to you in Spanish | do you reply in French if I write French | is there a hindi version of the pages | which tongue should I use here | does anyone in your team speak German | can you translate the site for me | must I write English | are there pages in Tamil or Bengali",
    answer:
      "English is the only language of this assistant and this site. The site does not say which other languages our team speaks; a person can tell you.",
    sources: ["/privacy-policy#how-collected"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who reads this chat?",
      "is this conversation recorded",
      "is our conversation saved",
      "can your staff see what I type here",
      "is this chat private or monitored",
      "what does the chat store about me",
      "are you listening to or logging my messages",
    ],
    also: "confidential eavesdrop surveillance transcript history spy snoop watching moderator supervisor tapped overheard",
    variants:
      "who can see my messages | is the chat private | does staff read chats | is this chat recorded | how long is the conversation saved | what is stored of my chat | can anyone read what I wrote | are chats monitored | Is a third person reading along at this moment? | Could my employer find out what I asked here? | For how many days are these messages stored? | Who on your team is allowed to open a chat? | what remains of this talk on your server | is what I write deleted at some point | do you keep a log of our talk | which items belong to a stored conversation | are you eavesdropping | does a supervisor look at chats | how confidential is what I tell you here | is the time of my message stored too | does a human read the chat | do people read the chat",
    answer: `This chat is stored, and only team members whose role requires it can read it. A conversation is kept for ${site.conversationRetentionDays} days after its last message, or until you ask us to delete it. It holds your messages with recognized personal data removed, files you attach, your name and email if you give them, and the time.`,
    sources: ["/privacy-policy#use", "/privacy-policy#retention", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Is personal data in my chat messages masked?",
      "what happens to a card number that I type here",
      "I typed my aadhaar number here by mistake",
      "I sent you something private here by mistake",
      "do you hide phone numbers and names in the chat",
      "placeholders in my message instead of my email",
      "can you restore what was hidden in the conversation",
    ],
    also: "censored scrubbed stripped sanitized blacked-out asterisks ssn accidentally unmask blurred iban passport pan otp wrote oh",
    variants:
      "I entered my credit card here | is my personal info hidden in the chat | which data is masked in the chat | are phone numbers removed from messages | can masked data be restored | is masking in chat perfect | I posted my password or ID number by accident | are attachments masked | Oops, I just typed my bank card into this window | What do you hide in what I write to you? | Are all personal details found for sure? | Is an ID number I typed stored in clear? | Can you undo the masking of my message later? | what if you overlook a phone number in my text | are names hidden in the stored chat | I mistakenly entered my date of birth in the chat | do files I send get masked as well | why did my email turn into a tag in this window | which sorts of numbers are removed from my messages | I posted a password in here, is that bad | is the CVC of my card hidden when I type it | how does the masking in the chat work | how are personal details in my messages masked | does the chat masking miss things | can the masking of the chat miss something",
    answer:
      "Yes. Card, account and identity numbers, card security codes and expiration dates, email, postal and IP addresses, phone numbers, dates of birth, keys, and names introduced as names are masked before a message is stored and can’t be restored. Some can be missed, so please don’t send such data. Attached files are stored unchanged.",
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Can I attach files in this chat?",
      "send you a screenshot or document here",
      "which attachments does the chat accept",
      "upload a PDF to the assistant",
      "do you read the file I attached",
      "can I upload a file here",
    ],
    also: "photo paperclip drag drop png jpg image transmit snapshot filetype spreadsheet",
    variants:
      "upload file in chat | can you read my document | max size of attachment | send my CV here | which formats can I attach | does the bot open my file | file upload limit chat | Is there a paper clip for documents in this window? | May I give you my CV as a PDF here? | Does the assistant look into documents I add? | How many megabytes can a document in the chat have? | Are photos allowed in this window? | who opens the document that I add to the chat | I want to show you an error message as a picture | is a document kept with the conversation | can I drop a Word document here | which types of documents do you take in this window | will you analyze the contract I upload to the chat | file size limit in chat | how big may a file in the chat be | which file formats does the chat take",
    answer:
      "Yes, you can attach PDF or Word documents (doc, docx) of up to 5MB, such as a resume. Files are stored as they are with the conversation; the assistant doesn’t read them, but our team can.",
    sources: ["/careers/apply-internship", "/privacy-policy#information-collected", "/privacy-policy#security"],
  },
  {
    questions: [
      "How do I reach a person in this chat?",
      "what happens when you hand me over to your team",
      "will a human answer in this chat or by email",
      "what does the link Talk to a person do",
      "how does the handover to an employee work",
      "do I get the answer if I close this window",
      "I have to leave, where do I get the reply",
      "how will a person contact me after I ask for one",
    ],
    hindi: ["kisi insaan se baat karni hai", "mujhe team ke kisi vyakti se baat karao"],
    also: "operator representative rep escalate transfer callback speak colleague lose tab offline",
    variants:
      "talk to a human | how do I get a person | hand over to staff | will someone reply in chat | how is the team told about my handover | connect me with the team | leave email for the team | This bot doesn't help; get me an employee | Which button brings in your colleagues? | Must I leave an address to get a human? | Will the human see what I wrote before? | I must go offline, how will I get your colleague's answer? | can I speak with an agent | escalate this to a real employee | what does your team see when I ask for a human | where does the human answer: mail or this window | let me talk with your support staff | put me through to someone who knows more | I'd like a human being to answer | how is your colleague informed that I'm waiting",
    answer:
      "Press “Talk to a person” and leave your email address. Our team is notified by email, with your last messages as they are stored. It replies here in the chat, or by email if you’ve left.",
    sources: ["/privacy-policy#use"],
    offers: ["handover"],
  },
  {
    questions: [
      "Does the chat continue on another page?",
      "can I go to another page without losing the chat",
      "is my conversation still here when I come back",
      "open the chat on another device or browser",
      "can another person open my conversation",
    ],
    also: "reload refresh navigate persist resume switch phone stay lose continues",
    variants:
      "chat history on other device | does the chat stay when I change page | continue the conversation later | is the chat lost when I close the browser | open chat on my phone too | how does the site know that the chat is mine | If I click another link, is this talk gone? | Can I go on tomorrow where I stopped? | I started on my laptop; can I see the talk on my phone? | Is my talk gone when the browser is closed? | Could another person open my conversation on their device? | does the window remember me on the next page | what makes the chat know that it's me | how is my conversation tied to this browser | after a restart of the browser, is the dialogue still visible | does moving around the site interrupt us | I closed everything by accident, can I get the talk back",
    answer:
      "The chat continues from page to page until you close your browser. A conversation opens only in the browser that started it, which holds a secret random number in a cookie.",
    sources: ["/privacy-policy#security", "/cookie-policy#essential-cookies", "/privacy-policy#cookies"],
  },
  {
    questions: [
      "What happens when I press Yes or No below an answer?",
      "who sees my feedback on an answer",
      "do you read the ratings of the assistant",
      "your answer was not helpful, where do I say that",
      "what is the Was this helpful button for",
      "I clicked No under an answer, is that stored",
      "do you keep my rating of an answer",
    ],
    also: "thumbs rating rate button vote did this help look",
    variants:
      "rate an answer | was this helpful | thumbs up feedback | what happens with feedback on answers | answer did not help | does the team see my rating | What's the purpose of the Yes and No under your replies? | Your reply was useless, who can I tell? | Does anyone look at the votes on answers? | Is my vote linked to my question? | What do you do with a thumbs down? | should I press Yes when I'm satisfied | is voting on answers anonymous | does a No improve anything | what are those two little buttons under a reply | where does my vote go | I'd like to complain about this answer",
    answer:
      "When you say whether one of the Support Assistant’s answers helped, our team sees your rating with the question, to improve the answers.",
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "What is the name of the model behind this chat?",
      "which model writes here, and in which version",
      "how many parameters does your language model have",
      "which company runs the model of this chat",
      "what does a chat answer cost you",
      "since when does this assistant exist",
    ],
    variants:
      "chat model name | model name of the chatbot | name of your LLM | name of the AI behind the assistant | which LLM are you exactly | how big is your model | how many parameters do you have | context window of this chat | how many tokens can you read | temperature of the model | what was your system trained with | is your model open source | who programmed this assistant | who developed the chatbot | how much does this chatbot cost to run | when did this chat go live | how old are you as an assistant | can I buy this chatbot for my own site",
    answer: `The site does not say which language model, if any, writes answers in this chat, nor its version, size or cost. The privacy policy says what a company that runs one would receive: your message and the last few before it, with recognized personal data removed. Ask our team: email ${site.email}.`,
    sources: ["/privacy-policy#how-collected", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many messages can I send in this chat?",
      "how long may a message in the chat be",
      "how many files can I attach in one chat",
      "is there a daily limit for questions to the assistant",
      "how many chats can I have at the same time",
      "why does the chat take no more messages",
    ],
    variants:
      "message limit | chat limit | limit of messages per day | messages per day | how many questions may I ask you | how many questions are free | character limit of the chat | characters per message | maximum length of a chat message | my message is too long for the chat | how many words fit in one message | how many attachments can a conversation have | rate limit of the chat | too many messages, how long do I wait | after how many messages is the chat full | when does the chat time out | how long can one conversation go on | how many people can chat with you at once",
    answer: `The site’s pages don’t say how many messages or files a conversation can have, or how long a message may be. A file can be a PDF or Word document (doc, docx) of up to 5MB. If the chat stops you, email ${site.email} or ask for a person here.`,
    sources: ["/careers/apply-internship", "/privacy-policy#security", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who from your team took over my chat?",
      "what is the name of the person who answers in the chat",
      "who has read my chat messages so far",
      "how many people answer chats",
      "how fast does a person answer in the chat",
      "which colleague replied to me here",
    ],
    variants:
      "who took over my conversation | who is answering me now | name of the employee in this chat | name of the support agent | which person wrote the last answer | who was the person I chatted with yesterday | has anybody read this chat | did someone from the team see my message | who on the team looked at my conversation | which employee opened my chat | how many employees have read my messages | size of the support team | how many agents are online | is someone online right now | how long do I wait for a person | waiting time for a human | average response time of the team in chat | when will a colleague join this chat | can I speak with the same person again | can I choose who answers me | I want to rate the employee who helped me",
    answer: `The site names no one who answers chats, gives no waiting time for a person, and the assistant can’t see who has read your messages. Only team members whose role requires it can read conversations. Ask at ${site.email}, or press “Talk to a person.”`,
    sources: ["/privacy-policy#use", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How accurate is this assistant?",
      "how many questions does the chatbot answer right",
      "how many chats do you have a day",
      "how many names does the masking of the chat miss",
      "statistics of the support assistant",
      "how often do people ask for a person",
    ],
    variants:
      "accuracy of the chatbot | error rate of your answers | how often are you wrong | percentage of right answers | how many answers were rated helpful | share of helpful ratings | how many thumbs down did you get | how many people have used this chat | how many conversations have there been | how many questions could you not answer | what do people ask most | most frequent question in the chat | how many chats end with a person | how long does an average chat take | detection rate of the chat masking | how many personal details does the chat filter overlook | how many attacks on this chatbot were there",
    answer: `The site publishes no figures about this chat: no accuracy, no number of conversations or ratings, and no rate for its masking, which can miss some personal data. If in doubt, rely on the page that an answer links to, or email ${site.email}.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there a keyboard shortcut to open the chat?",
      "can I talk to you by voice",
      "can I use this chat in WhatsApp or as an app",
      "how do I make the chat window bigger",
      "can I download the chat as a file",
      "can I turn off the chat button",
    ],
    variants:
      "shortcut for the chat | hotkey of the chat | key to open the assistant | which keys work in the chat | shortcut key to close the chat | voice chat | voice input | speak to the assistant with a microphone | can you read the answers aloud | video call in the chat | chat on WhatsApp | chat on Telegram | is there an app of this chat | chat by SMS | export this conversation | print the chat | send me a transcript of this chat | email me this conversation | bigger window for the chat | change the font size of the chat | change the color of the chat | hide the chat button | sound for new messages",
    answer: `The site describes no shortcuts, voice, apps, exports or display settings for this chat. To get a copy of what you wrote here, email ${site.email}; you can ask for the personal data we hold about you at any time.`,
    sources: ["/privacy-policy#rights", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
