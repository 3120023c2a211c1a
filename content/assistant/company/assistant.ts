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
      "bot or human | is there a human behind this chat | who am I chatting with | are you software | are you AI | your name",
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
      "what can I ask | what topics do you know | capabilities of this assistant | help menu | what are you able to do | can you help with my application",
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
      "which model powers this bot | is this GPT | how do you generate answers | do you hallucinate | are your answers reliable | is my message sent to an AI company | does an LLM write these replies | what does the model provider get of my chat",
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
      "can I write in another language | languages of this chat | is there a spanish version of the site | german support | only english?",
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
      "who can see my messages | is the chat private | does staff read chats | is this chat recorded | how long is the conversation saved | what is stored of my chat | can anyone read what I wrote | are chats monitored",
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
      "I entered my credit card here | is my personal info hidden in the chat | which data is masked in the chat | are phone numbers removed from messages | can masked data be restored | is masking in chat perfect | I posted my password or ID number by accident | are attachments masked",
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
      "upload file in chat | can you read my document | max size of attachment | send my CV here | which formats can I attach | does the bot open my file | file upload limit chat",
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
      "talk to a human | how do I get a person | hand over to staff | will someone reply in chat | how is the team told about my handover | connect me with the team | leave email for the team",
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
      "chat history on other device | does the chat stay when I change page | continue the conversation later | is the chat lost when I close the browser | open chat on my phone too | how does the site know that the chat is mine",
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
      "rate an answer | was this helpful | thumbs up feedback | what happens with feedback on answers | answer did not help | does the team see my rating",
    answer:
      "When you say whether one of the Support Assistant’s answers helped, our team sees your rating with the question, to improve the answers.",
    sources: ["/privacy-policy#information-collected"],
  },
];
