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
      "what technology is the site made with | framework of the website | which database | astro react hono | is it node | what runs your website | frontend framework | do you use wordpress | I'm a web developer and curious: which framework is underneath? | Does your page run on Next.js? | What stores the data of this site? | How are the pages generated, in advance or per visit? | which software serves this page | is there PHP behind it | do you use TypeScript, React or Vue here | what language is your server written in | is it a static site generator | how many processes serve the site | which tools did the authors of this site use | what's the backend of this page | can an injected script run on your page | can injected third-party javascript run here | does my browser refuse foreign scripts | list of our scripts",
    answer: `${site.name}’s website is built from few parts, each for a reason:\n- Pages: Astro builds them before you ask for them, and React runs the interactive parts. What isn’t loaded can’t break, track you or slow you down.\n- Server: one Node process, with Hono, serves the whole site, so fewer programs see what you send.\n- Data: SQLite or PostgreSQL; written to disk before you get a confirmation.\n- Forms: one rule for each field, written with Zod and shared by the form and the server.\n- Scripts: your browser gets a list of the scripts that may run here and refuses any other.`,
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
      "measure this page | does your page track | test trackers on your own page | number of requests | how many kilobytes does a page load | check that you don't track | what does the about page measure | how many other hosts are contacted | You preach privacy; does this page itself spy on me? | How can I see with my own eyes what was loaded? | How heavy is your page in kilobytes? | Is there a self-test that counts requests? | to how many foreign hosts does your page connect | what does the measuring button count | I don't believe you that there's no tracking, prove it | do the results of the measurement leave my browser | is there any way to audit what your page stores with me | the about page has a button that measures, what for | what numbers do you promise for your own page | fewer than thirty requests, really? | does the result of the measurement go to your server | where does the count of the page measurement go",
    answer:
      "Press “Measure this page” on the [About page](/about#evidence-title): your browser counts what was loaded and stored, and the count stays in your browser. The page loads no script file until you use something that needs it, and promises:\n- other hosts contacted: 0 at first\n- cookies that scripts can read: 0 at first\n- items stored in your browser: 0 at first\n- requests, including the page: under 30\n- kilobytes transferred: under 300",
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
      "javascript off | without scripts | noscript | does the page need JS | I block scripts | forms without JavaScript | I use NoScript. What will break? | My company disables scripting; can I still read your pages? | Why does the form stay dead in my text browser? | does Lynx work with your site | which parts need scripting | can I send the form with scripts turned off | I turned off scripting for safety, how do I contact you | is reading possible without scripting | is logging in possible without scripting | what do I do if I can't run scripts | the buttons do nothing because scripts are disabled",
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
    variants:
      "accessibility | screen reader | WCAG | keyboard | blind users | accessibility statement | I can't see; am I able to use your pages? | Does the site conform to disability rules? | Do you follow WCAG 2.2 AA? | Can I navigate without a mouse? | are there texts for pictures | who do I tell that a control can't be reached with the keyboard | does it work with NVDA or VoiceOver | public sector buyer needs a conformance report | I have low vision and something is unreadable | color contrast and font size for people with poor sight | are your pages barrier-free | sign language | sign language videos | easy language version | audio version of the pages | braille | conformance report of the website | who tested the accessibility of your site",
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
      "api of the site | openapi | website endpoints | swagger | is there an API for the forms | machine readable API | Can I submit the contact form from my own script? | Is there machine-readable documentation of this site's calls? | Where's the JSON description of your endpoints? | Is the public API the same as the product's? | I'd like to automate requests to your site | does the site have REST calls | which path lists all calls of the site | is openapi.json available here | can a program talk with your chat | what does the site's interface serve | do you document the calls behind the forms",
    answer:
      "Yes. Every call of this website’s API is described on the [API page](/api/docs), and for machines in /api/openapi.json. It serves the forms, the chat and the accounts of the website; it is not the API of a product.",
    sources: ["/api/docs"],
  },
  {
    questions: [
      "Which call of the API returns the open positions?",
      "REST endpoint that lists your jobs",
      "endpoint for a job application",
      "which path do I post a demo request to",
      "field lengths and limits of the API",
    ],
    also: "url route get post json rest vacancies list field parameters payload characters",
    variants:
      "job listings endpoint | endpoint for vacancies | inquiries endpoint | which path takes a demo request | api call for jobs | which call of the web api lists vacancies | fetch your openings with a script | how many characters may a field have in the API | maximum length of the message in the API | where are the limits of each field | which fields does the demo request take over HTTP | can I apply through the API | can I read your open jobs as JSON | what do I post to request a demo | how long may the text be that I post | route that returns your current vacancies",
    answer:
      "The calls of this website’s API that visitors use most:\n- /api/job-listings returns the open positions\n- /api/inquiries takes a demo request\n- /api/job-applications takes an application for a job or an internship\n\nThe [API page](/api/docs) lists every call with its fields, their limits and its responses.",
    sources: ["/api/docs"],
  },
  {
    questions: [
      "What do the status codes of the API mean?",
      "error codes of your website’s API",
      "what does HTTP 507 mean in your API",
      "why does the API answer 429",
      "the API returned 403 or 401",
      "API error when storage is full",
    ],
    also: "http response 400 405 409 413 415 503 header retry insufficient forbidden unauthorized",
    variants:
      "http 507 | http 429 | 503 from the api | 400 bad request | status code | your api says 429 and 507 | what is a 507 | my script got a 429, what now | how long must I wait after too many requests | response codes of your endpoints | why was my call refused | why do I get forbidden from another origin | what does the API say when the disk is full | which errors can a call return | rate limited by your site",
    answer:
      "The [API page](/api/docs) explains the status codes of this website’s API:\n- Bad request: the errors name the fields\n- Unauthorized: not logged in, or the credentials are wrong\n- Forbidden: not allowed, or sent from another site\n- Too many requests, or service unavailable: a header holds the seconds to wait\n- Insufficient storage: storage is full, and the space that is left is reserved for admins",
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
    variants:
      "status page | outage | maintenance | incidents | I got an error all morning; is something broken at your end? | Where do you announce maintenance? | Was there an incident yesterday? | Can I subscribe to downtime notices? | is everything running at the moment | your page was unreachable, why | do you have a health page | are there planned interruptions | history of failures of your site | how do I find out whether you have problems right now | the site is slow today, is there trouble",
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
    variants:
      "open source website | source code | github repo | can I see the code | Can I look at how this site was coded? | Is there a public repository? | May I copy your site's code? | Which license covers your code? | do you have something on GitHub | are your sources public | is the site's code free to reuse | can I contribute patches to your site | did you publish your code | where's the repo | I want to learn from your code, is it shared",
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
    variants:
      "robots.txt | can bots crawl | llms.txt | AI crawlers | scraping allowed | use your texts for training | I run a search engine; may I index you? | Do you block ChatGPT's crawler? | Is there a text for language models about your site? | May an AI be trained with your articles? | which paths are off-limits for robots | can Perplexity read your pages | does the robots file forbid something | is the dashboard crawlable | I want to scrape your blog for research | where's the summary for LLMs | can Googlebot visit everything",
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
    variants:
      "terms of use | copyright | legal notice | imprint | can I use your images | terms of service | May I print your picture in my thesis? | Which legal pages does your site have? | Who holds the rights to your texts? | Are there general terms for using the pages? | I want to translate your article on my blog | is there an Impressum | do you have a disclaimer | can I republish your texts | what license do your articles have | quote a paragraph in a book, permitted? | where is the legal stuff",
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
    variants:
      "report a bug on the site | feedback about the site | broken link | something doesn't work | suggestion | There's a spelling mistake on one of your pages | A link goes nowhere, who do I tell? | I have an idea how to make the site better | Where do I leave praise or criticism of your pages? | the layout is broken on my phone | an image is missing on one page | the menu doesn't open, who fixes it | your site has an error in a text | I dislike the new design, where can I say so | wrong date on a page, who corrects it | a comment about your homepage",
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
      "third party fonts | google fonts | cdn | external scripts | does the site load from other servers | social buttons | Does Google learn that I visited your page? | Where do your typefaces come from? | Do you embed YouTube or social posts? | Is content delivered by Cloudflare or jsDelivr? | are there like buttons on your pages | does opening a page contact any foreign server | do you host the fonts yourselves | which foreign code runs on your pages | is jQuery loaded from somewhere else | do your pages pull in things from elsewhere | are there embedded widgets of other firms",
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
    variants:
      "validation | zod | form rules | are inputs checked on the server | how do forms validate | Is my entry in a form verified twice? | What checks whether my email looks right? | Do the browser and the server apply different checks? | Which tool makes sure the form data is right? | could I bypass the checks in the browser | how do you make sure a field has a valid value | are form rules shared by both sides | is server-side checking done for your forms | what happens if I manipulate the form in devtools | form checking technology | one rule per field, written in what",
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
      "form could not be loaded | form error | the form does not appear | reload the page | is my typed text lost | Where the form should be, there's only an error line | Has my text been erased by the loading error? | What do I do when part of the page is missing? | it says something could not load, do I start over | the form area stays empty, help | do I need to type everything again after reloading | I see a message that the form didn't load | a piece of the page failed to arrive, and now | can I reach you when the form keeps failing | reload or wait when the form is missing? | my connection dropped and the form disappeared",
    answer: `What you typed is still there: copy it, then reload the page. If the form still cannot be loaded, email ${site.email} instead.`,
    sources: ["/contact#request-a-demo", "/auth"],
    offers: ["handover"],
  },
  {
    questions: [
      "The page says it can’t be shown right now",
      "database isn't answering, is what I sent lost",
      "this page can't be shown, please reload",
      "error 503 on your site",
    ],
    variants:
      "503 | service unavailable | page can't be shown right now, is my stuff lost | your database is down | our database isn't answering message | are my data gone when the page cannot be shown | temporary error on your website | please reload in a moment",
    answer: `Our database isn’t answering at that moment: please reload the page shortly. What you sent us earlier is stored, and you can still read the other pages. If it stays that way, email ${site.email}.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
  },
  {
    questions: [
      "I got a 404 page not found",
      "a link on your site is broken",
      "page not found after clicking a link",
      "report a broken link",
    ],
    variants:
      "404 | page does not exist | dead link | broken link on your page | I clicked a link and got page not found | the address leads nowhere | who do I tell about a wrong link | missing page on your website | link broken, who fixes it | a link is dead, who repairs it",
    answer: `There is no page at that address: check it for typos if you typed it. If one of our links brought you there, email ${site.email} and tell us which one, and we’ll fix it.`,
    sources: ["/contact#request-a-demo"],
    offers: ["handover"],
  },
  {
    questions: [
      "How many visitors does your website have?",
      "which article has been read most often",
      "how many people reject all cookies",
      "how many subscribers does your RSS feed have",
      "which campaign or link brings the most visitors",
      "how many people have Global Privacy Control turned on",
    ],
    variants:
      "number of visitors | visitor numbers | visitors per month | website traffic | traffic figures of your site | how many people visit your site a day | how many people read your blog | page views last month | most popular page | most read article | most visited article and its number of views | how often was this article opened | how many views has the newest article | how often has this page been opened | where do your readers come from | which countries do your readers live in | which search terms lead to you | best campaign | which ad works best | how many people accept the cookies | share of people who press Reject All | consent rate of your banner | how many people withdrew consent | percentage of people with Do Not Track | how many people filled in the form | how many accounts are registered | how many demo requests do you get | bounce rate | how many people open your site on a phone | How many people have read an article? | how many visitors does the site have | which article is read most | traffic and page views of your website | how many readers does the blog have | number of readers | page views | traffic | how many visits a month | most popular article | most read post | views of the quantum article | how often was the article opened | how many clicks did a post get | your audience in numbers | daily visitors | how many people visit you each day | who reads your blog | from which countries do readers come | which page is opened most | how well does the blog do | site statistics | which campaign brings most visitors | which campaigns do you run | how many people accept your cookies | share of visitors who reject all",
    answer: `The site publishes no visitor numbers: not for pages, articles, feeds, links, forms, accounts or cookie choices. Our own server does count, without cookies or visitor data, how often each page is opened. Ask our team: email ${site.email}.`,
    sources: ["/cookie-policy#counting", "/privacy-policy#information-collected", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which database does this site run on right now, SQLite or PostgreSQL?",
      "how many releases has this website had",
      "in which browser do you test the cookie list",
      "how often is this website updated",
      "what uptime does your website have",
      "how many servers run this website",
    ],
    variants:
      "SQLite or PostgreSQL at the moment | which of the two databases is in use | database version of the site | which version of Node do you run | versions of your libraries | version of this website | release notes of the website | changelog of the site | how many releases this year | when was the last release of your site | how often do you deploy | which browser do you check the cookies with | is the cookie check done in Chrome or Firefox | test coverage of your website | how many tests does the website have | which server hardware does the site run on | operating system of your server | how many servers do you have | how much memory does the server have | web server uptime in percent | how many users can the site handle | which CI do you use for the website | what does the website cost you | how long did it take to build this website | which changes are planned for the website | will the site get more languages | Which settings and versions does your server run with? | does the site run on SQLite or PostgreSQL at the moment | which version of Node and Astro do you use | how often do you release a new version of the site | which browser checks your site at each release | Postgres version | Node version | Astro version | React version of the site | release frequency of the website | how often is the site deployed | when was the last release of the site | number of releases this year | in which browser is the cookie list tested | which real browser is used for the check | how much memory does your server have | how many servers do you run | which operating system runs on your server | server hardware",
    answer: `The site says what it’s built with, but not which of its two databases runs at present, which versions and servers it uses, how often it’s released, or what is planned. The list of cookies is checked against a real browser with every release; which one, the site does not say. Ask at ${site.email}.`,
    sources: ["/about#technology-title", "/cookie-policy", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
