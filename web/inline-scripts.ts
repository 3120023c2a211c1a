import { readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";

const suffix = "?inline-script";

/**
 * Vite plugin: `import code from "./name.ts?inline-script"` gives the file as minified JavaScript text for
 * `<script is:inline set:html={code} />`, a script that runs before the first paint. Such a file may import types only.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const path = id.slice(0, -suffix.length);
      this.addWatchFile(path);
      const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, { sourcemap: false });
      return `export default ${JSON.stringify((await minify(path, code, { module: false })).code.trim())};`;
    },
  };
}
