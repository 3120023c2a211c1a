import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Pay, benefits and conditions of work. */
export const employmentAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What salary do you pay?",
      "what does a developer earn at your company",
      "salary range, CTC and compensation",
      "how much will I earn as an employee",
      "bonus, ESOPs and stock options",
      "wage negotiation",
      "pay for engineers",
      "what is the salary of this position",
    ],
    hindi: ["salary kitni milegi", "ctc kitna hai"],
    also: "paycheck payscale remuneration income package lpa hourly annual commission grade band payslip payroll monthly lakhs raise",
    variants:
      "salary | pay | compensation | how much does the job pay | wage for engineers | what is the CTC | bonus and stock options | How much money is on the table for a frontend engineer? | What would my paycheck look like? | Is there a pay band in your job ads? | Do staff get shares? | I'd like to know the yearly income before I apply | what's the remuneration | do you pay above market | how well are your people paid | starting income for a graduate | is there a signing bonus | can I negotiate what I earn | is the job paid by the hour | hourly rate of the part-time position | paid per hour, per month or per project | on which day is the salary paid",
    answer: `The site publishes no salaries, bonuses or equity. Ask our team when you apply, or email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What benefits do employees get?",
      "how many vacation days do I have",
      "health insurance and parental leave",
      "hybrid or work from home policy for staff",
      "perks, dress code, probation and notice period",
      "working hours, flexible time and overtime",
    ],
    also: "holiday pto sick-leave maternity paternity pension gym lunch meals laptop weekend medical retirement childcare shifts sabbatical",
    variants:
      "do interns get housing | laptops, gym and health insurance for staff | Can I do my work from the beach? | Do you pay for gym or lunch? | do I get a laptop and a home office allowance | perks | vacation days | health insurance | work from home | remote policy | working hours | parental leave | benefits package | How much holiday would I get? | Can I do my work from anywhere? | which extras do you pay for | Is there flexitime? | what about sick leave and pension | are there four-day weeks | what extras do staff have | maternity and paternity leave, what's your rule | do I get equipment and a home office allowance | how many hours a week would I work | is overtime compensated | where do I see if a position is remote",
    answer:
      "The site publishes no benefits, vacation days, working hours or remote work policy. Each position on the [careers page](/careers) states its type, its location and whether it is remote.",
    sources: ["/careers"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you sponsor visas?",
      "do you pay for relocation",
      "can foreigners work for you",
      "work permit for candidates from abroad",
      "moving costs to the office city",
      "am I eligible if I live in another country",
      "visa sponsorship",
    ],
    also: "h1b immigration passport citizenship nationality overseas expat expatriate embassy residence",
    variants:
      "relocation | can I work from abroad | foreign applicants | work permit | I live in Brazil; could I be hired? | Will you help me get a work permit for India? | Who pays for my move to Bengaluru? | I'm not an Indian citizen; may I apply? | do you hire people from other countries | I need sponsorship, is this possible | are candidates from the EU welcome | do you cover moving expenses | expat applicant: what should I ask first | must I have the right to work in India | could I stay in my home country and still be employed",
    answer: `The site does not mention visas, work permits or relocation. Ask at ${site.email} before you apply from abroad.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there a dress code?",
      "do employees get a company laptop",
      "how long is the probation period in a job",
      "which equipment does a new colleague receive",
      "do employees work night shifts",
      "what notice period is in the contract",
    ],
    variants:
      "dress code | clothes at the office | clothing rules for staff | may I come to work in jeans | suits or casual clothes for staff | company laptop | work phone for employees | which computer would I get | Mac or Windows for staff | do I bring my own device to work | who pays for my monitor and chair | probation period | trial period for new employees | how many months am I on probation | notice period | how long is the notice when I quit | night shifts | on-call duty for engineers | do I have to work on Saturdays | is there a bond or a minimum stay | parking at the office for staff | can I bring my dog to the office | is there a canteen for employees",
    answer: `The site says nothing about a dress code, equipment, probation, notice periods or shifts. Each position on the [careers page](/careers) states its type and its location; ask our team about the rest when you apply, or email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which tools would I work with in this position?",
      "what would my first task be in the role",
      "which customers would I look after in the job",
      "how is the team of this position organized",
      "what does a normal week in the role look like",
      "which details of the job are not in the ad",
      "which software do your writers and engineers use",
    ],
    variants:
      "tools used in the job | which editor do your writers use | which program do technical writers write in | software that your engineers work with | which laptop software and ticket system does the team use | which clients would this job deal with | which banks would I be responsible for | how many clients does one person in this position look after | what would be my first project | what would I do first in this job | which kind of data would I start with | which systems would I test first | on which weekday are the meetings of the team | how many meetings a week are there | which days are fixed in this position | how many hours of the job are meetings | how strict are the limits in numbers | which exact limit do you set for the page | how many findings did the person in this role have so far | what are the goals of the position for the first year | who did this job before and why is it open | why is this position vacant | how much of the job is travel to clients abroad | which methods does the team work by, scrum or kanban",
    answer: `The site says about a position only what its page states: the work, the requirements, the type and the location. It does not publish tools, first tasks, customers or schedules beyond that. Ask our team when you apply, or email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["apply", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you pay for courses and training of employees?",
      "how do promotions work at your company",
      "how often are performance reviews",
      "do you pay for conferences and certifications of staff",
      "can I move to another team later",
      "how are new employees onboarded",
    ],
    variants:
      "promotion | promotions and raises | learning budget for staff | courses paid by the employer | do you send engineers to conferences | do you pay for a certification exam | performance review | appraisal cycle | how is my performance rated as an employee | career path and levels | seniority levels in your teams | how long until I get promoted | can a junior become a lead | internal job changes | may employees switch teams | onboarding plan for new hires | is there a buddy for new employees | can I study beside the job | do you pay for language courses | company events and team outings",
    answer: `The site publishes nothing about training budgets, promotions, performance reviews, onboarding or team events. Ask our team when you apply, or email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you run background checks on new employees?",
      "which documents do I need on my first day of work",
      "is the employment contract permanent or fixed-term",
      "do employees sign a non-compete or an NDA",
      "who is the employer in the contract",
      "do you ask applicants for a police certificate",
    ],
    variants:
      "background check | criminal background of applicants | drug test before hiring | credit check on candidates | documents for joining | which certificates must I show when I join | relieving letter or payslips required | permanent or fixed-term contract | contract type of the job | is it a contract for one year only | employment contract template | may I see the contract before I apply | what does the offer letter contain | non-compete clause | do I sign a confidentiality agreement as an employee | who owns the code that I write in my free time | may I have a second job beside yours | are side projects allowed for employees | is there a works council or union | do I become an employee or a contractor",
    answer: `The site does not describe background checks, documents for joining, or what employment contracts contain. Each position on the [careers page](/careers) states its type; ask our team for the rest, or email ${site.email}.`,
    sources: ["/careers", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there an age limit for applicants?",
      "am I too old to apply for a job",
      "minimum age for employees and interns",
      "can a minor do an internship with a parent’s consent",
      "maximum age for candidates",
      "do you hire people under 18 or over 50",
    ],
    variants:
      "age limit for jobs | upper age limit | age limit for internships | how old may an applicant be | how old must an intern be | do you hire seventeen-year-olds | would you take a minor as an intern if the parents agree | my daughter is under age, would you take her as an intern | my son is 16 and wants to be your intern | school pupil as an intern, with consent of the mother | which contract would an underage intern sign | I am over 60, do I have a chance | do you employ retired people | are older candidates welcome | does my age count against me | do I have to state my age in the application | is 45 too old for a career change to you | legal working age at your company",
    answer: `The site names no minimum or maximum age for employees or interns, and does not say whether minors are taken. Under the privacy policy, a person under 18 may send us personal data only with a parent or lawful guardian, who consents on their behalf. Ask first: email ${site.email}.`,
    sources: ["/privacy-policy#minors", "/careers"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
