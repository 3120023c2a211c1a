import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** How this website is built, and what it loads. */
export const websiteAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What is this website built with?",
      "tech stack of your site",
      "which database do you use for the site, SQLite or Postgres",
      "which web framework runs this page",
      "is your website made in React, Astro or WordPress",
      "how is the site programmed",
      "backend, server and database behind this site",
      "programming language of your backend",
    ],
    also: "cms vercel nextjs typescript php backend frontend webserver nginx library postgres css architecture python java ruby db sit",
    variants:
      "what technology is the site made with | framework of the website | which database | astro react hono | is it node | what runs your website | frontend framework | do you use wordpress",
    answer: `${site.name}’s website is built from few parts:\n- Pages: Astro builds the pages ahead of time; React runs the interactive parts.\n- Server: one Node process, with Hono.\n- Data: SQLite or PostgreSQL.\n- Forms: each field has one rule, written with Zod.\n- Scripts: browsers run only the scripts the site lists.`,
    sources: ["/about#technology-title"],
  },
  {
    questions: [
      "How can I check that your own site does not track me?",
      "does your own site load trackers",
      "measure what this page loads",
      "do you practice what you preach on your own website",
      "how many requests and kilobytes does the page need",
      "verify your privacy promise myself",
      "does your site phone home",
    ],
    also: "devtools lighthouse page-weight inspect console pagespeed fingerprinting cdn adblock ublock ghostery dns honest verify itself home",
    variants:
      "measure this page | does your page track | test trackers on your own page | number of requests | how many kilobytes does a page load | check that you don't track | what does the about page measure | how many other hosts are contacted",
    answer: `Press “Measure this page” on the [About page](/about#evidence-title): your browser counts what was loaded and stored, and the count stays there. The page promises:\n- other hosts contacted: 0 at first\n- cookies that scripts can read: 0 at first\n- items stored in your browser: 0 at first\n- requests, including the page: under 30\n- kilobytes transferred: under 300`,
    sources: ["/about#evidence-title", "/about#values-title"],
  },
  {
    questions: [
      "Does the site work without JavaScript?",
      "noscript, scripts disabled in my browser",
      "which functions need JavaScript",
      "scripts are blocked in my browser",
    ],
    also: "js lynx tor adblock enable javascript-free extension blank",
    variants:
      "javascript off | without scripts | noscript | does the page need JS | I block scripts | forms without JavaScript",
    answer: `Only parts of the site need JavaScript, such as the forms for logging in, requesting a demo and applying. If it is off in your browser, email ${site.email} instead: it reaches the same team.`,
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
    variants: "accessibility | screen reader | WCAG | keyboard | blind users | accessibility statement",
    answer: `The site publishes no accessibility statement. If something on a page does not work for you, email ${site.email} or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Does this website have an API?",
      "where is the API documentation of the site",
      "OpenAPI or swagger file",
      "endpoint or path for sending a demo request by API",
      "is there a developer reference for the forms",
      "API docs",
    ],
    also: "curl postman http programmatic schema scripted programmer fetch interface v1",
    variants:
      "api of the site | openapi | website endpoints | swagger | is there an API for the forms | machine readable API",
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
      "where can I see whether your service is up or down",
    ],
    also: "outage unavailable broken 503 502 500 error downtime unreachable loading disruption crashed hiccup",
    variants: "status page | outage | maintenance | incidents",
    answer: `The site has no status page and announces no maintenance. If something does not work, email ${site.email}.`,
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
    variants: "open source website | source code | github repo | can I see the code",
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
    variants: "robots.txt | can bots crawl | llms.txt | AI crawlers | scraping allowed | use your texts for training",
    answer:
      "Crawlers may read every public page: /robots.txt excludes only the dashboard and the API. A summary of the site for language models is in /llms.txt. The site does not say whether its text may be used for training.",
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
    variants: "terms of use | copyright | legal notice | imprint | can I use your images | terms of service",
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
    variants: "report a bug on the site | feedback about the site | broken link | something doesn't work | suggestion",
    answer: `Send feedback about this website to ${site.email}, or ask for a person here.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
  },
  {
    questions: [
      "Do your pages load anything from other companies?",
      "do you load fonts or scripts from other hosts",
      "google fonts or a CDN on your own site",
      "external resources and social buttons on your pages",
      "third-party scripts on your website",
    ],
    also: "pull jquery cloudflare embed embedded self-host typeface",
    variants:
      "third party fonts | google fonts | cdn | external scripts | does the site load from other servers | social buttons",
    answer: `No page of this site loads fonts, social buttons or anything else from another company, and analytics or advertising only if you have agreed to it. The site serves its own two fonts.`,
    sources: ["/privacy-policy#how-collected", "/about#values-title"],
  },
  {
    questions: [
      "How are form inputs validated on your site?",
      "validation of the form fields",
      "which library checks the inputs of the forms",
      "are the forms checked on the server as well",
    ],
    also: "sanitize schema",
    variants: "validation | zod | form rules | are inputs checked on the server | how do forms validate",
    answer: `Each form field has one rule, written with Zod, and the form and the server share it.`,
    sources: ["/about#technology-title"],
  },
  {
    questions: [
      "What does the form mean by “could not be loaded”?",
      "your form does not load",
      "the form could not be loaded",
      "error in the form, what should I do",
      "a part of the page did not arrive",
    ],
    also: "refresh broken stuck",
    variants:
      "form could not be loaded | form error | the form does not appear | reload the page | is my typed text lost",
    answer: `Reload the page: what you typed is still there. If the form still cannot be loaded, email ${site.email} instead.`,
    sources: ["/contact#request-a-demo", "/auth"],
    offers: ["handover"],
  },
];
