import { useQuery } from "@tanstack/react-query";
import type { Mail, MailPage } from "#domain/mails/schema.ts";
import { RecordListByState } from "../record-list/list-by-state.tsx";
import { useRecordList } from "../record-list/use-record-list.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { stateLabels } from "./mail-labels.ts";
import { MailTable } from "./mail-table.tsx";

const mailsPath = "/api/admin/mails";
const shownStates = ["waiting", "sent", "dead", "cancelled"] as const;

/** The outbox: queued, sent, failed and cancelled emails. */
export function Outbox({ configured }: { configured: boolean }) {
  const list = useRecordList<Mail>(mailsPath, { state: ["", ...shownStates] });
  const counts = useQuery<MailPage>({ queryKey: [`${mailsPath}?pageSize=1`] }).data?.counts;
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
        <MailTable list={list} />
      </RecordListByState>
      <MailDialog list={list} />
    </>
  );
}
