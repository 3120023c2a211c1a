import type { TeamMember } from "#domain/accounts/users/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { roleNames, roleTasks } from "#web/shell/role-names.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { Timestamp } from "../ui/timestamp.tsx";

/** The people on the team. Clicking a row opens it. */
export function MemberTable({
  rows,
  busy,
  onOpen,
}: {
  rows: readonly TeamMember[];
  busy: boolean;
  /** Omitted for users who cannot change the team. */
  onOpen: ((id: string) => void) | undefined;
}) {
  const { user } = useAuth().session;
  const columns: Column<TeamMember>[] = [
    {
      id: "person",
      name: "Person",
      isRowHeader: true,
      className: "wrap-anywhere max-lg:order-1 max-lg:basis-full",
      cell: ({ id, name, username, email }) => (
        <>
          {onOpen ? (
            <button
              type="button"
              data-opener
              aria-haspopup="dialog"
              onClick={() => onOpen(id)}
              className="min-h-6 text-left font-medium hover:underline hover:underline-offset-4"
            >
              <span className="sr-only">Change </span>
              {name}
            </button>
          ) : (
            <p className="font-medium">{name}</p>
          )}
          {id === user?.id && <span className="font-normal text-muted"> (you)</span>}
          <p className="font-normal text-muted">{name === username ? email : `${username} · ${email}`}</p>
        </>
      ),
    },
    {
      id: "role",
      name: "Role",
      className: "lg:w-72 max-lg:order-2 max-lg:basis-full",
      cell: ({ role, isFromEnvironment }) => (
        <>
          {roleNames[role]}
          <p className="text-muted">{isFromEnvironment ? "Defined by environment variables" : roleTasks[role]}</p>
        </>
      ),
    },
    {
      id: "factor",
      name: "Second factor",
      className: "lg:w-36 max-lg:order-3 max-lg:basis-full",
      cell: ({ hasSecondFactor }) => (
        <>
          <span className="lg:hidden">Second factor: </span>
          {hasSecondFactor ? "on" : "off"}
        </>
      ),
    },
    {
      id: "access",
      name: "Last login",
      className: "lg:w-56 max-lg:order-4 max-lg:basis-full",
      cell: ({ disabledAt, lastSignInAt }) => (
        <>
          {disabledAt && <p className="font-medium">Disabled</p>}
          <span className="lg:hidden">Last login: </span>
          {lastSignInAt ? <Timestamp at={lastSignInAt} /> : "not recorded yet"}
        </>
      ),
    },
  ];
  return (
    <Table
      label="People on the team"
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      busy={busy}
      {...(onOpen ? { onOpen: ({ id }: TeamMember) => onOpen(id) } : {})}
    />
  );
}
