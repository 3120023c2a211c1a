import type { JobListing } from "#domain/job-listings/schema.ts";
import { PositionMissing } from "../position.tsx";

/** 'Job not found' (specification, section 2), for a closed position, named by its title, or an unknown one. */
export function JobMissing({ closed, open }: { closed: string | null; open: readonly JobListing[] }) {
  return <PositionMissing heading="Job not found" closed={closed} open={open} />;
}
