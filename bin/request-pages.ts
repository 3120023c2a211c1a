import { mkdtempSync, rmSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstListings } from "#content/job-listings/first-listings.ts";
import { openDatabase } from "#db/open.ts";
import { openJobListings } from "#domain/job-listings/list.ts";
import { positionPath } from "#domain/job-listings/schema.ts";
import { seedJobListings } from "#domain/job-listings/seed.ts";
import type { OpenApiDocument } from "#server/http/openapi.ts";
import { loadRequestPages, type PageLocals, render } from "#server/pages/astro-handler.ts";

/** A page rendered on request, as a visitor without a session gets it. */
export interface RenderedPage {
  path: string;
  html: string;
}

/** The pages about openings in general; the build renders them while no position is open. */
export const openingsPaths = ["/careers", "/careers/apply-internship"];

/** Stands in for the API's description, which exists in the running server only. */
const openapi: OpenApiDocument = {
  openapi: "3.1.1",
  info: { title: "", version: "", description: "" },
  servers: [],
  tags: [],
  paths: {},
  components: {},
};

/**
 * Renders each kind of page that is rendered on request once, over a temporary database: the general pages without open
 * positions, then the pages of the first job listings. Throws when a page does not answer 200.
 */
export async function renderRequestPages(distFolder: string): Promise<RenderedPage[]> {
  const built = await loadRequestPages(distFolder);
  if (!built) return [];
  const dataFolder = mkdtempSync(join(tmpdir(), "site-build-"));
  const db = await openDatabase({ dataFolder, databaseUrl: undefined });
  const context = { db, actor: null, now: Date.now };
  const locals: PageLocals = { ...context, user: null, origin: "", openapi };
  const rendered = async (path: string): Promise<RenderedPage> => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: path });
    request.headers.host = "localhost";
    const page = await render(built, request, locals);
    if (page?.status !== 200) throw new Error(`${path} was not rendered: ${page?.status ?? "no such page"}`);
    return { path, html: page.body.toString("utf8") };
  };
  try {
    await db.migrate();
    const pages = await Promise.all([...openingsPaths, "/api/docs"].map(rendered));
    await seedJobListings(context, firstListings);
    const listings = await openJobListings(context);
    const job = listings.find(({ listingCategory }) => listingCategory === "job");
    if (job) pages.push(await rendered(positionPath(job)), await rendered(`/careers/apply/${job.id}`));
    return pages;
  } finally {
    await db.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
