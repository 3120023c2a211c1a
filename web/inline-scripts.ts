import { build, type Plugin } from "vite";

const suffix = "?inline-script";

/**
 * Vite plugin: `import code from "./name.ts?inline-script"` returns the file and its imports as minified JavaScript text
 * for `<script is:inline set:html={code} />`, a script that runs before the first paint, or for a sandboxed frame.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const input = id.slice(0, -suffix.length);
      const result = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          rolldownOptions: {
            input,
            output: { format: "iife", minify: true },
            // Libraries use it in Node only, where a classic script never runs.
            transform: { define: { "import.meta": "{}" } },
          },
        },
      });
      if (!("output" in result)) throw new Error(`${input} was not bundled`);
      const [{ code, moduleIds }] = result.output;
      for (const path of moduleIds) this.addWatchFile(path);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
