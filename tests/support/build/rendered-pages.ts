import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProcess, stopProcess } from "#bin/server-process.ts";
import { BUILT_ORIGIN } from "#server/pages/built-origin.ts";

interface Listing {
  id: string;
  slug: string;
  listingCategory: string;
}

let rendered: Promise<{ path: string; html: string }[]> | undefined;

/**
 * The public pages that are rendered on request, as a visitor of a fresh site gets them, with the ids of the first
 * listings replaced by `position-1` and so on. Test files that run in one process share them. The server is a process of
 * its own: in a test's, React is there twice.
 */
export function renderedPages(): Promise<{ path: string; html: string }[]> {
  rendered ??= renderPages();
  return rendered;
}

async function renderPages(): Promise<{ path: string; html: string }[]> {
  const data = mkdtempSync(join(tmpdir(), "site-rendered-"));
  const server = await startProcess({ DATA_DIR: data });
  try {
    const get = async (path: string) => {
      const answer = await fetch(server.origin + path);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      return answer.text();
    };
    const listings: Listing[] = JSON.parse(await get("/api/job-listings"));
    const named = (text: string) =>
      listings.reduce(
        (all, { id }, index) => all.replaceAll(id, `position-${index + 1}`),
        text.replaceAll(server.origin, BUILT_ORIGIN),
      );
    const paths = [
      "/careers",
      "/careers/apply-internship",
      "/api/docs",
      ...listings.map(({ id, slug }) => `/careers/${id}/${slug}`),
      ...listings.flatMap(({ id, listingCategory }) => (listingCategory === "job" ? [`/careers/apply/${id}`] : [])),
    ];
    return await Promise.all(paths.map(async (path) => ({ path: named(path), html: named(await get(path)) })));
  } finally {
    await stopProcess(server);
    rmSync(data, { recursive: true, force: true });
  }
}
