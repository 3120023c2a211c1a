import { readFileSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { expect, test } from "vitest";
import { applicant, cast } from "#harness/cast.ts";
import { formRequest } from "#harness/form.ts";
import { pdf } from "#tests/support/documents.ts";
import { openSite } from "#tests/support/servers/site.ts";

test("a deleted application leaves no text in the database file and no trigram in its index", async () => {
  await using site = await openSite("sqlite");
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const mark = "what-no-other-visitor-ever-wrote-to-us";
  // Letters that occur nowhere else, so that no trigram of them comes from another word.
  const run = "жыщ";
  const resume = { name: "me.pdf", content: pdf(30_000) };
  const apply = (message: string, email: string) =>
    site.visitor().send("/api/job-applications", formRequest({ ...applicant, message, email }, resume));
  const usual = async (first: number) => {
    for (let i = first; i < first + 12; i++) await apply("a usual message", `usual-${i}@example.com`);
  };
  await usual(0);
  const { id } = (await apply(`${run} ${mark} `.repeat(40).trim(), `${mark}@example.com`)).json;
  // By then it shares its part of the index with others: one that is all of a part goes with it anyhow.
  await usual(12);
  const path = join(site.dataFolder, "site.db");
  const file = new SqliteFile(path);
  const index = () =>
    Buffer.concat(file.prepare("select block from job_applications_texts_data").pluck().all() as Buffer[]);
  expect(index().includes(run)).toBe(true);
  expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
  expect(index().includes(run)).toBe(false);
  // Afterward all of it is in the file and nothing beside it, as when the server stops.
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
  const stored = readFileSync(path);
  expect(stored.includes("usual-23@example.com")).toBe(true);
  for (const word of [mark, run]) expect(stored.includes(word), word).toBe(false);
});
