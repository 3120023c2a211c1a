import { createHash, randomBytes } from "node:crypto";
import SqliteFile from "better-sqlite3";
import { newId } from "#db/id.ts";

/** Adds a resume of `bytes` to each of the newest `count` applications of the embedded database at `path`. */
export function fillResumes(path: string, bytes: number, count: number): void {
  const file = new SqliteFile(path);
  file.pragma("synchronous = OFF");
  const insert = file.prepare(
    "insert into files (id, job_application_id, name, type, size, sha256, content, created_at) values (?, ?, 'me.pdf', 'application/pdf', ?, ?, ?, ?)",
  );
  const newest = file.prepare("select id, created_at from job_applications order by created_at desc limit ?");
  const applications = newest.raw().all(count) as [string, number][];
  file.transaction(() => {
    for (const [id, createdAt] of applications) {
      const content = randomBytes(bytes);
      const hash = createHash("sha256").update(content).digest("hex");
      insert.run(newId(createdAt), id, content.length, hash, content, createdAt);
    }
  })();
  file.close();
}
