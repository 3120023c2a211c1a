import type { CuratedAnswer } from "../curated-answer.ts";

/** What the site leaves open about its figures, and about the studies, incidents, cases and standards that it cites. */
export const citedSourcesAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What else do the IBM studies say?",
      "average cost of a breach in one industry or country",
      "breach cost in healthcare or finance",
      "share of Indian organizations in the IBM report",
      "median instead of average cost in the study",
      "IBM breach figures by country, industry and company size",
    ],
    also: "ponemon breakdown sector healthcare hospital india usa germany median sample respondents methodology industrial days detect",
    variants:
      "IBM report by industry | breach cost in India | breach cost in the US | healthcare breach cost | cost per record | cost of a breach in banking | IBM study by country | average in Germany | number of Indian organizations | names of the companies that took part | average loss of organizations with an AI breach | how much does shadow AI add to the cost | days until a breach is found | how long does it take to contain a breach in the study | share of hospitals in the study | cost for small companies | lost records per breach | how were the organizations selected | does IBM publish the raw data | the average for Asia | loss of the 13% with an AI breach | questionnaire of the Ponemon Institute | margin of error of the study",
    answer:
      "Our site quotes only worldwide figures from the two IBM reports, and no breakdown by country, industry or company. Of the 2024 average of $4.88 million, it names four parts: detection $1.63M, lost business $1.47M, response $1.35M and notification $0.43M. [How We Measure](/how-we-measure#industry) names both editions; look up the rest in the reports themselves.",
    sources: ["/how-we-measure#industry", "/#statistics-title"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who discovered the three real incidents?",
      "name of the student, the researchers or the library in the incidents",
      "how many days did the vendor need to fix the leak",
      "did the researchers get a reward",
      "how many users were affected by the incidents you list",
      "what happened to the companies after the incidents",
    ],
    also: "bing copilot chatgpt openai microsoft student researcher echoleak redis discoverer finder bounty patched fixed victims affected",
    variants:
      "student's name Bing Chat | who tricked Bing Chat | name of the faulty library | names of the researchers | which company did the researchers work for | time until Microsoft fixed it | how quickly was the Copilot hole closed | reward for the Copilot finding | what was the student's university | how many ChatGPT users saw other titles | number of people affected by the ChatGPT bug | was anyone fined after the incident | did Microsoft pay the finders | who was harmed by the leak | CVSS score of the Copilot CVE | severity of that CVE | exact day of the Bing incident | which versions of Copilot were hit | what were the leaked instructions of Bing Chat | how was the Copilot leak found",
    answer:
      "The site does not give the names of the people, companies or libraries that found or caused the [three incidents](/products/ai-scanner#incidents-title), or how long a fix took. It says that Bing Chat recited its instructions to a student, that a library bug let ChatGPT users see the titles of other people’s conversations, and that an email could make Microsoft 365 Copilot leak data until Microsoft fixed it. Its sources are Ars Technica, OpenAI and CVE-2025-32711.",
    sources: ["/products/ai-scanner#incidents-title"],
    isUnpublished: true,
  },
  {
    questions: [
      "Who were the parties in the court cases you cite?",
      "name of the failed bank and of the auditor",
      "how many dollars did Everalbum have to pay",
      "what fine was imposed in the case",
      "which fines have companies paid so far under the laws you describe",
      "which judge decided, and is there an appeal",
    ],
    also: "everalbum ftc settlement penalty dollars fined paid judge plaintiff defendant lawyer banco popular deloitte appeal lawsuit verdict ruling",
    variants:
      "which bank was it that failed | what is the auditor called | settlement amount in dollars | how many dollars did the FTC ask for | amount of the penalty | biggest fine imposed on a company so far | who was fined under the CCPA | dollar amount per violation in California | names of the judges | how many shareholders complained | what happened to the case afterwards | was the judgment appealed | who represented the parties | how many photos did Everalbum have | how long did the trial take | which companies had to delete their models",
    answer:
      "The articles say what a case decided, not everything about it: they do not name the failed bank or the auditor in the SRB case, give no amount for Everalbum, and say of California’s fines only that they are set per violation. Each article links to the judgment, order or law under Sources.",
    sources: [
      "/blog/understanding-data-privacy-2025#one-sentence-in-three-places",
      "/blog/understanding-data-privacy-2025#four-laws-one-page",
      "/blog/ai-consent-automation#sources",
    ],
    isUnpublished: true,
  },
  {
    questions: [
      "When were the standards you cite published, and what comes next?",
      "which FIPS number will HQC get",
      "on which date was the RFC published",
      "who wrote the RFC or the standard",
      "when will the HQC standard be final",
      "who took part in writing the standard",
    ],
    also: "hqc rfc nist ietf iso draft final finalized publication number authors editors price buy",
    variants:
      "HQC FIPS number | number of the HQC standard | publication date of the RFC | authors of the RFC | who are the editors of the standard | when does HQC become a standard | year of the HQC standard | price of ISO 31700 | how much does the ISO standard cost | where can I buy ISO 42001 | next version of the OWASP Top 10 | when is the next OWASP list due | how many pages does the standard have | which companies submitted HQC | when is FIPS 206 due | expected publication of the NIST standard | history of the standard | which day was the standard adopted",
    answer:
      "The articles cite the standards that they rest on, with links under Sources, but not every date, author or number: for HQC they say only that NIST chose it in March 2025 as a backup for ML-KEM. For more, follow the links of the [article](/blog/quantum-enhanced-ai-privacy).",
    sources: ["/blog/quantum-enhanced-ai-privacy"],
    isUnpublished: true,
  },
];
