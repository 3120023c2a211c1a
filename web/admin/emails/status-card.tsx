import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { EmailConfig } from "#domain/emails/schema.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { formatDay, formatTime } from "../ui/dates.ts";
import { Section } from "../ui/section.tsx";
import { FailureNote } from "./failure-note.tsx";
import { TestButtons } from "./test-buttons.tsx";
import { useFailingEmails } from "./use-failing-emails.ts";

/** The email configuration: status, sender, recipients, missing variables and test buttons (specification, section 2). */
export function StatusCard({
  config,
  busy,
  checkedAt,
  onRefresh,
}: {
  config: EmailConfig;
  busy: boolean;
  checkedAt: number;
  onRefresh: () => void;
}) {
  const { configured, service, user, recipients, missingVariables } = config;
  const last = useFailingEmails()?.last;
  return (
    <Section
      title="Email configuration"
      beside={<p className="text-small text-muted tabular-nums">Checked {formatTime(checkedAt)}</p>}
    >
      <dl aria-live="polite">
        <Fact name="Status">
          <span
            className="state-mark"
            data-state={configured && !last ? "sent" : "dead"}
            data-failing={last ? true : undefined}
          >
            {configured ? "Configured" : "Not Configured"}
          </span>
          {last && (
            <div className="pt-2">
              <FailureNote
                answer={last.answer}
                title={(what) => (
                  <span className="text-exposed">
                    The last email failed {formatMoment(last.at, checkedAt)}: {what.charAt(0).toLowerCase()}
                    {what.slice(1)}
                  </span>
                )}
              />
            </div>
          )}
        </Fact>
        <Fact name="Service">{service}</Fact>
        <Fact name="Email User">{user}</Fact>
        <Fact name="Recipients">
          {recipients.length > 0 && (
            <ul>
              {recipients.map((recipient) => (
                <li key={recipient}>{recipient}</li>
              ))}
            </ul>
          )}
        </Fact>
        {missingVariables.length > 0 && (
          <Fact name="Missing Environment Variables">
            <ul className="grid justify-items-start gap-1">
              {missingVariables.map((name) => (
                <li key={name}>
                  <code className="bg-sunken px-1.5 py-0.5 font-mono text-small">{name}</code>
                </li>
              ))}
            </ul>
            <p className="pt-2 text-small text-muted">
              Until they are set, emails wait in the outbox. None are lost.{" "}
              <a href="/admin/email-setup" className="link text-ink">
                How to set up email
              </a>
            </p>
          </Fact>
        )}
      </dl>
      <div className="flex flex-wrap items-start gap-3 pt-5">
        {useMay("emails:change") && <TestButtons configured={configured} />}
        <Button variant="quiet" size="small" aria-disabled={busy || undefined} onClick={busy ? undefined : onRefresh}>
          <RotateCw aria-hidden="true" className="size-3.5" />
          {busy ? "Refreshing…" : "Refresh Status"}
        </Button>
      </div>
    </Section>
  );
}

/** A past time in a sentence: 'at 10:42 AM', or 'on Jan 5, 2025 at 10:42 AM' on another day than `now` (epoch ms). */
function formatMoment(moment: string, now: number): string {
  const day = formatDay(moment);
  return `${day === formatDay(new Date(now).toISOString()) ? "" : `on ${day} `}at ${formatTime(moment)}`;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-0.5 border-b border-hairline py-2.5 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children || <span className="text-muted">Not set</span>}</dd>
  </div>
);
