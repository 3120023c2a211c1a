import { useQuery } from "@tanstack/react-query";
import type { Mail, MailPage } from "#domain/mails/schema.ts";
import { ListByState } from "../listing/list-by-state.tsx";
import { useListing } from "../listing/use-listing.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { MailTable } from "./mail-table.tsx";
import { stateWords } from "./mail-words.ts";

const mailsPath = "/api/admin/mails";
const shownStates = ["waiting", "sent", "dead", "cancelled"] as const;

/** Every mail that was to be sent: what waits and when it is tried next, what was sent, what was given up and why. */
export function Outbox({ configured }: { configured: boolean }) {
  const listing = useListing<Mail>(mailsPath, { state: ["", ...shownStates] });
  const counts = useQuery<MailPage>({ queryKey: [`${mailsPath}?pageSize=1`] }).data?.counts;
  return (
    <>
      <ListByState
        listing={listing}
        title="Outbox"
        nouns="mails"
        parameter="state"
        states={shownStates}
        words={stateWords}
        counts={counts}
        note={
          !configured &&
          (counts?.waiting ?? 0) > 0 && (
            <p className="text-small text-muted">What waits is sent as soon as e-mail is set up.</p>
          )
        }
        nothing={(state) => `No mail of the last weeks is ${stateWords[state].toLowerCase()}.`}
        empty="Each inquiry and each application puts a mail to the team here, and one to who sent it."
      >
        <MailTable listing={listing} />
      </ListByState>
      <MailDialog listing={listing} />
    </>
  );
}
