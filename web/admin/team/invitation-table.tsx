import type { Invitation } from "#domain/accounts/invitations/schema.ts";
import { roleNames } from "#web/shell/role-names.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { RemoveButton } from "../ui/remove-button.tsx";
import { Timestamp } from "../ui/timestamp.tsx";
import { revokeInvitation } from "./use-team.ts";

const stateNames: Record<Invitation["state"], string> = {
  open: "Open",
  used: "Accepted",
  expired: "Expired",
  revoked: "Revoked",
};

/** The invitations of the last 30 days; an open one can be revoked. */
export function InvitationTable({
  rows,
  busy,
  mayRevoke,
}: {
  rows: readonly Invitation[];
  busy: boolean;
  mayRevoke: boolean;
}) {
  const columns: Column<Invitation>[] = [
    {
      id: "email",
      name: "Email",
      isRowHeader: true,
      className: "wrap-anywhere max-lg:order-1 max-lg:basis-full",
      cell: ({ email, role, delivery, invitedBy }) => (
        <>
          {email}
          <p className="font-normal text-muted">
            {roleNames[role]}, {delivery === "email" ? "emailed" : "by link"}
            {invitedBy && `, invited by ${invitedBy}`}
          </p>
        </>
      ),
    },
    {
      id: "state",
      name: "Status",
      className: "lg:w-72 max-lg:order-2 max-lg:basis-full",
      cell: ({ state, expiresAt, createdAt }) => (
        <>
          {stateNames[state]}
          <p className="text-muted">
            {state === "open" ? "Until " : "Sent "}
            <Timestamp at={state === "open" ? expiresAt : createdAt} />
          </p>
        </>
      ),
    },
    {
      id: "actions",
      name: "Actions",
      className: "lg:w-56 max-lg:order-3 max-lg:basis-full",
      cell: (invitation) =>
        mayRevoke &&
        invitation.state === "open" && (
          <RemoveButton
            verb="Revoke"
            question="Revoke? The link stops working."
            failureTitle="Invitation not revoked"
            className="-ml-3.5"
            remove={async () => {
              await revokeInvitation(invitation);
              return { title: "Invitation revoked", description: `Its link no longer works for ${invitation.email}.` };
            }}
          />
        ),
    },
  ];
  return <Table label="Invitations" rows={rows} columns={columns} keyOf={({ id }) => id} busy={busy} />;
}
