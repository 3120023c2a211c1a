import { fileURLToPath } from "node:url";
import mdx from "@astrojs/mdx";
import node from "@astrojs/node";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, passthroughImageService } from "astro/config";
import { noticeHash } from "./content/cookies/policy-version.ts";
import { BUILT_ORIGIN } from "./server/pages/built-origin.ts";
import { development } from "./web/development.ts";
import { discovery } from "./web/discovery/discovery.ts";
import { inlineScripts } from "./web/inline-scripts.ts";
import { islandDirectives } from "./web/islands/directives.ts";

// https://docs.astro.build/en/reference/configuration-reference/
export default defineConfig({
  srcDir: "./web",
  outDir: "./dist",
  cacheDir: "./.astro/cache",
  site: BUILT_ORIGIN,
  output: "static",
  adapter: node({ mode: "middleware" }),
  integrations: [react(), mdx(), islandDirectives(), development(), discovery()],
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  // No page uses Astro's images, which would bring an image encoder into the server.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  scopedStyleStrategy: "class",
  // Shiki writes style attributes, which the policy refuses.
  markdown: { syntaxHighlight: "prism" },
  vite: {
    resolve: {
      alias: { "@astrojs/react/client.js": fileURLToPath(new URL("web/islands/hydrate.ts", import.meta.url)) },
    },
    define: { NOTICE_HASH: JSON.stringify(noticeHash) },
    plugins: [tailwindcss(), inlineScripts()],
    // Astro marks each article's module by a directive that the bundler need not keep.
    build: {
      // Safari rejects a thickness in the shorthand `text-decoration`. The first versions with `light-dark()`: compiled for
      // older ones, it would ignore the `color-scheme` of a section.
      cssTarget: ["safari17.5", "ios17.5", "firefox128", "chrome123"],
      rolldownOptions: { onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning) },
    },
  },
});
