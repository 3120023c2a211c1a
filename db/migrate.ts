import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { ForeignSchemaError } from "./database.ts";
import { accountsAndInquiries } from "./migrations/2026-11-20-accounts-and-inquiries.ts";
import { jobListings } from "./migrations/2026-11-21-job-listings.ts";
import { jobApplications } from "./migrations/2026-11-21b-job-applications.ts";
import { consents } from "./migrations/2026-11-21c-consents.ts";
import { mails } from "./migrations/2026-11-21d-mails.ts";
import { conversations } from "./migrations/2026-11-21f-conversations.ts";
import { applicationFilters } from "./migrations/2026-11-21g-application-filters.ts";
import { searchedTexts } from "./migrations/2026-11-21h-searched-texts.ts";
import { conversationOwners } from "./migrations/2026-11-21i-conversation-owners.ts";
import { erasedWords } from "./migrations/2026-11-21j-erased-words.ts";
import { searchIndexes } from "./migrations/2026-11-22-search-indexes.ts";
import { rowCounts } from "./migrations/2026-11-22b-row-counts.ts";
import { wordBoundaries } from "./migrations/2026-11-22c-word-boundaries.ts";
import { fileSizes } from "./migrations/2026-11-22d-file-sizes.ts";
import { secrets } from "./migrations/2026-11-22e-secrets.ts";
import { fileInspections } from "./migrations/2026-11-22f-file-inspections.ts";
import { sqliteWordBoundaries } from "./migrations/2026-11-22g-sqlite-word-boundaries.ts";
import { answerFeedback } from "./migrations/2026-11-22h-answer-feedback.ts";
import { accountLinks } from "./migrations/2026-11-22k-account-links.ts";
import { team } from "./migrations/2026-11-22m-team.ts";
import { auditLog } from "./migrations/2026-11-22n-audit-log.ts";
import { secondFactors } from "./migrations/2026-11-22o-second-factors.ts";
import { failingEmails } from "./migrations/2026-11-22p-failing-emails.ts";
import { tabVisits } from "./migrations/2026-11-23-tab-visits.ts";
import { passkeys } from "./migrations/2026-11-23b-passkeys.ts";
import { dailyCounts } from "./migrations/2026-11-23c-daily-counts.ts";
import { reveals } from "./migrations/2026-11-23d-reveals.ts";
import { work } from "./migrations/2026-11-23e-work.ts";
import { replies } from "./migrations/2026-11-23f-replies.ts";
import { people } from "./migrations/2026-11-23g-people.ts";
import { stages } from "./migrations/2026-11-23h-stages.ts";
import { interviews } from "./migrations/2026-11-23i-interviews.ts";
import { scorecards } from "./migrations/2026-11-23j-scorecards.ts";
import { stageFilters } from "./migrations/2026-11-23p-stage-filters.ts";
import { interviewEdits } from "./migrations/2026-11-23q-interview-edits.ts";
import { tableSettings } from "./migrations/2026-11-23r-table-settings.ts";
import { listIndexes } from "./migrations/2026-11-23s-list-indexes.ts";
import { rateLimits } from "./migrations/2026-11-24-rate-limits.ts";
import { changedOpenings } from "./migrations/2026-11-24b-changed-openings.ts";
import { schemaCompatibility } from "./migrations/2026-11-24c-schema-compatibility.ts";
import { statusCounts } from "./migrations/2026-11-24d-status-counts.ts";
import { deviceGenerations } from "./migrations/2026-11-28-device-generations.ts";
import { wrongCodes } from "./migrations/2026-11-28b-wrong-codes.ts";
import { repeatedRequests } from "./migrations/2026-11-28c-repeated-requests.ts";
import { requestKeys } from "./migrations/2026-11-29-request-keys.ts";
import { searchVersions } from "./migrations/2026-11-29c-search-versions.ts";
import { searchVersion2 } from "./migrations/2026-11-29d-search-version-2.ts";
import { emailViews } from "./migrations/2026-11-29e-email-views.ts";
import type { Tables } from "./tables.ts";

/**
 * The migrations, which run in order of name. A new one sorts after all others: a database with later migrations refuses
 * an earlier one. A second one on the same day is named `2026-11-21b-…`. Never change a migration. One that takes away what
 * the release before it uses sets `schema_compatibility` to the migration that a release must know from then on.
 */
