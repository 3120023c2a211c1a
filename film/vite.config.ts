import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// The film has its own page and server; the site's build does not include it.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss()],
  // The scenes use the site's tokens, fonts and components.
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
});
