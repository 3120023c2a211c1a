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
    answer: `I’m the ${site.name} Support Assistant: a program, not a person. I answer from the pages of this site and link them. If you prefer, a person on our team can take over.`,
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
    answer:
      "A program, not a person, answers here from the pages of this site and links the pages it used. If a language model writes the answers, the company that runs the model receives your message and the last few before it, without the personal data that was taken out. If in doubt, rely on the linked page.",
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
    answer:
      "English is the only language of this assistant and of the pages of this site. The site does not say which other languages our team speaks; a person can tell you.",
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
    answer: `This chat is stored, and only team members whose role requires it can read it. A conversation is kept for ${site.conversationRetentionDays} days after its last message, or until you ask us to remove it. It holds your messages without the personal data that was recognized, files you attach, your name and email if you give them, and the time.`,
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
    answer:
      "Yes, you can attach PDF or Word documents (doc, docx) of up to 5MB, such as a resume. Files are kept with the conversation as they are; the assistant does not read them, but our team can.",
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
    answer:
      "When you say whether an answer of the Support Assistant helped, our team reads it with your question, to improve the answers.",
    sources: ["/privacy-policy#information-collected"],
  },
];
