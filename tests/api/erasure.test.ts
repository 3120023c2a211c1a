import { readFileSync } from "node:fs";
import { join } from "node:path";
import SqliteFile from "better-sqlite3";
import { expect, test } from "vitest";
import { applicant, cast } from "#tests/cast.ts";
import { pdf } from "#tests/support/documents.ts";
import { formRequest } from "#tests/support/form.ts";
import { openSite } from "#tests/support/site.ts";

test("of an application that was removed no word stays in the file of the database, nor a run of letters in its index", async () => {
  await using site = await openSite("sqlite");
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const mark = "what-nobody-else-ever-wrote-to-us";
  const resume = { name: "me.pdf", content: pdf(30_000) };
  const apply = (message: string, email: string) =>
    site.visitor().send("/api/job-applications", formRequest({ ...applicant, message, email }, resume));
  for (let i = 0; i < 10; i++) await apply("a usual message", `usual-${i}@example.com`);
  const path = join(site.dataFolder, "site.db");
  const file = new SqliteFile(path);
  // Which runs of three letters stand in the index of the search, in how many rows and how often.
  file.exec("create virtual table temp.runs using fts5vocab('main', 'job_applications_texts', 'row')");
  const runs = () => file.prepare("select term, doc, cnt from temp.runs order by term").raw().all();
  const before = runs();
  const { id } = (await apply(`${mark} `.repeat(40).trim(), `${mark}@example.com`)).json;
  expect(runs()).toEqual(expect.arrayContaining([["y-e", 1, expect.any(Number)]]));
  expect((await ada.send(`/api/admin/job-applications/${id}`, { method: "DELETE" })).status).toBe(204);
  expect(runs()).toEqual(before);
  // Afterwards all of it is in the file and nothing beside it, as when the server stops.
  file.pragma("wal_checkpoint(TRUNCATE)");
  file.close();
  const stored = readFileSync(path);
  expect(stored.includes("usual-9@example.com")).toBe(true);
  expect(stored.includes(mark)).toBe(false);
});
