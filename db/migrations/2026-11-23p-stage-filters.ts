import type { Kysely } from "kysely";

/**
 * Indexes for the list filtered by stage and the board filtered by assignee. Each holds what the other filters compare, so that
 * a list is counted in its index.
 */
export const stageFilters = {
  async up(db: Kysely<unknown>) {
    const work = ["work_status", "assignee_id", "snoozed_until"];
    const indexes = {
      job_applications_listed_by_stage: ["stage", "created_at", "id", "job_listing_id", "application_type", ...work],
      job_applications_by_assignee_stage: [
        "assignee_id",
        "stage",
        "stage_since",
        "id",
        "job_listing_id",
        "application_type",
      ],
    };
    for (const [name, columns] of Object.entries(indexes))
      await db.schema.createIndex(name).on("job_applications").columns(columns).execute();
  },
};
