import type { ReactNode } from "react";
import type { ArticleMetadata } from "#content/articles/schema.ts";

/** An article's author and role, followed by `children`. */
export function Byline({
  head,
  children,
}: {
  head: Pick<ArticleMetadata, "author" | "authorRole">;
  children?: ReactNode;
}) {
  return (
    <p className="byline">
      <span>
        <span className="text-ink">{head.author}</span>, {head.authorRole}
      </span>{" "}
      {children}
    </p>
  );
}
