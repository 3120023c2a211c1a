import node from "@astrojs/node";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { BUILT_ORIGIN } from "./server/http/built-origin.ts";
import { development } from "./web/development.ts";
import { discovery } from "./web/discovery/discovery.ts";
import { wakeDirectives } from "./web/shell/wake-directives.ts";

// https://docs.astro.build/en/reference/configuration-reference/
export default defineConfig({
  srcDir: "./web",
  outDir: "./dist",
  site: BUILT_ORIGIN,
  output: "static",
  adapter: node({ mode: "middleware" }),
  integrations: [react(), wakeDirectives(), development(), discovery()],
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  scopedStyleStrategy: "class",
  vite: { plugins: [tailwindcss()] },
});
