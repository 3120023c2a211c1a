import { site } from "#site";
import { emailLink } from "../email-link.tsx";
import type { PolicySection } from "../policy-section.ts";

const { answerDays } = site.privacyNotice;

/** What the law gives us and you: sections IX to XI. */
export const rights: readonly PolicySection[] = [
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
          We apply the Act to everyone who uses this site, wherever they live, and do not wait for the day on which each
          of its sections comes into force. If the law of your country gives you more, you have that as well.
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
            A summary of the personal data we hold about you, what we do with it, and who we have shared it with
            (section 11 of the Act).
          </dd>
          <dt>Correction</dt>
          <dd>What is wrong is corrected, what is missing completed, what is old brought up to date (section 12).</dd>
          <dt>Erasure</dt>
          <dd>We remove it, unless a law requires us to keep it; then we tell you which (section 12).</dd>
          <dt>Nomination</dt>
          <dd>You may nominate someone who exercises your rights if you die or are no longer able to (section 14).</dd>
          <dt>Withdrawal of consent</dt>
          <dd>
            At any time. We then stop within a reasonable time, have any Data Processor stop, and erase the data. What
            was done before remains lawful (section 6). For cookies no letter is needed: press “Withdraw” at the foot of
            a page or on the <a href="/cookie-policy#receipt">cookie policy</a>.
          </dd>
        </dl>
        <p>
          Write to {emailLink("My data")} from the address that you gave us, which is how we know that it is you. If you
          no longer have it, we find another way together that does not need more data than we already hold. Section XV
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
];
