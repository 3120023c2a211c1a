import { useState } from "react";
import { MAX_COUNT, type Person, type TimelineKind } from "#domain/people/schema.ts";
import { withConfirmation } from "#web/account/confirmation.ts";
import { ConfirmationDialog } from "#web/account/confirmation-dialog.tsx";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { leaveTab } from "../navigation/tab-url.ts";
import { Section } from "../ui/section.tsx";
import { countOf, eventKinds } from "./event-labels.ts";
import { personPath } from "./person-data.ts";

/** What goes with the records of a kind. */
const included: Partial<Record<TimelineKind, string>> = {
  application: "with files",
  conversation: "with messages and files",
  email: "to this person, in the outbox",
};

/** What serves a request of this person: a file with everything, and erasing it. */
export function PersonRights({ person }: { person: Person }) {
  const [isAsking, setAsking] = useState(false);
  if (!useMay("people:change")) return null;
  return (
    <Section title="Rights requests" className="mt-12">
      <p className="max-w-[68ch] pb-4 text-muted">
        When this person asks for their data, export it and send them the file. When they ask you to erase it, erase
        everything here.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="outlined" size="small" href={`${personPath(person.id)}/export`} download="person.json">
          Export everything about this person
        </ButtonLink>
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Erase everything…
        </Button>
      </div>
      <Dialog open={isAsking} title="Erase everything about this person?" onClose={() => setAsking(false)}>
        <EraseForm person={person} onDone={() => setAsking(false)} />
      </Dialog>
      <ConfirmationDialog />
    </Section>
  );
}

function EraseForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const [isErasing, setErasing] = useState(false);
  const [failure, setFailure] = useState("");
  const erase = async () => {
    setErasing(true);
    setFailure("");
    try {
      const { id, counts, version } = person;
      await withConfirmation(() => request(`${personPath(id)}/erase`, "POST", { counts, version }));
      onDone();
      toast({ title: "Erased", description: "Everything about this person has been permanently deleted." });
      leaveTab();
      void refreshRecordList("/api/admin/");
    } catch (error) {
      setErasing(false);
      setFailure((error as Error).message);
      void refreshRecordList(personPath(person.id));
    }
  };
  const going = (Object.keys(eventKinds) as TimelineKind[]).flatMap((kind) => {
    const count = person.counts[kind] ?? 0;
    const { one, many } = eventKinds[kind];
    const noun = (count === 1 ? one : many).toLowerCase();
    return count === 0 ? [] : [[`${countOf(count, MAX_COUNT)} ${noun}`, included[kind]].filter(Boolean).join(" ")];
  });
  return (
    <div className="grid gap-5">
      <div>
        <p>This permanently deletes:</p>
        <ul className="list-disc pt-1 pl-5 font-medium">
          {going.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="max-w-[60ch] text-small text-muted">
        Cookie choices stay, because their receipts can’t be linked to a person. The audit log keeps the IDs of what was
        deleted, without names or addresses.
      </p>
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not everything was erased. {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          aria-disabled={isErasing || undefined}
          onClick={isErasing ? undefined : () => void erase()}
        >
          {isErasing ? "Erasing…" : "Erase everything"}
        </Button>
        <Button data-autofocus variant="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
