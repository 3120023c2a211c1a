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
      "rss link for the blog | how to get told when a new post comes out | can I follow your articles in my feed reader | do you have a newsletter for blog readers | is my email needed to follow the blog | notify me about new publications | when does a new article show up in the feed | How do I hear of fresh posts without handing over my address? | Which kinds of feeds does the blog offer? | I use Feedly; can I add your posts? | Will you know who I am if I follow the posts? | can posts come to me automatically | is there an email list for readers of your articles | on which day does a feed show a fresh post | I want to keep up with what you publish | where do I find the Atom address of the posts | can I get your posts in Thunderbird or NetNewsWire | does following your posts cost my privacy | is there a feed | feed",
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
    variants: `are the blog authors named individuals | who is the person behind these posts | names of the writers | which expert wrote about data privacy | who is credited for the blog | Whose name is under the posts? | Can I cite a person as the source of your article? | Which teams sign what you publish? | Is the law piece written by a lawyer? | who should I credit when quoting your text | do your engineers sign with their own names | are posts ghostwritten by an AI or by a team | what is ${site.name} Policy or ${site.name} Research | author of the quantum piece, please | I'm citing you in a paper, what do I put as author | why don't you name the people who write`,
    answer: `Three teams sign the articles, and none names an individual author:\n- ${site.name} Research: privacy by design, masking, responsible AI, quantum computers, beyond encryption\n- ${site.name} Policy: consent, compliance by design, data privacy law\n- ${site.name} Security: zero trust, DLP and IAM`,
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
      "which article should I read first on AI privacy | which article to start with | recommend an article | what topics do your articles cover | do you have an article on encryption | show all posts by category | anything to read about compliance on the blog | blog subjects and titles | recommend me something to read of yours | What can I read here on compliance or security? | Is there anything to read on cryptography? | Sort your posts by subject for me | Which posts belong to the privacy category? | give me the titles of all your posts | what subjects does your editorial team cover | how large is your collection of posts | do you have a text on zero trust | recommend a text for a newcomer to AI privacy | is there something on consent to read | I need reading for my seminar on data protection | links to everything you have published",
    answer: `The [blog](/blog) has these articles, by topic:
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
      "most recent post date | when did the last article appear | oldest post on the blog | will there be more posts soon | how old are your articles | when was beyond encryption published | publication dates of the articles | When did something last appear on the blog? | Which post came first? | Is the blog still alive? | When should I expect the following post? | what did you publish in September 2025 | how fresh are your posts | are you still writing, or has the blog gone quiet | date of the oldest text on the blog | I read everything already, when comes more | how often do you publish | which text is the most recent and from what day",
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
      "how many minutes does a post take | tl;dr of the articles | are sources given in the articles | do the posts cite references | I have little time, is there a brief version | length of the blog articles | I have five spare minutes; is it sufficient for a post? | Are there abstracts at the top of your posts? | Where do your facts come from, in the posts? | How many minutes should I plan per post? | can I get the gist without reading it all | are claims in the posts backed by references | busy manager: is there a condensed form of each text | how long are your texts | do your posts have footnotes | what's at the beginning of every text for hurried readers",
    answer:
      "An article takes 6 to 7 minutes to read. Each one starts with a short version for people in a hurry and lists its sources at the end.",
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
      "did the story of the patient really happen | are the persons in your posts made up | are the logs in your blog genuine | is the traveler in the consent article a real person | real or invented incidents in the articles | are laws and studies cited in the blog true | Did the woman in your story exist? | Are log excerpts in your text genuine? | Is anything in your posts invented? | Can I quote the anecdote as a true event? | the traveler, the nurse, the adviser: do they exist | are the court cases in your posts true | what marks an invented figure in your posts | do you use customers' stories in posts | is the pharmacy in your text an existing one | do you list where the true incidents come from | are the persons in your texts fictional characters",
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
      "save an article for offline reading | print version of a post | find a post by keyword | what does the blog search look through | md version of the articles | can I sort posts by category | export an article | I want to print a post and take it with me | Can I get a text in Markdown? | Is there a search box on the blog, and what does it look at? | How do I find a post on a certain subject? | is the body of a post searched too | save your text to my notes app | where's the file version of each text | can the list of posts be narrowed down by subject | I'd like to feed your text to my own AI as a file | does the search include author names | offline copy of your text",
    answer:
      "Each article is also available as Markdown, linked below its sources. On the [blog](/blog) you can filter by topic and search; the search looks at titles, summaries, authors and section headings.",
    sources: ["/blog#find", dlp],
  },
  {
    questions: [
      "What is the name of the person who wrote this article?",
      "which lawyer by name is responsible for the legal articles",
      "qualifications of the authors",
      "are the authors admitted as lawyers",
      "why do you not name single authors",
      "how many people write for the blog",
    ],
    also: "individual single degree phd attorney bar admitted qualified credentials biography anonymity byline",
    variants:
      "author's name | biographies of the authors | real name of the writer | is there a lawyer among the writers by name | do the authors have a law degree | credentials of your writers | are the writers certified | is the author a doctor or a professor | why are there no personal names under the articles | reason for hiding the names of the writers | how many writers are in the research team | how large is the policy team | was an AI used to write the posts | is the blog written by ChatGPT | can I speak to the writer of the post",
    answer: `The site does not name individual authors or their qualifications, and does not say why. Three teams sign the articles: ${site.name} Research (privacy by design, masking, responsible AI, quantum computers, beyond encryption), ${site.name} Policy (consent, compliance by design, data privacy law) and ${site.name} Security (zero trust, DLP and IAM). To reach the author of an article, email ${site.email}.`,
    sources: ["/blog", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Were the articles peer reviewed?",
      "did a lawyer check the legal articles",
      "who edits and fact-checks the blog",
      "have experts outside the company reviewed an article",
      "how do you correct errors in articles",
    ],
    also: "peer review reviewed reviewer proofread checked verified editor editorial legal outside independent academic journal correction errata",
    variants:
      "peer review | peer reviewed | fact check | editorial process | external review | who proofreads the posts | reviewed by a law firm | checked by outside counsel | was the overview of privacy law reviewed by lawyers | did an academic journal publish it | are your articles scientific papers | has a cryptographer read the article before | is there a DOI | who approved the article before it went online | who controls the quality of your posts | how were the facts checked | list of corrections | corrections and errata | has a university reviewed the research | did a regulator comment on your articles | has anyone independent confirmed what the article says",
    answer: `The site does not say who reviews its articles before they appear, and mentions no peer review or outside law firm. Each article lists its sources at the end, so you can check it. For a correction or a question, email ${site.email}.`,
    sources: ["/blog", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "On which date does the next article come out?",
      "what will the next article be about",
      "will there be a second part of an article",
      "is a new edition of the law overview planned",
      "which topics do you plan for the blog",
      "can I suggest a topic or write a guest article",
    ],
    also: "sequel continuation upcoming planned edition guest contributor submit pitch schedule editorial calendar translation",
    variants:
      "next article when | next post | planned topics | part two | sequel of the article | follow-up article | will the overview be updated for next year | a 2026 edition of the overview | next edition of the privacy overview | update of the law article | are you going to continue the series | will you write about agents next | when is the next publication due | can I publish on your blog | do you accept contributions | could you write about my topic | is a book planned | is there a podcast or a video series to come | will the articles be translated | Hindi version of the articles | Do you accept guest posts on the blog? | when does the next article come out | how often do you publish a new article | what will your next article be about | may I publish a guest article with you | can I suggest a subject for an article | guest posts | guest author | be a guest on your blog | can I publish a text on your blog | do you pay authors | sponsored posts | link exchange with your blog | next article | when is the next blog post due | when do you publish again | how many articles a month | publishing schedule | editorial calendar | planned topics of the blog | upcoming articles | will there be an article on deepfakes | can I comment on an article | is there a podcast or a webinar | translations of the articles | will the articles appear as a book",
    answer: `More articles are on the way, but the [blog](/blog#more-soon) gives no dates, topics, sequels or new editions, and says nothing about guest authors or translations. Follow it with a feed reader, or email a suggestion to ${site.email}.`,
    sources: ["/blog#more-soon", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Can I get the code and data behind an article?",
      "with which library and version did you test it",
      "is there a repository with the examples of the articles",
      "on which computer did you run the test in the article",
      "raw data of the experiments in your posts",
    ],
    also: "reproduce reproducible replicate notebook script github repository library version test setup measurements raw dataset",
    variants:
      "test code | source code of the example | GitHub for the articles | reproduce your test | which library did you use in the zero trust article | how exactly did you try it | what did you use to test the decryption | test setup of the article | dataset behind the post | which tool produced the log lines | version of the software in your test | OpenSSL version in the article | hardware of the experiment | may I have the script | notebook with the calculation | can I have the figures as a spreadsheet | how often was the experiment repeated | who ran the experiment, and when | where can I run your examples",
    answer: `The articles describe their examples and list their sources, but the site offers no code, data or repository for them, and does not name the libraries and machines that were used in its tests. Each article is available as Markdown. For more, email ${site.email}.`,
    sources: ["/blog/zero-trust-encryption", "/blog/zero-trust-encryption#sources", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Which study is behind the advice in your articles?",
      "is there evidence for your recommendations",
      "are your tips based on research",
      "where do your rules of thumb come from",
      "has a company followed your advice, and with what result",
    ],
    also: "evidence proof empirical research basis recommendation tip rule of thumb experience experiment justification proven",
    variants:
      "study behind the advice | proof for your tips | basis of the recommendation | is the advice tested | scientific evidence for your tips | study behind the two weeks | why exactly this number of days in the article | is that from experience or from a study | which company tried it | results of following the checklist | success rate of your method | has it been shown that this works | where does the recommendation come from | reference for the rule of thumb | are your thresholds backed by research | what supports your suggestion | do customers do what the articles advise",
    answer: `The articles list sources for laws, standards, studies and incidents. For their own advice, such as recording only for two weeks before masking, they name no study and no company that followed it. Ask at ${site.email}.`,
    sources: ["/blog/dlp-iam-security-blindspot#keep-both-and-feed-them", "/blog", "/contact#request-a-demo"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
