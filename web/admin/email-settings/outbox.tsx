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
        nouns="mails"
        parameter="state"
        states={shownStates}
        labels={stateLabels}
        counts={counts}
        note={
          !configured &&
          (counts?.waiting ?? 0) > 0 && (
            <p className="text-small text-muted">What waits is sent as soon as e-mail is set up.</p>
          )
        }
        nothing={(state) => `No mail of the last weeks is ${stateLabels[state].toLowerCase()}.`}
        empty="Each inquiry and each application puts a mail to the team here, and one to who sent it."
      >
        <EmailTable list={list} />
      </RecordListByState>
      <EmailDialog list={list} />
    </>
  );
}
