import type { PolicySection } from "#content/policies/policy-section.ts";
import { roman } from "./roman.ts";

/**
 * The sections of a policy: a numeral that links to its section, the section in plain words, then its text. They are found by
 * their headings: fifteen landmarks would be in the way of who moves by landmarks.
 */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="policy-text">
      {sections.map(({ id, title, plain, body }, index) => (
        <section key={id} className="policy-section">
          <h2 id={id}>
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
