import { ChevronDown } from "lucide-react";

/** A section of an article, as its table of contents names it. */
export interface Section {
  id: string;
  name: string;
}

/** The table of contents: a column that stays on a desk, a fold on a phone. The section in view is marked. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="article-rail" data-no-print>
      <nav aria-label="In this article" className="toc max-lg:hidden">
        <List sections={sections} />
      </nav>
      <details className="toc lg:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-2 font-medium">
          In this article
          <ChevronDown aria-hidden="true" className="toc-arrow size-5" />
        </summary>
        <nav aria-label="In this article" className="pb-3">
          <List sections={sections} />
        </nav>
      </details>
    </div>
  );
}

function List({ sections }: { sections: readonly Section[] }) {
  return (
    <ol>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ol>
  );
}
