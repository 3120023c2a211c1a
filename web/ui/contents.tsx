import { ChevronDown } from "lucide-react";

/** An entry in a table of contents; `number` is shown before the name. */
export interface ContentsSection {
  id: string;
  name: string;
  number?: string;
}

/**
 * A table of contents: a sticky column on wide screens, a disclosure on phones. `layouts/marked-contents.astro` adds its
 * styles and the script that highlights the section in view.
 */
export function Contents({
  label,
  disclosureLabel = label,
  sections,
}: {
  label: string;
  /** The label of the disclosure on phones; defaults to `label`. */
  disclosureLabel?: string;
  sections: readonly ContentsSection[];
}) {
  return (
    <div className="toc-rail" data-no-print>
      <nav aria-label={label} className="toc max-lg:hidden">
        <List sections={sections} />
      </nav>
      <details className="toc lg:hidden">
        <summary className="toc-summary">
          {disclosureLabel}
          <ChevronDown aria-hidden="true" className="toc-arrow size-5" />
        </summary>
        <nav aria-label={label} className="pb-3">
          <List sections={sections} />
        </nav>
      </details>
    </div>
  );
}

function List({ sections }: { sections: readonly ContentsSection[] }) {
  return (
    <ol>
      {sections.map(({ id, name, number }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {number && (
              <>
                <span className="toc-number">{number}</span>{" "}
              </>
            )}
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
}
