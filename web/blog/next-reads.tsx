import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Article } from "./articles.ts";
import { longDate } from "./dates.ts";

interface Neighbours {
  newer?: Article;
  older?: Article;
  related: readonly Article[];
}

/** Where to go from the end of an article: the ones before and after it, and those close to it. */
export function NextReads({ newer, older, related }: Neighbours) {
  return (
    <div className="next-reads" data-no-print>
      <nav aria-label="Previous and next article" className="neighbours">
        {newer ? <Neighbour article={newer} direction="Next" /> : <span className="max-sm:hidden" />}
        {older && <Neighbour article={older} direction="Previous" />}
      </nav>
      <section aria-labelledby="related" className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <h2 id="related" className="display text-title">
            Read next
          </h2>
          <p className="text-muted">Or bring your own prompts and watch what would have left.</p>
          <p>
            <ButtonLink href="/contact" variant="outlined">
              Request a Demo
            </ButtonLink>
          </p>
        </div>
        <ul className="border-t-4 border-ink">
          {related.map(({ head, path, minutes }) => (
            <li key={path} className="related">
              <p className="byline">
                <span className="badge">{head.badge}</span>
                <time dateTime={head.date}>{longDate(head.date)}</time>
                <span>{minutes} min read</span>
              </p>
              <h3 className="display text-title">
                <a href={path} className="story-link">
                  {head.title}
                </a>
              </h3>
              <p className="max-w-[60ch] text-muted">{head.summary}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Neighbour({ article: { head, path }, direction }: { article: Article; direction: "Next" | "Previous" }) {
  const Arrow = direction === "Next" ? ArrowLeft : ArrowRight;
  return (
    <a
      href={path}
      rel={direction === "Next" ? "next" : "prev"}
      className={`neighbour neighbour-${direction.toLowerCase()}`}
    >
      <span className="flex items-center gap-2 text-small text-muted">
        <Arrow aria-hidden="true" className="size-4" />
        {direction === "Next" ? "Newer" : "Older"}
      </span>
      <span className="display text-title">{head.title}</span>
    </a>
  );
}
