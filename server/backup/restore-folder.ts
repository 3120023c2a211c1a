import { readdir, rm, rmdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes what a killed restore left: its copy of the backup, and a folder for the replaced database that holds only a second
 * name of the present one. Everything else in such a folder stays: the operator may have put it there.
 */
export async function removeUnfinished(dataFolder: string, staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  const statOf = (path: string) => stat(path, { bigint: true }).catch(() => null);
  const present = await statOf(join(dataFolder, "site.db"));
  for (const entry of await readdir(dataFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith("replaced-")) continue;
    const folder = join(dataFolder, entry.name);
    const other = await statOf(join(folder, "site.db"));
    if (present && other?.ino === present.ino && other.dev === present.dev) await unlink(join(folder, "site.db"));
    await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOTEMPTY") throw error;
    });
  }
}
