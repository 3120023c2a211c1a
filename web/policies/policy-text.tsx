import type { PolicySection } from "#content/policies/policy-section.ts";
import { roman } from "./roman.ts";

/**
 * The sections of a policy: a Roman numeral that links to the section, a plain summary, and the text. The sections have no
 * accessible name, because fifteen landmarks would get in the way of screen reader users.
 */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="policy-text">
      {sections.map(({ id, title, plain, body }, index) => (
        <section key={id} className="policy-section">
          <h2 id={id}>
            <a href={`#${id}`}>{roman(index + 1)}</a> {title}
          </h2>
          <div className="policy-body">
            <p>{plain}</p>
            {body}
          </div>
        </section>
      ))}
    </div>
  );
}
