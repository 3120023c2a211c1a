import { expiredConversations } from "#domain/conversations/remove.ts";
import { expiredAcknowledgements, expiredMails } from "#domain/mails/remove.ts";
import { expiredPageViews } from "#domain/page-views/remove.ts";
import { rowsOlderThan } from "#domain/retention/rows-older-than.ts";
import type { RetentionStep } from "#domain/retention/step.ts";
import { site } from "#site";

/**
 * Everything that is kept for a time. The server goes through it at its start and every hour, and `npm run retention`
 * when it is asked to. What is stored anew gets its line here.
 */
export const retentionSteps: readonly RetentionStep[] = [
  rowsOlderThan("inquiries", "inquiries", site.inquiryRetentionMonths),
  rowsOlderThan("jobApplications", "job applications with their resumes", site.applicationRetentionMonths),
  rowsOlderThan("resumeOpenings", "records of who opened a resume", site.applicationRetentionMonths),
  expiredConversations(site.conversationRetentionDays),
  expiredMails,
  expiredAcknowledgements,
  expiredPageViews(site.pageViewRetentionMonths),
];
