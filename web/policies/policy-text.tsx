import type { PolicySection } from "#content/policies/policy-section.ts";
import { roman } from "./roman.ts";

/**
 * The sections of a policy: a numeral that links to the section, its plain summary, its text. The sections have no
 * accessible name, because fifteen landmarks would get in the way of screen reader users.
 */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="policy-text mt-10 lg:col-start-2 lg:mt-0">
      {sections.map(({ id, title, plain, body }, index) => (
        <section key={id} className="policy-section lg:grid-cols-[4.5rem_minmax(0,1fr)]">
          <h2 id={id} className="flex items-baseline gap-4 lg:col-span-full lg:grid lg:grid-cols-subgrid">
            <a
              href={`#${id}`}
              className="min-w-6 flex-none text-muted decoration-1 underline-offset-[0.15em] hover:text-ink hover:underline in-target:text-ink"
            >
              {roman(index + 1)}
            </a>{" "}
            {title}
          </h2>
          <div className="policy-body lg:col-start-2">
            <p className="text-[1.1875rem]/[1.45] font-medium text-pretty print:break-after-avoid print:text-[11pt]">
              {plain}
            </p>
            {body}
          </div>
        </section>
      ))}
    </div>
  );
}
