import type { ReactNode } from "react";
import type { ArticleMetadata } from "#content/articles/schema.ts";

/** An article's author, role and reading time; `children` go between them. */
export function Byline({
  head,
  minutes,
  children,
}: {
  head: Pick<ArticleMetadata, "author" | "authorRole">;
  minutes: number;
  children?: ReactNode;
}) {
  return (
    <p className="byline">
      <span>
        <span className="text-ink">{head.author}</span>, {head.authorRole}
      </span>{" "}
      {children} <span className="tabular-nums">{minutes} min read</span>
    </p>
  );
}
