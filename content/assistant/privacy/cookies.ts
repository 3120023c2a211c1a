import { catalog } from "#content/cookies/catalog.ts";
import { categoryTexts } from "#content/cookies/notice.ts";
import { otherStorage } from "#content/cookies/other-storage.ts";
import type { Category } from "#content/cookies/schema.ts";
import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

/** The cookies of a category as list items, each with its purpose and duration. */
const cookiesOf = (category: Category) =>
  catalog
    .filter((cookie) => cookie.category === category)
    .map(({ name, purpose, duration }) => `- ${name}: ${purpose} Duration: ${duration}.`)
    .join("\n");

const namesOf = (category: Category) =>
  catalog
    .filter((cookie) => cookie.category === category)
    .map(({ name }) => name)
    .join(", ");

const count = (provider: string) => catalog.filter((cookie) => cookie.provider === provider).length;
/** The entries of a category besides cookies as list items. */
const itemsOf = (category: Category) =>
  otherStorage
    .filter((item) => item.category === category)
    .map(({ key, purpose, duration }) => `- ${key}: ${purpose} ${duration}.`)
    .join("\n");

/** What this site keeps in the browser, from the cookie catalog, and how visitors control it. */
export const cookiesAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "Which cookies do you use?",
      "do you set any cookies",
      "list of all cookies by category",
      "number of cookies in total",
      "does your site use cookies from third parties",
      "what kinds of cookies does this website place",
      "cookie policy summary",
    ],
    hindi: ["kaun si cookies use karte ho", "kya ye site cookies lagati hai"],
    also: "trackers plant drop table inventory amount biscuits breakdown cookie-inventory crumbs quantity",
    variants: `cookie list | how many cookies | which cookies are set | do you use cookies | third party cookies count | cookie categories | are cookies set before I agree | does reading set a cookie | names of the cookies | Please enumerate everything your pages may put in my browser | Of all your cookies, how many come from other firms? | Will something be placed before I have said yes to anything? | Which groups are your cookies sorted into? | our privacy auditor needs the names of each one you place | does merely looking around leave a cookie on my machine | where can I look up the provider and life span of each cookie | are there ten of them or more | what's ${site.slug}-chat-session, and which others exist | I found _gid and _fbp in a table, what else is in there | first-party and third-party, how many of each | give me the complete overview of cookies here`,
    answer: `While you only read, ${site.name} sets no cookies unless you agree to some. The site can set ${catalog.length} cookies, ${count("first-party")} of them first-party and ${count("third-party")} third-party:\n- Essential: ${namesOf("essential")}\n- Analytics: ${namesOf("analytics")}\n- Functional: ${namesOf("functional")}\n- Marketing: ${namesOf("marketing")}\n\nThe [cookie policy](/cookie-policy#types) states the purpose, provider and duration of each.`,
    sources: ["/cookie-policy#types", "/cookie-policy#statistics", "/privacy-policy#cookies"],
  },
  {
    questions: [
      "Which essential cookies are always active?",
      "strictly necessary cookies",
      "cookies that are set without asking me",
      "what is the session cookie for",
      "what do sidebar_state and the device cookie do",
      "which cookie keeps me signed in or keeps the chat going",
    ],
    also: "mandatory indispensable technical always-on csrf necessity unavoidable exempt compulsory",
    variants:
      "essential cookies | necessary cookies list | device cookie | sidebar_state | chat session cookie | can I disable essential cookies | cookies I can't switch off | what is the device cookie for | how long does the device cookie last | which cookie is needed for login | Which ones can't I turn off, and why? | I logged in and found a cookie called device; what's it good for? | What remembers how wide the sidebar is? | Why is something stored although I refused all? | for how many days does the browser-recognizing cookie live | what do you place when I start a chat | what is the purpose of the cookie that scripts can't read | are there cookies you set without permission | the thing that lets you warn me when another browser logs in, what is it | how does a cookie keep strangers from locking me out | is the login dependent on a cookie | explain the four indispensable cookies",
    answer: `Essential cookies are needed for what you ask of this site, such as logging in or a chat, and cannot be switched off:\n${cookiesOf("essential")}`,
    sources: ["/cookie-policy#essential-cookies"],
  },
  {
    questions: [
      "Do you use Google Analytics?",
      "what are _ga, _ga_* and _gid for",
      "analytics cookies and how long they stay",
      "statistics cookies that measure visits",
      "google tracking on this site",
    ],
    also: "ga4 gtag gtm webstats clicks behaviour performance firebase utm pageviews",
    variants:
      "google analytics | _ga duration | _gid purpose | analytics cookies | do you use GA4 | how long does _ga stay | is google analytics on by default | visitor counting cookies | Is Google told about my visit? | How long would Google recognize my browser? | Under which condition do you load Google's counting script? | What tells one visitor from another in your statistics? | does the Google script run if I never agreed | two years for a statistics cookie, is that right | what is grouped into one visit by which cookie | is it possible that analytics isn't set up at all here | why does _gid only last a day | which measuring service do you employ | do Google's statistics start automatically | is GA on at this moment | is Google Analytics switched on right now | does GA run here at present | is Google's counting active today | GA",
    answer: `Google Analytics runs only with your consent: it is not loaded unless you agree, nor while it isn’t set up on this site. The [cookie policy](/cookie-policy#analytics-cookies) says whether it is set up at present. If it runs, it sets these cookies:\n${cookiesOf("analytics")}`,
    sources: ["/cookie-policy#analytics-cookies", "/privacy-policy#cookies"],
  },
  {
    questions: [
      "What do functional cookies remember?",
      "preferences and language cookies",
      "which cookie saves dark mode",
      "does the site remember my color scheme",
      "purpose of optional functional cookies",
    ],
    also: "theme appearance layout locale comfort english convenience display darkmode",
    variants:
      "functional cookies | preferences cookie | language cookie | dark mode cookie | does the website have a dark mode | is there a dark theme | how long is my color scheme saved | remember language | Where's my choice of light or dark saved for next time? | Is the language I picked remembered? | What comfort features depend on optional cookies? | For one year you keep which of my choices? | what would I miss without the optional comfort cookies | are appearance settings stored in a cookie | does the preferences cookie need my permission | what is the cookie named language for | how do you know next month that I like dark pages | do comfort cookies track me | which two choices can be remembered",
    answer: `Functional cookies are optional. They remember two choices for your next visit:\n${cookiesOf("functional")}`,
    sources: ["/cookie-policy#functional-cookies"],
  },
  {
    questions: [
      "Do you use marketing cookies such as Meta Pixel?",
      "what are marketing cookies for",
      "is facebook tracking me here",
      "_fbp and _fbc, what are they",
      "advertising and retargeting cookies",
      "social network pixels on this page",
    ],
    also: "ads instagram remarketing doubleclick campaign targeted fb influencer promoted tiktok lookalike audiences",
    variants:
      "marketing cookies | facebook pixel | meta pixel | _fbp | advertising cookies | do you advertise on social networks | how long does _fbp last | ad tracking | Will Meta learn that I came here from an advert? | Does Facebook's company track me on this page? | How are an ad and a visit matched? | What lasts three months in my browser? | do you retarget people who visited | is there an Instagram or Facebook tag on the site | which cookies report what ad brought me | is advertising tracking switched on without asking | I saw your ad and clicked, is that recorded | for how many months can a social network recognize me | why would you place advertising cookies",
    answer: `Meta Pixel runs only with your consent, and only where it is set up on this site. Marketing cookies ${categoryTexts.marketing.description.replace(/^L/, "l")}\n${cookiesOf("marketing")}\n${itemsOf("marketing")}`,
    sources: ["/cookie-policy#marketing-cookies", "/privacy-policy#cookies"],
  },
  {
    questions: [
      "How do I change my cookie settings?",
      "I clicked Accept All by mistake, how do I undo it",
      "turn off tracking cookies again",
      "withdraw cookie consent",
      "take back consent for marketing cookies",
      "where are the cookie preferences",
      "how to opt out of cookies",
    ],
    hindi: ["cookies band kaise karein", "cookie settings kahan hai"],
    also: "revise adjust modify toggle update revoke reset accidentally footer popup preference-center reconsider",
    variants:
      "change cookie settings | withdraw cookies | where are cookie settings | undo accept all | revoke cookie consent | reset cookie choice | what happens when I withdraw | turn off analytics later | open the cookie dialog again | I regret my choice in the banner. What can I do? | Where's the switch for statistics after I agreed? | Which link at the bottom takes everything back? | Do the trackers stop immediately when I take my yes back? | I pressed the wrong button on that cookie thing | are the stored things erased when I switch a category off | how can I see the dialog again | does the change also apply to other open tabs | I'd like to say no after all | where do I manage what I allowed | how many clicks to undo everything optional | turn on statistics later, where",
    answer:
      "Press “Settings” at the bottom of a page to change your cookie choice, or “Withdraw Consent” beside it to withdraw everything optional with one click; the [cookie policy](/cookie-policy#settings) has both as well. A category’s data is then removed from your browser, and its scripts stop in every tab of this site.",
    sources: ["/cookie-policy#control"],
  },
  {
    questions: [
      "What happens if I reject all cookies?",
      "can I read the site without cookies",
      "my browser blocks every cookie, what stops working",
      "delete cookies in chrome, firefox or safari",
      "refuse everything on the banner",
      "can I browse without accepting",
      "all cookies are blocked on my computer",
    ],
    also: "decline deny edge brave clear incognito restrict usable consequence disagree",
    variants:
      "reject cookies | use without cookies | block all cookies in my browser | decline cookies consequences | what needs cookies | delete cookies in the browser | is the site usable if I refuse | If I say no to everything, can I still read your articles? | Which functions break when my browser refuses cookies? | Where do I erase cookies on my computer? | Will you lock me out if I decline? | do I need cookies to log in | is the chat unusable with cookies blocked | how many clicks does a complete no take | I never accept anything on any website, is that a problem here | incognito mode with all cookies off, does it work | what's the downside of declining | does declining make the pages worse",
    answer:
      "You can read every page of this site without cookies; only logging in and the chat need cookies. Rejecting them in the banner takes a single click, just like agreeing. You can also refuse and delete cookies in your browser, usually under “Privacy” in its settings.",
    sources: ["/cookie-policy#control"],
  },
  {
    questions: [
      "What if I just close the cookie banner?",
      "does scrolling or pressing Escape count as consent",
      "is ignoring the banner an agreement",
      "no choice made on the consent dialog",
      "close the popup without choosing",
    ],
    also: "dismiss cross corner popup pop-up swipe unanswered default pre-ticked implied silence continue checkbox",
    variants:
      "close banner | ignore the cookie banner | press escape on banner | is scrolling consent | no choice made | are boxes pre-ticked | X on the cookie dialog | I clicked the cross and went on. Did I agree to something? | Does further reading mean yes? | Are any boxes ticked when the dialog opens? | What if I never answer the question about cookies? | I pressed Esc, what does that count as | is doing nothing the same as agreeing | does moving down the page imply consent | is silence consent here | I ignored the dialog, which cookies were placed | do you assume that I agree | what counts as a choice in the dialog",
    answer:
      "Closing the cookie dialog, pressing Escape, scrolling or reading on is not a choice: nothing optional is set until you make one. Nothing is checked beforehand, because consent must be given by a clear affirmative action (section 6 of the DPDP Act).",
    sources: ["/cookie-policy#control", "/cookie-policy#legal"],
  },
  {
    questions: [
      "How long is my cookie choice valid?",
      "when will I be asked about cookies again",
      "how often does the banner come back",
      "expiry of cookie consent",
      "why am I asked for cookies once more",
    ],
    also: "annoying repeatedly reappear popup remembered duration renew permanent popping nag",
    variants:
      "how long is cookie consent valid | ask again cookies | banner came back | 12 months consent | when does consent expire | why do I see the banner again | does a refusal also last a year | Why does that dialog show up again after a year? | How many days does my yes or no hold? | Do you ask again when a new vendor comes in? | If you merely rephrase a text, must I answer again? | does my no expire sooner than my yes | I answered last winter, why are you asking me again | when is my answer to the cookie question outdated | for how long do you respect my no | would a new purpose bring the dialog back | what triggers asking me again | is my decision stored for 365 days | you add another vendor, will my answer still count | when a vendor is added to the cookies, do you ask me again | is my consent asked for again if a new tracker comes | what happens when you change the cookie policy",
    answer:
      "Your cookie choice is valid for 12 months (365 days), and so is your refusal. After that, your browser deletes your choice, and we ask again. We also ask again if we add a purpose or a vendor, and until you answer, the category concerned stays off; changes in wording alone don’t prompt a new question.",
    sources: ["/cookie-policy#legal"],
  },
  {
    questions: [
      "Do you respect Global Privacy Control?",
      "GPC",
      "Do Not Track, DNT",
      "automatic opt-out sent by the browser",
      "browser privacy signal honored",
    ],
    also: "header duckduckgo brave firefox obey plugin universal-opt-out preference",
    variants:
      "global privacy control | do not track | DNT | browser opt-out | are visits counted with DNT | automatic refusal signal | My browser says it doesn't want tracking. Do you listen? | I use Brave with a privacy signal; what happens here? | Does the signal also stop your own counting? | Must I still click no if my browser objects for me? | what effect does DNT have on your visitor numbers | is an automatic objection by Firefox accepted | does the signal override what I switch on myself | opt-out through browser settings, valid here? | are marketing scripts off when the signal is on | I set Do Not Track years ago, is it of any use here",
    answer: `Yes. If your browser sends Global Privacy Control, analytics and marketing stay off. If you then accept all or turn one of them on, that later, explicit choice counts, and your receipt says so. With that signal or Do Not Track, your visits are not counted either.`,
    sources: ["/cookie-policy#global-privacy-control", "/cookie-policy#counting"],
  },
  {
    questions: [
      "What is the cookie receipt?",
      "proof of my consent with a number",
      "proof of what I agreed to on the banner",
      "what is on my cookie consent receipt",
      "download my cookie choice as JSON",
      "receipt number, seal and policy version",
    ],
    also: "verification print reference dispute voucher timestamped evidentiary slip stub",
    variants:
      "cookie receipt | proof of consent | download receipt | what is in the consent record | does the receipt contain my IP | consent number | How can I prove later what I chose in the dialog? | What's the number I got after answering the cookie question? | Does your proof of my choice identify me? | Is my IP part of what you keep about my choice? | where do I download the evidence of my answer | which wording did I see when I agreed, is that kept | what do you store as evidence that I agreed | is there a JSON with my choice | who has a copy of the proof, you or me | what is written in the entry with my number | can I get a confirmation of what I permitted",
    answer:
      "The receipt is proof of your cookie choice: you keep it in this browser, and we keep an entry with the same number. The entry contains the time, your choice, the version and language of the text you were shown, and whether your browser sent Global Privacy Control, but no name, no IP address and nothing else about your device. You can download the receipt as JSON or delete it [on the cookie policy](/cookie-policy#receipt).",
    sources: ["/cookie-policy#receipt"],
  },
  {
    questions: [
      "What do you keep in local storage and session storage?",
      "browser storage besides cookies",
      "is local storage treated like a cookie",
      "what does the tab remember, such as form drafts",
      "handover and scheme keys in my browser",
    ],
    also: "localstorage sessionstorage indexeddb cache leftover persisted inspect devtools unsent",
    variants: `local storage | session storage | what do you save in my browser | drafts in the browser | browser storage list | how long are drafts kept | is local storage a cookie | What's left in my browser besides cookies when I use your site? | What is handover:inquiry? | How long does my browser keep ${site.slug}-consent? | Are unsaved drafts kept on my device? | does the law see local storage like cookies | what is the key named scheme | what happens to my drafts when I log out | which entries vanish as the tab closes | are these entries sent to your server | how many entries do you write into the browser's storage | what does dashboard-shortcuts mean | explain the handover entries in my devtools`,
    answer: `Local storage is treated like a cookie on this site. Besides cookies, your browser keeps these entries, which it does not send when it loads a page:\n${itemsOf("essential")}`,
    sources: ["/cookie-policy#also-kept", "/cookie-policy#what"],
  },
  {
    questions: [
      "Do you count page views without cookies?",
      "how do you measure visits if analytics is off",
      "visitor statistics of your own server",
      "do you store the website I came from, the referrer",
      "cookieless counting",
    ],
    also: "plausible matomo hits popular server-side logfile pageviews clicks inbound",
    variants:
      "what do your page counters leave out | are bots counted as visits | which visits are not counted | page counts | count visits without cookies | server statistics | referrer | do you see where I came from | statistics without analytics | campaign names | are forms counted | You have no analytics, yet you know your traffic. How? | Do you know from which site I came? | Is the name of a campaign counted? | Are your own visit figures linked to persons? | how do you count readers without identifying them | does your server note how often a page is opened | do you count how many people send a form | is counting done with IP addresses | what do you learn from a link that led me here | numbers of visits per day, how are they obtained | can I be recognized in your counting | am I counted | usage statistics of the site",
    answer: `Yes. Our own server counts how often each page is opened on a day and, if a link on another site or in one of our campaigns led to it, the name of that site or campaign. It also counts how often forms are opened and sent, and how often a conversation is handed to our team, as plain numbers, without cookies, IP addresses or visitor data. If your browser sends Global Privacy Control or Do Not Track, or you’re logged in, you aren’t counted; to leave out bots, our server checks the name your browser sends and doesn’t store it.`,
    sources: ["/cookie-policy#counting", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Is refusing cookies as easy as accepting them?",
      "is saying no to cookies as simple as saying yes",
      "how many clicks to reject cookies",
      "dark patterns in the cookie banner",
      "are cookies ticked beforehand",
    ],
    also: "fair decline equal",
    variants:
      "one click reject | equal accept and reject | dark patterns | as easy to refuse | withdraw with one click | are options preselected | Does saying no cost more effort than saying yes? | Do you use nudges to make people agree? | Is there a hidden reject button? | Are optional categories ticked in advance? | how easily can everything be taken back | is the no as prominent as the yes | do I have to dig through menus to say no | equal effort for yes and no, do you guarantee that | are users manipulated by your dialog | how many clicks is a yes and how many a no",
    answer:
      "Refusing cookies takes one click, as agreeing does, and “Withdraw Consent” at the bottom of the page withdraws everything optional with one click. Nothing is checked beforehand, because consent must be given by a clear affirmative action.",
    sources: ["/cookie-policy#control", "/cookie-policy#legal"],
  },
];
