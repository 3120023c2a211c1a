import { defineCollection } from "astro:content";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Loader } from "astro/loaders";
import { glob } from "astro/loaders";
import { z } from "zod";
import { articleSchema } from "#content/articles/schema.ts";
import { plainMarkdown } from "./blog/plain-markdown.ts";

const folder = "content/articles";
const nameOf = (file: string) => file.replace(/\.mdx$/, "");

/** Each article as Markdown without components, for feeds and `/blog/<slug>.md`. */
const plainArticles: Loader = {
  name: "plain-articles",
  async load({ store, config, parseData, renderMarkdown }) {
    store.clear();
    for (const file of readdirSync(new URL(`${folder}/`, config.root)).filter((name) => name.endsWith(".mdx"))) {
      const id = nameOf(file);
      const source = readFileSync(new URL(join(folder, file), config.root), "utf8");
      const markdown = plainMarkdown(source, file);
      const data = await parseData({ id, data: { markdown } });
      const rendered = await renderMarkdown(markdown);
      // Feed readers have no style sheet for highlighted code.
      const html = rendered.html.replace(/<\/?span\b[^>]*>| (?:class|data-language)="[^"]*"/g, "");
      store.set({ id, data, rendered: { ...rendered, html } });
    }
  },
};

export const collections = {
  articles: defineCollection({
    loader: glob({ base: folder, pattern: "*.mdx", generateId: ({ entry }) => nameOf(entry) }),
    schema: articleSchema,
  }),
  plainArticles: defineCollection({ loader: plainArticles, schema: z.object({ markdown: z.string() }) }),
};
