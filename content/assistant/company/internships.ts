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
      "internship program | do you take interns | what do interns do | month by month internship | mentor | intern project | what happens in month one | will my work be shipped",
    answer: `In an internship at ${site.name} you work on one real task with a mentor:\n- Month 1: you choose the task with a mentor who has time for you.\n- Months 2 and 3: you build it, test it and demo it like everyone else’s work.\n- Up to month 6: your work ships in the product or its documentation.`,
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
      "how many months is the internship | shortest internship | summer internship | duration for interns | can it be two months | is six months the maximum",
    answer: `An internship at ${site.name} typically lasts 3–6 months: as long as the task takes.`,
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
    variants: "internship stipend | is it paid | money for interns | paid internship | how much do interns earn",
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
      "internship certificate | letter of recommendation | job after internship | PPO | college credit | do interns get hired",
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
    variants: "remote internship | part time intern | intern from home | hours per week for interns",
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
      "no experience | freshers | am I eligible | which education level | can school students intern | phd intern | minimum grades | first year student",
    answer:
      "Yes. In the internship form, “None yet” is an answer to the question about experience. The form takes every level of education, from undergraduate to PhD, and other; the site names no minimum grades.",
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
      "apply internship | internship form fields | what do you ask interns | documents for internship | how can a student apply | graduation year in the form",
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
      "how many interns so far | intern testimonials | are intern reviews real | number of students | feedback of interns | what do interns say",
    answer: `${site.name} has hosted 15 students so far. The intern feedback on the careers page is illustrative: the entries are placeholders until our interns agree to publish their own.`,
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
      "internship deadline | start date | last date to apply | when do internships begin | next batch | can I start in summer",
    answer:
      "The site names no start dates or deadlines for internships. The form asks for your availability date, so enter yours there.",
    sources: ["/careers/apply-internship"],
    offers: ["apply", "handover"],
    isUnpublished: true,
  },
];
