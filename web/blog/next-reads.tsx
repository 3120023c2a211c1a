import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { Article } from "./articles.ts";
import { longDate } from "./dates.ts";

interface Neighbors {
  newer?: Article | undefined;
  older?: Article | undefined;
  related: readonly Article[];
}

/** Links at the end of an article: the newer one, the older one and related ones. */
export function NextReads({ newer, older, related }: Neighbors) {
  return (
    <div className="pb-[clamp(4rem,8vw,7rem)]" data-no-print>
      <nav
        aria-label="Previous and next article"
        className="grid border-y border-ink max-sm:divide-y max-sm:divide-hairline sm:grid-cols-2"
      >
        {newer ? <Neighbor article={newer} direction="Next" /> : <span className="max-sm:hidden" />}
        {older && <Neighbor article={older} direction="Previous" />}
      </nav>
      <section aria-labelledby="related" className="grid gap-x-16 gap-y-8 pt-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="next-head">
          <h2 id="related" className="display text-title">
            Read next
          </h2>
          <p className="text-muted">Or bring your own prompts and see what would have leaked.</p>
          <p>
            <ButtonLink href="/contact" variant="outlined">
              Request a Demo
            </ButtonLink>
          </p>
        </div>
        <ul className="border-t-4 border-ink">
          {related.map(({ head, path, minutes }) => (
            <li key={path} className="related relative grid gap-[0.6rem] border-b border-hairline py-6">
              <p className="byline">
                <span className="badge">{head.badge}</span> <time dateTime={head.date}>{longDate(head.date)}</time>{" "}
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

function Neighbor({ article: { head, path }, direction }: { article: Article; direction: "Next" | "Previous" }) {
  const Arrow = direction === "Next" ? ArrowLeft : ArrowRight;
  return (
    <a
      href={path}
      rel={direction === "Next" ? "next" : "prev"}
      className={classNames(
        "neighbor grid content-start gap-2 py-6",
        direction === "Next" ? "sm:pr-8" : "sm:justify-items-end sm:border-l sm:border-hairline sm:pl-8 sm:text-right",
      )}
    >
      <span
        className={classNames(
          "flex items-center gap-2 text-small text-muted",
          direction === "Previous" && "sm:flex-row-reverse",
        )}
      >
        <Arrow aria-hidden="true" className="size-4" />
        {direction === "Next" ? "Newer" : "Older"}
      </span>{" "}
      <span className="display text-title text-balance">{head.title}</span>
    </a>
  );
}
