import type { ReactNode } from "react";
import { site } from "#site";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

const rows: { when: string; readable?: readonly string[]; hashed?: string; noData?: ReactNode; until: ReactNode }[] = [
  {
    when: "You read",
    noData: (
      <span>
        <strong className="font-medium">Nothing about you.</strong> No cookies, no IP address, no third parties unless
        you agree.
      </span>
    ),
    until: "There’s nothing to keep.",
  },
  {
    when: "You choose your cookies",
    noData: <span>Your choice, under a random number. No name.</span>,
    until: "As long as this site runs, as proof.",
  },
  {
    when: "You ask for a demo",
    readable: ["name", "email", "company", "industry", "message", "time"],
    until: `${site.inquiryRetentionMonths} months, or until you ask us to delete it.`,
  },
  {
    when: "You apply",
    readable: ["name", "email", "phone", "experience", "message", "resume", "education", "time"],
    until: `${site.applicationRetentionMonths} months, or until you ask us to delete it.`,
  },
  {
    when: "You write in the chat",
    readable: ["message, with recognized personal data removed", "file", "name", "email", "time"],
    until: `${site.conversationRetentionDays} days, or until you ask us to delete it.`,
  },
  {
    when: "You open an account",
    readable: ["username", "name", "email", "time"],
    hashed: "PASSWORD",
    until: "Until you delete it, or ask us to.",
  },
  {
    when: "You log in",
    readable: ["time", "browser and system"],
    hashed: "SESSION",
    until: `Until you log out, or leave it unused for 24 hours; 7 days at most. Its log entry: ${site.auditRetentionMonths} months.`,
  },
  {
    when: "You send a form",
    hashed: "IP_ADDRESS",
    until: "In our server’s memory until it restarts, or in our database for two hours at most. Never in a backup.",
  },
];

/** The summary of the policy: the data that each action of a visitor leaves, whether it is readable, and how long it is stored. */
export function RetentionSummary() {
  return (
    <section aria-labelledby="in-short" className="stays">
      <div className="grid gap-2 pt-4 pb-5">
        <h2 id="in-short" className="display text-title">
          In short: what we store
        </h2>
        <p className="max-w-136 text-small/[1.75] text-muted">
          <Exposed>Underlined</Exposed> data is readable by our team. <Masked label="BARRED" /> data is stored only as a
          hash, never as readable text.
        </p>
      </div>
      <dl>
        {rows.map(({ when, readable = [], hashed, noData, until }) => (
          <div key={when} className="stays-row">
            <dt className="display">{when}</dt>
            <dd className="stays-data">
              {noData}
              {readable.map((name) => (
                <span key={name}>
                  <Exposed>{name}</Exposed>
                </span>
              ))}
              {hashed && <Masked label={hashed} />}
            </dd>
            <dd className="text-small text-muted">{until}</dd>
          </div>
        ))}
      </dl>
      <p className="stays-contact">
        To see, correct or delete your data, write to{" "}
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
        . We answer within {site.privacyNotice.answerDays} days.
      </p>
    </section>
  );
}
