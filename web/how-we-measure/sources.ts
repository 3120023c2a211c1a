import { site } from "#site";
import type { MeasureSection } from "./measured-figure.ts";

const home = ["/#statistics-title", "Home"] as const;

/** The figures about the industry, and the figures in articles. */
export const industrySection: MeasureSection = {
  id: "industry",
  title: "Industry figures",
  intro:
    "The three figures on the home page. Two come from an annual study by the Ponemon Institute, published by IBM.",
  figures: [
    {
      value: "$4.8M",
      name: "Average cost of a data breach",
      page: home,
      basis: "Published source",
      text: "$4.88 million worldwide, rounded down: 604 organizations, breaches from March 2023 to February 2024. The 2025 edition puts the average at $4.44 million. This site quotes both editions, so compare them before you quote either.",
      source: {
        name: "IBM, Cost of a Data Breach Report 2024",
        href: "https://newsroom.ibm.com/2024-07-30-ibm-report-escalating-data-breach-disruption-pushes-costs-to-new-highs",
      },
    },
    {
      value: "412%",
      name: "more incidents that involve an AI system than in the period before",
      page: home,
      basis: "Example",
      text: "An illustrative figure. We know of no public source that measures it.",
      method:
        "Agree on what counts as an AI incident, then count reports from the same organizations over two equal periods.",
    },
    {
      value: "97%",
      name: "of organizations with an AI breach lacked proper access controls",
      page: home,
      basis: "Published source",
      text: "Of 600 organizations studied, 13% reported a breach of an AI model or application. Of those, 97% lacked proper AI access controls. The base is small.",
      source: {
        name: "IBM, Cost of a Data Breach Report 2025",
        href: "https://newsroom.ibm.com/2025-07-30-ibm-report-13-of-organizations-reported-breaches-of-ai-models-or-applications,-97-of-which-reported-lacking-proper-ai-access-controls",
      },
    },
  ],
};

export const articlesSection: MeasureSection = {
  id: "articles",
  title: "Articles, people and law",
  intro:
    "Articles list their sources at the end. Figures in their examples are invented unless a source is named beside them.",
  figures: [
    {
      value: "Sep 8, 2025",
      name: "Overview of privacy law",
      page: ["/blog/understanding-data-privacy-2025", "Blog"],
      basis: "Published source",
      text: "The article describes the law as of its date, and parts of it have changed since. Check the official text before you rely on a deadline.",
    },
    {
      value: "15",
      name: "students hosted",
      page: ["/careers", "Careers"],
      basis: "Our claim",
      text: "The number of interns so far.",
      method: "Publish the cohorts, with the consent of everyone in them.",
    },
    {
      value: `${site.privacyNotice.answerDays} days`,
      name: "Answer to a privacy request",
      page: ["/privacy-policy#contact", "Privacy Policy"],
      basis: "Our claim",
      text: "A commitment, counted from the day your message arrives.",
      method: "Report the median and the slowest answer of each quarter.",
    },
  ],
};
