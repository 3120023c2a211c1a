import type { JobListing } from "#domain/job-listings/schema.ts";
import { PositionMissing } from "../position.tsx";

/** 'Job not found' (specification, section 2), for a position that is `closed`, by its title, or was never known. */
export function JobMissing({ closed, open }: { closed: string | null; open: readonly JobListing[] }) {
  return <PositionMissing heading="Job not found" closed={closed} open={open} />;
}
