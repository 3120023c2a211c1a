import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** The internship program. The assistant reads open internships from the database. */
export const internshipsAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is the internship program?",
      "do you offer internships, do you take interns",
      "what does an intern do",
      "internship with a mentor, month by month",
      "describe the student program",
      "which tasks do trainees get",
    ],
    hindi: ["internship mein kya karna hota hai", "internship program ke baare mein batao"],
    also: "apprenticeship apprentice placement curriculum learning supervisor mentorship syllabus structure projects hands-on activities co-op",
    variants:
      "internship program | do you take interns | what do interns do | month by month internship | mentor | intern project | what happens in month one | will my work be shipped | What would I do all day as a trainee? | Does every student get someone who guides them? | Are there positions for students? | Would my work be used or thrown away? | When do I build and when do I choose my task? | is there a program for university students | who decides on the task of a trainee | does a trainee demo like everyone else | I study computer science; what could I learn with you | do trainees get real tasks or only chores | what happens in the second and third month | do you accept students as trainees | do interns present their work | do interns have a mentor | what does the mentor do | is there a mentor for interns | does every intern get a mentor | mentoring | who chooses my task as an intern | who supervises the work of interns | what happens at the end of the internship | supervision of interns | how does the mentor help an intern | how does a mentor work with interns | what does a mentor do for interns",
    answer: `In an internship at ${site.name}, typically 3–6 months, you work on one real task with a mentor who has time for you:\n- Month 1: you choose the task with your mentor.\n- Months 2 and 3: you build it, test it and demo it, as everyone here does.\n- Up to month 6: your work ships in the product or its documentation.`,
    sources: ["/careers#program-title"],
    offers: ["apply"],
  },
  {
    questions: [
      "How long does an internship last?",
      "internship duration in months",
      "can I do a two-month or summer internship",
      "minimum and maximum length for interns",
      "is a six month internship possible",
      "internship length",
    ],
    hindi: ["internship kitne mahine ki hai", "internship ka duration kya hai"],
    also: "semester span finish extend extension prolong longest shortest",
    variants:
      "how many months is the internship | shortest internship | summer internship | duration for interns | can it be two months | is six months the maximum | I only have eight weeks of break. Enough? | Until when would I stay as a trainee? | Could I be a trainee for a whole year? | How many weeks must a student bring? | is half a year the upper limit for students | what's the usual time span for trainees | my university demands a four-month placement | can a student stay longer than planned | does the length depend on the task | three months or six, what's typical | will six weeks do for a student placement",
    answer: `An internship at ${site.name} typically lasts 3–6 months: as long as the task takes. We’ve hosted 15 students so far.`,
    sources: ["/careers#program-title"],
    offers: ["apply"],
  },
  {
    questions: [
      "Is the internship paid?",
      "how much stipend do interns get",
      "paid or unpaid internship",
      "do trainees get money per month",
      "salary for student interns",
    ],
    hindi: ["internship mein stipend milega kya", "stipend kitna hai", "internship paid hai ya unpaid"],
    also: "remuneration compensation earn wage pocket-money reimbursed expense rupees cash",
    variants:
      "internship stipend | is it paid | money for interns | paid internship | how much do interns earn | Would I earn anything as a trainee? | Is there pocket money for students? | Can I live from what you give interns? | Is it voluntary work without pay? | what's the monthly allowance for a student | do trainees receive wages | my parents ask whether the placement brings money | are travel costs of interns reimbursed | how well do you pay students | is the placement remunerated | unpaid placements are illegal where I live, how is yours",
    answer: `The site does not say whether internships are paid, and names no stipend. Ask our team before you apply: email ${site.email}, or ask for a person here.`,
    sources: ["/careers#program-title", "/contact#request-a-demo"],
    offers: ["handover", "apply"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do interns get a certificate?",
      "internship completion certificate",
      "letter of recommendation at the end",
      "job offer, PPO or full-time conversion after the internship",
      "college credits for interns",
    ],
    hindi: ["internship ke baad certificate milega kya", "internship ke baad job milegi"],
    also: "lor reference testimonial diploma convert permanent hired afterwards employment absorbed placement ects thesis",
    variants:
      "internship certificate | letter of recommendation | job after internship | PPO | college credit | do interns get hired | Will I have something on paper at the end? | Might the placement turn into a permanent position? | Does my university get a confirmation? | Can I earn ECTS with you? | do you write references for former trainees | what do I take home after the placement | are trainees hired afterwards | is there a diploma or letter for trainees | pre-placement offer for students? | do you sign the forms of my college | what's the outcome for a student apart from shipped work",
    answer: `The site does not mention certificates, recommendation letters, college credits or job offers after an internship. What it does say: at the end, your work ships in the product or its documentation.`,
    sources: ["/careers#program-title"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is a remote internship possible?",
      "work from home internship",
      "part-time internship, how many hours a week for interns",
      "intern alongside my classes",
      "virtual internship from another city",
      "online internship",
    ],
    also: "wfh distance telecommute hybrid onsite weekends flexible laptop abroad semester anywhere relocate",
    variants:
      "remote internship | part time intern | intern from home | hours per week for interns | I'm in Kerala and can't move; may I take part from home? | Is it possible to be a trainee only on weekends? | How many days a week must an intern be there? | Can I combine the placement with my lectures? | is presence in Bengaluru required from interns | do trainees come to the office | could I do the placement from Europe | half-time placement during term | flexible hours for students | where is the place of work of an intern stated | do you have distance placements",
    answer:
      "The site has no general rule on remote or part-time internships. An internship on the [careers page](/careers) states its location; for anything else, ask our team.",
    sources: ["/careers"],
    offers: ["handover", "apply"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can freshers without experience apply for an internship?",
      "I am a fresher, can I join",
      "eligibility and requirements for interns",
      "I am a first-year student with no projects",
      "which degree do I need for the internship",
      "minimum marks or CGPA",
    ],
    hindi: [
      "fresher apply kar sakta hai kya",
      "kya fresher internship ke liye eligible hai",
      "bina experience ke internship milegi",
    ],
    also: "beginner newbie novice prior background dropout autodidact bootcamp bachelor btech bca mca undergrad sophomore backlog gpa grades career-changer",
    variants:
      "no experience | freshers | am I eligible | which education level | can school students intern | phd intern | minimum grades | first year student | I've never worked before; should I bother? | What if I have no projects to show as a student? | Is a bachelor student accepted? | Do PhD candidates have a chance as trainees? | must I have good grades | can I write None yet in the form | I study law, not IT; may I become a trainee | is a high school student allowed to take part | what prior knowledge must trainees bring | which levels of study does the form offer | I dropped out of college, am I allowed to apply as trainee | is a minimum average demanded from students | education levels in the internship form | what do I put in experience if I had no projects | internship requirements | who can apply as an intern | who can be an intern",
    answer:
      "Yes. The internship form asks for courses, projects or jobs, and “None yet” is fine. The form takes every level of education: undergraduate, bachelor’s, master’s, PhD and other. The site names no minimum grades.",
    sources: ["/careers/apply-internship"],
    offers: ["apply"],
  },
  {
    questions: [
      "How do I apply for an internship?",
      "internship application form",
      "which documents does a student need to apply as intern",
      "fields in the internship form, such as graduation year and availability",
      "information that intern applicants give",
      "where do students apply",
    ],
    hindi: ["internship ke liye apply kaise karein"],
    also: "paperwork enrol candidature procedure submission candidacy portal webform essay pre-final-year details candidate",
    variants:
      "apply internship | internship form fields | what do you ask interns | documents for internship | how can a student apply | graduation year in the form | Which things do you ask students about in the form? | Where's the form for students? | Is a motivation letter required from students? | Do I tell you my university and year in the form? | how do I become a trainee with you | what papers does a student hand in | can a student give a link in place of a CV | do you want to know when I'm available | I want to sign up for the student program | are there fields about my studies | is the student form different from the job form",
    answer:
      "Use the [internship form](/careers/apply-internship). It asks for your name, email, phone, education, university, expected graduation year, your availability date, your experience, and your resume as a link or a file. A message is optional.",
    sources: ["/careers/apply-internship"],
    offers: ["apply"],
  },
  {
    questions: [
      "How many interns have you had?",
      "how many students did the internship program host",
      "what do former interns say about the mentoring",
      "intern reviews and feedback",
      "are the intern ratings real",
      "interns so far",
    ],
    also: "alumni previous testimonials ex-interns stars experiences total cohorts ex-trainees tally",
    variants:
      "how many interns so far | intern testimonials | are intern reviews real | number of students | feedback of interns | what do interns say | Have others done a placement with you before me? | Are the quotes from students authentic? | How many young people have you trained? | What did former trainees think of it? | can I talk with a former intern | are the students' stars on the careers page true | why is there no feedback from students | fifteen students: is that how many took part | who wrote the comments on the careers page | track record of your student program | will I be the first intern | 15 students | how many students so far | how many students did an internship with you | how many students have been interns",
    answer: `${site.name} has hosted 15 students so far. No intern has published feedback yet: the careers page shows what we ask them to rate: the task, the mentorship and the company, each out of 5 stars. Their answers appear there once they agree to publish them.`,
    sources: ["/careers#program-title", "/careers#feedback-title"],
  },
  {
    questions: [
      "When does the internship start?",
      "is there a deadline, last date to apply for the internship",
      "start date of the next intern batch",
      "can I begin in January after my exams",
      "summer or winter cohort dates",
    ],
    also: "commence intake semester july june autumn spring calendar timetable rolling cutoff kick-off",
    variants:
      "internship deadline | start date | last date to apply | when do internships begin | next batch | can I start in summer | By when do I have to hand in my papers as a student? | Is there a fixed season for students? | Could I begin in September? | Have I missed the date for this year's trainees? | when can a trainee begin | is the placement open all year | my exams end in May, can I come afterwards | is there an autumn intake | how far ahead should students apply | does every trainee begin on the same day | where do I write when I'm free to begin",
    answer:
      "The site names no start dates or deadlines for internships. The form asks for your availability date, so enter yours there.",
    sources: ["/careers/apply-internship"],
    offers: ["apply", "handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "What does the intern feedback on the careers page say?",
      "what do interns say about mentorship",
      "which things do interns rate with stars",
      "what did interns criticize",
    ],
    variants:
      "intern feedback | what do the quotes of interns say | what was missing for interns | stars of the intern feedback | are the intern quotes authentic | feedback about the task, the mentorship and the company | what did interns complain about | what would interns have liked",
    answer:
      "No intern has published feedback yet, so the careers page shows no ratings. It shows what we ask each intern to rate out of 5 stars:\n- The task: was it real work, and did you have what you needed to finish it?\n- The mentorship: did your mentor have time for you, and what did you learn?\n- The company: would you tell a friend to come here?\n\nTheir answers appear there once they agree to publish them.",
    sources: ["/careers#feedback-title"],
  },
  {
    questions: [
      "Who mentors the interns?",
      "what is the name of my mentor",
      "how many interns share one mentor",
      "can I choose my mentor",
      "who are the mentors and what do they work on",
      "how experienced are the mentors",
    ],
    variants:
      "names of the mentors | who would be my mentor | which engineer would supervise me as an intern | number of interns per mentor | interns per mentor | one mentor for how many students | how many mentors are there | what is the background of the mentor | can I talk to a mentor before I apply | can I switch to another mentor | what if my mentor leaves | how is the mentor chosen | LinkedIn profile of a mentor",
    answer: `Interns work on one real task, chosen with a mentor who has time for them. The site names no mentors, and does not say how many interns one mentor has or how they are matched. Ask our team: email ${site.email}.`,
    sources: ["/careers#program-title", "/contact#request-a-demo"],
    offers: ["handover", "apply"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which universities did your former interns come from?",
      "how many of the interns got a job with you",
      "can you put me in touch with former interns",
      "what did the 15 students study",
      "what do former interns do today",
      "who were the 15 students",
    ],
    variants:
      "universities of the interns | which colleges do your interns come from | colleges of former interns | from which countries were the students | were any of the interns from abroad | how many of the interns were women | subjects of the former interns | which field did most interns study | how many interns studied law | were there interns in mathematics | names of former interns | contact to former interns | email of a former intern | talk to an ex-intern | LinkedIn profiles of ex-interns | were former interns hired | how many of the 15 interns got a job afterwards | how many interns stayed with the company | share of interns who got an offer | conversion rate of interns | where do ex-interns work now | did an intern drop out | how many interns do you have right now | how many interns a year | in which year was the first intern",
    answer: `The site says only how many interns there were: we’ve hosted 15 students so far. It does not publish their names, universities, subjects or later jobs, and no intern has published feedback yet. Ask our team: email ${site.email}.`,
    sources: ["/careers#program-title", "/careers#feedback-title", "/how-we-measure#articles"],
    offers: ["handover", "apply"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is there an entrance test for interns?",
      "how many internship places are there",
      "how are interns selected",
      "how many students want to be interns",
      "what contract do interns sign",
      "is there an interview for the internship",
    ],
    variants:
      "entrance exam for the internship | test for intern applicants | coding test for interns | selection of interns | selection criteria for interns | how do you pick interns | how competitive is the internship | places left for interns | how many seats are there for trainees | how many interns will you take this year | are there still free places for students | are all internship places taken | acceptance rate for interns | chance to get the internship | how many students applied | intern interview questions | is there an interview for trainees | internship contract | internship agreement with my university | NDA for interns | do interns sign a contract | insurance for interns | can I do the internship twice",
    answer: `People, not programs, decide on every application for an internship. The site does not say how they select interns, how many places there are, or what an internship agreement contains. Ask our team: email ${site.email}.`,
    sources: ["/careers/apply-internship#what-happens", "/careers#program-title", "/contact#request-a-demo"],
    offers: ["handover", "apply"],
    isUnpublished: true,
  },
];
