import node from "@astrojs/node";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "astro/config";
import { development } from "./web/development.ts";
import { wakeDirectives } from "./web/shell/wake-directives.ts";

// https://docs.astro.build/en/reference/configuration-reference/
export default defineConfig({
  srcDir: "./web",
  outDir: "./dist",
  output: "static",
  adapter: node({ mode: "middleware" }),
  integrations: [react(), wakeDirectives(), development()],
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  scopedStyleStrategy: "class",
  vite: { plugins: [tailwindcss()] },
});
