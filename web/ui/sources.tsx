import { Fragment } from "react";
import { classNames } from "./class-names.ts";

interface Source {
  title: string;
  /** A path of this site, perhaps with the id of a section. */
  path: string;
}

const pageOf = ({ path }: Source) => path.split("#")[0];

/** The pages that an answer comes from, the main one first; of several sections of a page the first. */
export function Sources({
  citations,
  inNewTab = false,
  className,
}: {
  citations: readonly Source[];
  /** Opens the pages in a new tab. */
  inNewTab?: boolean;
  className?: string;
}) {
  const pages = citations.filter(
    (one, index) => citations.findIndex((earlier) => pageOf(earlier) === pageOf(one)) === index,
  );
  return (
    <p className={classNames("text-muted", className)}>
      {pages.length === 1 ? "Source: " : "Sources: "}
      {pages.map(({ title, path }, index) => (
        <Fragment key={path}>
          {/* No comma: titles contain commas and end in periods. */}
          {index > 0 && " · "}
          <a href={path} className="link" {...(inNewTab ? { target: "_blank", rel: "noopener" } : {})}>
            {title}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
