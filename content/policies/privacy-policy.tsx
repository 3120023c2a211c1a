import type { ReactNode } from "react";
import { site } from "#site";

/** A section of a policy. Its number is its place in the list; its `id` is an address that others link to. */
export interface PolicySection {
  id: string;
  title: string;
  /** The section in a sentence or two that everybody understands. */
  plain: string;
  body: ReactNode;
}

const { answerDays, ageOfMajority } = site.privacyNotice;
const mail = (subject?: string) => (
  <a href={`mailto:${site.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}>{site.email}</a>
);

/**
 * The privacy notice (specification, section 2): sections I to XV in their order. It says what this software does;
 * whoever makes it do more changes the sentence here first.
 */
export const privacyPolicy: readonly PolicySection[] = [
  {
    id: "introduction",
    title: "Introduction",
    plain: "This notice says what we learn about you through this website, and what you can have us do about it.",
    body: (
      <>
        <p>
          “We” are {site.legalEntity}, {site.office.lines.join(", ")}, the makers of {site.name}. The notice covers this
          website: its pages, its forms for demo requests and applications, its chat, and its accounts.
        </p>
        <p>
          It does not cover what our customers process with our products. There the customer decides why and how, and
          the customer’s own notice applies.
        </p>
      </>
    ),
  },
  {
    id: "definitions",
    title: "Definitions",
    plain: "A few words below have the meaning that the law gives them. In short:",
    body: (
      <dl>
        <dt>The Act</dt>
        <dd>The Digital Personal Data Protection Act, 2023 (India).</dd>
        <dt>Personal data</dt>
        <dd>Any data about a person who can be identified by it or in relation to it.</dd>
        <dt>Processing</dt>
        <dd>Whatever is done to personal data by wholly or partly automated means, from collecting to erasing it.</dd>
        <dt>Data Principal</dt>
        <dd>The person whom the data is about: you. For a child, the parents or the lawful guardian as well.</dd>
        <dt>Data Fiduciary</dt>
        <dd>Whoever decides why and how personal data is processed: for this website, we.</dd>
        <dt>Data Processor</dt>
        <dd>Whoever processes it on our behalf, such as a company that hosts our server.</dd>
        <dt>Child</dt>
        <dd>A person who has not completed the age of {ageOfMajority} years.</dd>
        <dt>The Board</dt>
        <dd>The Data Protection Board of India.</dd>
      </dl>
    ),
  },
  {
    id: "information-collected",
    title: "Information We Collect",
    plain:
      "If you ask for a demo: your legal name, your company’s name, your company e-mail and what you write to us. If you only read: nothing.",
    body: (
      <>
        <h3>When you ask for a demo</h3>
        <dl>
          <dt>Legal name</dt>
          <dd>First and last name, so that we know whom we write to.</dd>
          <dt>Company name</dt>
          <dd>If you give it. The form works without.</dd>
          <dt>Company e-mail</dt>
          <dd>So that we can answer.</dd>
          <dt>Industry and message</dt>
          <dd>
            So that the demo fits. Please do not put other people’s personal data, or health or financial details, into
            the message.
          </dd>
          <dt>Date and time</dt>
          <dd>Added by our server when the request arrives.</dd>
        </dl>
        <h3>When you apply for a position or an internship</h3>
        <dl>
          <dt>Name, e-mail and phone</dt>
          <dd>So that we know who applies, and can reach you.</dd>
          <dt>Position, experience and message</dt>
          <dd>So that we can tell whether we fit. The message is up to you.</dd>
          <dt>Resume</dt>
          <dd>
            The file, with its name, or the address where you keep it. We look at the address when somebody here follows
            it, not before.
          </dd>
          <dt>Education, university, graduation year and availability</dt>
          <dd>For internships alone.</dd>
          <dt>Date and time</dt>
          <dd>Added by our server. It also notes which of our people opened your resume, and when.</dd>
        </dl>
        <h3>When you write in the chat</h3>
        <dl>
          <dt>What you write, and files that you attach</dt>
          <dd>
            What our program recognises as card, account or identity numbers, e-mail or network addresses, phone
            numbers, keys, or names given as such is taken out of a message before it is stored, and nobody can bring it
            back. It can miss some: please do not write such things there. A file is kept as it is.
          </dd>
          <dt>Name and e-mail</dt>
          <dd>If you give them in the fields for it, or when you ask for a person.</dd>
          <dt>Date and time</dt>
          <dd>Added by our server.</dd>
        </dl>
        <h3>When you open an account</h3>
        <dl>
          <dt>Username, name and e-mail</dt>
          <dd>To tell accounts apart, and to reach you about yours.</dd>
          <dt>Password</dt>
          <dd>We keep a one-way hash of it (argon2id), from which nobody can read it, we included.</dd>
          <dt>Date and time</dt>
          <dd>When the account was opened, and, while you are signed in, when you were last here.</dd>
        </dl>
        <h3>When you choose about cookies</h3>
        <p>
          A record that names nobody: a random receipt number, the time, what you chose, which terms and words you were
          shown and in which language, and whether your browser sent Global Privacy Control. Your browser also sends its
          own name, the page and the page before it; our server throws these away, and your network address is not kept.
          The receipt number stays in your browser. Without it nobody, we included, can tell which record is yours.
        </p>
        <h3>When you open a page</h3>
        <p>
          Nothing about you. We count how often a page was asked for on a day and, if a link on another site led here,
          the name of that site: numbers, without a cookie and with nobody behind them. If your browser sends Global
          Privacy Control or Do Not Track, you are not counted. Programs are left out; what a browser calls itself is
          looked at for that, and not kept.
        </p>
        <h3>What we do not collect</h3>
        <p>
          We do not record which pages you read, your location, or what device and browser you use. Analytics and
          marketing cookies would, and are off unless you agree to them: <a href="#cookies">section XII</a>. We buy no
          data about you and receive none from others. Our log notes that a request of a certain kind was made, when,
          how long it took and whether it succeeded. It holds no name, no network address and nothing that you sent.
        </p>
      </>
    ),
  },
  {
    id: "how-collected",
    title: "How We Collect It",
    plain:
      "You type it into a form and press the button. Cookies come with signing in or the chat, and if you agree to them.",
    body: (
      <>
        <p>
          <strong>The demo request form.</strong> What you type at <a href="/contact">/contact</a> stays in your browser
          until you press “Submit Request”. The shorter form on the home page sends nothing: it carries what you typed
          to that page.
        </p>
        <p>
          <strong>The application forms.</strong> What you type or choose on an application page under{" "}
          <a href="/careers">/careers</a> reaches us when you send it. Until then it stays in the tab you have open.
        </p>
        <p>
          <strong>The chat.</strong> What you type there reaches us when you send it. Until then it stays in the tab you
          have open. A program answers, from the pages of this site. Where a language model words its answers, the
          company that runs the model receives your message and the last few before it, our answers included, as they
          are stored: without what was taken out.
        </p>
        <p>
          <strong>The account form.</strong> Likewise, what you type at <a href="/auth">/auth</a> reaches us when you
          press “Register” or “Login”.
        </p>
        <p>
          <strong>Cookies.</strong> None until you sign in, open the chat or agree to some:{" "}
          <a href="#cookies">section XII</a>.
        </p>
        <p>
          <strong>Your browser reports.</strong> If it keeps something from running on a page because our rules forbid
          it, such as a script that an extension put there, it tells our server: which page, what kind of thing and
          where that came from. Our log notes that, and nothing of you.
        </p>
        <p>
          <strong>You write or call.</strong> Then we have what you tell us.
        </p>
        <p>
          No page of this site loads fonts, social buttons or anything else from another company, and analytics or
          advertising only if you have agreed to it. Until then nobody else learns from us that you were here.
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "How We Use It",
    plain:
      "To answer you, to decide about your application, to let you sign in, and to keep the site safe. For nothing else.",
    body: (
      <>
        <ul>
          <li>
            A demo request: to contact you, prepare the demo and hold it. Our server tells our team of it by e-mail, and
            sends you one that it has arrived: at most one an hour, without what you wrote.
          </li>
          <li>
            An application: to decide about it and to talk with you about it. Our server tells our team of it by e-mail,
            without the resume, and sends you one that it has arrived. Applications sent from one e-mail address are
            shown together, so that we do not ask you twice.
          </li>
          <li>
            A conversation: to answer you in it. If you ask for a person, our team is told by e-mail, with your last
            messages as they are stored, and the answer goes to your address if you have left. Questions to which the
            program found no answer are listed for us, so that the site says it next time.
          </li>
          <li>An account: to sign you in and show you the pages your role may see.</li>
          <li>
            A hash of your network address, in memory only: to slow down whoever guesses passwords or floods a form. Its
            key is random, and once the server restarts and forgets it, nobody can tell which address it was.
          </li>
        </ul>
        <p>
          We do not sell personal data or rent it out, do not advertise with it, build no profiles, train no model on it
          and let no machine decide anything about you. What marketing cookies do, if you agree to them, is in{" "}
          <a href="#cookies">section XII</a>.
        </p>
        <h3>Who can see it</h3>
        <p>
          Those of our people who have the admin role can read demo requests, applications and conversations; those who
          run the server can also see accounts. A company that hosts our server, or carries our e-mail, where there is
          one, stores or passes on the data on our behalf and under contract. Authorities receive what the law compels
          us to hand over, and no more.
        </p>
      </>
    ),
  },
  {
    id: "minors",
    title: "Minors",
    plain: `This site is made for people at work. If you are under ${ageOfMajority}, use it only with a parent or guardian.`,
    body: (
      <>
        <p>
          A person under {ageOfMajority} may send us personal data only with a parent or lawful guardian, who consents
          in their place. We do not ask for anybody’s age and do not knowingly collect data of children without that
          consent. Nobody is tracked here who has not agreed to it on the cookie banner; below {ageOfMajority}, leave
          that to your parent or guardian.
        </p>
        <p>If you believe that a child has sent us something alone, write to {mail()} and we will erase it.</p>
      </>
    ),
  },
  {
    id: "security",
    title: "Security",
    plain: "What we need not be able to read, we keep as a hash. What we must read, few people can.",
    body: (
      <>
        <ul>
          <li>Passwords are kept as argon2id hashes, each with its own salt.</li>
          <li>
            A session is a random number of 256 bits. Our database holds its SHA-256 hash, so that whoever reads the
            database cannot use it. The cookie cannot be read by scripts.
          </li>
          <li>Guessing passwords is slowed down by account and by network address.</li>
          <li>
            Every answer of our server tells the browser to run no code but ours, and requests made by other sites in
            your name are refused.
          </li>
          <li>
            A resume is looked into before it is taken: it is a PDF or a Word document and nothing besides. It lies in
            our database, in no folder that anybody could browse, and each opening of it is on record.
          </li>
          <li>
            A conversation opens in the browser that began it alone: a secret random number in a cookie shows that it is
            yours, and our database holds its hash.
          </li>
          <li>
            Only the admin role opens demo requests, applications and conversations. What you wrote is shown there as
            text, never run as code.
          </li>
          <li>“Request submitted” appears after your request is safely on disk.</li>
        </ul>
        <p>
          No system is perfectly secure. If a breach concerns your data, we tell you and the Board, as the Act requires.
          If you have found a weakness, please write to {mail("Security")}.
        </p>
      </>
    ),
  },
  {
    id: "retention",
    title: "Retention",
    plain: `Demo requests go after ${site.inquiryRetentionMonths} months by themselves, applications after ${site.applicationRetentionMonths}, and either at once when you ask.`,
    body: (
      <>
        <dl>
          <dt>Demo request</dt>
          <dd>
            {site.inquiryRetentionMonths} months from the day it arrived. Our server looks every hour for what is older
            and removes it. If you ask earlier, we remove it then.
          </dd>
          <dt>Application and resume</dt>
          <dd>
            {site.applicationRetentionMonths} months from the day it arrived, whatever became of it. The same clock
            removes it, file included. If you ask earlier, we remove it then. What our team was told of it by e-mail we
            delete from our mailboxes by the same day.
          </dd>
          <dt>Conversation in the chat</dt>
          <dd>
            {site.conversationRetentionDays} days after its last message, with its files. One in which you applied goes
            once the application has gone. If you ask earlier, we remove it then.
          </dd>
          <dt>Note of who opened a resume</dt>
          <dd>
            {site.applicationRetentionMonths} months from that day. It holds no word of the resume, nor whose it is once
            the application is gone.
          </dd>
          <dt>Account</dt>
          <dd>As long as you keep it. When you ask, we remove it, and its sessions with it.</dd>
          <dt>Session</dt>
          <dd>Until you sign out; after 24 hours without use; after 7 days at the latest.</dd>
          <dt>Record of a cookie choice</dt>
          <dd>
            As long as this site runs: it is our proof that you were asked and what you answered. Each record is sealed
            to the one before, so none can be removed without the seal breaking. It names nobody.
          </dd>
          <dt>Counts of pages</dt>
          <dd>{site.pageViewRetentionMonths} months.</dd>
          <dt>Hash of your network address</dt>
          <dd>Never on disk. In memory until the server restarts at the latest.</dd>
          <dt>Note that a mail went to you</dt>
          <dd>
            Your address and what the mail server said: {site.mailRetentionDays.settled} days, or{" "}
            {site.mailRetentionDays.dead} if the mail could not be delivered. The note holds no words of the mail, and
            goes at once when what you sent is removed. For an hour a hash of your address says that you had one, so
            that nobody can fill your mailbox.
          </dd>
          <dt>E-mails and letters to us</dt>
          <dd>{site.inquiryRetentionMonths} months after the last one, unless the law makes us keep them longer.</dd>
        </dl>
        <p>
          A back-up made before a removal may hold the data until that back-up is replaced. Should we ever have to
          restore one, we remove again what had been removed.
        </p>
      </>
    ),
  },
  {
    id: "legal-basis",
    title: "Legal Basis under the Indian Data Protection Act",
    plain: "Your consent, under the Digital Personal Data Protection Act, 2023.",
    body: (
      <>
        <p>
          When you tick the box and send a demo request or an application, you consent to our processing it for the
          purpose named beside the button (sections 4 and 6 of the Act). The form cannot be sent without the tick, so
          the tick itself is not stored.
        </p>
        <p>
          Cookies that are not essential rest on the consent that you give on the banner or in the settings. Refusing
          takes the same single press.
        </p>
        <p>
          When you open an account, chat, write or call, you give us your data voluntarily for the purpose you have in
          mind (section 7(a)). Keeping the site safe is our duty as Data Fiduciary (section 8(5)). Where another law or
          a court requires something of us, we follow it (section 7(d) and (e)).
        </p>
        <p>
          We apply the Act to everybody who uses this site, wherever they live, and do not wait for the day on which
          each of its sections comes into force. If the law of your country gives you more, you have that as well.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your Rights",
    plain: `Write one line to us. You need give no reason, it costs nothing, and we answer within ${answerDays} days.`,
    body: (
      <>
        <dl>
          <dt>Access</dt>
          <dd>
            A summary of the personal data we hold about you, what we do with it, and whom we have shared it with
            (section 11 of the Act).
          </dd>
          <dt>Correction</dt>
          <dd>What is wrong is corrected, what is missing completed, what is old brought up to date (section 12).</dd>
          <dt>Erasure</dt>
          <dd>We remove it, unless a law requires us to keep it; then we tell you which (section 12).</dd>
          <dt>Nomination</dt>
          <dd>You may nominate somebody who exercises your rights if you die or are no longer able to (section 14).</dd>
          <dt>Withdrawal of consent</dt>
          <dd>
            At any time. We then stop within a reasonable time, have any Data Processor stop, and erase the data. What
            was done before remains lawful (section 6). For cookies no letter is needed: press “Withdraw” at the foot of
            a page or on the <a href="/cookie-policy#receipt">cookie policy</a>.
          </dd>
        </dl>
        <p>
          Write to {mail("My data")} from the address that you gave us, which is how we know that it is you. If you no
          longer have it, we find another way together that does not need more data than we already hold. Section XV
          says where to complain.
        </p>
      </>
    ),
  },
  {
    id: "severability",
    title: "Severability",
    plain: "If one sentence of this notice turns out to be invalid, the others stay.",
    body: (
      <p>
        Should a court or the Board find a part of this notice invalid or impossible to enforce, the rest remains in
        force. In place of that part stands what the law provides.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies",
    plain: "None while you read, unless you agree to some. One when you sign in, and one when you open the chat.",
    body: (
      <>
        <p>
          Each of them with its purpose, its provider and how long it stays is on the{" "}
          <a href="/cookie-policy">cookie policy</a>. In short, where over a secure connection <code>__Host-</code>{" "}
          stands before the first two names:
        </p>
        <dl>
          <dt>
            <code>session</code>
          </dt>
          <dd>
            Set by us when you sign in or open an account: a random number, and nothing about you. Your browser drops it
            when it closes; on our side it ends as section VIII says.
          </dd>
          <dt>
            <code>{site.slug}-chat-session</code>
          </dt>
          <dd>
            Set by us when you open the chat: a random number that shows that the conversation is yours, until your
            browser closes. Its local storage holds an id of the conversation under the same name, which opens nothing
            by itself and stays until you delete it.
          </dd>
          <dt>
            <code>sidebar_state</code>
          </dt>
          <dd>For our own people: how wide they left the side of the dashboard. 7 days.</dd>
          <dt>Your choice</dt>
          <dd>
            Your browser’s local storage keeps it for 12 months, with its receipt. It is not sent along with pages.
          </dd>
          <dt>Functional</dt>
          <dd>
            Only if you agree: <code>preferences</code> and <code>language</code> remember your colours and your
            language for a year.
          </dd>
          <dt>Analytics and marketing</dt>
          <dd>
            Only if you agree, and only where we have set up the company that the cookie policy names: its script is
            then loaded and reports your visit to it, from every page but those for signing in, asking for a demo and
            applying. Where the chat is opened on another page, it runs beside it, also while you apply there. If your
            browser sends Global Privacy Control, both are off unless you switch them on yourself. When you withdraw,
            what they kept is removed and their requests stop, in every tab.
          </dd>
        </dl>
        <p>
          The memory of your tab holds what passes from one page to the next, such as what you typed on the home page on
          its way to the contact page; what you type into a form or the chat; and colours that you chose without
          functional cookies. All of it goes with the tab at the latest. The cookie policy lists each.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    plain: "This page changes before our practice does, and its date with it.",
    body: (
      <p>
        If we come to collect something new, use it otherwise or share it with someone, you read it here first, under a
        new date. If it concerns data that you have already given us, we write to you before, and where the Act asks for
        your consent we ask for it again. Earlier versions are yours for the asking.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    plain: `Write to ${site.email}. You have an answer within ${answerDays} days.`,
    body: (
      <>
        <address>
          {[site.legalEntity, ...site.office.lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{mail("Privacy")}</span>
          <span>
            <a href={`tel:${site.phone.replaceAll(" ", "")}`}>{site.phone}</a>
          </span>
        </address>
        <p>
          The {answerDays} days run from the day your message arrives. If we cannot finish in that time, the answer says
          why and by when.
        </p>
      </>
    ),
  },
  {
    id: "grievance-officer",
    title: "Grievance Officer",
    plain: "If our answer does not satisfy you, one office looks at it again. After that, you can go to the Board.",
    body: (
      <>
        <address>
          <span>Grievance Officer</span>
          {[site.legalEntity, ...site.office.lines].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{mail("Grievance")}, with “Grievance” as the subject</span>
        </address>
        <p>
          Say what happened and what you would like us to do. The office answers within {answerDays} days of receiving
          your message. If that does not settle it, or no answer comes, you may complain to the Data Protection Board of
          India (section 13 of the Act).
        </p>
      </>
    ),
  },
];
