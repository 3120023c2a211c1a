import { useQuery } from "@tanstack/react-query";
import type { EmailConfig, EmailVariable } from "#domain/emails/schema.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { LoadStatus } from "../ui/load-status.tsx";
import { Section } from "../ui/section.tsx";
import { Outbox } from "./outbox.tsx";
import { StatusCard } from "./status-card.tsx";

const path = "/api/admin/email-config";

/** The Email Settings tab (specification, sections 2 and 4): configuration status, test emails, setup instructions, outbox. */
export default function EmailSettings() {
  const { data: config, error, isFetching, dataUpdatedAt } = useQuery<EmailConfig>({ queryKey: [path] });
  const refresh = () => {
    void refreshRecordList(path);
    void refreshRecordList("/api/admin/mails");
  };
  return (
    <div className="grid min-h-[50vh] grid-cols-[minmax(0,1fr)] gap-12 pt-6 xl:pt-0">
      <LoadStatus
        noun="email settings"
        loaded={config !== undefined}
        error={error}
        busy={isFetching}
        onRetry={refresh}
      />
      {config && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <StatusCard config={config} busy={isFetching} checkedAt={dataUpdatedAt} onRefresh={refresh} />
          <Instructions missing={config.missingVariables} />
        </div>
      )}
      {config && <Outbox configured={config.configured} />}
    </div>
  );
}

const variables: { name: EmailVariable; text: string }[] = [
  { name: "EMAIL_SERVICE", text: "Your email service, such as Gmail, Outlook365 or SendGrid, or smtps://host:port" },
  { name: "EMAIL_USER", text: "The SMTP username, usually an email address" },
  { name: "EMAIL_PASSWORD", text: "The SMTP password; for Gmail, an app password. It stays on the server" },
  {
    name: "EMAIL_RECIPIENTS",
    text: "The team addresses that receive inquiries and applications, comma-separated",
  },
];

/** The four environment variables required to send email (specification, section 2). */
function Instructions({ missing }: { missing: readonly EmailVariable[] }) {
  return (
    <Section title="Instructions">
      <p className="text-muted">
        To send email, the server needs four environment variables. Set them in the server’s environment or in its{" "}
        <code className="font-mono text-small">.env</code> file, then restart it.
      </p>
      <dl className="grid gap-4 pt-5">
        {variables.map(({ name, text }) => (
          <div key={name}>
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="bg-sunken px-1.5 py-0.5 font-mono text-small">{name}</code>
              {missing.includes(name) && <span className="text-small font-medium">missing</span>}
            </dt>
            <dd className="pt-1 text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-5 text-small">
        <a href="/admin/email-setup" className="link">
          Read the email setup guide
        </a>
      </p>
    </Section>
  );
}
