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
            messages as they are stored, and the answer goes to your address if you have left. Questions that the
            program did not answer, or not helpfully, are listed for us, so that the site answers them next time.
          </li>
          <li>An account: to sign you in and show you the pages your role may see.</li>
          <li>
            A hash of your network address, in memory only: to slow down anyone who guesses passwords or floods a form.
            Its key is random, and once the server restarts and forgets it, no one can tell which address it was.
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
          in their place. We do not ask for anyone’s age and do not knowingly collect data of children without that
          consent. No one is tracked here who has not agreed to it on the cookie banner; below {ageOfMajority}, leave
          that to your parent or guardian.
        </p>
        <p>If you believe that a child has sent us something alone, write to {emailLink()} and we will erase it.</p>
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
            A session is a random number of 256 bits. Scripts cannot read it, and our database holds its SHA-256 hash.
          </li>
          <li>Guessing passwords is slowed down by account, browser and network address.</li>
          <li>
            Every answer of our server tells the browser to run no code but ours, and requests made by other sites in
            your name are refused.
          </li>
          <li>
            A file must be a PDF or a Word document without programs; our people are warned of macros, scripts and other
            active content. It is stored in our database, and each opening of a resume is on record.
          </li>
          <li>
            A conversation opens only in the browser that began it, by a secret random number in a cookie. Our database
            holds its hash.
          </li>
          <li>Only the admin role opens demo requests, applications and conversations.</li>
        </ul>
        <p>
          No system is perfectly secure. If a breach concerns your data, we tell you and the Board, as the Act requires.
          If you have found a weakness, please write to {emailLink("Security")}.
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
          <dd>
            Until you sign out, or sign in on more than 50 browsers; after 24 hours without use; after 7 days at the
            latest.
          </dd>
          <dt>Record of a cookie choice</dt>
          <dd>
            As long as this site runs: it is our proof that you were asked and what you answered. Each record is sealed
            to the one before, so none can be removed without the seal breaking. It names no one.
          </dd>
          <dt>Counts of pages</dt>
          <dd>{site.pageViewRetentionMonths} months.</dd>
          <dt>Hash of your network address</dt>
          <dd>Never on disk. In memory until the server restarts at the latest.</dd>
          <dt>Note that a mail went to you</dt>
          <dd>
            Your address and what the mail server said: {site.emailRetentionDays.settled} days, or{" "}
            {site.emailRetentionDays.dead} if the mail could not be delivered. The note holds no words of the mail, and
            goes at once when what you sent is removed. For an hour a hash of your address says that you had one, so
            that no one can fill your mailbox.
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
];
