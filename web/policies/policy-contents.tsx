import { ChevronDown } from "lucide-react";
import type { PolicySection } from "#content/policies/privacy-policy.tsx";
import { roman } from "./roman.ts";

/** The numbered table of contents: a column that stays on a desk, a fold on a phone. */
export function PolicyContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="policy-rail" data-no-print>
      <nav aria-label="Sections" className="policy-contents max-lg:hidden">
        <List sections={sections} />
      </nav>
      <details className="policy-contents lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-2 font-medium">
          Sections I to {roman(sections.length)}
          <ChevronDown aria-hidden="true" className="policy-arrow size-5" />
        </summary>
        <nav aria-label="Sections" className="pb-3">
          <List sections={sections} />
        </nav>
      </details>
    </div>
  );
}

function List({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span>{roman(index + 1)}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
