import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const dlp = "/blog/dlp-iam-security-blindspot";

/** The list of articles, their authors, feeds and sources. */
export const blogAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How can I subscribe to the blog?",
      "is there an RSS feed of your articles",
      "Atom or JSON feed",
      "follow new blog posts without giving an email",
      "newsletter for new articles",
    ],
    also: "reader updates notify mailing list subscription address publish",
    variants:
      "rss link for the blog | how to get told when a new post comes out | can I follow your articles in my feed reader | do you have a newsletter for blog readers | is my email needed to follow the blog | notify me about new publications | when does a new article show up in the feed",
    answer:
      "Subscribe to the [blog](/blog) with a feed reader: it has an RSS, an Atom and a JSON feed. It picks up new articles the same day, and we never see your email address.",
    sources: ["/blog#more-soon"],
  },
  {
    questions: [
      "Who writes the articles?",
      "authors of the blog",
      "who wrote this article",
      "which team publishes the blog posts",
      "are the articles written by experts",
    ],
    also: "author writer journalist credit byline contributors researchers blogger editor editorial ghostwritten scientist",
    variants:
      "are the blog authors named individuals | who is the person behind these posts | names of the writers | which expert wrote about data privacy | who is credited for the blog",
    answer: `Three teams sign the articles: ${site.name} Research, ${site.name} Policy and ${site.name} Security. The articles name no individual authors.`,
    sources: ["/blog"],
  },
  {
    questions: [
      "Which articles are on the blog?",
      "list of all articles",
      "what do you write about",
      "topics of the blog",
      "how many blog posts are there",
      "what are your articles about",
    ],
    also: "overview titles content themes subjects resources read knowledge",
    variants:
      "what topics do your articles cover | do you have an article on encryption | show all posts by category | anything to read about compliance on the blog | blog subjects and titles | recommend me something to read of yours",
    answer: `The [blog](/blog) has these articles:
- Privacy: [Seven rooms, one assistant](/blog/privacy-by-design), [Understanding data privacy in 2025](/blog/understanding-data-privacy-2025), [Masking that keeps up with the conversation](/blog/real-time-data-masking), [Responsible AI has an owner, a test and a date](/blog/responsible-ai-privacy)
- Compliance: [The hard half of consent is taking it back](/blog/ai-consent-automation), [One clause, followed all the way down](/blog/compliance-by-design)
- Encryption: [Zero trust encryption when the caller is a model](/blog/zero-trust-encryption), [Beyond encryption](/blog/beyond-encryption-${site.slug})
- Security: [DLP, IAM and the blind spot between them](${dlp})
- Research: [Quantum-enhanced AI privacy](/blog/quantum-enhanced-ai-privacy)`,
    sources: ["/blog#find"],
  },
  {
    questions: [
      "What is your newest article?",
      "latest blog post",
      "when was the blog last updated",
      "most recent publication",
      "when do the next articles appear",
      "which article did you publish last",
      "what is the latest article on your blog",
    ],
    also: "new recent last date published coming soon upcoming oldest first",
    variants:
      "most recent post date | when did the last article appear | oldest post on the blog | will there be more posts soon | how old are your articles | when was beyond encryption published | publication dates of the articles",
    answer:
      "The newest article is [Seven rooms, one assistant](/blog/privacy-by-design), published on September 11, 2025. The oldest, Beyond encryption, is from August 29, 2025. More articles are on the way, without a date.",
    sources: ["/blog#find", "/blog/privacy-by-design", `/blog/beyond-encryption-${site.slug}`, "/blog#more-soon"],
  },
  {
    questions: [
      "How long does it take to read an article?",
      "reading time of the blog posts",
      "is there a short version of each article",
      "summary for people in a hurry",
    ],
    also: "minutes length tldr brief in short long busy",
    variants:
      "how many minutes does a post take | tl;dr of the articles | are sources given in the articles | do the posts cite references | I have little time, is there a brief version | length of the blog articles",
    answer:
      "An article takes 6 to 7 minutes to read. Each one starts with a short version for people in a hurry, and every fact has its source.",
    sources: ["/blog#find", "/blog"],
  },
  {
    questions: [
      "Are the people and examples in the articles real?",
      "is the nurse or patient in the article invented",
      "are the log lines in the article from a customer",
      "fictional examples in the blog",
    ],
    also: "made up true story case fake invented illustrative",
    variants:
      "did the story of the patient really happen | are the persons in your posts made up | are the logs in your blog genuine | is the traveler in the consent article a real person | real or invented incidents in the articles | are laws and studies cited in the blog true",
    answer:
      "The people in our articles are fictional, and example figures are marked as illustrative. The log lines in the article on DLP and IAM are made up too; the incidents, laws and studies that the articles cite are real and listed under Sources.",
    sources: [dlp, `${dlp}#the-message-with-nothing-in-it`],
  },
  {
    questions: [
      "Can I download an article or search the blog?",
      "article as Markdown or PDF",
      "filter articles by topic",
      "search for an article",
      "is there a print version of an article",
    ],
    also: "offline save copy find keyword category export read later",
    variants:
      "save an article for offline reading | print version of a post | find a post by keyword | what does the blog search look through | md version of the articles | can I sort posts by category | export an article",
    answer:
      "Each article is also available as Markdown, linked below its sources. On the [blog](/blog) you can filter by topic and search; the search looks at titles, summaries, authors and section headings.",
    sources: ["/blog#find", dlp],
  },
];
