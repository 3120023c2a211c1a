import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** How this website is built, and what it loads. */
export const websiteAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is this website built with?",
      "tech stack of your site",
      "which database do you use for the site",
      "which web framework runs this page",
      "is your website made in React, Astro or WordPress",
      "how is the site programmed",
    ],
    also: "cms vercel nextjs typescript php backend frontend webserver nginx library postgres css architecture",
    answer: `The website of ${site.name} is built from few parts:\n- Pages: HTML, made before you ask for it; React runs only where you touch.\n- Server: one Node process, with Hono.\n- Data: SQLite on the same disk, or PostgreSQL.\n- Rules: each field’s rule is written once, with Zod.\n- Policy: browsers run only the scripts that the site lists by their fingerprints.`,
    sources: ["/about#technology-title"],
  },
  {
    questions: [
      "How can I check that your own site does not track me?",
      "does your own site load trackers",
      "measure what this page loads",
      "do you practice what you preach on your own website",
      "how many requests and kilobytes does the page need",
      "do you load fonts or scripts from other hosts",
      "verify your privacy promise myself",
    ],
    also: "devtools lighthouse page-weight inspect console pagespeed fingerprinting cdn adblock ublock ghostery dns honest",
    answer: `Press “Measure this page” on the [About page](/about#evidence-title): your browser counts what was loaded and kept, and sends nothing of it. The page promises:\n- other hosts that were asked: 0 at first\n- cookies that a script can read: 0 at first\n- things kept in your browser: 0 at first\n- requests, the page included: under 30\n- kilobytes on the way here: under 300`,
    sources: ["/about#evidence-title", "/about#values-title"],
  },
  {
    questions: [
      "Does the site work without JavaScript?",
      "noscript, scripts disabled in my browser",
      "which functions need JavaScript",
      "the form does not load because scripts are blocked",
    ],
    also: "js lynx tor adblock enable javascript-free extension blank",
    answer: `Only parts of the site need JavaScript, such as the forms for signing in, requesting a demo and applying. If it is off in your browser, write to ${site.email} instead: the same people read it.`,
    sources: ["/contact#request-a-demo", "/auth", "/cookie-policy#control"],
  },
  {
    questions: [
      "Is the website accessible?",
      "WCAG conformance or accessibility statement",
      "screen reader and keyboard support",
      "I am blind and cannot use a button on this page",
      "VPAT or EN 301 549 report",
    ],
    also: "disability deaf impaired vision dyslexia contrast zoom ada a11y barrier-free enlarge voiceover nvda color-blind",
    answer: `The site publishes no accessibility statement. If something on a page does not work for you, write to ${site.email} or ask here for a person.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does this website have an API?",
      "where is the API documentation of the site",
      "OpenAPI or swagger file",
      "endpoints for sending a demo request by code",
      "is there a developer reference for the forms",
      "API docs",
    ],
    also: "curl postman http programmatic schema scripted programmer fetch interface v1",
    answer:
      "Yes. Every call of this website’s API is described on the [API page](/api/docs), and for machines in /api/openapi.json. It serves the forms, the chat and the accounts of the website; it is not the API of a product.",
    sources: ["/api/docs"],
  },
  {
    questions: [
      "Is there a status page?",
      "is the service down right now",
      "maintenance windows and incident history",
      "system health dashboard",
      "your website was offline yesterday",
      "is the site down",
    ],
    also: "outage unavailable broken 503 502 500 error downtime unreachable loading disruption crashed hiccup",
    answer: `The site has no status page and announces no maintenance. If something does not work, write to ${site.email}.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Is your software open source?",
      "github or gitlab repository",
      "source code and license of the product",
      "can I read or fork the code",
      "which licence is the website under",
    ],
    also: "opensource oss foss repo sourcecode gpl contribute contributor codebase proprietary",
    answer: `The site does not say that its code or a product is open source, and links to no repository. Our team can tell you about licenses.`,
    sources: ["/about#technology-title"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "May crawlers and AI bots read this site?",
      "robots.txt and llms.txt",
      "scraping rules for search engines",
      "can I use your content to train a language model",
      "sitemap for crawlers",
      "can GPTBot crawl your site",
    ],
    also: "indexing bing spider claudebot perplexity scraper commoncrawl harvest dataset seo",
    answer:
      "Crawlers may read every public page: /robots.txt excludes only the dashboard and the programming interface. A summary of the site for language models is in /llms.txt. The site does not say whether its text may be used for training.",
    sources: ["/"],
  },
  {
    questions: [
      "Where are your terms of use and copyright?",
      "terms and conditions of the website",
      "imprint or legal notice",
      "may I copy an article or picture from your site",
      "reprint permission",
    ],
    also: "eula disclaimer intellectual-property trademark rights-reserved republish reproduce citation attribution impressum",
    answer: `The site has a [privacy policy](/privacy-policy) and a [cookie policy](/cookie-policy), but publishes no separate terms of use. To reuse texts or pictures, ask at ${site.email}.`,
    sources: ["/privacy-policy", "/cookie-policy"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Where can I give feedback about the website?",
      "report a bug or broken link on a page",
      "something on your site does not work",
      "suggestion for improving this website",
      "feedback form",
      "found a typo on your page",
    ],
    also: "complain criticism idea 404 dead-link misspelling spelling glitch error webmaster layout display praise compliment",
    answer: `Send feedback about this website to ${site.email}, or ask here for a person.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
  },
];
