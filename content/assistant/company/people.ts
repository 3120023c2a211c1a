import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Who works at the company, founded it, decides and advises. */
export const peopleAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Who is the CEO?",
      "who founded the company",
      "name of the owner or CTO",
      "who is in charge of the company, management team",
      "your boss and board of directors",
      "head of engineering or sales",
      "who runs the company",
      "who are the founders and owners",
    ],
    also: "president chairman chairwoman leadership executive coo cfo chief leader proprietor",
    variants:
      "founder | CEO name | management | who leads the company | board | who owns you | leadership team | Who is at the top of your organization? | Which person started the firm? | I'd like to write to your chief executive by name | Who sits in your leadership? | can you tell me the boss's name | are the owners known | what is the name of your CTO | who is your data protection lead or security chief | do you list the management anywhere | who does the firm belong to | I need the name of a director for our form | who signs contracts on your side",
    answer: `The site names no founders, owners or managers at ${site.name}. To reach the right person, email ${site.email}, or ask for a person here.`,
    sources: ["/about#story-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What did the founders do before?",
      "background of the founders",
      "which previous employers did the founding team have",
      "who had the idea for the company, and what is their career",
      "biographies of the people behind the company",
      "how many founders are there",
    ],
    also: "biography cv résumé experience serial entrepreneur ex-google education degree alumni cofounder co-founder",
    variants: `founder biographies | founders' names and previous jobs | where did your founders work before | which university did the founders attend | are your founders engineers or lawyers | is it the founders' first company | names of both founders | which two people started it | number of founders | co-founders and their previous companies | what experience do your founders have | who are the people who founded ${site.name} and where do they come from | I'm writing about startups and need the founders' names and former employers | does one of the founders come from a big tech firm | who was the first to think of it | did the founders know each other before | do the founders still work there | résumé of the founder | profile of the founding team | whose idea was the company | which person had the idea with the cloth`,
    answer: `The site names no founders and says nothing about their earlier work; it tells only the [story behind the idea](/about#story-title). For names or a profile, email ${site.email}, or ask for a person here.`,
    sources: ["/about#story-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "How many employees do you have?",
      "team size and headcount",
      "how big is the company",
      "number of engineers and staff",
      "how many people work at your company",
      "how many engineers work on the scanner",
      "how many developers and writers do you have",
    ],
    also: "workforce personnel coworkers manpower large small fte payroll tiny members",
    variants:
      "headcount | number of employees | company size | how big are you | team size | Are you a tiny team or hundreds of people? | What's the staff count? | How many persons work on the product? | Is it a one-man show? | number of people on the payroll | I want to know the size of your workforce | how many colleagues would I have | are there enough people to support us | what is the total staff of the vendor | how large is the developer group | do you employ more than 50 people",
    answer: `The site does not publish how many people work at ${site.name}. Our team can answer that: ask for a person here or email ${site.email}.`,
    sources: ["/about", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which people are on your team?",
      "names of your engineers and lawyers",
      "is there a page with the team’s photos",
      "who is your contact for sales by name",
      "which of your people work outside India",
      "do you have a lawyer or a cryptographer on the team",
    ],
    also: "staff names colleague photos profile experts phd nationality qualifications women department departments",
    variants:
      "team page | staff directory | photos of the team | names of employees | who works for you | who are your developers | name of your account manager | who leads sales | who heads support | do you employ lawyers | are there mathematicians among you | how many women are on the team | share of women | which departments do you have | org chart | where do your employees live | do all of your people work in India | how many of your team work remotely | how many team members can read the chats | how many people have access to the requests | number of people with the admin role | which countries do your staff come from | who will be my contact by name | how many lawyers do you have | how qualified are your people | how many consultants do you have",
    answer: `The site has no team page: it names no employees and publishes neither how many people have which role, nor where they work from. It says that only team members whose role requires it can read requests, applications and conversations. Ask at ${site.email}, or ask for a person here.`,
    sources: ["/privacy-policy#use", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which person in your company decided this?",
      "who set the targets and figures on your site",
      "who approved the privacy policy",
      "who signs off on what the site says",
      "which manager is responsible for your figures",
      "who makes the decisions in your team",
    ],
    also: "approve approved decided sign-off signed responsible accountable committee chose authorized decision maker",
    variants:
      "who decided on the accuracy figure | who set the target of enterprise clients | which person signed off on the policy | who approves the texts before they go online | who is accountable for the numbers | who chose these figures, and when | name of the person who approved this policy | was the policy checked by a lawyer | did a lawyer draft the privacy policy | who wrote the privacy policy | who drafted the cookie policy | which department is responsible for the figures | whose decision was it | who has the last word in your company | is there an ethics board in your company | who reviews your marketing | who came up with the figure | who determines the goals of the firm | when was this figure decided",
    answer: `The site names no one who decided on, approved or wrote its figures, targets and policies. What each figure rests on is on [How We Measure](/how-we-measure). Ask at ${site.email}, or ask for a person here.`,
    sources: ["/how-we-measure#protection", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which lawyers, auditors and advisors work for you?",
      "who checked your compliance templates legally",
      "do you have an advisory board",
      "which consultancy do you work with",
      "who is your tax advisor or accountant",
    ],
    also: "counsel attorney advisor scientific council professor consultant big four accountant legal",
    variants:
      "law firm | your lawyers | outside counsel | auditing firm | advisory board | scientific advisors | which professors advise you | legal advisors for the templates | name of your auditor | who audits your books | did a law firm review your templates | which attorneys wrote the HIPAA template | which lawyers helped with the DPDP rules | who translated the law into rules, lawyers or engineers | are the templates approved by a regulator | has an auditor ever accepted your evidence | which auditors have worked with your evidence | do universities work with you | university partners | which institute do you cooperate with",
    answer: `The site names no law firm, auditor, advisor or research partner, and does not say which lawyers or auditors have checked its templates and evidence. It says that the templates are plain-language rules that your compliance team can read and change. Ask at ${site.email}.`,
    sources: ["/#features-title", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who is your press contact?",
      "I am a journalist with media inquiries",
      "interview request for a newspaper or podcast",
      "press kit, logo files and photos of the management",
      "can I quote you in my news story",
      "PR department or spokesperson",
      "I am writing an article about you",
    ],
    also: "editor magazine tv radio broadcast spokeswoman spokesman blogger column headshots comment publicist coverage press-release",
    variants:
      "press contact | media inquiry | journalist question | press kit | interview with your team | logo for an article | I write for a daily paper and have questions | Who should a TV crew call? | Is there a download with your logo for the media? | Could your people speak on my podcast? | who talks to the media on your behalf | deadline tonight, I need a statement from you | I want to interview your management | are there press releases | photo material for an article about you | do you have a spokeswoman | how do reporters reach you",
    answer: `The site has no press page and names no press contact. Journalists can email ${site.email} or call ${site.phone}.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
