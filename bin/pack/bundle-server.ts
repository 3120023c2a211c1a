// Bundles the server, the pages rendered on request and the operator's commands with the packages that they use.
import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { root } from "../install.mjs";

/** Stands for the way from a file of the bundle to the folder of the artifact. */
const WAY_UP = "WAY_UP_FROM_HERE";

/**
 * A file of the bundle holds modules of several folders. Those that read a file beside them look for it where it is in the
 * repository, below the folder of the artifact; their paths are added to `readers`.
 */
const keepPlaces = (readers: Set<string>): Plugin => ({
  name: "keep-places",
  transform(code, id) {
    const path = relative(root, id);
    if (/^(\.\.|node_modules)\/|\0/.test(path) || !/import\.meta\.(url|dirname)/.test(code)) return;
    readers.add(path);
    return code
      .replaceAll("import.meta.url", `new URL("${WAY_UP}/${path}", import.meta.url).href`)
      .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${WAY_UP}/${dirname(path)}")`);
  },
  renderChunk: (code, { fileName }) => code.replaceAll(WAY_UP, relative(dirname(fileName), ".") || "."),
});

/** The artifact has no npm: its commands are called by the launcher. */
const nameLauncher: Plugin = {
  name: "name-launcher",
  transform: (code, id) =>
    id.startsWith(join(root, "bin")) ? code.replaceAll(/npm run ([a-z:]+)(?: --| {3}(?= ))?/g, "site $1") : undefined,
};

/**
 * Writes the bundle to `folder`.
 * @param programs the programs, as paths in the repository without their extension
 * @param external packages that are not bundled
 * @returns the texts that modules of the bundle read, as paths in the repository
 */
export async function bundleServer(folder: string, programs: string[], external: string[]): Promise<string[]> {
  const readers = new Set<string>();
  await build({
    configFile: false,
    root,
    // A developer's `.env` must not get into the bundle.
    envDir: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, external },
    plugins: [keepPlaces(readers), nameLauncher],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: "node24",
      license: { fileName: "third-party-licenses.md" },
      rolldownOptions: {
        // Components of packages are marked for servers of React, which this is not.
        onwarn: (warning, warn) => warning.code !== "MODULE_LEVEL_DIRECTIVE" && warn(warning),
        input: {
          ...Object.fromEntries(programs.map((program) => [program, join(root, `${program}.ts`)])),
          "dist/server/entry": join(root, "dist/server/entry.mjs"),
        },
        output: {
          entryFileNames: ({ name }) => (name === "dist/server/entry" ? "[name].mjs" : "[name].js"),
          chunkFileNames: "chunks/[name]-[hash].js",
        },
      },
    },
  });
  return [...new Set([...readers].map(dirname))].flatMap((path) =>
    readdirSync(join(root, path)).flatMap((name) => (name.endsWith(".txt") ? [join(path, name)] : [])),
  );
}
