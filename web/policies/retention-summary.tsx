import type { ReactNode } from "react";
import { site } from "#site";
import { Exposed, Masked } from "#web/ui/redaction.tsx";

const rows: { when: string; readable?: readonly string[]; hashed?: string; noData?: ReactNode; until: ReactNode }[] = [
  {
    when: "You read",
    noData: (
      <span>
        <strong className="font-medium">Nothing.</strong> No cookie, no address, no third party, unless you agree.
      </span>
    ),
    until: "There is nothing to keep.",
  },
  {
    when: "You choose about cookies",
    noData: <span>Your choice, under a random number. No one’s name.</span>,
    until: "As long as this site runs, as proof.",
  },
  {
    when: "You ask for a demo",
    readable: ["name", "e-mail", "company", "industry", "message", "time"],
    until: `${site.inquiryRetentionMonths} months, or until you ask us to remove it.`,
  },
  {
    when: "You apply",
    readable: ["name", "e-mail", "phone", "experience", "message", "resume", "education", "time"],
    until: `${site.applicationRetentionMonths} months, or until you ask us to remove it.`,
  },
  {
    when: "You write in the chat",
    readable: ["message, without what is recognised as personal", "file", "name", "e-mail", "time"],
    until: `${site.conversationRetentionDays} days, or until you ask us to remove it.`,
  },
  {
    when: "You open an account",
    readable: ["username", "name", "e-mail", "time"],
    hashed: "PASSWORD",
    until: "Until you ask us to remove it.",
  },
  {
    when: "You sign in",
    hashed: "SESSION",
    until: "Until you sign out; 24 hours without use; 7 days at most.",
  },
  {
    when: "You send a form",
    hashed: "NETWORK_ADDRESS",
    until: "Never on disk. Gone when the server restarts.",
  },
];

/** The summary of the policy: the data that each action of a visitor leaves, whether it is readable, and how long it is stored. */
export function RetentionSummary() {
  return (
    <section aria-labelledby="in-short" className="stays">
      <div className="grid gap-2 pt-4 pb-5">
        <h2 id="in-short" className="display text-title">
          In short: what stays with us
        </h2>
        <p className="max-w-136 text-small/[1.75] text-muted">
          <Exposed>Underlined</Exposed> our team can read. Of what is <Masked label="BARRED" /> we keep a hash, which no
          one can read, we included.
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
        To see it, correct it or have it removed, write to{" "}
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
        . You have an answer within {site.privacyNotice.answerDays} days.
      </p>
    </section>
  );
}
