import { Search } from "lucide-react";
import { badges } from "#content/articles/schema.ts";
import type { Article } from "./articles.ts";

/** Search and topics. They filter the list in the page (index-script.ts) without requests. */
export function Topics({ articles }: { articles: readonly Article[] }) {
  const topics = badges
    .map((badge) => ({ badge, count: articles.filter(({ head }) => head.badge === badge).length }))
    .filter(({ count }) => count > 0);
  return (
    <search>
      <form id="find" action="/blog" className="find">
        <div className="relative">
          <label htmlFor="q" className="sr-only">
            Search articles
          </label>
          <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-muted" />
          <input
            id="q"
            name="q"
            type="search"
            placeholder="Search articles"
            autoComplete="off"
            className="h-11 w-full rounded-control border border-edge bg-surface pr-3 pl-10 placeholder:text-muted hover:border-ink"
          />
        </div>
        <fieldset>
          <legend className="sr-only">Topic</legend>
          <div className="topics">
            <Topic value="" name="All topics" count={articles.length} />
            {topics.map(({ badge, count }) => (
              <Topic key={badge} value={badge.toLowerCase()} name={badge} count={count} />
            ))}
          </div>
        </fieldset>
      </form>
    </search>
  );
}

function Topic({ value, name, count }: { value: string; name: string; count: number }) {
  return (
    <label className="chip topic">
      <input type="radio" name="topic" value={value} defaultChecked={value === ""} />
      <span>{name}</span>{" "}
      <span className="topic-count">
        {count}
        <span className="sr-only"> {count === 1 ? "article" : "articles"}</span>
      </span>{" "}
    </label>
  );
}
