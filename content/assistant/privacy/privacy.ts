import { site } from "#site";
import type { CuratedAnswer } from "../curated-answer.ts";

const { ageOfMajority } = site.privacyNotice;

/** What this website collects, why, who sees it, how it is protected, and what the privacy policy covers. */
export const privacyAnswers: readonly CuratedAnswer[] = [
  {
    questions: [
      "What do you collect when I only read the site?",
      "is there tracking on this site",
      "do you log my visits and which pages I look at",
      "do you record my location, device or browser",
      "am I being watched while browsing here",
      "are you tracking visitors",
      "what do you store about visitors",
    ],
    hindi: ["kya aap visitors ko track karte ho", "site padhne par kya data lete ho"],
    also: "spying surveillance surf fingerprint geolocation gps passive clicks incognito identify casual reader",
    variants:
      "data collected while browsing | what do you know if I just read | browsing data | do you track visitors | do you store device info | anonymous reading | is my location recorded | visitor tracking | Do you know that I'm here right now? | I just want to look around without leaving traces | Is my phone model or town noted when I open a page? | What does your server note about a person who merely reads? | can I stay anonymous on your pages | are you spying on readers | is a silent visitor's address kept | what do you find out about me when I open an article | does looking at pages create a record of me | which data about me arises through reading alone | am I identifiable just by opening your homepage | do you follow readers across the web",
    answer: `If you only read, ${site.name} collects nothing about you: no cookie, no IP address, no device, no location. The server only counts how often each page is opened on a day. Analytics and marketing cookies are off unless you agree to them.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#in-short"],
  },
  {
    questions: [
      "What data is stored when I ask for a demo?",
      "which details do you keep from the contact form",
      "personal information in an inquiry",
      "what do you save when I fill out the request form",
      "legal name and company email in the demo form",
      "why do you need my email",
      "which of my data do you store when I request a demo",
      "what do you keep about me after the demo form",
    ],
    also: "collect gathered submission lead crm prospect entered enquiry",
    variants:
      "demo form data stored | what do you save of my demo request | data in the contact form | why do you need my industry | personal data in inquiries | purpose of the demo data | I filled in the form for a presentation; what have you got on me now? | Why must I give a company email for a presentation? | Which of my particulars land in your system with an inquiry? | Is the moment at which I sent the form kept? | what do you need my details for when I ask for a presentation | is my branch of industry saved with the inquiry | does the request record contain my message | the contact form data: what exactly goes into the database | list the items kept of an inquiry | is my employer's name kept if I leave it out | what's the use of the details in an inquiry | do you store my email | is my email stored",
    answer: `With a demo request, ${site.name} stores:\n- your first and last name\n- your company’s name, if you give it\n- your company email\n- your industry and message\n- the date and time\n\nIt is used to contact you, and to prepare and give the demo. Please don’t include other people’s personal data, or health or financial details.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#use"],
  },
  {
    questions: [
      "What data is stored when I apply for a job or internship?",
      "which applicant details do you save",
      "personal information of candidates",
      "what do you keep from my application form",
      "is my resume file stored and where",
    ],
    also: "jobseeker collect curriculum vitae hr attachment recruiting gather candidature",
    variants:
      "does your server open the link to my resume | do you keep interview scores | applicant data | what is stored of my application | which information of interns is saved | where is my resume stored | data kept about candidates | is my resume in the database | After I apply, what information about me lies with you? | Do you keep my phone and experience as an applicant? | In what place is my CV physically kept? | Which extra facts do you hold about student applicants? | what do you know about a candidate | is opening of my CV written down | do you save the link to my CV or its content | the details of job seekers that end up in your database | are my university and graduation year kept | does my application get a timestamp | which personal details of candidates do you process",
    answer: `With an application, ${site.name} stores your name, email, phone, the position, your experience and message, your resume or the link to it, and the date and time. For internships it also stores education, university, graduation year and availability. Our server never opens a link; the file is stored in our database, and each opening of it is logged. If we interview you, we keep the time and place, and each interviewer’s scores and notes.`,
    sources: ["/privacy-policy#information-collected", "/privacy-policy#security"],
  },
  {
    questions: [
      "What is stored when I create an account?",
      "which registration data do you hold",
      "information kept about account holders",
      "what do you save when someone signs up",
      "does an account record my last visit",
    ],
    also: "signup member timestamp last-seen credentials activity collect birthdate avatar nickname",
    variants:
      "account data | stored for an account | what do you save when I register | is my last activity saved | user data stored | I'd like to register; what will you know about me then? | Do you see when I was last online? | Is my password itself among the things you keep? | Which facts about registered people are in your database? | is the opening date of my profile kept | what does a user record contain | do you log when a member was active | apart from name and email, what is kept of members | what information does registering generate | personal details of registered users, list them | is the browser of my login noted, and why | do you write down which browser I log in with | why do you record my browser and system",
    answer: `For an account, ${site.name} stores your username, name and email, a one-way hash of your password, the times when you opened the account, logged in, mistyped your password or logged out and, while you are logged in, when you were last active. For each session, login attempt and account change it stores browser and system in words such as “Firefox on Windows,” so that you can recognize it.`,
    sources: ["/privacy-policy#information-collected"],
  },
  {
    questions: [
      "What do you use my data for?",
      "purposes of processing",
      "why do you collect personal information",
      "what happens with my details",
      "do you send me marketing emails or newsletters",
      "will I get spam after giving you my email",
      "why do you need my data and what do you do with it",
      "for which purpose is my data used",
    ],
    also: "motive intention promotional promo misuse usage campaign exploit",
    variants:
      "why do you use my data | purpose | use of personal data | do you use my data for advertising | will I get emails | how do you use my information | Will my details be used to pitch me things? | To what end do you need my information? | If I give my address, will there be ads in my mailbox? | What's the single reason you take my details? | is my data put to any other use | do you mail promotions | what happens with the information that I enter | will I get a newsletter against my will | could you use what I send for market research | why do you gather information about people | is my address used for anything except answering",
    answer: `${site.name} uses personal data to answer you and improve its answers, to review your application, to let you log in and to keep the site secure, and for nothing else. It does not advertise with your data; after a demo request or an application, you get an email confirming that it arrived.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Do you sell my personal data?",
      "is my info sold or rented to data brokers",
      "do you give my email to advertisers",
      "do you earn money with visitor data",
      "passing on my address to other firms for profit",
    ],
    hindi: ["kya aap mera data bechte ho", "mera email kisi company ko doge kya"],
    also: "monetize trade commercial resell lead-lists revenue cash merchandise dealers commodity",
    variants:
      "sell data | data broker | do you sell info | rent out data | share with advertisers | monetise user data | Is my information a product for you? | Do you trade contact details? | Would an ad network ever get my details from you? | Do you profit from what you know about me? | is my address for sale | do you lease your contact list to others | can another firm buy my inquiry from you | are visitors' details monetized | do you make cash with my personal information | will you pass me to data dealers | selling of leads: do you do that",
    answer: `No. ${site.name} does not sell personal data or rent it out, does not advertise with it, and does not buy data about you or receive it from others.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "Who do you share my data with?",
      "which third parties receive personal information",
      "processors and hosting companies of this website",
      "do you pass my details on to other firms",
      "who else gets to know what I sent you",
      "is my data passed on to third parties",
      "do you share visitors’ data with other companies",
    ],
    also: "disclose subpoena court warrant law-enforcement outsiders external partner affiliate intelligence intermediaries transfer",
    variants:
      "share data | third parties | who gets my data | hosting provider | processors | is data shared with other companies | recipients of personal data | email carrier | does OpenAI get my data | Into which other hands does my information fall? | Does a mail provider process my address? | Are there firms that work for you and touch my data? | If AI writes the replies, does its operator see my words? | when would you give something to an authority | is my information passed to partners | who carries your emails | what do hosting firms do with my details | do you exchange visitor information with other businesses | who are the recipients of what I submit | is anything disclosed to outsiders | who processes my data | processors under contract | your processors | which kinds of companies process my data | which companies work on your behalf | companies that act on your behalf",
    answer: `Companies that host our server, deliver our email or run a language model for us act on our behalf, under contract. Authorities receive what the law compels us to disclose, and no more. If a language model writes the chat’s answers, the company that runs it receives your masked message and the last few before it.`,
    sources: ["/privacy-policy#use", "/privacy-policy#how-collected"],
  },
  {
    questions: [
      "Who in your company can read my data?",
      "which employees have access to demo requests and conversations",
      "who can read what I write in the form",
      "admin role access to inquiries",
      "can any staff member open my details",
      "who has access to my information",
      "can your admin read my messages",
    ],
    also: "colleagues personnel privileges need-to-know restricted nosy peek receptionist contractor janitor",
    variants:
      "is everything from my email address shown together | can your team see all that came from my address in one place | who at the company sees my data | staff access | which employees can open requests | role needed to read | admin access | can server operators see accounts | May every worker at your firm open my details? | Who among your people sees inquiries? | Can an administrator of the server look at accounts? | Is access limited by job? | does the intern at your firm see what I wrote | how many eyes will see my details | which insiders can view conversations | do your technicians have access to personal information | who has permission to read inquiries | is opening a candidate's CV by staff traceable | can any employee browse through visitors' details | who can read my request | who sees my request | how many people can see my data | who reads what I write here",
    answer: `Only team members whose role requires it can read demo requests, applications and conversations; they see, in one place, everything that came from one person’s email addresses. Those who run the server can also see accounts. Each opening of a resume is logged.`,
    sources: ["/privacy-policy#use", "/privacy-policy#security"],
  },
  {
    questions: [
      "Do you train AI models on my messages?",
      "is what I write here used as training data",
      "do you build a profile of me",
      "automated decision making about visitors",
      "is any machine deciding something about me",
    ],
    also: "learn finetuning algorithmic neural fed feed reuse score gpt",
    variants:
      "train AI on my data | do you use chats for training | profiling | automated decisions about me | is my data used to improve AI | machine learning on visitors | Will an AI learn from what I type into this site? | Are you building a picture of who I am? | Could a computer decide something about me here? | Is what visitors write turned into a data set? | do you feed chats into a neural network | am I scored or categorized | do you use visitors' words to improve a bot | is there profiling on this website | will my words come out of some model later | any automatic decisions with effect on me | do you analyze my behavior to predict things",
    answer: `No. ${site.name} trains no model on the personal data of this website, builds no profiles, and makes no automated decisions about you.`,
    sources: ["/privacy-policy#use"],
  },
  {
    questions: [
      "In which country is my data stored?",
      "where are the servers of this website",
      "is my form data transferred abroad",
      "does what I submit leave India or the EU",
      "hosting company of this website",
      "are your servers in Europe",
    ],
    also: "geographical datacenter datacentre overseas usa germany jurisdiction cross-border sovereignty hoster schrems physical",
    variants:
      "data location | server country | where is data hosted | is data stored in india | data transfer abroad | hosting company name | On whose soil does your server stand? | Does my form cross a border? | Who hosts the site? | Is what I type here kept within the EU? | in what nation is the database of this site | AWS, Hetzner or who runs your web server | do my details go to America | which data center holds my inquiry | is there a transfer to a third country by this website | is my data in India or elsewhere | location of the computers behind these pages",
    answer: `The privacy policy does not say in which country or with which hosting company the server of this website runs. If you need to know, email ${site.email}.`,
    sources: ["/privacy-policy#use", "/privacy-policy#contact"],
    offers: ["handover"],
    isUnpublished: true,
  },
  {
    questions: [
      "Do you store my IP address?",
      "network address logging",
      "what is in the server logs",
      "can you see from which connection I come",
      "is my ip tracked or hashed",
      "do you keep logs of requests",
    ],
    also: "ipv4 ipv6 dns vpn isp router logfile webserver apache nginx trace traceable geolocate identifier",
    variants:
      "ip address stored | do you log IP | IP hash | server logs | how long is the IP kept | is my network address saved on disk | rate limiting by IP | Is my internet address noted anywhere? | What would the police find about my connection in your logs? | How do you slow down attackers without saving addresses? | When does the hash of my address disappear? | does the log show who I am | is a fingerprint of my connection kept on disk | can you trace me by my connection | what do you write into the server's log | are addresses anonymized before use | do you know my IP | why do you need a hash of the address",
    answer: `Not the address itself: ${site.name} keeps a hash of your IP address, to slow down password guessing and form spam. It is in our server’s memory until it restarts or, where several servers share the work, in our database for two hours at most, where those who run it could work out your address until that hash is deleted. Backups do not include it. The server’s log holds no name, no IP address and nothing that you sent.`,
    sources: ["/privacy-policy#use", "/privacy-policy#retention", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Can children use this site?",
      "how old must I be, minimum age",
      "I am 16 years old, may I use it",
      "rules for minors, parents and guardians",
      "my son sent you something without my consent",
      "under 18 visitors",
    ],
    also: "kid teen teenager daughter school pupil adult underage adolescents coppa family eighteen youth thirteen",
    variants:
      "may a fifteen-year-old apply for an internship | my child is under 18 and wants to apply | age limit | children | minors | under 18 | parent consent | kid used the chat | how old must I be | I'm fifteen; am I allowed here? | My daughter filled in a form. What can I do? | Must I tell you my age? | From what age may I use the site alone? | can a schoolgirl chat with the assistant | do you check how old visitors are | who consents for a teenager | a kid gave you details, please erase them | are teens permitted on this site | is the site meant for grown-ups only | my little brother sent you his name, what now | do you ask for my age | is there an age limit for the site | is a 17-year-old allowed to write to you | may a minor write to you | may I write to you if I am under 18",
    answer: `If you are under ${ageOfMajority}, use this site only with a parent or guardian, who consents on your behalf. ${site.name} does not ask for anyone’s age, and tracks only people who agree to it in the cookie banner or settings: leave that choice to your parent or guardian. If you believe a child has sent us data without consent, email ${site.email} and we will erase it.`,
    sources: ["/privacy-policy#minors"],
  },
  {
    questions: [
      "How do you protect my data on this website?",
      "security measures for what I send you",
      "is my information safe with you",
      "how is this site secured against hackers",
      "are uploaded files checked for malware or macros",
    ],
    also: "firewall https ssl safeguard hardening virus antivirus csrf stolen theft csp waf trojan",
    variants:
      "website security | is my data safe | security measures | how do you secure the forms | protection against hacking | file safety | how are sessions stored | is my information protected | How hard would it be for a thief to get my details here? | Do you encrypt or hash what I entrust to you? | What safeguards does the website have? | Are attachments examined for dangerous content? | who can open inquiries, as a matter of security | is someone able to forge requests in my name | how do you stop people from guessing passwords | can foreign scripts run on your pages | I want to send you something private, is it in good hands | technical and organizational measures of this website | what types of files are admitted for safety reasons",
    answer: `${site.name} protects the data of this website in several ways:\n- Passwords and sessions are stored only as hashes.\n- Guessing passwords is slowed down by account, browser and IP address.\n- Our server tells browsers which scripts may run, and refuses requests that other sites make in your name.\n- Files must be PDF or Word documents, and our team is warned about active content.\n- Only team members whose role requires it can open demo requests, applications and conversations, and each opening of a resume is logged.\n- A conversation opens only in the browser that started it, through a secret random number in a cookie; our database stores its hash.`,
    sources: ["/privacy-policy#security"],
  },
  {
    questions: [
      "How are passwords stored?",
      "can you see my password",
      "which hash algorithm do you use for logins",
      "argon2 or bcrypt with salt",
      "is my password kept in plain text",
    ],
    also: "cleartext plaintext pbkdf2 scrypt sha256 md5 rainbow crack pepper readable credentials passphrase",
    variants:
      "argon2 | password hash | salt | can staff see my password | how is my password saved | If your database leaks, is my password readable? | Which method turns passwords into something unreadable? | Could an employee of yours log in as me? | Do you use PBKDF2, scrypt or something newer? | is there a random salt per password | in what form is my secret word kept | do you know my password | one-way storage of passwords, which algorithm | does each password have its own salt | is the password encrypted or hashed | argon2id | what is argon2id used for | hash of my password",
    answer: `Passwords are stored as argon2id hashes, each with its own salt. No one can read your password from that, ${site.name} included.`,
    sources: ["/privacy-policy#security", "/privacy-policy#information-collected"],
  },
  {
    questions: [
      "Will you tell me if there is a data breach?",
      "breach notification to affected people",
      "what if you get hacked and my data leaks",
      "would I be told if you get hacked",
      "do you inform users and the regulator after an incident",
      "has your website ever been breached",
    ],
    also: "cyberattack stolen theft lost loss compromised exposed ransom ransomware intrusion pwned",
    variants:
      "will you tell me about a breach | will I hear about a breach | do you inform users of a breach | breach notification | will you inform me about a leak | hacked | data leak at your company | has there been a breach | who do you notify in a breach | Would I hear from you if hackers took my data? | Which authority do you inform after an incident? | Have you ever lost data? | What's your duty when something leaks from this site? | will you be honest if there's an incident | do you keep breaches secret | who gets a message when data is stolen from you | have there been any incidents in the past | what happens to me after a break-in at your firm | do you contact victims of an incident | data breach | breach | what do you do after a breach",
    answer: `Yes. If a breach affects your data, we notify you and the Data Protection Board of India, as the Act requires. The site does not report any past breach.`,
    sources: ["/privacy-policy#security", "/privacy-policy#definitions"],
  },
  {
    questions: [
      "On what legal basis do you process my data?",
      "which privacy law applies to this website",
      "do you follow GDPR for visitors from Europe",
      "DPDP Act consent for your forms",
      "lawful ground, legitimate interest or consent",
      "GDPR compliance of this website",
      "what is your legal basis for processing my data",
    ],
    also: "justification jurisdiction lawfully statute legislation contractual foreigners dsgvo uk",
    variants:
      "legal basis | which law applies | DPDP or GDPR for visitors | basis for cookies | on what ground do you process | privacy law of the website | Why are you allowed to hold my details? | Does European or Indian law protect me on this site? | Is agreeing the reason you may process my form? | I'm an American; which privacy law counts here? | do I keep stronger rights from my own country | under what statute does this website operate | what permits you to use my details | is my consent the basis for the forms | do you obey the 2023 Indian act | are Europeans protected by their own law here | are you lawful in handling visitors' details",
    answer: `Forms and optional cookies rest on your consent under India’s Digital Personal Data Protection Act, 2023. When you open an account, chat, write or call, you give us your data voluntarily for your own purpose (section 7(a)). ${site.name} applies this Act to everyone who uses the site, wherever they live; if your country’s law gives you more rights, you have those too.`,
    sources: ["/privacy-policy#legal-basis"],
  },
  {
    questions: [
      "Who is responsible for data processing on this website?",
      "data controller name",
      "who is the data fiduciary here, and what does that mean",
      "which entity decides why and how personal data is processed",
      "party accountable under the DPDP Act",
    ],
    also: "liable operator controllership joint blame in-charge owner proprietor culprit incorporated",
    variants:
      "data fiduciary | controller | responsible company | who is responsible for my data | who decides how data is processed | Which firm do I hold accountable for my details here? | Who's the fiduciary for this website? | Name the party that answers for the data on these pages | Who would I sue about data on this site? | who decides what happens with visitors' details | the controller of this site, name and place | where does the accountable party sit | under Indian terms, who is the fiduciary of the site | which legal person stands behind the privacy policy | who does the duty for website data belong to | DPO contact",
    answer: `The Data Fiduciary for this website is ${site.legalEntity}, ${site.office.lines.join(", ")}: the party that decides why and how personal data is processed.`,
    sources: ["/privacy-policy#definitions", "/privacy-policy#introduction"],
  },
  {
    questions: [
      "When was the privacy policy updated?",
      "effective date of your privacy notice",
      "where can I read older versions of the policy",
      "will you inform me before the policy changes",
      "how do you announce changes of the privacy terms",
    ],
    also: "revised revision changelog amended latest archive previous edition modification outdated in-force",
    variants:
      "policy date | effective date | when changed | earlier versions | changes to the privacy policy | how will I learn of changes | since when is the policy valid | How recent is your privacy statement? | Will I be told before you change how you handle my details? | May I see last year's version of the statement? | On what day did the statement take effect? | what changed in your privacy statement lately | do you update the statement before or after changing practices | is the privacy statement from this year | how do I get an archived version of the statement | if new rules affect my details, do you write to me | since August 2025, has the statement been in force | date of the privacy notice | what happens when you change the privacy policy",
    answer: `The privacy policy has been in effect since August 8, 2025. We update it, with a new date, before we change our practices; if a change affects data you have already given us, we write to you first, and where the Act requires consent, we ask again. Earlier versions are available on request at ${site.email}.`,
    sources: ["/privacy-policy#changes", "/privacy-policy"],
  },
  {
    questions: [
      "What happens to my data if your company is sold?",
      "merger or acquisition and personal data",
      "transfer of user records to a new owner",
      "bankruptcy, who gets the data then",
      "change of ownership and privacy",
      "if another company buys you, who gets my data",
      "what if you get acquired, is my data transferred",
    ],
    also: "takeover buyout buyer insolvency bankrupt liquidated shutdown dissolve successor acquirer ceases bust",
    variants:
      "company sold | merger | acquisition | new owner data | insolvency | Suppose Google buys you; where does my data go? | What if you go bankrupt? | Would a purchaser inherit my details? | Does the policy mention a takeover? | is my data an asset in an acquisition | you might be bought one day, what then | what if the firm changes hands | will a successor get visitors' details | would I be asked before a buyer receives my details | in liquidation, who owns the database",
    answer: `The privacy policy does not mention a sale of the company. It does say that before we share data with someone new, you read it there first, and that we write to you first if it affects data you have already given us.`,
    sources: ["/privacy-policy#changes"],
    offers: ["handover"],
    isUnpublished: true,
  },
];
