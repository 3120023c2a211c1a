import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { expiredLinks } from "#domain/accounts/account/link.ts";
import { expiredInvitations } from "#domain/accounts/invitations/remove.ts";
import { expiredChallenges } from "#domain/accounts/passkeys/challenge.ts";
import { clearEndedSessions } from "#domain/accounts/sessions/end.ts";
import { expiredAuditEntries } from "#domain/audit/checkpoint.ts";
import { expiredConversations } from "#domain/conversations/expired.ts";
import { expiredAcknowledgments, expiredEmails } from "#domain/emails/remove.ts";
import { expiredDailyCounts } from "#domain/insights/remove.ts";
import type { Context } from "#domain/kernel/context.ts";
import { renewSearchTexts } from "#domain/lists/renew-search-texts.ts";
import { forgottenPeople } from "#domain/people/remove.ts";
import { expiredCounts, expiredRequestKeys } from "#domain/retention/expired-requests.ts";
import { removeExpired } from "#domain/retention/remove-expired.ts";
import type { RetentionStep } from "#domain/retention/step.ts";
import { expiredReveals } from "#domain/reveals/remove.ts";
import { recordsOlderThan } from "#domain/work/expired-records.ts";
import { endedPresences } from "#domain/work/presence.ts";
import { site } from "#site";
import { hourly } from "./hourly.ts";
import { logFailure } from "./telemetry/failure-log.ts";
import type { Trace } from "./telemetry/trace.ts";

/**
 * Everything with a retention period. The server removes what has expired at its start and every hour; so does
 * `npm run retention`. Add a line here for each new kind of row.
 */
export const retentionSteps: readonly RetentionStep[] = [
  // First: the others may take long, and the privacy policy promises two hours.
  expiredCounts,
  expiredRequestKeys,
  recordsOlderThan("inquiry", "inquiries", site.inquiryRetentionMonths),
  recordsOlderThan("application", "job applications with their resumes", site.applicationRetentionMonths),
  expiredAuditEntries(site.auditRetentionMonths),
  expiredConversations(site.conversationRetentionDays),
  expiredEmails,
  expiredAcknowledgments,
  expiredLinks,
  expiredChallenges,
  expiredInvitations,
  expiredReveals(site.auditRetentionMonths),
  endedPresences,
  forgottenPeople,
  expiredDailyCounts(site.pageViewRetentionMonths),
];

/** How long to wait while another server removes expired data (ms). */
const RETRY_MS = 60_000;

interface Options extends Pick<Context, "db" | "now" | "staffSessions"> {
  log: Logger;
  trace: Trace;
}

/**
 * Removes ended sessions and expired rows now and every hour, in the background, one server on a database at a time, and renews
 * the search texts of earlier releases. Failures are logged, never thrown.
 * `lastSuccess` is when all of it was last removed, in epoch milliseconds.
 */
export function startRetention({ log, trace, ...rest }: Options) {
  const stopping = new AbortController();
  const context = { ...rest, agent: "system", signal: stopping.signal } as const;
  const steps = retentionSteps.map<RetentionStep>((step) => ({
    ...step,
    remove: (...given) =>
      trace("remove expired data", () => step.remove(...given), {
        isRoot: true,
        attributesOf: (count) => ({ "retention.what": step.what, "retention.count": count }),
      }),
  }));
  let lastSuccess: number | undefined;
  const remove = async (isStopped: () => boolean) => {
    let hasFailed = false;
    const onFailure = (what: string, error: unknown) => {
      hasFailed = true;
      if (!isStopped()) logFailure(log, "warn", error, "expired data was not removed", { what });
    };
    await clearEndedSessions(context).catch((error: unknown) => onFailure("sessions", error));
    await removeExpired(context, steps, { onFailure });
    if (!hasFailed && !isStopped()) lastSuccess = context.now();
    await renewSearchTexts(context.db, stopping.signal).catch((error: unknown) => {
      if (!isStopped()) logFailure(log, "warn", error, "search texts were not renewed and will be in an hour");
    });
  };
  const { stop } = hourly(async (isStopped) => {
    try {
      // What another server leaves, such as what it failed to remove, is for the next.
      while (!isStopped() && !(await context.db.aloneOrNot(() => remove(isStopped))))
        await wait(RETRY_MS, undefined, { ref: false, signal: stopping.signal });
    } catch (error) {
      if (!isStopped()) logFailure(log, "warn", error, "expired data was not removed");
    }
  });
  return {
    lastSuccess: () => lastSuccess,
    async stop() {
      stopping.abort();
      await stop();
    },
  };
}
