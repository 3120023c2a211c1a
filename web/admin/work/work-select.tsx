import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Colleague, Work } from "#domain/work/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useChoice } from "#web/ui/use-choice.ts";
import type { Target } from "./use-work.ts";

/** The look of a control of the work bar. */
export const controlClass =
  "h-9 w-full rounded-control border border-edge bg-surface px-2 text-base text-ellipsis text-ink hover:border-ink lg:text-small";

/** A labeled select of the work bar. Its choice is sent to the server. */
export function WorkSelect({
  label,
  value,
  className,
  onChoose,
  children,
}: {
  label: string;
  value: string;
  className: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}) {
  const { props, isPending } = useChoice(value, onChoose);
  return (
    <label className={classNames("grid gap-0.5 text-small text-muted max-sm:flex-1 max-[18rem]:basis-full", className)}>
      <span>
        {label}
        {isPending && (
          <span aria-hidden="true" className="text-ink">
            {" "}
            (Enter applies)
          </span>
        )}
      </span>
      <select {...props} className={controlClass}>
        {children}
      </select>
    </label>
  );
}

/** Assigns a record to a colleague who may change it, or to no one. */
export function AssigneeField({
  kind,
  assignee,
  onAssign,
}: {
  kind: Target["kind"];
  assignee: Work["assignee"];
  onAssign: (to: Colleague | null) => void;
}) {
  const { user } = useAuth().session;
  const { data: colleagues = [] } = useQuery<Colleague[]>({ queryKey: [`/api/admin/colleagues?kind=${kind}`] });
  const others = colleagues.filter(({ id }) => id !== user?.id && id !== assignee?.id);
  return (
    <WorkSelect
      label="Assignee"
      value={assignee?.id ?? ""}
      className="min-w-36 sm:max-w-48"
      onChoose={(value) => onAssign(colleagues.find(({ id }) => id === value) ?? null)}
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
    </WorkSelect>
  );
}
