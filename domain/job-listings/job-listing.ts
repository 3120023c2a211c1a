import type { JobListingRow } from "#db/tables.ts";
import type { ApplicationCounts } from "./count-applications.ts";
import type { JobListing, JobListingChange, ManagedJobListing, NewJobListing } from "./schema.ts";
import { middleStages } from "./stages.ts";

/** A stored listing as visitors see it. */
export function toJobListing(row: JobListingRow): JobListing {
  const { id, title, type, location, experience, description, requirements, closesAt } = row;
  return {
    id,
    title,
    type,
    location,
    experience,
    description,
    requirements,
    listingCategory: row.listingCategory,
    remote: row.remote === 1,
    slug: slugOf(title),
    createdAt: new Date(row.createdAt).toISOString(),
    closesAt: closesAt === null ? null : new Date(closesAt).toISOString(),
  };
}

/** A stored listing as an admin sees it, with the numbers of applications. */
export function toManagedJobListing(
  row: JobListingRow,
  { applications, openApplications }: ApplicationCounts,
): ManagedJobListing {
  return {
    ...toJobListing(row),
    isActive: row.isActive === 1,
    archivedAt: row.archivedAt === null ? null : new Date(row.archivedAt).toISOString(),
    sortOrder: row.sortOrder,
    applications,
    openApplications,
    stages: middleStages(row.stages),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** A new listing in its columns: flags as 0 or 1, times as epoch milliseconds. */
export function toColumns({ remote, isActive, closesAt, ...same }: NewJobListing) {
  return { ...same, remote: flag(remote), isActive: flag(isActive), closesAt: time(closesAt) };
}

/** The columns of a change, without missing fields. Publishing a listing clears `archivedAt`. */
export function toChangedColumns({ remote, isActive, closesAt, ...same }: JobListingChange) {
  return {
    ...same,
    ...(remote === undefined ? {} : { remote: flag(remote) }),
    ...(isActive === undefined ? {} : { isActive: flag(isActive) }),
    ...(isActive ? { archivedAt: null } : {}),
    ...(closesAt === undefined ? {} : { closesAt: time(closesAt) }),
  };
}

const flag = (value: boolean) => (value ? 1 : 0);
const time = (value: string | null) => (value === null ? null : Date.parse(value));

/** A title as a URL segment: lowercase words joined by hyphens; `position` when no letter is left. */
export function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "position";
}
