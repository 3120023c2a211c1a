import type { APIRoute } from "astro";
import { feedItems } from "#web/blog/articles.ts";
import { jsonFeed } from "#web/blog/feeds.ts";

export const GET: APIRoute = async ({ site }) => new Response(jsonFeed(await feedItems(), site?.origin ?? ""));
