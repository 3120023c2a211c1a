import { type Kysely, sql } from "kysely";

/**
 * Indexes that hold what the lists filter and count by, so that no list reads the rows that it does not show. The one by time
 * counts what is snoozed and what was answered in time, the one by assignee also filters by status, and those of the
 * board, the emails and the activity by type or kind; the one by outcome counts who answered.
 */
export const listIndexes = {
  async up(db: Kysely<unknown>) {
    for (const [table, indexes] of Object.entries(replaced))
      for (const [name, columns] of Object.entries(indexes)) {
        await db.schema.dropIndex(name).ifExists().execute();
        await db.schema.createIndex(name).on(table).columns(columns).execute();
      }
    // Few conversations have an application, so this index stays small.
    await sql`create index chat_messages_of_applicants on chat_messages (conversation_id)
      where is_application_request = 1 and sender = 'user'`.execute(db);
  },
};

const replaced = {
  inquiries: {
    inquiries_by_time: ["created_at", "id", "snoozed_until"],
    inquiries_by_assignee: ["assignee_id", "created_at", "id", "work_status", "snoozed_until"],
  },
  job_applications: {
    job_applications_by_time: ["created_at", "id", "snoozed_until", "answered_at"],
    job_applications_by_assignee: [
      "assignee_id",
      "created_at",
      "id",
      "work_status",
      "snoozed_until",
      "job_listing_id",
      "application_type",
    ],
    job_applications_by_listing_stage: ["job_listing_id", "stage", "stage_since", "id", "application_type"],
  },
  mails: {
    mails_by_kind: ["kind", "state"],
    mails_by_kind_and_time: ["kind", "created_at", "id"],
  },
  chat_messages: {
    chat_messages_by_outcome: ["outcome", "timestamp", "sender"],
  },
  audit_entries: {
    audit_entries_by_kind: ["object_kind", "recorded_at", "id"],
  },
};
