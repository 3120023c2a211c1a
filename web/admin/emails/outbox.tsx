import { lazy, useEffect, useRef } from "react";
import { emailKinds, type OutboxEmail } from "#domain/emails/schema.ts";
import { FilterSelect } from "../lists/filter-select.tsx";
import { RecordListByState } from "../lists/list-by-state.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { refreshRecordList, useRecordList } from "../lists/use-record-list.ts";
import { WhenOpened } from "../lists/when-opened.tsx";
import { filterLabels, kindLabels } from "./email-labels.ts";
import { EmailTable } from "./email-table.tsx";
import { RetryAll } from "./retry-all.tsx";
import { useFailingEmails } from "./use-failing-emails.ts";

const EmailDialog = lazy(() => import("./email-dialog.tsx"));
const emailsPath = "/api/admin/mails";
const shownStates = ["failing", "waiting", "sent", "dead", "cancelled"] as const;

/** The outbox: queued, sent, failing, failed and canceled emails. */
export function Outbox({ configured }: { configured: boolean }) {
  const options = { state: ["", ...shownStates], kind: ["", ...emailKinds], q: "" } as const;
  const list = useRecordList<OutboxEmail>(emailsPath, options);
  const { kind = "", q = "" } = list.query;
  const failing = useFailingEmails();
  const place = useRef<HTMLDivElement>(null);
  const showsFailing = list.query.state === "failing";
  useEffect(() => {
    // A notice in the other tabs leads to the failing emails, which are below the settings.
    const { top = 0 } = place.current?.getBoundingClientRect() ?? {};
    if (showsFailing && top > innerHeight / 2) place.current?.scrollIntoView();
  }, [showsFailing]);
  const progress = failing && `${failing.count} ${failing.retrying}`;
  const lastProgress = useRef(progress);
  useEffect(() => {
    // Retried emails change one after the other.
    if (lastProgress.current !== undefined && progress !== lastProgress.current)
      void refreshRecordList(`${emailsPath}?`);
    lastProgress.current = progress;
  }, [progress]);
  return (
    <div ref={place} className="scroll-mt-32">
      <RecordListByState
        list={list}
        title="Outbox"
        nouns="emails"
        parameter="state"
        states={shownStates}
        labels={filterLabels}
        tools={
          <>
            <SearchBox
              label="Search emails"
              value={q}
              placeholder="Recipient, or link to a record"
              isPaused={list.openRow !== undefined}
              onSearch={(text) => list.setQuery({ q: text })}
            />
            <FilterSelect
              label="Kind of email"
              all="All kinds"
              value={kind}
              choices={emailKinds.map((one) => [one, kindLabels[one]] as const)}
              onChoose={(chosen) => list.setQuery({ kind: chosen })}
            />
          </>
        }
        isNarrowed={Boolean(kind || q)}
        note={
          <>
            {!configured && (list.counts?.waiting ?? 0) > 0 && (
              <p className="text-small text-muted">Waiting emails are sent as soon as email is set up.</p>
            )}
            {failing && failing.count > 0 && <RetryAll failing={failing} />}
          </>
        }
        nothing={(state) => `There are no ${filterLabels[state].toLowerCase()} emails.`}
        empty="Each inquiry or application queues two emails here: one to your team and one to its sender."
      >
        <EmailTable list={list} />
      </RecordListByState>
      <WhenOpened list={list}>
        <EmailDialog list={list} />
      </WhenOpened>
    </div>
  );
}
