import { lazy, useEffect, useRef, useState } from "react";
import { emailKinds, type FailingEmails, type OutboxEmail, type RetriedEmails } from "#domain/emails/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { FilterSelect } from "../lists/filter-select.tsx";
import { RecordListByState } from "../lists/list-by-state.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { refreshRecordList, useRecordList } from "../lists/use-record-list.ts";
import { WhenOpened } from "../lists/when-opened.tsx";
import { filterLabels, kindLabels } from "./email-labels.ts";
import { EmailTable } from "./email-table.tsx";
import { failingLabel, useFailingEmails } from "./use-failing-emails.ts";

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
        hasViews={false}
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

/** How many emails are failing, a button that retries them all after a confirmation, and the progress of retries. */
function RetryAll({ failing: { count, retrying } }: { failing: FailingEmails }) {
  const [step, setStep] = useState<"idle" | "confirming" | "sending">("idle");
  const status = useRef<HTMLParagraphElement>(null);
  const mayChange = useMay("emails:change");

  const retry = async () => {
    setStep("sending");
    try {
      const { retrying: started } = (await (await request(`${emailsPath}/attempts`, "POST")).json()) as RetriedEmails;
      const emails = started === 1 ? "1 email" : `${started.toLocaleString("en-US")} emails`;
      toast({ title: `Retrying ${emails}`, description: "They are sent a few at a time. The list shows the result." });
    } catch (error) {
      toast({ title: "Emails not retried", description: (error as Error).message, variant: "destructive" });
    }
    await refreshRecordList(emailsPath);
    setStep("idle");
    // The button that had focus is gone.
    status.current?.focus();
  };
  const busy = step === "sending" || undefined;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-exposed py-1 pl-4 empty:hidden">
      <p ref={status} role="status" tabIndex={-1} className="font-medium tabular-nums outline-none">
        {retrying > 0
          ? `Retrying ${retrying.toLocaleString("en-US")} of ${count.toLocaleString("en-US")} failing ${count === 1 ? "email" : "emails"}…`
          : `${failingLabel(count)}.`}
      </p>
      {mayChange && step === "idle" && retrying === 0 && (
        <Button variant="outlined" size="small" onClick={() => setStep("confirming")}>
          Retry all…
        </Button>
      )}
      {mayChange && step !== "idle" && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left pr-1 text-small">
            {count === 1 ? "Send it again now?" : `Send all ${count.toLocaleString("en-US")} again now?`}
          </legend>
          <Button size="small" aria-disabled={busy} onClick={busy ? undefined : retry}>
            {busy ? "Retrying…" : "Retry all"}
          </Button>
          <Button
            autoFocus
            variant="quiet"
            size="small"
            aria-disabled={busy}
            onClick={busy ? undefined : () => setStep("idle")}
          >
            Not now
          </Button>
        </fieldset>
      )}
    </div>
  );
}
