import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { environment, pinnedNode, root } from "#bin/install.mjs";

const leftOut = new Set(["node_modules", "dist", "data", "tests", "docs", "bench", "test-results"]);

/** Builds a copy of this project, changed by `change` before; `dist` is what it became, `remove` takes it all away. */
export async function buildCopy(change: (folder: string) => void): Promise<{ dist: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path === root || (!leftOut.has(basename(path)) && !basename(path).startsWith(".")),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    change(folder);
    await promisify(execFile)(pinnedNode, ["bin/build.ts"], { cwd: folder, env: environment });
  } catch (error) {
    remove();
    throw error;
  }
  return { dist: join(folder, "dist"), remove };
}
