import { Check, UserPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { type Work, workStatuses } from "#domain/work/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { Button } from "#web/ui/button.tsx";
import { SameAddress } from "./same-address.tsx";
import { morningAfter } from "./snooze-choices.ts";
import { SnoozeField } from "./snooze-field.tsx";
import { usePresence } from "./use-presence.ts";
import { useRecordShortcuts } from "./use-record-shortcuts.ts";
import {
  assigneeChange,
  finishChange,
  isFinished,
  snoozeChange,
  statusChange,
  type Target,
  useWork,
} from "./use-work.ts";
import { statusNames } from "./work-labels.ts";
import { Present, WorkNotice } from "./work-notice.tsx";
import { AssigneeField, WorkSelect } from "./work-select.tsx";

/** The state of the work on the open record, with the controls and shortcuts that change it. */
export default function WorkBar({ target, listed }: { target: Target; listed: Work }) {
  const { kind } = target;
  const { work, notice, dismiss, change } = useWork(target, listed);
  const { user } = useAuth().session;
  const bar = useRef<HTMLFieldSetElement>(null);
  const { status, assignee } = work;
  const hasEnded = isFinished(work);
  const finishing = finishChange(kind, work);
  const snooze = (until: Date | null) => change(snoozeChange(until));
  const takeOver = () => user && change(assigneeChange({ id: user.id, name: user.name }, user.id));
  const finish = () => finishing && change(finishing);
  useRecordShortcuts(bar, { e: finish, m: takeOver, h: () => !hasEnded && snooze(morningAfter(new Date(), 1)) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice comes and goes with the pressed button
  useEffect(() => {
    // Without the focus, the dialog would hear no keys.
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [notice]);
  const present = usePresence(target.path, work.version, bar);
  return (
    <div className="mb-5 border-b border-hairline pb-2">
      <fieldset ref={bar} tabIndex={-1} className="flex flex-wrap items-end gap-x-3 gap-y-2 outline-none">
        <legend className="sr-only">Work</legend>
        {kind !== "conversation" && (
          <WorkSelect
            label="Status"
            value={status}
            className="min-w-26"
            onChoose={(to) => change(statusChange(to as (typeof workStatuses)[number]))}
          >
            {workStatuses.map((one) => (
              <option key={one} value={one}>
                {statusNames[one]}
              </option>
            ))}
          </WorkSelect>
        )}
        <AssigneeField kind={kind} assignee={assignee} onAssign={(to) => change(assigneeChange(to, user?.id))} />
        {!hasEnded && <SnoozeField snoozedUntil={work.snoozedUntil} onSnooze={snooze} />}
        <div className="flex flex-1 justify-end gap-2 max-sm:basis-full max-sm:justify-between">
          {user && assignee?.id !== user.id && (
            <Button variant="quiet" size="small" aria-keyshortcuts="m" onClick={takeOver} className="px-2 max-sm:-ml-2">
              <UserPlus aria-hidden="true" className="size-4" />
              Assign to me
            </Button>
          )}
          {kind !== "conversation" && (
            <Button variant="outlined" size="small" aria-keyshortcuts="e" onClick={finish} className="ml-auto sm:ml-0">
              {!hasEnded && <Check aria-hidden="true" className="size-4" />}
              {hasEnded ? "Open again" : "Done"}
            </Button>
          )}
        </div>
      </fieldset>
      <SameAddress target={target} work={work} onChange={change} />
      <WorkNotice notice={notice} onDismiss={dismiss} onChange={change}>
        <Present others={present} />
      </WorkNotice>
    </div>
  );
}
