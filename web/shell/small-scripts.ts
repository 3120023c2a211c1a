import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, minifySync, type Rolldown } from "vite";

const inlineScript = /(<script\s+is:inline(?![^>]*\b(?:type|set:html)=)[^>]*>)([\s\S]*?)(<\/script>)/g;

/**
 * Makes what stands in the HTML of each page as small as it goes, since all of it shares one flight with what is seen first
 * (docs/decisions/2026-11-21-first-flight-budget.md): Astro leaves `is:inline` scripts as they are written, and its own for islands do
 * more than ours need (island.ts). Done before Astro reads either, so that pages rendered on request carry the same scripts.
 */
export function smallScripts(): AstroIntegration {
  return {
    name: "small-scripts",
    hooks: {
      "astro:config:setup": ({ config, command, updateConfig }) => {
        if (command !== "build") return;
        const island = bundled(fileURLToPath(new URL("./shell/island.ts", config.srcDir)));
        updateConfig({
          vite: {
            plugins: [
              {
                name: "small-scripts",
                enforce: "pre",
                async load(id) {
                  if (id.endsWith("/astro-island.prebuilt.js"))
                    return `export default ${JSON.stringify(await island)};`;
                  if (id.endsWith("/astro/dist/runtime/server/scripts.js")) return asOne(readFileSync(id, "utf8"));
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

/**
 * What Astro writes before a page's islands: one script before the first, which knows all moments at which ours wake, since a
 * policy names each script by 53 bytes; and no style, which stands in the head (layouts/page.astro), as HTML asks.
 */
function asOne(prescripts: string): string {
  const begins = "function getPrescripts(result, type, directive) {";
  if (!prescripts.includes(begins)) throw new Error("Astro writes the scripts of islands otherwise than expected");
  return prescripts.replace(begins, `${begins} return type === "both" ? "<script>" + islandScript + "</script>" : "";`);
}

async function bundled(entry: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: true,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "island" },
      rolldownOptions: { output: { exports: "none" } },
    },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

function minified(code: string): string {
  const { code: small, errors } = minifySync("inline.js", code, { module: false });
  if (errors.length > 0) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
  return small.trim();
}
