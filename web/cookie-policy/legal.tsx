/** 'Legal Information': the applicable laws, and how long consent is valid. */
export function Legal() {
  return (
    <section aria-labelledby="legal" className="policy-section cookie-section grid-cols-1">
      <h2 id="legal">Legal Information</h2>
      <div className="policy-body">
        <dl>
          <dt>GDPR</dt>
          <dd>
            Optional cookies rest on your consent (Article 6(1)(a) of Regulation (EU) 2016/679, and Article 5(3) of
            Directive 2002/58/EC). You can withdraw it at any time, as easily as you gave it (Article 7(3)). Essential
            cookies need no consent, because the service you asked for can’t work without them.
          </dd>
          <dt>DPDP Act 2023</dt>
          <dd>
            Under the Digital Personal Data Protection Act, 2023 (India), consent must be free, specific, informed,
            unconditional and unambiguous, and given by a clear affirmative action (section 6). That’s why nothing is
            checked beforehand, and why withdrawing takes no more clicks than agreeing.
          </dd>
          <dt>12 months</dt>
          <dd>
            Your consent is valid for 12 months (365 days), and so is your refusal. After that, your browser deletes
            your choice, and we ask again.
          </dd>
          <dt>Changes</dt>
          <dd>
            If we add a purpose or a vendor, we ask again and tell you what’s new. Until you answer, the category
            concerned stays off. Changes in wording alone don’t prompt a new question.
          </dd>
        </dl>
        <p>
          For other data we collect and for your rights, see the <a href="/privacy-policy">Privacy Policy</a>.
        </p>
      </div>
    </section>
  );
}
