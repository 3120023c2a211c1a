import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#bin/install.mjs";

const sources = "content db domain mail package.json server site.config.ts".split(" ");

/** The name of the migration of `laterRelease`. */
export const laterMigration = "2999-01-01-later";

/**
 * Copies this release and adds a migration that only adds: a table, and columns that an earlier release does not fill. Returns
 * the folder of the copy; `remove` deletes it.
 */
export function laterRelease(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-later-"));
  for (const path of sources) cpSync(join(root, path), join(folder, path), { recursive: true });
  for (const path of ["dist", "node_modules"]) symlinkSync(join(root, path), join(folder, path), "dir");
  appendFileSync(
    join(folder, "db", "migrate.ts"),
    `
migrations["${laterMigration}"] = {
  async up(db) {
    await sql\`create table later (id text primary key)\`.execute(db);
    for (const table of ["inquiries", "consents", "audit_entries"])
      await sql\`alter table \${sql.table(table)} add column later text not null default 'later'\`.execute(db);
  },
};
`,
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
