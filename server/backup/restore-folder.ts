import { chown, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes what a killed restore left: its copy of the backup, and a folder for the replaced database that holds only a second
 * name of the present one.
 */
export async function removeUnfinished(dataFolder: string, staging: string): Promise<void> {
  await rm(staging, { recursive: true, force: true });
  const inode = async (path: string) => (await stat(path).catch(() => null))?.ino;
  const present = await inode(join(dataFolder, "site.db"));
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith("replaced-")) continue;
    const other = await inode(join(dataFolder, name, "site.db"));
    if (other === undefined || other === present) await rm(join(dataFolder, name), { recursive: true, force: true });
  }
}

/** Gives a file that root wrote to the owner of the data folder, as which the server runs. */
export async function takeOwnership(dataFolder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataFolder);
  await chown(path, uid, gid);
}
