import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Overview } from "#domain/dashboard/schema.ts";
import type { StorageStatus } from "#domain/files/schema.ts";
import { useMay } from "../access/use-may.ts";
import { failingLabel, useFailingEmails } from "../emails/use-failing-emails.ts";
import { TabLink } from "../navigation/tab-link.tsx";
import { formatDay } from "../ui/dates.ts";

const names = { inquiries: "Inquiries", applications: "Applications", conversations: "Conversations" };
type Kind = keyof typeof names;

/** Yesterday's numbers, failing email, the last backup, and what retention removes soon. */
export function AtAGlance({ overview: { yesterday, expiring } }: { overview: Overview }) {
  const { day, ...arrived } = yesterday;
  const kinds = (Object.keys(names) as Kind[]).filter((kind) => arrived[kind] !== undefined);
  const removed = kinds.filter((kind) => (expiring[kind] ?? 0) > 0);
  return (
    <div className="grid gap-8 sm:max-lg:grid-cols-2">
      {kinds.length > 0 && (
        <Figures title={`Yesterday, ${formatDay(day, "UTC")} (UTC)`}>
          {kinds.map((kind) => (
            <Figure key={kind} name={names[kind]} value={(arrived[kind] ?? 0).toLocaleString("en-US")} />
          ))}
        </Figures>
      )}
      <Email />
      <Backups />
      {kinds.length > 0 && (
        <Figures title="Deleted within a week">
          {removed.map((kind) => (
            <Figure key={kind} name={names[kind]} value={(expiring[kind] ?? 0).toLocaleString("en-US")} />
          ))}
          {removed.length === 0 && (
            <p className="text-small text-muted">No records reach the end of their retention period this week.</p>
          )}
        </Figures>
      )}
    </div>
  );
}

function Email() {
  const may = useMay("emails:read");
  const failing = useFailingEmails();
  if (!may || !failing) return null;
  return (
    <Figures title="Email">
      {failing.count === 0 ? (
        <p className="text-small text-muted">No email is failing.</p>
      ) : (
        <p className="text-small">
          <TabLink tab="email" parameters={{ state: "failing" }}>
            {failingLabel(failing.count)}
          </TabLink>
        </p>
      )}
    </Figures>
  );
}

function Backups() {
  const { data } = useQuery<StorageStatus>({ queryKey: ["/api/admin/storage"], enabled: useMay("storage:read") });
  if (!data?.backup) return null;
  const { lastAt, hasFailed } = data.backup;
  return (
    <Figures title="Backups">
      <Figure name="Last backup" value={lastAt ? formatDay(lastAt) : "None yet"} />
      {hasFailed && <p className="text-small">The latest backup failed. The server’s log says why.</p>}
    </Figures>
  );
}

const Figures = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-ink pt-3">
    <h2 className="pb-2 text-small font-medium">{title}</h2>
    <div className="grid gap-1">{children}</div>
  </section>
);

const Figure = ({ name, value }: { name: string; value: string }) => (
  <p className="flex justify-between gap-4 text-small">
    <span className="text-muted">{name}</span> <span className="tabular-nums">{value}</span>
  </p>
);
