import type { PolicySection } from "../policy-section.ts";

/** What reaches us, and how: sections III and IV. */
export const collection: readonly PolicySection[] = [
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
          <dd>First and last name, so that we know who we write to.</dd>
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
            The file, with its name, or the address where you keep it. We look at the address when someone here follows
            it, not before.
          </dd>
          <dt>Education, university, graduation year and availability</dt>
          <dd>For internships alone.</dd>
          <dt>Date and time</dt>
          <dd>Added by our server. It also notes which of our people opened your resume, and when.</dd>
        </dl>
        <h3>When you write in the chat</h3>
        <dl>
          <dt>What you write, files that you attach, and whether an answer helped</dt>
          <dd>
            What our program recognizes as card, account or identity numbers, card security codes and expiry dates,
            email, postal or network addresses, phone numbers, dates of birth, keys, or names given as such is taken out
            of a message before it is stored, and no one can bring it back. It can miss some: please do not write such
            things there. A file is kept as it is.
          </dd>
          <dt>Name and e-mail</dt>
          <dd>If you give them in the fields for it, or when you ask for a person.</dd>
          <dt>Date and time</dt>
          <dd>Added by our server.</dd>
        </dl>
        <h3>When you open an account</h3>
        <dl>
          <dt>Username, name and e-mail</dt>
          <dd>To tell accounts apart, and to reach you.</dd>
          <dt>Password</dt>
          <dd>We keep a one-way hash of it (argon2id), from which no one can read it.</dd>
          <dt>Date and time</dt>
          <dd>When the account was opened, and, while you are signed in, when you were last here.</dd>
        </dl>
        <h3>When you choose about cookies</h3>
        <p>
          A record that names no one: a random receipt number, the time, what you chose, which terms and words you were
          shown and in which language, and whether your browser sent Global Privacy Control. Your browser also sends its
          own name, the page and the page before it; our server throws these away, and your network address is not kept.
          The receipt number stays in your browser. Without it no one can tell which record is yours.
        </p>
        <h3>When you open a page</h3>
        <p>
          Nothing about you. We count how often a page was asked for on a day and, if a link on another site led here,
          the name of that site: numbers, without a cookie and with no one behind them. If your browser sends Global
          Privacy Control or Do Not Track, you are not counted. Programs are left out; what a browser calls itself is
          looked at for that, and not kept.
        </p>
        <h3>What we do not collect</h3>
        <p>
          We do not record which pages you read, your location, or what device and browser you use. Analytics and
          marketing cookies would, and are off unless you agree to them: <a href="#cookies">section XII</a>. We buy no
          data about you and receive none from others. Our log notes that a request of a certain kind was made, when,
          how long it took and whether it succeeded, or why not. It holds no name, no network address and nothing that
          you sent.
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
          have open. The Support Assistant, a program, answers from the pages of this site. Where a language model words
          its answers, the company that runs the model receives your message and the last few before it, our answers
          included, as they are stored: without what was taken out.
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
          advertising only if you have agreed to it. Until then no one else learns from us that you were here.
        </p>
      </>
    ),
  },
];
