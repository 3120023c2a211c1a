import type { APIRoute, GetStaticPaths } from "astro";
import { type Article, publishedArticles } from "#web/blog/articles.ts";
import { longDate } from "#web/blog/dates.ts";

export const getStaticPaths: GetStaticPaths = async () =>
  (await publishedArticles()).map((article) => ({ params: { slug: article.head.slug }, props: { article } }));

/** An article as Markdown, at its page's URL with `.md` appended. */
export const GET: APIRoute<{ article: Article }> = ({
  props: {
    article: { head, markdown },
  },
}) =>
  new Response(`# ${head.title}

${head.author}, ${head.authorRole}. ${longDate(head.date)}. ${head.badge}.

> ${head.summary}
${noteIn(head)}
In short: ${head.inShort}

${markdown}
`);

/** The editor's note as Markdown, between empty lines. */
function noteIn({ editorsNote }: Article["head"]): string {
  if (!editorsNote) return "";
  const changes = editorsNote.changes.map(({ text, source, url }) => `- ${text} [${source}](${url})`);
  return `\nEditor’s note, ${longDate(editorsNote.date)}:\n\n${changes.join("\n")}\n`;
}
