import type { PolicySection } from "#content/policies/privacy-policy.tsx";
import { roman } from "./roman.ts";

/** The sections of a policy: a numeral that links to its section, the section in plain words, then its text. */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="policy-text">
      {sections.map(({ id, title, plain, body }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="policy-section">
          <h2 id={`${id}-title`}>
            <a href={`#${id}`} className="policy-numeral">
              {roman(index + 1)}
            </a>{" "}
            {title}
          </h2>
          <div className="policy-body">
            <p className="policy-plain">{plain}</p>
            {body}
          </div>
        </section>
      ))}
    </div>
  );
}
