import { officeHours } from "#content/office-hours.ts";
import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const city = site.office.lines.join(", ");
const phoneAndEmail = `You can call ${site.phone} or email ${site.email}.`;

/** Where the company is, and how and when to reach it. */
export const contactAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Where is your office?",
      "in which city and country are you based",
      "company address",
      "where are you located",
      "headquarters location",
      "where in Bangalore are you",
      "are you an Indian company",
      "which state of India are you from",
    ],
    hindi: ["aapka office kahan hai", "company kis sheher mein hai", "aap log kahan se kaam karte ho"],
    also: "situated whereabouts hq town state locality nation zone downtown vicinity domicile",
    variants:
      "office location | where are you | which city | based in | which country are you from | headquarters | location of the company | What's your home town? | On which continent are you? | Is your seat in Karnataka? | Am I dealing with a European or Asian firm? | which place do you work from | what time does the place you're in belong to, India? | where on the map can I find your firm | is the office in the silicon valley of India | do you sit in Bangalore or Mumbai | in what nation are you established | where are your people working | the city of your main location, please | do you have an address for visitors | address for visitors",
    answer: `The office of ${site.legalEntity} is in ${city}. ${phoneAndEmail}`,
    sources: ["/contact#request-a-demo", "/privacy-policy#introduction"],
  },
  {
    questions: [
      "What is the street address?",
      "can I visit you, can we meet in person",
      "floor, building and pin code of the office",
      "directions and parking for visitors",
      "exact postal address for a courier",
      "can I come by your office for a coffee",
      "what is the full postal address of your office",
      "can I come to your office in person, which street",
    ],
    also: "landmark route metro taxi parcel letter zip postcode district walk-in entrance appointment deliver delivery shipment navigate",
    variants:
      "how large is your office | is there parking at the office | is the office wheelchair accessible | which metro stop is close to you | street address | visit your office | postal address | where to send a letter | directions to the office | can I come by | I'd like to drop in next week | To what address can I post a contract? | Which building are you in? | I need the full address for our supplier form | where should a courier deliver | is there a PIN code for your place | how do I find you when I'm in the city | can I meet your people face to face | how do I get to your office by public transport | may I send something by regular mail | what's the house number | is there a reception for walk-in visitors | who manages your building | facility manager of your office | who is the landlord of your office | neighbor of your office with a complaint",
    answer: `The site does not publish a street address: it names only ${city}. To arrange a visit or send something by post, email ${site.email} first.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#introduction"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you have offices in other countries?",
      "do you have an office in London or Berlin",
      "office or branch in Delhi, Mumbai or Hyderabad",
      "is there an office I could visit in my city",
      "any local presence in the US or Europe",
      "how many offices are there",
    ],
    also: "overseas abroad worldwide global subsidiary regional uk usa america australia germany france canada expansion asia",
    variants:
      "other offices | branches | office in Mumbai | office in US or Europe | do you have locations abroad | how many offices | Are you present in Singapore? | Do you have people on the ground in Europe? | Is there a branch near me? | Which other locations exist? | any subsidiary in the States | do you serve customers on other continents | how international is the firm | have you got a site in the Middle East | is Bengaluru the only location | we need a vendor with local presence in France | do you have a UK entity",
    answer: `The site names one office, in ${city}. It mentions no other location; our team can tell you whether we serve your country.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#introduction"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      `How do I contact ${site.name}?`,
      "how can I get in touch with you guys",
      "contact details please",
      "what is the best way to reach the team",
      "I want to send you a message",
      "contact us",
    ],
    hindi: ["aapse contact kaise karein", "sampark kaise kare", "team se baat kaise ho sakti hai"],
    also: "reachable speak helpline communicate channel representative enquiry correspondence callback enquire",
    variants:
      "contact | how to reach you | ways to contact | get in touch | contact details | can I write to you | reach the company | Which channels are there for talking to you? | I have a question, how do I get hold of a human? | Tell me every way in which I can reach your firm | I'd rather not chat; what other options are there? | who do I turn to with a general question | reach out to your crew, how | phone, mail or form, what exists | how can I leave you a note | I want someone to get back to me | is there a page for inquiries | how do I drop you a line | email and phone number | phone, email and address | mail and telephone | a number to ring and a mail address | how can a customer get through to you | besides the form, how else can I reach you | how to write to you and where you are | I can't be bothered with a chatbot, how do I reach someone | phone number and city | where are you and how do I get in touch | what else is there apart from the form | how do I contact you about a job | how do I contact support | how do I reach you about my application | who answers support questions | where do I ask for support",
    answer: `You can reach us in three ways:\n- by email: ${site.email}\n- by phone: ${site.phone}\n- with the form on the [contact page](/contact)\n\nThe office is in ${city}. You can also ask for a person on our team here.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#introduction"],
    offers: ["handover"],
  },
  {
    questions: [
      "What is your phone number?",
      "can I call you",
      "telephone",
      "mobile no, ph no",
      "customer care hotline",
      "number to ring the company",
      "landline number",
    ],
    hindi: ["aapka phone number kya hai", "call karne ke liye number do"],
    also: "dial whatsapp sms tel helpline voice toll-free cell cellphone fax speak switchboard",
    variants:
      "phone number | call you | number to ring | hotline | customer care number | Which digits do I dial? | I'd rather talk than type; give me a line | Is there a telephone line for customers? | can I ring you from Germany, which prefix | do you have WhatsApp or a mobile line | your tel please | what is the country code of your line | is there a toll-free line | could you give me a number for a call | I need to speak with you on the phone | under which number can I reach a person | what's the number to call | your number please",
    answer: `${site.name}’s phone number is ${site.phone}. You can also email ${site.email}. The office is in ${city}.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#introduction"],
  },
  {
    questions: [
      "What is your email address?",
      "which mail id can I write to",
      "mail id of your team",
      "e-mail of the company",
      "give me your mail adress",
      "where do I send an email",
      "support email",
    ],
    hindi: ["aapka email id kya hai", "mail kis address par bheju"],
    also: "mailbox inbox electronic gmail mailto emailid correspond electronic-mail hotmail outlook e-post",
    variants:
      "email address | mail id | which email | email for questions | write you an email | your e mail | Where can I mail a question? | Which inbox do you read? | I'd like to write you electronically | What comes before the at sign in your address? | give me an address for a mail with attachments | electronic mail address of the firm | is there an inbox for general matters | where should my mail go | how is your mailbox called | to what address do customers write | please share your email id",
    answer: `${site.name}’s email address is ${site.email}. The phone number is ${site.phone}, and the office is in ${city}.`,
    sources: ["/contact#request-a-demo", "/privacy-policy#introduction"],
  },
  {
    questions: [
      "Are you on LinkedIn?",
      "link to your linkedin page",
      "your instagram or youtube channel",
      "social media channels to follow the company",
      "facebook profile of your firm",
      "do you have a twitter account",
    ],
    also: "tiktok whatsapp telegram reddit discord mastodon bluesky pinterest subscribe community",
    variants:
      "linkedin | social media | twitter | instagram | facebook page | do you have a youtube channel | Do you post news somewhere? | Which networks are you active on? | Can I follow you? | Are you on X, Mastodon or Bluesky? | is there a TikTok or YouTube channel of yours | where do you share updates | do you have a professional profile online | I'd like to connect with your firm on a network | is the firm on Facebook or Instagram | where's the link to your professional network page | do you run a Telegram or Discord community",
    answer: `${site.name} is on ${site.social.label}; the link is on the [contact page](/contact). The site lists no other social network.`,
    sources: ["/contact#request-a-demo"],
  },
  {
    questions: [
      "What are your office hours?",
      "when is the team available",
      "business hours and time zone",
      "is anyone there on weekends or at night to reply",
      "at what time do you open and close",
      "are you open on Saturday",
    ],
    also: "holiday lunch morning monday friday sunday timezone ist weekday",
    variants:
      "office hours | opening hours | when are you available | working days | time zone | weekend support | when can I reach a person | when does your team work | on which days do you work | Can I expect anyone on a Sunday? | Until what time can I call? | Which days are you at work? | It's 9 p.m. in Germany; is your team at work? | what are the working hours in my time | is anyone there on Friday afternoon | at what hour does your team start | do you work on public holidays | when is a human next reachable | may I write in the middle of the night | are you there at lunch time | are weekends off for your team | when is someone in the office | can I reach you at night",
    answer: `Our team works ${officeHours}. You can email ${site.email} at any time; when you ask for a person here, the assistant tells you when our team is next available.`,
    sources: ["/contact#what-happens"],
    offers: ["handover"],
  },
  {
    questions: [
      "On which public holidays are you closed?",
      "does your team work on Diwali or Christmas",
      "holiday calendar of your office",
      "do you close between the years",
      "who answers in an emergency outside office hours",
    ],
    also: "diwali christmas easter eid holi republic independence vacation closure bank festival festive closed emergency",
    variants:
      "public holidays | holidays list | bank holidays | open on Diwali? | Christmas opening hours | New Year | Republic Day | Independence Day | Karnataka holidays | are you there on Good Friday | festival days off | is the office closed for Ugadi | which days off do you observe besides the weekend | company vacation in summer | closing days of the year | on which holidays can I not reach you | emergency contact on holidays | who takes urgent matters at night | is anyone on duty on a holiday | days on which no one works",
    answer: `The site says that we work ${officeHours}, but lists no public holidays on which we are closed, and no emergency contact. You can email ${site.email} at any time, or ask for a person here.`,
    sources: ["/contact#what-happens", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you have a fax number?",
      "is there a WhatsApp or toll-free number",
      "extension or direct line of a department",
      "email address of your sales or HR department",
      "second phone number",
    ],
    also: "fax whatsapp telegram signal tollfree 1800 direct line extension mobile department hr accounts sales recruiting",
    variants:
      "fax number | fax | WhatsApp number | toll-free line | US phone number | mobile number of your office | direct dial | phone extension | number of the sales department | HR email | email of the accounts department | separate mail address for sales | careers email address | address for invoices | number for emergencies | can I text you | can I send a fax | do you use Signal | is there a number in the UK | Skype or Teams address | other numbers | another email besides hello | who picks up the phone | languages spoken on the phone",
    answer: `The site lists one phone number, ${site.phone}, and ${site.email} for all general questions. It lists no fax, WhatsApp or toll-free number, and no direct lines of departments.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many followers do you have on LinkedIn?",
      "how often do you post on LinkedIn",
      "who runs your LinkedIn page",
      "how many people follow you",
      "number of subscribers to your feed",
    ],
    also: "follower followers likes fans audience reach subscribers connections posts community size",
    variants:
      "followers | follower count | LinkedIn followers | number of fans | how big is your community | subscribers of the RSS feed | how many people read your feed | how many connections do you have | what do you post there | who writes your posts on LinkedIn | how popular are you on social media | likes on your page | how many newsletter subscribers are there | reach of your social media | how active is your LinkedIn profile",
    answer: `The site links to our ${site.social.label} page from the [contact page](/contact), but publishes no numbers of followers or subscribers, and does not say who posts there. Email ${site.email} if you need to know.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
