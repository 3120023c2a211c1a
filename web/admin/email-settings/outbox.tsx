import { useQuery } from "@tanstack/react-query";
import type { Mail, MailPage } from "#domain/mails/schema.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { LoadingFailed } from "../listing/loading-failed.tsx";
import { RefreshButton } from "../listing/refresh-button.tsx";
import { useListing } from "../listing/use-listing.ts";
import { Section } from "../section.tsx";
import { MailDialog } from "./mail-dialog.tsx";
import { MailTable } from "./mail-table.tsx";
import { stateWords } from "./mail-words.ts";

const mailsPath = "/api/admin/mails";
const shownStates = ["waiting", "sent", "dead", "cancelled"] as const;

/** Every mail that was to be sent: what waits and when it is tried next, what was sent, what was given up and why. */
export function Outbox({ configured }: { configured: boolean }) {
  const listing = useListing<Mail>(mailsPath, { state: ["", ...shownStates] });
  const counts = useQuery<MailPage>({ queryKey: [`${mailsPath}?pageSize=1`] }).data?.counts;
  const state = listing.question.state ?? "";
  const options = [
    { value: "", name: "All" },
    ...shownStates.map((value) => ({
      value,
      name: `${stateWords[value]}${counts ? ` ${counts[value].toLocaleString("en-US")}` : ""}`,
    })),
  ];
  const { loaded, rows, total, error, busy } = listing;
  return (
    <Section title="Outbox" beside={<RefreshButton busy={busy} since={listing.since} onPress={listing.refresh} />}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-4">
        <Segments
          label="Which mails"
          options={options}
          value={state}
          onChoose={(chosen) => listing.ask({ state: chosen })}
        />
        {!configured && (counts?.waiting ?? 0) > 0 && (
          <p className="text-small text-muted">What waits is sent as soon as e-mail is set up.</p>
        )}
      </div>
      {error && <LoadingFailed noun="mails" error={error} busy={busy} onRetry={listing.refresh} />}
      {!loaded && !error && (
        <div className="grid min-h-60 place-items-center">
          <Spinner label="Loading mails" />
        </div>
      )}
      {rows.length > 0 && (
        <>
          <MailTable listing={listing} />
          <div className="flex justify-end pt-4">
            <Pagination
              label="Pages of mails"
              page={listing.page}
              pageCount={listing.pageCount}
              onPage={listing.setPage}
            />
          </div>
        </>
      )}
      {loaded && total === 0 && (
        <EmptyState title={state ? "Nothing here" : "No mails yet"}>
          <p>
            {state
              ? `No mail of the last weeks is ${stateWords[state as Mail["state"]].toLowerCase()}.`
              : "Each inquiry and each application puts a mail to the team here, and one to who sent it."}
          </p>
        </EmptyState>
      )}
      <MailDialog listing={listing} />
    </Section>
  );
}
