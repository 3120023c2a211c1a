import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** The sections of law that this site's own processing rests on, and what the browser holds besides cookies. */
export const lawOnThisSiteAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Which sections of the DPDP Act do you rely on?",
      "legal basis when I open an account or chat",
      "section 7(a) voluntary data",
      "which section of Indian law lets you keep the site secure",
      "do you apply the DPDP Act to people outside India",
    ],
    hindi: [
      "DPDP act ki kaun si dhara ke tahat data lete ho",
      "India se bahar ke logon par bhi DPDP lagu karte ho kya",
    ],
    also: "4 6 8(5) 7(d) 7(e) fiduciary duty court stored checkbox sections wherever live everyone country",
    variants:
      "on what legal basis do you keep a hash of my IP address | legal ground for the security data | which section allows you to store the IP hash | sections 4 and 6 | section 8(5) | legal grounds in the privacy policy | is the consent checkbox stored | does your policy apply to Europeans | By which paragraph may you process what I type in a chat? | On what legal footing do you handle job applications? | What's section 8(5) used for? | Is voluntary provision of data a ground you use? | under which section must you obey a court | I live in Spain, do you apply Indian law to me | which section covers the consent box in forms | the legal ground for accounts on this site, please | our lawyer wants the exact sections of the Indian act behind each activity | why may you keep data to secure the site, legally | what ground applies when I phone you",
    answer:
      "For demo requests and applications, you consent by checking the box (sections 4 and 6 of the Act). When you open an account, chat, write or call, you give us your data voluntarily for your own purpose (section 7(a)). Keeping the site secure is our duty (section 8(5)), and where another law or a court requires it, we comply (section 7(d) and (e)). We apply the Act to everyone who uses this site, wherever they live.",
    sources: ["/privacy-policy#legal-basis"],
  },
  {
    questions: [
      "Which GDPR articles do your cookies rest on?",
      "legal basis for cookies",
      "Article 5(3) ePrivacy cookies on this site",
      "why do essential cookies need no consent",
      "what does the DPDP Act say about cookie consent",
    ],
    also: "6(1)(a) 2002/58 directive unambiguous free specific informed affirmative section 6 lawful regulation",
    variants:
      "cookie law | legal information on cookies | consent for cookies under GDPR | ePrivacy directive | Why don't you ask before placing the login cookie? | Which directive covers cookies on this site? | Under what article can I take back a yes to statistics? | Is freely given consent required in India for cookies? | on which legal text do optional cookies rest | is Article 6(1)(a) your basis for statistics | does the Indian act demand that boxes are empty beforehand | I'm a lawyer: quote the rules for your cookie dialog | what must consent be according to Indian law: free, specific and what else | which European provisions apply to cookies here | are indispensable cookies exempt from consent and why",
    answer:
      "Optional cookies rest on your consent (Article 6(1)(a) of the GDPR and Article 5(3) of Directive 2002/58/EC), which you can withdraw at any time, as easily as you gave it. Under the DPDP Act, consent must be free, specific, informed, unconditional and unambiguous, so nothing is checked beforehand. Essential cookies need no consent, because the service you asked for can’t work without them.",
    sources: ["/cookie-policy#legal"],
  },
  {
    questions: [
      "Is a half-filled application form saved in my browser?",
      "I reloaded the page, is my application text lost",
      "what does the site keep in browser storage besides cookies",
      "does the dashboard save drafts in the browser",
      "where is my color scheme choice stored",
    ],
    hindi: ["form aadha bhara tha, page reload ho gaya to data gaya kya"],
    also: "sessionStorage localStorage draft handover toast scheme dark light typed unfinished unsent tab local storage keys entries",
    variants: `browser storage entries | handover:application | is my typed text kept after a reload | dark mode setting stored | ${site.slug}-consent entry | My browser crashed while I filled in the application; is the text still there? | Does what I type for a job leave my computer before I send it? | Is the CV I chose remembered after a reload? | When does the unfinished form text vanish? | I closed the tab in the middle of applying, is it all gone | is a half-done application visible to you | where does an unfinished application live | will a refresh wipe out my answers for the job | is my attached file kept when the page reloads | does the browser transmit unfinished forms | which things does the browser hold for me on this site`,
    answer:
      "Yes, in your browser only: what you typed into an application form stays there, so a reload doesn’t lose it, until you send it or close the tab. The file you chose isn’t stored. The browser also holds your cookie choice and its receipt, the color scheme for the tab, and whether the chat is open; it doesn’t send these entries when it loads a page.",
    sources: ["/cookie-policy#also-kept"],
  },
  {
    questions: [
      "What do the marks “published source”, “live count”, “our claim” and “example” mean?",
      "how do you label the figures on this site",
      "which of your numbers are real and which are examples",
      "what share of the blocked threats falls outside working hours",
      "what is a live count",
    ],
    also: "categories footnote honest label kinds invented computed browser build 73% night nine five shift day threats",
    variants:
      "labels of figures | kinds of figures | footnote marks | 73 percent outside working hours | claims versus measurements | How can I tell a fact from a claim in your numbers? | Which label do made-up samples carry? | What does it mean if a number is computed in my browser? | How many kinds of marks do figures have? | what is a figure marked as your own claim | what do you call numbers taken from research by others | is the 1,247 one day or an average | where do you sort your figures by their origin | share of blocked attacks outside office hours on the sample day | what does example mean next to a number | how should I read the tags beside the statistics",
    answer:
      "How We Measure gives each figure one of four marks:\n- Published source: research or law published by others\n- Live count: computed in your browser, or checked on every build of this site\n- Our claim: what we claim, and what it would take to measure it\n- Example: invented data that shows how something works\n\nThe 1,247 threats blocked in 24h are one sample day, with 73% of them outside working hours.",
    sources: ["/how-we-measure"],
  },
  {
    questions: [
      "How would the 30 days for a privacy request or the 15 students be verified?",
      "is the promise to answer in 30 days measured",
      "what would it take to prove the number of interns",
    ],
    also: "median slowest answer quarter cohorts consent feedback stars claim commitment proof",
    variants:
      "how do you measure your 30 days | proof of 15 students hosted | are the 30 days a commitment or a measurement | is the intern count verified | are the stars beside the intern feedback real",
    answer:
      "Both are our own claims, and How We Measure says what a proof would take. For the 30 days, a commitment counted from the day your message arrives: report the median and the slowest answer of each quarter. For the 15 students: publish the cohorts, with the consent of everyone in them. No intern has published feedback or stars yet.",
    sources: ["/how-we-measure#articles"],
  },
  {
    questions: [
      "Is 4111 1111 1111 1111 a real card number?",
      "whose card number is in the film and the examples",
      "card number in the illustrative scenes",
    ],
    also: "4111 test number payment industry public visa fake invented scenes",
    variants:
      "did you publish someone's card number | the card in the shop scene | test card number | is the card on the use cases page valid | a real credit card in your examples?",
    answer:
      "No, 4111 1111 1111 1111 is one of the payment industry’s public test numbers. The industry scenes and the film on the use cases page are invented.",
    sources: ["/how-we-measure#examples"],
  },
];
