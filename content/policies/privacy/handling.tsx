import { site } from "#site";
import { emailLink } from "../email-link.tsx";
import type { PolicySection } from "../policy-section.ts";

const { ageOfMajority } = site.privacyNotice;

/** What becomes of it: sections V to VIII. */
export const handling: readonly PolicySection[] = [
  {
    id: "use",
    title: "How We Use It",
    plain:
      "To answer you and improve our answers, review your application, let you log in and keep the site secure. Nothing else.",
    body: (
      <>
        <ul>
          <li>
            A demo request: to contact you, and to prepare and give the demo. Our server notifies our team by email and
            sends you a confirmation: at most one an hour, without your message.
          </li>
          <li>
            An application: to review it and talk with you about it. Our server notifies our team by email, without the
            resume, and sends you a confirmation. If we interview you, we keep the time and place, and each
            interviewer’s scores and notes.
          </li>
          <li>
            A conversation: to answer you. If you ask for a person, our team is notified by email, with your last
            messages as stored, and the answer is emailed to you if you’ve left. Questions the program couldn’t answer
            well are listed for us, so we can improve its answers.
          </li>
          <li>An account: to log you in and show you the pages your role can see.</li>
          <li>
            A hash of your IP address: to slow down password guessing and form spam. It’s in our server’s memory. Where
            several servers share the work, the hash and its random key are in our database, so those who run it could
            work out your address until that hash is deleted.
          </li>
        </ul>
        <p>
          We don’t sell or rent out personal data, advertise with it, build profiles, train models on it or make
          automated decisions about you. For marketing cookies, if you agree to them, see{" "}
          <a href="#cookies">section XII</a>.
        </p>
        <h3>Who can see it</h3>
        <p>
          Only team members whose role requires it can read demo requests, applications and conversations; they see, in
          one place, everything that came from one person’s email addresses. Those who run the server can also see
          accounts. Companies that host our server, deliver our email or run a language model for us act on our behalf,
          under contract. Authorities receive what the law compels us to disclose, and no more.
        </p>
      </>
    ),
  },
  {
    id: "minors",
    title: "Minors",
    plain: `This site is for business use. If you are under ${ageOfMajority}, use it only with a parent or guardian.`,
    body: (
      <>
        <p>
          A person under {ageOfMajority} may send us personal data only with a parent or lawful guardian, who consents
          on their behalf. We don’t ask for anyone’s age and don’t knowingly collect children’s data without that
          consent. We track only people who agree to it in the cookie banner or the cookie settings; if you’re under{" "}
          {ageOfMajority}, leave analytics and marketing off.
        </p>
        <p>If you believe a child has sent us data without consent, write to {emailLink()}, and we’ll erase it.</p>
      </>
    ),
  },
  {
    id: "security",
    title: "Security",
    plain: "Data we don’t need to read is stored as a hash. Few people can read the rest.",
    body: (
      <>
        <ul>
          <li>Passwords are stored as argon2id hashes, each with its own salt.</li>
          <li>
            A session is a random 256-bit number. Scripts can’t read it, and our database stores its SHA-256 hash.
          </li>
          <li>Login attempts are limited per account, per browser and per IP address.</li>
          <li>
            Our server tells browsers which scripts may run, and refuses requests that other sites make in your name.
          </li>
          <li>
            Files must be PDF or Word documents; our team is warned about macros, scripts and other active content.
            Files are stored in our database, and each opening of a resume is logged.
          </li>
          <li>
            A conversation opens only in the browser that started it, through a secret random number in a cookie. Our
            database stores its hash.
          </li>
        </ul>
        <p>
          No system is perfectly secure. If a breach affects your data, we notify you and the Board, as the Act
          requires. If you find a vulnerability, write to {emailLink(undefined, site.security.email)}.
        </p>
      </>
    ),
  },
  {
    id: "retention",
    title: "Retention",
    plain: `Demo requests are deleted automatically after ${site.inquiryRetentionMonths} months, applications after ${site.applicationRetentionMonths}, and either one sooner if you ask.`,
    body: (
      <>
        <dl>
          <dt>Demo request</dt>
          <dd>
            {site.inquiryRetentionMonths} months from the day it arrived. Our server checks every hour and deletes
            anything older. If you ask earlier, we delete it then.
          </dd>
          <dt>Application and resume</dt>
          <dd>
            {site.applicationRetentionMonths} months from the day it arrived, whatever the outcome, with the file,
            interviews, scores and notes. If you ask earlier, we delete it then. We delete our team’s email
            notifications about it by the same date.
          </dd>
          <dt>Conversation in the chat</dt>
          <dd>
            {site.conversationRetentionDays} days after its last message, with its files. A conversation with an
            application is deleted with the application. If you ask earlier, we delete it then.
          </dd>
          <dt>Audit log</dt>
          <dd>
            {site.auditRetentionMonths} months from each entry. It says when a user logged in, with which browser and
            system, and who on our team viewed, changed or deleted which record. It contains random IDs, and no name
            once the record or account is deleted.
          </dd>
          <dt>Account</dt>
          <dd>As long as you keep it. You can delete it with its sessions on your account page, or ask us to.</dd>
          <dt>Session</dt>
          <dd>Until you log out, log in on more than 50 browsers, or leave it unused for 24 hours; 7 days at most.</dd>
          <dt>Invitation to our team</dt>
          <dd>30 days, with the email address that was invited.</dd>
          <dt>Record of a cookie choice</dt>
          <dd>
            As long as this site runs: it proves that you were asked and shows your answer. Each record is linked to the
            one before, so none can be removed unnoticed. It contains no name.
          </dd>
          <dt>Daily counts</dt>
          <dd>{site.pageViewRetentionMonths} months.</dd>
          <dt>Hash of your IP address</dt>
          <dd>
            In our server’s memory until it restarts, or in our database for two hours at most. Never in a backup.
          </dd>
          <dt>Record of emails sent to you</dt>
          <dd>
            Your address and the mail server’s reply: {site.emailRetentionDays.settled} days, or{" "}
            {site.emailRetentionDays.dead} if the email couldn’t be delivered. It contains no text of the email, and is
            deleted with what you sent if that is sooner. For a day, a hash of your address limits how many emails you
            get.
          </dd>
          <dt>Our replies, and notes of your answers</dt>
          <dd>Deleted with your request or application.</dd>
          <dt>Emails and letters to us</dt>
          <dd>
            {site.inquiryRetentionMonths} months after the last one, unless the law requires us to keep them longer.
          </dd>
        </dl>
        <p>A backup may contain deleted data until it’s replaced. If we ever restore one, we delete that data again.</p>
      </>
    ),
  },
];
