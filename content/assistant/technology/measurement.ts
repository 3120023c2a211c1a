import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** Speed, and how to measure the figures on the site. */
export const measurementAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "How much latency does it add to a prompt?",
      "does it slow down our chatbot",
      "response time overhead in milliseconds",
      "how fast is the shield",
      "latency",
      "does 50ms include the time of the model",
      "total time of the five steps",
      "time a request loses in the shield",
    ],
    hindi: ["isse chatbot slow to nahi hoga", "kitna time lagta hai, latency kitni hai"],
    also: "lag delay wait speed sluggish seconds bottleneck instant instantly performance impact total add added extra time real user five steps total whole flow pass passing lose",
    variants:
      "how slow | added delay | 50 ms | does it slow down | speed | response time of the shield | fast enough for chat | Will customers wait longer for the bot's reply? | How much time do you eat per message? | Is anything noticeable for a person chatting? | Our voice bot can't afford pauses; how fast are you? | what delay is caused by all five stages together | is the model's thinking time part of your number | how long until the decision whether it is an attack | can I time it with my own prompts | we need replies within 300 ms, does your layer fit | does security cost us speed | how many milliseconds are lost | is there a slowdown for users",
    answer:
      "The Real-Time Protection Shield claims to take under 50ms for all five steps, to the model and back. That does not count the time the model takes to answer. The verdict on whether a prompt is an attack comes after 0.003s. [How We Measure](/how-we-measure#speed) says what each figure covers and how to time your own.",
    sources: [
      "/products/protection-shield#flow-title",
      "/how-we-measure#speed",
      "/products/protection-shield#figures-title",
    ],
    offers: ["demo"],
  },
  {
    questions: [
      "Where does the latency figure come from, and was it measured independently?",
      "why does one page say under 1 ms and another 50 ms",
      "source and benchmark for the response time",
      "proof of the 0.003s claim",
      "under a millisecond, is <1ms real or marketing",
    ],
    also: "contradiction contradictory inconsistent discrepancy believe doubt exaggerated credible methodology lab substantiate",
    variants:
      "latency source | why 1 ms and 50 ms | measured independently | different speed figures | explain the three speed numbers | Why do I find three different speeds on your site? | Who timed your software? | Is the timing data trustworthy or just advertising? | Which of your speed claims covers the whole round trip? | were the milliseconds tested by an institute | I see 1, 3 and 50 milliseconds and don't get it | how do your speed numbers fit together | what precisely does each of the three timings measure | the timing numbers contradict each other | how would I reproduce your timing | please justify the speed you advertise | by which method did you get the timings",
    answer: `The speed figures are ${site.name}’s own claims, not independent measurements. They measure three different things:\n\n- <1ms on the features page: one policy decision, whether a role may see a field\n- 0.003s on the shield page: the verdict on a prompt, from its last character (3 ms)\n- Under 50ms on the shield page: the whole round trip, not counting the time the model takes to answer\n\n[How We Measure](/how-we-measure#speed) says how to time each on your own prompts.`,
    sources: [
      "/how-we-measure#speed",
      "/products/protection-shield#figures-title",
      "/products/protection-shield#flow-title",
      "/feature#figures-title",
    ],
    offers: ["demo"],
  },
  {
    questions: [
      "How can I measure the speed figures myself?",
      "how do I check the 50 ms claim on my own traffic",
      "which percentiles should a latency test report",
      "how to time the verdict and the round trip",
      "how would I test your response times",
    ],
    variants:
      "measure the round trip on our own traffic | benchmark the shield's latency ourselves | with and without the shield, how to compare | median and 99th percentile | how do we verify the milliseconds | replay our prompts to time the verdict | reproduce the latency figures | how should a proper latency test look",
    answer:
      "[How We Measure](/how-we-measure#speed) says how to time each of the three speed figures:\n\n- Policy decision (<1ms): time every policy lookup on your own rules and hardware. Report the median and the 99th percentile, with the number of rules and fields.\n- Verdict (0.003s): replay your own prompts, with attacks among them, and time each verdict.\n- Round trip (under 50ms): send the same requests with and without the shield, and compare the two at the 95th and 99th percentiles.",
    sources: ["/how-we-measure#speed"],
  },
  {
    questions: [
      "How can I measure the protection figures myself?",
      "how would one verify the 99.99% masking",
      "how many attempts prove the 99.9%",
      "what would it take to measure your claims",
      "how could an outsider test the protection claims",
    ],
    variants:
      "how to verify 99.99 percent | label a sample of prompts by hand | 30,000 labeled values | 3,000 attempts without a success | sample size for 95% confidence | how would a lab measure the figures | test your claims with our own data | what proof would the 99.99% need | how do I get the figures for my own prompts | measure the accuracy ourselves",
    answer:
      "None of the protection figures has been independently measured, and a free pilot shows the first three for your own prompts. [How We Measure](/how-we-measure#protection) says what a measurement takes:\n\n- 99.9% of attacks prevented: run a published set of attacks against a fixed version; with 3,000 attempts and no success, you can be 95% confident that no more than one in a thousand gets through.\n- 99.99% of data masked: label a sample of your prompts by hand; with 30,000 labeled values and no miss, you can be 95% confident that no more than one in ten thousand is missed.\n- 99.87% accuracy: count misses and false alarms separately, on the prompts that your users type.\n- 1,247 threats a day: export a day from your own audit log.\n- 94% of enterprise AIs: test assistants chosen by a third party against published pass criteria.\n- 24/7: probe it from outside every minute for a quarter, and publish the gaps.",
    sources: ["/how-we-measure#protection"],
  },
  {
    questions: [
      "Which figures on the site are invented examples?",
      "list of the illustrative figures",
      "which of your pictures show sample data",
      "are the examples on the product pages about customers",
    ],
    variants:
      "which numbers are made up | figures that are only samples | illustrative figures list | is the answer with the card number part of the dashboard | why is PCI-DSS compliant although the example has a card number | what data on the site is invented | sample figures by page",
    answer:
      "These figures are examples, and none describes a customer:\n\n- 4 of 4 hidden in the nurse’s prompt (home page)\n- 412% more incidents that involve an AI system (home page)\n- 1,247 threats blocked in 24h (shield)\n- 24 scans, 7 threats on the dashboard, and the answer above it with a card number, which is a separate example (scanner)\n- 47 AIs on the map: 9 under contract, 23 that those call and 15 behind them; the alerts belong to the same sample (supply chain)\n- 9 fields of one record: a doctor sees all nine, a nurse and the reception desk four each (shield)\n- 11 ms in the trace of one prompt (features)\n- 6 industry cards and the film (use cases)",
    sources: [
      "/how-we-measure#examples",
      "/how-we-measure#protection",
      "/how-we-measure#industry",
      "/#statistics-title",
    ],
  },
  {
    questions: [
      "Which figures on the site are counted live?",
      "what is checked on every build of the site",
      "which numbers can I check in my own browser",
      "what keeps a page under 300 KB",
      "is the 300 KB limit enforced",
    ],
    variants:
      "live count figures | figures that my browser computes | does a build fail when a page is too big | page weight limit | are the films counted in the 300 KB | checked on every build | what happens if a page exceeds 300 KB | which figures can I verify myself | what is checked every time you build the site | what does a build of the site check",
    answer:
      "Three kinds of figures are computed in your browser or checked on every build of this site:\n\n- Encryption: your browser encrypts with AES-GCM, 256 bits, and adds two amounts with Paillier; the demo key has 64 bits, production keys 2,048 or more.\n- Tokenization: a 16-digit card token keeps the length, the last four digits and a valid check digit (Luhn).\n- Requests and size: under 30 requests and under 300 KB. A build fails when a page with all its scripts exceeds 300 KB, not counting the films.",
    sources: ["/how-we-measure#live"],
  },
  {
    questions: [
      "What if I find a figure that is not on How We Measure?",
      "I found a number on your site that is not explained",
      "report a figure without a source",
      "a figure is missing on How We Measure",
    ],
    variants:
      "a statistic without a source, who do I tell | unexplained number on your pages | a number has no footnote | where do I report a missing source | found a figure with no explanation, what now | tell you about a number that isn't explained",
    answer: `Email ${site.email} if you find a figure that isn’t on [How We Measure](/how-we-measure), and we’ll add it. The page lists the figures on this site with their sources, and says what it takes to measure each claim.`,
    sources: ["/how-we-measure"],
  },
  {
    questions: [
      "Where do the figures about interns, privacy requests and the law overview come from?",
      "how would you prove the 15 students",
      "is the 30-day answer to privacy requests a commitment",
      "are the figures in the articles invented",
    ],
    variants:
      "can I rely on the deadlines in the law overview | figures in the examples of articles | proof for the number of interns | how is the 30 days measured | publish the cohorts | where do articles list their sources | from when do the 30 days count | as of which date does the overview describe the law",
    answer:
      "[How We Measure](/how-we-measure) says this about the articles, people and law:\n\n- Articles list their sources at the end; figures in their examples are invented unless a source is named beside them.\n- The overview of privacy law describes the law as of September 8, 2025, and parts of it have changed since: check the official text before you rely on a deadline.\n- 15 students hosted is a claim; to measure it, publish the cohorts, with everyone’s consent.\n- 30 days to answer a privacy request is a commitment, counted from the day your message arrives; to measure it, report the median and the slowest answer of each quarter.",
    sources: ["/how-we-measure", "/blog/understanding-data-privacy-2025"],
  },
];
