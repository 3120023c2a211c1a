import type { ReactNode } from "react";
import type { ArticleMetadata } from "#content/articles/schema.ts";

/** Who wrote it and in which role, and how long it takes; between them what else is to be said. */
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
      </span>
      {children}
      <span className="tabular-nums">{minutes} min read</span>
    </p>
  );
}
