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
            ones need none, because what you asked for cannot be done without them.
          </dd>
          <dt>DPDP Act 2023</dt>
          <dd>
            Under the Digital Personal Data Protection Act, 2023 (India) consent is free, specific, informed,
            unconditional and unambiguous, and given by a clear affirmative action (section 6). That is why nothing is
            ticked beforehand, and why withdrawing takes no more presses than agreeing.
          </dd>
          <dt>12 months</dt>
          <dd>
            Your consent is valid for 12 months (365 days), and so is your refusal. After that your browser removes the
            record, and you are asked again.
          </dd>
          <dt>Changes</dt>
          <dd>
            If a purpose or a vendor is added, you are asked again and told what is new. Until you answer, the category
            that it concerns is off. Mere rewording asks no one again.
          </dd>
        </dl>
        <p>
          What else we learn about you, and your rights, is in the <a href="/privacy-policy">privacy policy</a>.
        </p>
      </div>
    </section>
  );
}
