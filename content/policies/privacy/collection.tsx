import type { PolicySection } from "../policy-section.ts";

/** What reaches us, and how: sections III and IV. */
export const collection: readonly PolicySection[] = [
  {
    id: "information-collected",
    title: "Information We Collect",
    plain:
      "If you request a demo: your legal name, your company’s name, your company email, industry and message. If you apply, chat or open an account: what you enter, and when. If you only read: nothing about you.",
    body: (
      <>
        <h3>When you request a demo</h3>
        <dl>
          <dt>Legal name</dt>
          <dd>Your first and last name, so we know who we’re writing to.</dd>
          <dt>Company name</dt>
          <dd>Optional.</dd>
          <dt>Company email</dt>
          <dd>So we can answer.</dd>
          <dt>Industry and message</dt>
          <dd>
            So the demo fits your needs. Please don’t include other people’s personal data, or health or financial
            details.
          </dd>
          <dt>Date and time</dt>
          <dd>Added by our server when the request arrives.</dd>
        </dl>
        <h3>When you apply for a position or an internship</h3>
        <dl>
          <dt>Name, email and phone</dt>
          <dd>So we know who is applying and can reach you.</dd>
          <dt>Position, experience and message</dt>
          <dd>So we can tell whether the position fits. The message is optional.</dd>
          <dt>Resume</dt>
          <dd>The file with its name, or a link to it. Our server never opens the link.</dd>
          <dt>Education, university, graduation year and availability</dt>
          <dd>For internships only.</dd>
          <dt>Date and time</dt>
          <dd>Added by our server, which also records who on our team opened your resume, and when.</dd>
        </dl>
        <h3>When you write in the chat</h3>
        <dl>
          <dt>Your messages, attached files, and whether an answer helped</dt>
          <dd>
            Before a message is stored, our program permanently removes what it recognizes as card, account or identity
            numbers, card security codes and expiration dates, email, postal or IP addresses, phone numbers, dates of
            birth, keys, and names. It can miss some, so please don’t send personal data. Files are stored unchanged.
          </dd>
          <dt>Name and email</dt>
          <dd>If you enter them, or when you ask for a person.</dd>
          <dt>Date and time</dt>
          <dd>Added by our server.</dd>
        </dl>
        <h3>When you open an account</h3>
        <dl>
          <dt>Username, name and email</dt>
          <dd>To tell accounts apart, and to reach you.</dd>
          <dt>Password</dt>
          <dd>Stored only as a one-way hash (argon2id) that no one can read.</dd>
          <dt>Date and time</dt>
          <dd>
            When you opened the account, logged in, mistyped your password or logged out and, while you’re logged in,
            when you were last active.
          </dd>
          <dt>Authenticator app, if you set one up</dt>
          <dd>Its secret, encrypted, and hashes of your recovery codes, to check the codes that you enter.</dd>
          <dt>Passkeys, if you add any</dt>
          <dd>Their public keys and names, and when you last used them.</dd>
          <dt>Browser and system</dt>
          <dd>
            For each session, login attempt and account change, in words such as “Firefox on Windows,” so that you can
            recognize it on your account page and in our emails.
          </dd>
        </dl>
        <h3>When you choose your cookies</h3>
        <p>
          A record without a name: a random receipt number, the time, your choice, the terms and wording you were shown
          and their language, and whether your browser sent Global Privacy Control. Your browser also sends its name,
          the page and the previous page; our server discards these, and your IP address isn’t kept. Your browser keeps
          the number, too. Without it, no one can tell which record is yours.
        </p>
        <h3>When you open a page</h3>
        <p>
          Nothing about you. Each day, we count how often each page is opened, and how often a link on another site or
          in one of our campaigns led there. Separately, we count opened forms, requests, applications, and
          conversations handed to our team, without cookies or visitor data. We show no count below five. If your
          browser sends Global Privacy Control or Do Not Track, or you’re logged in, you aren’t counted. To leave out
          bots, our server checks the name your browser sends and doesn’t store it.
        </p>
        <h3>What we don’t collect</h3>
        <p>
          We don’t record your location or which pages you read. Analytics and marketing cookies would, and are off
          unless you agree: <a href="#cookies">section XII</a>. We don’t buy data about you or receive it from others.
          Our server’s log records the kind of each request, when it was made, how long it took and whether it
          succeeded, or why not. It contains no name, no IP address and nothing you entered.
        </p>
      </>
    ),
  },
  {
    id: "how-collected",
    title: "How We Collect It",
    plain: "You enter it in a form and submit it.",
    body: (
      <>
        <p>
          <strong>The demo request form.</strong> What you type at <a href="/contact">/contact</a> stays in your browser
          until you press “Submit Request.” The form on the home page only passes your text to that page.
        </p>
        <p>
          <strong>The application forms.</strong> What you enter on an application page under{" "}
          <a href="/careers">/careers</a> reaches us when you submit it. Until then it stays in your browser tab.
        </p>
        <p>
          <strong>The chat.</strong> What you type reaches us when you send it. Until then it stays in your browser tab.
          The Support Assistant, a program, answers from the pages of this site. If a language model writes its answers,
          the company that runs the model receives your message and the last few before it, our answers included, as
          they are stored: with recognized personal data removed.
        </p>
        <p>
          <strong>The account form.</strong> What you type at <a href="/auth">/auth</a> reaches us when you press
          “Register” or “Login.”
        </p>
        <p>
          <strong>Cookies.</strong> None until you use an account or the chat, or agree to them:{" "}
          <a href="#cookies">section XII</a>.
        </p>
        <p>
          <strong>Browser reports.</strong> If your browser blocks something that our rules forbid, such as a script
          added by an extension, it tells our server which page, what kind of content and where it came from. Our
          server’s log records that, and nothing about you.
        </p>
        <p>
          <strong>Email and phone.</strong> If you write or call, we keep what you tell us.
        </p>
        <p>
          Unless you agree to analytics or marketing cookies, no page loads fonts, social buttons or anything else from
          another company, and no one else learns from us that you were here.
        </p>
      </>
    ),
  },
];
