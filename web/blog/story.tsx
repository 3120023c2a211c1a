import type { Article } from "./articles.ts";
import { Byline } from "./byline.tsx";
import { longDate } from "./dates.ts";
import { ArticlePicture } from "./pictures.tsx";

/** An article in the index (specification, section 2): badge, title, author, role, date, summary. The whole entry is a link. */
export function Story({ article, searchText }: { article: Article; searchText: string }) {
  const { head, path } = article;
  return (
    <li className="story" data-topic={head.badge} data-search-text={searchText}>
      <article className="story-body">
        <div className="story-picture">
          <ArticlePicture component={head.image.component} />
        </div>
        <p className="byline story-when">
          <span className="badge">{head.badge}</span> <time dateTime={head.date}>{longDate(head.date)}</time>{" "}
          <span>{article.minutes} min read</span>
        </p>
        <div className="story-text">
          <h2 className="display text-title">
            <a href={path} className="story-link">
              {head.title}
            </a>
          </h2>
          <p className="max-w-[60ch] text-muted">{head.summary}</p>
          <Byline head={head} />
        </div>
        <span aria-hidden="true" className="story-veil" />
      </article>
    </li>
  );
}
