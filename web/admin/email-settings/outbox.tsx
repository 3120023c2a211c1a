import { useQuery } from "@tanstack/react-query";
import type { EmailPage, OutboxEmail } from "#domain/emails/schema.ts";
import { RecordListByState } from "../record-list/list-by-state.tsx";
import { useRecordList } from "../record-list/use-record-list.ts";
import { EmailDialog } from "./email-dialog.tsx";
import { stateLabels } from "./email-labels.ts";
import { EmailTable } from "./email-table.tsx";

const emailsPath = "/api/admin/mails";
const shownStates = ["waiting", "sent", "dead", "cancelled"] as const;

/** The outbox: queued, sent, failed and canceled emails. */
export function Outbox({ configured }: { configured: boolean }) {
  const list = useRecordList<OutboxEmail>(emailsPath, { state: ["", ...shownStates] });
  const counts = useQuery<EmailPage>({ queryKey: [`${emailsPath}?pageSize=1`] }).data?.counts;
  return (
    <>
      <RecordListByState
        list={list}
        title="Outbox"
        nouns="emails"
        parameter="state"
        states={shownStates}
        labels={stateLabels}
        counts={counts}
        note={
          !configured &&
          (counts?.waiting ?? 0) > 0 && (
            <p className="text-small text-muted">Waiting emails are sent as soon as email is set up.</p>
          )
        }
        nothing={(state) => `There are no ${stateLabels[state].toLowerCase()} emails.`}
        empty="Each inquiry or application queues two emails here: one to your team and one to its sender."
      >
        <EmailTable list={list} />
      </RecordListByState>
      <EmailDialog list={list} />
    </>
  );
}
