import { useQuery } from "@tanstack/react-query";
import type { Colleague, Work } from "#domain/work/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import type { Target } from "./use-work.ts";
import { WorkSelect } from "./work-select.tsx";

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
