import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import { type BuiltPage, readBuiltPage } from "./built-pages.ts";
import { drawCard } from "./cards.ts";
import { icons } from "./icons.ts";
import { llms } from "./llms.ts";
import { sitemap } from "./sitemap.ts";
import { cardPath } from "./structured-data.ts";

/**
 * Writes /sitemap.xml, /llms.txt, a card image for each listed page, and the icons. They are generated from the built
 * pages, so a new page needs no registration.
 */
export function discovery(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = [];
  let root = "";
  let origin = "";
  return {
    name: "discovery",
    hooks: {
      "astro:config:done": ({ config }) => {
        root = fileURLToPath(config.root);
        origin = new URL(config.site ?? "").origin;
      },
      "astro:routes:resolved": (resolved) => {
        routes = resolved.routes;
      },
      "astro:build:done": async ({ dir, assets }) => {
        const write = (urlPath: string, content: string | Uint8Array) => {
          const path = fileURLToPath(new URL(`.${urlPath}`, dir));
          mkdirSync(dirname(path), { recursive: true });
          writeFileSync(path, content);
        };
        const pages: BuiltPage[] = [];
        for (const route of routes) {
          for (const file of assets.get(route.pattern) ?? []) {
            if (!file.pathname.endsWith(".html")) continue;
            const page = readBuiltPage(readFileSync(file, "utf8"), pathOf(file, dir));
            if (page) pages.push(page);
          }
        }
        pages.sort((a, b) => a.path.localeCompare(b.path, "en"));
        const requestPages = await listedRequestPages(root, routes);
        write("/sitemap.xml", sitemap(origin, [...pages, ...requestPages.map(({ pattern }) => ({ path: pattern }))]));
        write(
          "/llms.txt",
          llms(origin, pages, (path) => existsSync(new URL(`.${path}.md`, dir))),
        );
        for (const page of pages) write(cardPath(page.path), drawCard(page));
        for (const [path, png] of icons()) write(path, png);
      },
    },
  };
}

function pathOf(file: URL, folder: URL): string {
  return `/${file.href.slice(folder.href.length).replace(/(^|\/)index\.html$|\.html$/, "")}`;
}

/** The pages rendered on request that crawlers may list: without parameters and without `noindex`. */
async function listedRequestPages(root: string, routes: readonly IntegrationResolvedRoute[]) {
  const candidates = routes.filter(
    ({ type, origin, isPrerendered, params, pattern }) =>
      type === "page" && origin === "project" && !isPrerendered && params.length === 0 && !pattern.startsWith("/api/"),
  );
  const sources = await Promise.all(
    candidates.map(({ entrypoint }) => readFile(new URL(entrypoint, `file://${root}`), "utf8")),
  );
  return candidates.filter((_, index) => !/\bunlisted\b/.test(sources[index] ?? ""));
}
