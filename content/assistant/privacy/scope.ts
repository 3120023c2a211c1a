import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** What and which visitors the privacy policy covers, and what authorities receive. */
export const scopeAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Does this privacy policy cover your customers’ use of the product?",
      "my bank uses your product, does your privacy notice apply",
      "scope of the privacy policy",
      "what does your privacy notice cover",
      "data that your customers process with the products",
    ],
    variants:
      "what does the policy cover | customers' use of product | scope | does the policy apply to the product | whose notice applies for products | My clinic uses your shield; which privacy statement protects me? | Is your statement only about this website? | Whose rules apply to what goes through the software? | Does your statement say anything on clients' data? | which parts of the website fall under the policy | I'm a customer of a company that uses you, are my details under your policy | what is outside the policy | does the policy extend to prompts in the shield | is the chat part of what the policy covers | are the products included in the privacy statement | who decides about customers' data | who is responsible for data in your product",
    answer: `The privacy policy covers this website: its pages, its forms for demo requests and applications, its chat, and its accounts. It does not cover what customers process with the products: there the customer decides why and how, and the customer’s own notice applies.`,
    sources: ["/privacy-policy#introduction"],
  },
  {
    questions: [
      "Do visitors outside India have the same privacy rights?",
      "privacy rights of visitors from Europe or the US",
      "are my data rights weaker because you are in India",
      "are people abroad covered by your privacy policy",
    ],
    variants:
      "visitors abroad | european visitors rights | rights outside India | do foreigners have rights | US visitors | I'm Canadian. Do I get the same protection as Indians? | Do Germans have fewer rights on this site? | Does it matter where I live? | Are you applying one act to the whole world? | would my national law give me something on top | I'm writing from Brazil, can I ask for erasure too | are foreigners second class in your policy | British visitor: what am I entitled to | is protection on this site tied to citizenship | do people from any country enjoy these rights",
    answer: `${site.name} applies India’s Digital Personal Data Protection Act to everyone who uses this site, wherever they live. If your country’s law gives you more rights, you have those too.`,
    sources: ["/privacy-policy#legal-basis"],
  },
  {
    questions: [
      "Do you give my data to the police or a court?",
      "will you hand my details over to the police",
      "government requests to you for visitor data",
      "what do you disclose to authorities",
      "what if a court asks you for my data",
    ],
    also: "demand warrant subpoena official enforcement",
    variants:
      "what do authorities get from you | what do you hand to authorities | do you hand data to authorities | police request | government access | court order | disclose data to authorities | law enforcement | Would you give me away to the tax office? | Can an agency force you to reveal who wrote to you? | How much do you tell an authority that asks? | Do you hand over more than the law demands? | subpoena for visitor details, what do you do | will the secret service get my messages | does a judge get to see my inquiry | when must you disclose things to officials | are you cooperating with law enforcement | the government wants my details, will it get them | authorities | disclosure to authorities | requests from authorities",
    answer: `Authorities receive what the law compels us to disclose, and no more.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Which companies have processed my data with your product?",
      "does my hospital or bank use your product for my data",
      "is my name still stored in your product",
      "which prompts about me did your software mask",
      "how can I see what your software did with my name",
      "how do I find out whether a customer of yours masked my data",
    ],
    variants:
      "which companies masked my data | who masked my data with your software | which of your customers have my data | does my bank use you | does my employer use your shield | does my clinic use your product | was your shield in front of the assistant of my hospital | has your product processed my files | remove my name from the vault of my employer | my former company ran your pilot, delete my data there | what has your product seen of me | has a pilot used my real data | can you see what your product stored about me | show me the log of my hospital about me | who is PERSON_1 in my company's log | my clinic uses your product and I want my data",
    answer: `The site names no customers, and the assistant can’t see what their systems hold. There, the customer decides how data is processed, and its own policy applies: ask the company that you dealt with. If you don’t get anywhere, email ${site.email}.`,
    sources: ["/privacy-policy#introduction", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What are the names of your processors?",
      "which company delivers your emails",
      "how many companies process data for you",
      "do you publish a list of subprocessors of this website",
      "where can I see your contract with the host",
      "which company would get my data under contract",
    ],
    variants:
      "list of subprocessors of the website | names of your service providers | names of the processors | how many processors do you have | which email provider do you use | name of your mail provider | is your mail sent by SendGrid or Mailgun | name of your host | who runs your data center | which cloud runs this website | copy of the data processing agreement with your host | since when does the host work for you | how do you check your processors | have your processors been audited | which phone company handles your calls | which firm shreds your paper | do you plan to change your host | where is your email provider located | Who are your suppliers? | which company delivers your emails or text messages | which hosting company and email service do you use | which tools and software do you use in your company | names of your vendors and service providers | suppliers | your vendors | sms provider | email provider | mail delivery service | list of service providers | who sends your text messages | which gateway sends the alerts by SMS | which company carries your email | where do you buy your servers | which cloud do you use yourselves | which bank do you use | who insures you | which domain registrar do you use | who is your telephone provider | which project management tool does your team work with | what laptops do you use | who are the companies that work under contract for you | which company operates your server | name the data processors of this website",
    answer: `Companies that host our server, deliver our email or run a language model for us act on our behalf, under contract. The privacy policy does not name them, and publishes no list or contract. Ask at ${site.email}.`,
    sources: ["/privacy-policy#use", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
