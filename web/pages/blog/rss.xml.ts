import type { APIRoute } from "astro";
import { feedItems } from "#web/blog/articles.ts";
import { rssFeed } from "#web/blog/feeds.ts";

export const GET: APIRoute = async ({ site }) => new Response(rssFeed(await feedItems(), site?.origin ?? ""));
