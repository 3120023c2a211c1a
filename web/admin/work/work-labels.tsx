import type { Work, workFields, workStatuses } from "#domain/work/schema.ts";

export const statusNames: Record<(typeof workStatuses)[number], string> = {
  new: "New",
  open: "Open",
  done: "Done",
  spam: "Spam",
};

/** What a colleague changed, in a sentence. */
export const fieldNames: Record<(typeof workFields)[number], string> = {
  status: "status",
  assignee: "assignee",
  snooze: "snooze",
  duplicate: "duplicate mark",
};

/** What is exceptional about the work on a listed record: an assignee, a snooze, spam. */
export function WorkMarks({ work }: { work: Work }) {
  const { assignee, snoozedUntil, status } = work;
  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  return (
    <>
      {status === "spam" && <Mark text="Spam" />}
      {isSnoozed && <Mark text="Snoozed" />}
      {assignee && <Mark prefix="Assigned to " text={assignee.name} />}
    </>
  );
}

const Mark = ({ prefix, text }: { prefix?: string; text: string }) => (
  <span className="work-mark mr-2 rounded-control bg-sunken px-1.5 py-0.5 text-tiny text-ink">
    {prefix && <span className="sr-only">{prefix}</span>}
    {text}
  </span>
);
