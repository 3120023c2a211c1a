import type { EmailVariable } from "#domain/emails/schema.ts";
import { Section } from "../ui/section.tsx";

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
export function Instructions({ missing }: { missing: readonly EmailVariable[] }) {
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