export const migrations: Record<string, Migration> = {
  "2026-11-20-accounts-and-inquiries": accountsAndInquiries,
  "2026-11-21-job-listings": jobListings,
  "2026-11-21b-job-applications": jobApplications,
  "2026-11-21c-consents": consents,
  "2026-11-21d-mails": mails,
  "2026-11-21f-conversations": conversations,
  "2026-11-21g-application-filters": applicationFilters,
  "2026-11-21h-searched-texts": searchedTexts,
  "2026-11-21i-conversation-owners": conversationOwners,
  "2026-11-21j-erased-words": erasedWords,
  "2026-11-22-search-indexes": searchIndexes,
  "2026-11-22b-row-counts": rowCounts,
  "2026-11-22c-word-boundaries": wordBoundaries,
  "2026-11-22d-file-sizes": fileSizes,
  "2026-11-22e-secrets": secrets,
  "2026-11-22f-file-inspections": fileInspections,
  "2026-11-22g-sqlite-word-boundaries": sqliteWordBoundaries,
  "2026-11-22h-answer-feedback": answerFeedback,
  "2026-11-22k-account-links": accountLinks,
  "2026-11-22m-team": team,
  "2026-11-22n-audit-log": auditLog,
  "2026-11-22o-second-factors": secondFactors,
  "2026-11-22p-failing-emails": failingEmails,
  "2026-11-23-tab-visits": tabVisits,
  "2026-11-23b-passkeys": passkeys,
  "2026-11-23c-daily-counts": dailyCounts,
  "2026-11-23d-reveals": reveals,
  "2026-11-23e-work": work,
  "2026-11-23f-replies": replies,
  "2026-11-23g-people": people,
  "2026-11-23h-stages": stages,
  "2026-11-23i-interviews": interviews,
  "2026-11-23j-scorecards": scorecards,
  "2026-11-23p-stage-filters": stageFilters,
  "2026-11-23q-interview-edits": interviewEdits,
  "2026-11-23r-table-settings": tableSettings,
  "2026-11-23s-list-indexes": listIndexes,
  "2026-11-24-rate-limits": rateLimits,
  "2026-11-24b-changed-openings": changedOpenings,
  "2026-11-24c-schema-compatibility": schemaCompatibility,
  "2026-11-24d-status-counts": statusCounts,
  "2026-11-28-device-generations": deviceGenerations,
  "2026-11-28b-wrong-codes": wrongCodes,
  "2026-11-28c-repeated-requests": repeatedRequests,
  "2026-11-29-request-keys": requestKeys,
  "2026-11-29c-search-versions": searchVersions,
  "2026-11-29d-search-version-2": searchVersion2,
  "2026-11-29e-email-views": emailViews,
};

/**
 * Runs the pending migrations in one transaction and returns their names: none when a later release has run its own, which
 * only added. Throws the error of the one that fails, and a `ForeignSchemaError` if the database has other migrations than a
 * release before this one leaves, lacks what a later one took away, or, unless `isMove`, if a move into it has not finished.
 */
export async function migrate(kysely: Kysely<Tables>, { isMove = false } = {}): Promise<string[]> {
  const tables = (await kysely.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  if (!isMove && tables.includes("unfinished_move"))
    throw new ForeignSchemaError(
      "A move into this database has not finished. Run the move again as before, or use another database.",
    );
  const done = tables.includes(DEFAULT_MIGRATION_TABLE) ? await doneMigrations(kysely) : [];
  await refuseForeignSchema(kysely, done);
  if (done.some((name) => !(name in migrations))) return [];
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The names of the migrations that the database had, in order. */
async function doneMigrations(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(kysely);
  return rows.map(({ name }) => name).sort();
}

async function refuseForeignSchema(kysely: Kysely<Tables>, done: string[]): Promise<void> {
  const last = done.at(-1) ?? "";
  const missing = Object.keys(migrations).find((name) => name < last && !done.includes(name));
  if (missing)
    throw new ForeignSchemaError(
      `The database lacks the migration ${missing}, although it has the later ${last}. Restore a backup, or start the release that made it.`,
    );
  const unknown = done.find((name) => !(name in migrations));
  if (!unknown) return;
  // This release has had all of its migrations, so the table exists.
  const { rows } = await sql<{ needed: string }>`select needed_migration as needed from schema_compatibility`.execute(
    kysely,
  );
  const [{ needed } = { needed: unknown }] = rows;
  const isLater = Object.keys(migrations).every((name) => name < unknown);
  if (needed in migrations && isLater) return;
  throw new ForeignSchemaError(
    `A later release has changed the database, and this one is too old for it: it lacks the migration ${needed in migrations ? unknown : needed}. Start that release, or restore a backup from before it.`,
  );
}
