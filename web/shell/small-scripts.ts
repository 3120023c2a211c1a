import { readFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import { minifySync, transformWithOxc } from "vite";

const inlineScript = /(<script\s+is:inline(?![^>]*\b(?:type|set:html)=)[^>]*>)([\s\S]*?)(<\/script>)/g;

/**
 * Makes what stands in the HTML of each page as small as it goes, since all of it shares one flight with what is seen first
 * (docs/decisions/2026-11-21-the-first-flight.md): Astro leaves `is:inline` scripts as they are written, and its own for islands does
 * more than ours need (island.ts). Done before Astro reads either, so that pages rendered on request carry the same scripts.
 */
export function smallScripts(): AstroIntegration {
  return {
    name: "small-scripts",
    hooks: {
      "astro:config:setup": ({ config, command, updateConfig }) => {
        if (command !== "build") return;
        const island = new URL("./shell/island.ts", config.srcDir);
        updateConfig({
          vite: {
            plugins: [
              {
                name: "small-scripts",
                enforce: "pre",
                async load(id) {
                  if (id.endsWith("/astro-island.prebuilt.js")) {
                    const { code } = await transformWithOxc(readFileSync(island, "utf8"), island.pathname);
                    return `export default ${JSON.stringify(minified(`(() => {${code}})();`))};`;
                  }
                  if (!id.endsWith(".astro") || !id.startsWith("/") || id.includes("/node_modules/")) return;
                  const source = readFileSync(id, "utf8");
                  const smaller = source.replace(inlineScript, (_, open, code, close) => open + minified(code) + close);
                  return smaller === source ? undefined : smaller;
                },
              },
            ],
          },
        });
      },
    },
  };
}

function minified(code: string): string {
  const { code: small, errors } = minifySync("inline.js", code, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return small.trim();
}
