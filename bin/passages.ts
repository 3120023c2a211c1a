import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/open.ts";
import { readPage } from "#domain/assistant/pages/read-page.ts";
import type { Passage } from "#domain/assistant/search/passage.ts";
import type { OpenApiDocument } from "#server/http/openapi.ts";
import { loadRequestPages, render } from "#server/pages/astro-handler.ts";

/** The page shows no calls. */
const openapi: OpenApiDocument = {
  openapi: "3.1.1",
  info: { title: "", version: "", description: "" },
  servers: [],
  paths: {},
  components: {},
};

/** What the support assistant answers from: the passages of every page in a folder that the build has filled. */
export async function builtPassages(distFolder: string): Promise<Passage[]> {
  const client = join(distFolder, "client");
  const files = globSync("**/*.html", { cwd: client }).sort();
  const prerendered = files.flatMap((file) =>
    readPage(readFileSync(join(client, file), "utf8"), `/${file.replace(/(?:^|\/)index\.html$|\.html$/, "")}`),
  );
  return [...prerendered, ...(await onRequest(distFolder, ["/careers", "/careers/apply-internship"]))];
}

/**
 * What pages that are rendered on request say whatever is open: each is rendered once over an empty database. Of the
 * positions themselves the assistant is told with each question.
 */
async function onRequest(distFolder: string, paths: readonly string[]): Promise<Passage[]> {
  const pages = await loadRequestPages(distFolder);
  if (!pages) return [];
  const dataFolder = mkdtempSync(join(tmpdir(), "site-passages-"));
  const db = await openDatabase({ dataFolder, databaseUrl: undefined });
  try {
    await db.migrate();
    const locals = { db, user: null, actor: null, now: Date.now, origin: "", openapi };
    const passages: Passage[] = [];
    for (const path of paths) {
      const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: path });
      request.headers.host = "localhost";
      const page = await render(pages.handler, request, locals);
      if (page?.status !== 200) throw new Error(`${path} was not rendered: ${page?.status ?? "no such page"}`);
      passages.push(...readPage(page.body.toString("utf8"), path));
    }
    return passages;
  } finally {
    await db.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
