import { site } from "#site";
import { cardPath } from "#web/discovery/structured-data.ts";
import type { Article } from "./articles.ts";

/** The schema.org data of an article, in addition to that of every page. `origin` has no trailing slash. */
export function articleData({ head, path, minutes, markdown }: Article, origin: string) {
  const url = origin + path;
  const publisher = { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name, url: `${origin}/` };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: head.title,
    description: head.summary,
    image: origin + cardPath(path),
    articleSection: head.badge,
    datePublished: head.date,
    dateModified: head.editorsNote?.date ?? head.date,
    inLanguage: "en",
    wordCount: markdown.split(/\s+/).length,
    timeRequired: `PT${minutes}M`,
    author: { "@type": "Organization", name: head.author, description: head.authorRole, url: `${origin}/about` },
    publisher,
    isPartOf: { "@type": "Blog", "@id": `${origin}/blog`, name: `${site.name} Blog`, publisher },
  };
}
