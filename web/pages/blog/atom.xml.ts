import type { APIRoute } from "astro";
import { feedItems } from "#web/blog/articles.ts";
import { atomFeed } from "#web/blog/feeds.ts";

export const GET: APIRoute = async ({ site }) => new Response(atomFeed(await feedItems(), site?.origin ?? ""));
