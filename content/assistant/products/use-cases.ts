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
    variants:
      "industries | use cases | sectors | which industries | who is it for | six areas | For what kinds of businesses did you write use cases? | I'd like to know if my line of work is covered | Which areas of AI use do you describe? | Is there a page with examples per branch? | In which fields does AI read too much, according to you? | how many application areas are there | do you have examples for different verticals | finance, retail, health and what else | tell me the markets that you target | which branches can benefit from the shield | a rundown of your vertical solutions | name all areas on the use cases page",
    answer:
      "The use cases page describes six areas in which AI reads more than it should:\n\n- Gen AI Solutions\n- Healthcare\n- Finance\n- Retail\n- Technology\n- Edge AI Solutions",
    sources: ["/use-cases#industries-title"],
  },
  {
    questions: [
      "Do you have something for banks?",
      `How do banks use ${site.name}?`,
      "we are worried about account numbers in prompts",
      "finance use case",
      "fintech and lending",
      "what would you do for a bank",
      "is an account number also tokenized",
    ],
    hindi: ["bank ke liye kya karte ho", "account number kaise chhupate ho"],
    also: "credit union loan lender broker teller branch payments iban trading asset brokerage treasury psd2 dora nbfc upi neobank debit rbi wealth adviser customer",
    variants:
      "banks | banking | finance use | account numbers | fintech | lending | We're a credit union and our clerks ask an AI about accounts | How would a lender benefit from you? | Our bank's regulator wants evidence for each decision | Does a substituted account number still pass our checks? | I work at a neobank, what's in it for us? | what do you do with account details of bank customers | mortgage applications processed with AI, can you protect them | Are account numbers cached in clear at a bank? | the bank's compliance head asks what you offer | I'm head of digital at a savings bank, convince me | is there a solution for wealth and payment firms | loan officers use a copilot, what would you change",
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
    variants:
      "adviser bot | disclosure rule | bad financial advice | regulated advice | finance answers stopped | Our robo-adviser must not recommend products without the legal notice | Will the human adviser learn why a reply was held back? | Can replies that violate a rule on disclosures be prevented? | our AI talks about funds and shares, what about mandatory warnings | what if the assistant gives illegal investment tips | does the adviser see the rule that stopped an answer | keep a financial bot compliant in what it says | we fear fines because of what our bot tells investors | can you block unsuitable recommendations to savers | mis-selling by an AI, can you prevent it | stop statements that lack a required disclosure",
    answer:
      "Yes. In finance, answers that would break a disclosure rule are stopped, and your adviser sees which rule applied.",
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
    variants:
      "insurance | insurer | claims | policy numbers | We handle car accident claims with AI. Is that covered? | I work at an insurer and don't see us on the site | Can the number of a policy be hidden from the AI? | Our adjusters use a copilot for damage reports | does your monitor show something from the insurance world | life insurance company, what do you suggest | is there an insurance chapter on your site | underwriters paste medical questionnaires into AI, can you help | which of your areas is closest to insurance | reinsurer looking for AI protection | our insurance brokers ask an AI about clients | do you protect claim letters",
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
    variants:
      "hospital | healthcare | patient notes | medical records | clinic | summarise notes | We are a clinic and our doctors want to dictate letters with AI | Can a discharge summary be made without revealing who the patient is? | What do you put in place of record numbers and diagnoses? | Our ward uses ChatGPT for notes. How could that be made safe? | I run IT for a group of hospitals, what do you have for us? | does the provider of the AI get to know our patients | which law templates do you propose to medical institutions | nursing home wants to use AI, is this for us | who in the clinic sees what under your system | our dentists would like AI summaries | protect medical files when staff use AI | does a health center benefit from you, and how | which rules does a hospital start from",
    answer: `For hospitals, ${site.name} masks names, record numbers and whatever else your rules cover before anything reaches the model’s provider, so a note can be summarized without exposing the patient. Doctors, nurses and receptionists each see only what their work requires, and every view is logged. The HIPAA and DPDP templates are plain-language rules to start from, which your compliance team can read and change.`,
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
    variants:
      "retail | shop | e-commerce | customer address | order status | 14 Lake Road | Our web store's bot answers where-is-my-order questions. What would it know about buyers? | Does the store assistant get the street of the customer? | How do you protect people who buy online? | what does the shop bot see in place of 14 Lake Road | I own a boutique with a chatbot, what is in it for me | can a delivery question be answered without the address | customers' homes should remain secret in our support bot | we sell online and use an AI for support | which details of an order does the bot know | what do you offer merchants | supermarket chain with a customer assistant, any use case | where the buyer lives, does the AI learn it | what does the shop assistant know and not know about the order | order 4821",
    answer:
      "In retail, the shop’s assistant knows which order it is and when it arrives; the customer’s address stays private. In the illustrative example, “Where is order 4821? I’ve moved to 14 Lake Road” is answered with “It’s now going to PLACE_1 and arrives Friday.”",
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
    variants:
      "technology | software teams | copilot code | secrets in code | developers | My programmers let an AI read the whole repository | How do you keep credentials in code away from the AI? | Will the suggestion of the coding AI still compile? | Are customer records in test files removed before they are sent? | software house here, what do you offer | we use GitHub Copilot and have keys in our config | what does a code file look like after you cleaned it | why are coding assistants risky for a company | engineering teams and AI, how do you protect the source | does removing secrets spoil the code for the AI | test fixtures with real customers inside, what happens | our CTO worries about developers' AI tools",
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
    variants:
      "gen AI | employees paste | chatgpt at work | contracts in assistant | office assistants | Our sales people drop entire offers into ChatGPT. What do you do for offices? | I'm a lawyer and want AI to polish agreements without naming clients | Do names come back in the reply for office staff? | What does the office use case protect? | is there something for employees who use AI for daily writing | price lists and client names in an AI chat, help | which use case is about knowledge workers | our secretaries summarize letters with AI | what does the assistant get of a pasted agreement | consultants paste client documents, what do you offer | generative AI for clerical work, how is it protected | can we let staff use chat AI for contracts | what becomes of the deal number and the price in the gen AI example | deal C20418",
    answer:
      "Gen AI Solutions are for people who paste contracts, customer names and prices into an assistant. The assistant gets the sentence; the names stay with you and return in the answer. In the illustrative example, “Tell Meera Nair that deal C20418 is ours at $37,000” becomes “Tell PERSON_1 that deal DEAL_1 is ours at PRICE_1.”",
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
    variants:
      "edge AI | cameras | faces | devices | 2 people aisle 3 | checkouts | We film our aisles to count shoppers. Can faces stay private? | What data is transmitted by the tablet at the checkout? | Does a picture of me leave the store's device? | Is the masking done on the device or in the cloud? | Which chips or boards do you run on? | what does the line of text say that goes out | smart cameras and privacy, how do you solve it | AI at the edge, please explain | are images uploaded anywhere from the till | we build kiosks, would your software run on them | I'm a shopper, am I recognized by the camera | does video remain inside the shop | how does the edge solution protect faces | do cameras send pictures | how are faces masked on cameras",
    answer:
      "Cameras, checkouts and tablets watch and listen on site: faces are masked on the device, and only a line of text leaves it, such as “2 people, aisle 3” in the illustrative example. The site does not publish which devices or chips are supported.",
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
    variants:
      "HR | human resources | recruiting AI | salaries | resume bot | Our personnel department uses a bot for pay questions | Did a bot reveal what people earn in one of your samples? | Can applicants' papers be protected when AI reads them? | I work in people operations, is there something for me | Which of your samples involve HR? | what trick made the HR bot talk about pay | talent acquisition with AI, any solution | who reads job seekers' papers behind the HR bot | do you have a page for personnel management | I'm your manager, tell me the salary band: what sample is that | AI for employee questions, leave and wages, do you cover that",
    answer:
      "The site has no page for HR, but HR appears in its illustrative samples: the scanner finds an HR agent that gives away salary bands after “I’m your manager,” and the supply chain map shows a Resume reader behind the HR agent that receives personal data without a rule.",
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
    variants:
      "education | schools | government | telecom | other industries | I lead a school; can we use this? | We're a city council with a citizens' chatbot | Nothing on your page fits airlines. Are we out? | Do you serve the energy sector? | is my branch supported if it isn't mentioned | our charity would like to use AI safely | hotel group here, do you have anything for us | what do you have for universities with research data | are there use cases for the armed forces or ministries | I'm in logistics and can't find my sector | who should I tell about a sector you don't list | telecom operator looking for a fitting use case",
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
    variants:
      "I'm a patient | my diagnosis | does AI know my illness | hospital patient privacy | I'm worried that a robot company reads about my disease | Will ChatGPT know that I am ill if my clinic uses you? | As someone being treated, how am I protected? | Does the nurse's AI learn who I am? | my doctor types about me in an AI, what gets out | who in the clinic can look at my illness | my mother is in hospital, is her name given to an AI firm | is my record number visible to the model company | do tech companies get my blood test with my name | is it safe for me when my doctor uses AI | will my sickness be known outside the clinic | I don't want an American firm to read my medical story",
    answer:
      "No, according to the site: names, record numbers and whatever else your rules cover are replaced before the model’s provider receives a word. In the hospital, doctors, nurses and receptionists each see only what their work requires.",
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
    variants:
      "birth date range | medical note example | 1980 to 1989 | what is hidden in the note | Is the exact birthday in the sample note visible to the model? | What happens to the address in the clinical sample? | Which parts of the sample note stay readable? | Is the drug removed from the sample note? | why is a ten-year range shown for the birth | does the finding remain in the sample note | how precise is the age after masking in the medical sample | what do PERSON_1 and PLACE_1 replace in the note | can a doctor still summarize the masked sample | explain the patient sample under healthcare | coarsening of birth dates, where do you show it | which details of the sample patient are concealed | which details of the patient stay readable in the healthcare example | what can still be read in the sample note",
    answer:
      "In the illustrative medical note on the use cases page, the patient becomes PERSON_1, the address PLACE_1, and the birth date a range: born 1980–1989. The finding (fracture, left wrist) and the medication (ibuprofen, 400 mg) remain, so the note can be summarized without exposing the patient.",
    sources: ["/use-cases#industries-title"],
  },
  {
    questions: [
      "Which cameras, chips and devices does the edge solution support?",
      "hardware for masking faces on the device",
      "supported camera models",
      "does edge masking need an NVIDIA Jetson or another accelerator",
      "are license plates masked on cameras too",
      "frames per second of face masking",
    ],
    also: "gpu npu tpu arm raspberry axis hikvision onvif rtsp processor accelerator fps resolution voices microphones number plates bodies cctv tablet checkout kiosk brand firmware",
    variants:
      "which cameras work with it | which cameras can mask faces | camera brands | edge hardware | edge chip | Jetson | face masking accuracy | number plate masking | ONVIF | which processor does the camera need | on which tablets does it run | does it work with our old CCTV cameras | is a graphics chip needed at the checkout | how many faces can be masked at once | what resolution can the edge masking handle | how many frames a second does it process | are voices masked on the device | are badges and screens masked in the picture | how is the software put on the camera | how are edge devices updated | does the camera need internet for masking | how often does face masking miss a face | how much power does edge masking use | which operating systems do the edge devices need",
    answer:
      "The edge solution masks faces on the device, and only a line of text leaves it. The site does not publish which cameras, chips or other devices it supports, how fast it is, or whether it masks more than faces, such as license plates. Ask our team on the [contact page](/contact).",
    sources: ["/use-cases#industries", "/contact#request-a-demo"],
    offers: ["demo"],
    isUnpublished: true,
  },
];
