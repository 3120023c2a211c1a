import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { environment, pinnedNode, root } from "#bin/install.mjs";

const sources =
  ".gitignore astro.config.ts bin content db docs domain package.json public server site.config.ts tsconfig.json web".split(
    " ",
  );
/** Films are large, and the build only copies them. */
const isFilm = (file: string) => /\.(mp4|webm)$/.test(file);

/** Builds a copy of this project that `change` has modified. Returns the path of its `dist`; `remove` deletes the copy. */
export async function buildCopy(change: (folder: string) => void): Promise<{ dist: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    for (const path of sources)
      cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !isFilm(file) });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    change(folder);
    await promisify(execFile)(pinnedNode, ["bin/build.ts"], { cwd: folder, env: environment });
  } catch (error) {
    remove();
    throw error;
  }
  return { dist: join(folder, "dist"), remove };
}
