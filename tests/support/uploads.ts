import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { applicant } from "#harness/cast.ts";
import { type FilePart, formRequest } from "#harness/form.ts";
import type { Site } from "#tests/support/servers/site.ts";

/** The maximum size of a file, in bytes. */
export const MAX = 5 * 1024 * 1024;

/** An applicant who sends a resume file instead of a link. */
const { resumePath: _, ...rest } = applicant;
export const withoutLink = rest;

/** Applies with files, as the form does. */
export const apply = (site: Site, files: FilePart[], more: object = {}) =>
  site.visitor().send("/api/job-applications", formRequest({ ...withoutLink, ...more }, ...files));

export const applications = ({ db }: Site) => db.read.selectFrom("jobApplications").select("id").execute();
export const files = ({ db }: Site) =>
  db.read.selectFrom("files").select(["jobApplicationId", "name", "size"]).execute();

/** Expects that no application and no file is stored, nor left on the disk. */
export async function expectNothingStored(site: Site): Promise<void> {
  expect(await applications(site)).toEqual([]);
  expect(await files(site)).toEqual([]);
  expect(readdirSync(join(site.dataFolder, "uploads"))).toEqual([]);
}
