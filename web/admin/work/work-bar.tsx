import { useQuery } from "@tanstack/react-query";
import { Check, UserPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import { type Colleague, type Work, workStatuses } from "#domain/work/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { Button } from "#web/ui/button.tsx";
import { Present } from "./present.tsx";
import { SameAddress } from "./same-address.tsx";
import { morningAfter } from "./snooze-choices.ts";
import { SnoozeField, selectClass } from "./snooze-field.tsx";
import { usePresence } from "./use-presence.ts";
import { useRecordShortcuts } from "./use-record-shortcuts.ts";
import { type Target, useWork } from "./use-work.ts";
import { statusNames } from "./work-labels.ts";
import { WorkNotice } from "./work-notice.tsx";

/** The state of the work on the open record, with the controls and shortcuts that change it. */
export function WorkBar({ target, listed }: { target: Target; listed: Work }) {
  const { kind } = target;
  const { work, notice, dismiss, change } = useWork(target, listed);
  const { user } = useAuth().session;
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: [`/api/admin/colleagues?kind=${kind}`] });
  const bar = useRef<HTMLFieldSetElement>(null);
  const { status, assignee } = work;
  const isFinished = ["done", "spam", "closed"].includes(status);
  const setStatus = (to: (typeof workStatuses)[number]) =>
    change({ send: { status: to }, show: { status: to }, said: `Marked as ${statusNames[to].toLowerCase()}` });
  const finish = () => {
    if (kind !== "conversation") setStatus(isFinished ? "open" : "done");
    else if (!isFinished)
      change({ send: { status: "closed" }, show: { status: "closed" }, said: "Conversation closed" });
  };
  const assign = (to: Colleague | null) =>
    change({
      send: { assigneeId: to?.id ?? null },
      show: { assignee: to && { ...to, hasAccess: true } },
      said: to ? `Assigned to ${to.id === user?.id ? "you" : to.name}` : "No longer assigned",
    });
  const snooze = (until: Date | null) => {
    const snoozedUntil = until?.toISOString() ?? null;
    change({ send: { snoozedUntil }, show: { snoozedUntil }, said: until ? "Snoozed" : "No longer snoozed" });
  };
  const keys: Record<string, () => void> = {
    e: finish,
    m: () => user && assign({ id: user.id, name: user.name }),
    h: () => !isFinished && snooze(morningAfter(new Date(), 1)),
  };
  useRecordShortcuts(bar, keys);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice comes and goes with the pressed button
  useEffect(() => {
    // Without the focus, the dialog would hear no keys.
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [notice]);
  const present = usePresence(target.path, work.version, bar);
  const others = colleagues.filter(({ id }) => id !== user?.id && id !== assignee?.id);
  return (
    <div className="mb-5 border-b border-hairline pb-4">
      <fieldset ref={bar} tabIndex={-1} className="flex flex-wrap items-end gap-x-3 gap-y-2 outline-none">
        <legend className="sr-only">Work</legend>
        {kind !== "conversation" && (
          <label className="grid min-w-26 gap-0.5 text-small text-muted max-sm:flex-1">
            Status
            <select
              value={status}
              onChange={(event) => setStatus(event.target.value as (typeof workStatuses)[number])}
              className={selectClass}
            >
              {workStatuses.map((one) => (
                <option key={one} value={one}>
                  {statusNames[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="grid min-w-36 gap-0.5 text-small text-muted max-sm:flex-1 sm:max-w-48">
          Assignee
          <select
            value={assignee?.id ?? ""}
            onChange={({ target: { value } }) => assign(colleagues.find(({ id }) => id === value) ?? null)}
            className={selectClass}
          >
            <option value="">No one</option>
            {user && assignee?.id !== user.id && <option value={user.id}>{user.name} (you)</option>}
            {assignee && (
              <option value={assignee.id}>
                {assignee.name}
                {assignee.id === user?.id ? " (you)" : assignee.hasAccess ? "" : " (no access)"}
              </option>
            )}
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {!isFinished && <SnoozeField snoozedUntil={work.snoozedUntil} onSnooze={snooze} />}
        <div className="flex flex-1 flex-wrap justify-end gap-2 max-sm:basis-full max-sm:justify-start">
          {user && assignee?.id !== user.id && (
            <Button variant="quiet" size="small" aria-keyshortcuts="m" onClick={keys.m}>
              <UserPlus aria-hidden="true" className="size-4" />
              Assign to me
            </Button>
          )}
          {kind !== "conversation" && (
            <Button variant="outlined" size="small" aria-keyshortcuts="e" onClick={finish}>
              {!isFinished && <Check aria-hidden="true" className="size-4" />}
              {isFinished ? "Open again" : "Done"}
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
