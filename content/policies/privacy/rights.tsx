import { site } from "#site";
import { emailLink } from "../email-link.tsx";
import type { PolicySection } from "../policy-section.ts";

const { answerDays } = site.privacyNotice;

/** What the law gives us and you: sections IX to XI. */
export const rights: readonly PolicySection[] = [
  {
    id: "legal-basis",
    title: "Legal Basis under the Indian Data Protection Act",
    plain: "Your consent, or another basis in the Digital Personal Data Protection Act, 2023.",
    body: (
      <>
        <p>
          When you check the box and send a demo request or an application, you consent to our processing it for the
          purpose stated beside the button (sections 4 and 6 of the Act). We don’t store the check itself: the form
          can’t be sent without it.
        </p>
        <p>
          Optional cookies rest on the consent you give in the banner or in the settings. Refusing takes one click, as
          agreeing does.
        </p>
        <p>
          When you open an account, chat, write or call, you give us your data voluntarily for your own purpose (section
          7(a)). Keeping the site secure is our duty as Data Fiduciary (section 8(5)). What another law or a court
          requires, we do (section 7(d) and (e)).
        </p>
        <p>
          We apply the Act to everyone who uses this site, wherever they live, even before all its sections are in
          force. If your country’s law gives you more rights, you have those too.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your Rights",
    plain: `Write us one line. It’s free, you don’t need a reason, and we answer within ${answerDays} days.`,
    body: (
      <>
        <dl>
          <dt>Access</dt>
          <dd>
            A summary of the personal data we hold about you, what we do with it, and who we have shared it with
            (section 11 of the Act).
          </dd>
          <dt>Correction</dt>
          <dd>We correct errors, complete what’s missing and update what’s out of date (section 12).</dd>
          <dt>Erasure</dt>
          <dd>We delete your data unless a law requires us to keep it; then we tell you which law (section 12).</dd>
          <dt>Nomination</dt>
          <dd>You may nominate someone to exercise your rights if you die or are no longer able to (section 14).</dd>
          <dt>Withdrawal of consent</dt>
          <dd>
            At any time. We and any Data Processor then stop within a reasonable time, and we erase the data. Earlier
            processing remains lawful (section 6). For cookies, press “Withdraw Consent” at the bottom of a page or on
            the <a href="/cookie-policy#receipt">Cookie Policy</a>.
          </dd>
        </dl>
        <p>
          Write to {emailLink("My data")} from the address you gave us, so we know it’s you. If you no longer have it,
          we’ll find another way that doesn’t need more data than we already have. Section XV says where to complain.
        </p>
      </>
    ),
  },
  {
    id: "severability",
    title: "Severability",
    plain: "If one part of this policy is invalid, the rest stays in force.",
    body: <p>Where a court or the Board finds a part invalid or unenforceable, the law applies in its place.</p>,
  },
];
