import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What the product does in each industry, and in industries that the site does not describe. */
export const useCaseAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Which industries do you serve?",
      "use cases overview",
      "what industries do you work for",
      "list of sectors and examples",
      "six places where AI reads too much",
      "for which sectors is the shield made",
    ],
    hindi: ["kaun si industry ke liye hai", "use cases batao"],
    also: "vertical segment domain scenario target audience suited niche fit verticals branches sectors domains cover types of companies businesses",
    answer:
      "The use cases page describes six areas in which AI reads more than it should:\n\n- Gen AI Solutions\n- Healthcare\n- Finance\n- Retail\n- Technology\n- Edge AI Solutions",
    sources: ["/use-cases#industries-title"],
  },
  {
    questions: [
      "Do you have something for banks?",
      "we are worried about account numbers in prompts",
      "finance use case",
      "fintech and lending",
      "what would you do for a bank",
      "is an account number also tokenized",
    ],
    hindi: ["bank ke liye kya karte ho", "account number kaise chhupate ho"],
    also: "credit union loan lender broker teller branch payments iban trading asset brokerage treasury psd2 dora nbfc upi neobank debit rbi wealth adviser customer",
    answer: `For banks, ${site.name} turns card and account numbers into tokens before a prompt is sent, cached or logged. A token looks like the number that it replaces, so your checks still pass. Each decision is kept with the rule that made it, as evidence for the auditor.`,
    sources: ["/#features-title", "/use-cases#industries-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Can it stop a bot from giving advice that breaks a disclosure rule?",
      "financial adviser chatbot within policy",
      "non-compliant investment advice",
      "regulated advice in answers",
      "suitability and disclosure rules for an assistant",
      "wealth advisors",
    ],
    also: "mifid finra sebi missell robo broker portfolio unsuitable returns disclaimer prohibited mutual fund violates against recommends unlawful wrong mis-selling feature obey",
    answer: `Yes. In finance, ${site.name} stops an answer that would break a disclosure rule, and your adviser reads which rule it was.`,
    sources: ["/#features-title"],
  },
  {
    questions: [
      "What do you do for insurers?",
      "insurance company here, relevant for us?",
      "claims handling with AI",
      "underwriting assistant and policy numbers",
      "claims copilot",
    ],
    also: "policyholder actuary broker accident reinsurance adjuster loss damage irdai assurance motor claimant premium claim claims",
    answer: `The site has no section for insurers; the closest is Finance. There, ${site.name} turns card and account numbers into tokens before a prompt is sent, and keeps each decision with its rule. The illustrative monitor on the shield’s page shows a “Claims copilot” whose name and policy number are masked.`,
    sources: ["/#features-title", "/products/protection-shield#monitor-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "What do you do for hospitals?",
      "hospital and healthcare use case",
      "summarize patient notes safely",
      "medical records and PHI",
      "summary of a medical note without the patient’s name",
      "doctors dictating notes",
    ],
    hindi: ["hospital ke liye kya hai", "patient ka data safe rahega kya"],
    also: "gp surgery dentist radiology lab ward emergency ehr emr epic telemedicine discharge therapist psychologist nhs nursing pharma diagnostics chain treatment needed clinics consultation",
    answer: `For hospitals, ${site.name} replaces names, record numbers and diagnoses before the model’s provider receives a word, so a note can be summarized without its patient. A doctor, a nurse and a receptionist each read what their work needs, and each decision is written down. Templates for HIPAA and DPDP are the starting point.`,
    sources: ["/#features-title", "/use-cases#industries-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "What is the use case for retail shops?",
      "e commerce use case",
      "keeping customer addresses away from the shop bot",
      "order status chatbot without personal data",
      "does an online shopper’s address stay private",
    ],
    hindi: ["online shop ke liye kaise kaam karta hai", "dukaan ke chatbot ke liye"],
    also: "webshop basket checkout parcel delivery shipping courier supermarket fashion merchant seller shopify magento grocery loyalty amazon store buyer lives home",
    answer:
      "In retail, the shop’s assistant knows which order is meant and when it arrives, but not where the customer lives. In the illustrative example the address “14 Lake Road” becomes PLACE_1.",
    sources: ["/use-cases#industries-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "What does the Technology use case cover?",
      "risks for software teams that use copilots",
      "copilot reads whole files",
      "api keys in a code assistant",
      "what do you do for developers",
      "our devs paste source code with secrets into copilot",
      "does the code still work without the secrets",
      "can a copilot write working code when keys are removed",
    ],
    also: "produce make sense stripped break github programmer ide repository cursor vscode env windsurf gitlab snippet devops startup engineers repo source it company",
    answer: `In technology, copilots read whole files, so ${site.name} takes keys and customer data out of a file before it is sent. The code still makes sense: in the example, a secret key becomes SECRET_1.`,
    sources: ["/use-cases#industries-title"],
  },
  {
    questions: [
      "What are Gen AI Solutions?",
      "stop employees pasting secrets in chatgpt",
      "staff paste contracts and prices into an assistant",
      "tokens instead of names in contracts",
      "law firm staff paste contracts into ChatGPT",
      "in what form does the assistant get our contracts",
    ],
    hindi: ["employees ChatGPT mein data paste karte hain to kya hoga", "office mein AI safe kaise use karein"],
    also: "attorney notary clerk secretary workplace desk drafting letter nda agency consultant lawyer associates sales people client whole documents copy gemini deal office generative typed",
    answer:
      "Gen AI Solutions are for employees who paste contracts, customer names and prices into an assistant. The assistant gets the sentence; the names stay with you and come back in the answer.",
    sources: ["/use-cases#industries-title"],
  },
  {
    questions: [
      "How does edge AI on cameras and other devices work?",
      "do faces leave the device",
      "edge AI solutions",
      "what does edge AI mean",
      "camera at the till",
      "video surveillance privacy in a store",
      "hardware requirements for edge devices",
      "what leaves the camera",
    ],
    hindi: ["camera ke liye kya karte ho", "chehra device se bahar jaata hai kya"],
    also: "cctv webcam raspberry jetson nvidia iot kiosk checkout supermarket biometric pos gpu smartphone wearable drone doorbell footage smart recognition tablet goes out leaves",
    answer:
      "On cameras, checkouts and tablets, faces are masked on the device, and only a line of text leaves it, such as “2 people, aisle 3” in the illustrative example. The site does not publish which devices or chips are supported.",
    sources: ["/use-cases#industries-title"],
  },
  {
    questions: [
      "Is there a use case for HR?",
      "human resources assistant and salaries",
      "recruiting bots reading CVs",
      "HR agent use case",
      "employee records in an AI tool",
    ],
    also: "payroll talent personnel wages appraisal sick workday personio headhunter hiring cv candidate candidates salary recruiter",
    answer:
      "The site has no page for HR, but HR appears in its illustrative samples: the scanner finds an HR agent that gives away salary bands after “I’m your manager”, and the supply chain map shows a Resume reader behind the HR agent that receives personal data without a rule.",
    sources: ["/products/ai-scanner#dashboard-title", "/products/supply-chain#chain-title"],
    offers: ["demo"],
  },
  {
    questions: [
      "Is there something for schools or universities?",
      "education use case",
      "public sector and government",
      "telecom, travel, manufacturing",
      "my industry is not on the list",
      "nonprofits and charities",
    ],
    also: "teacher pupil campus police municipality ministry military airline hotel logistics energy utility automotive factory farming college students real estate",
    answer:
      "The site describes use cases for generative AI in the office, healthcare, finance, retail, technology and edge AI, and none for other industries. Tell the team on the [contact page](/contact) what your AI does and whose data passes through it.",
    sources: ["/use-cases#industries-title", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
  {
    questions: [
      "I am a patient. Does the AI company learn my diagnosis?",
      "does the AI company get to know my illness",
      "my hospital uses this, is my name sent to the AI",
      "who sees my health record as a patient",
      "can an AI firm read my medical file",
    ],
    also: "would treatment condition disease doctor consumer sick cancer hiv psychiatric therapy gp",
    answer:
      "No, by the site’s description: names, record numbers and diagnoses are replaced before the model’s provider receives a word. In the hospital, each person reads only what their work needs, as a doctor, a nurse or a receptionist.",
    sources: ["/#features-title", "/products/protection-shield#roles-title"],
  },
  {
    questions: [
      "What does the healthcare example on the use cases page hide?",
      "is a birthday made less precise",
      "date of birth becomes a decade",
      "born 1980 to 1989",
      "what remains of a medical note",
    ],
    also: "birthday generalise generalize generalized generalised decade year age hospital dob anonymise coarse fracture ibuprofen",
    answer:
      "In the illustrative medical note on the use cases page, the patient becomes PERSON_1, the address PLACE_1, and the birth date a range: born 1980 to 1989. The finding and the medication remain, so the note can be summarized without its patient.",
    sources: ["/use-cases#industries-title"],
  },
];
