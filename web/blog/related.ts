interface DatedArticle {
  head: { slug: string; badge: string; date: string };
}

const DAY = 86_400_000;

/** At most `count` other articles: those on the same topic first, then the closest in time. */
export function relatedTo<Article extends DatedArticle>(
  article: Article,
  all: readonly Article[],
  count = 3,
): Article[] {
  const distance = ({ head }: Article) => Math.abs(Date.parse(head.date) - Date.parse(article.head.date)) / DAY;
  const topicRank = ({ head }: Article) => (head.badge === article.head.badge ? 0 : 1);
  return all
    .filter((other) => other.head.slug !== article.head.slug)
    .sort((a, b) => topicRank(a) - topicRank(b) || distance(a) - distance(b))
    .slice(0, count);
}
