import { readFileSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { expect, test } from "vitest";
import { applicant, cast } from "#tests/cast.ts";
import { pdf } from "#tests/support/documents.ts";
import { formRequest } from "#tests/support/form.ts";
import { openSite } from "#tests/support/site.ts";

test("of an application that was removed no word stays in the file of the database", async () => {
  await using site = await openSite("sqlite");
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const mark = "what-nobody-else-ever-wrote-to-us";
  const resume = { name: "me.pdf", content: pdf(30_000) };
  const apply = (message: string, email: string) =>
    site.visitor().send("/api/job-applications", formRequest({ ...applicant, message, email }, resume));
  for (let i = 0; i < 5; i++) await apply("a usual message", `before-${i}@example.com`);
  const { id } = (await apply(`${mark} `.repeat(40).trim(), `${mark}@example.com`)).json;
  for (let i = 0; i < 5; i++) await apply("a usual message", `after-${i}@example.com`);
  expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
  // Afterwards all of it is in the file and nothing beside it, as when the server stops.
  const path = join(site.dataFolder, "site.db");
  const file = new SqliteFile(path);
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
  const stored = readFileSync(path);
  expect(stored.includes("after-4@example.com")).toBe(true);
  expect(stored.includes(mark)).toBe(false);
});
