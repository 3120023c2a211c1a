import { useQuery } from "@tanstack/react-query";
import type { Invitation, SentInvitation } from "#domain/accounts/invitations/schema.ts";
import type { TeamMember } from "#domain/accounts/users/schema.ts";
import { withConfirmation } from "#web/account/confirmation.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";

const path = "/api/admin/team";

interface Team {
  members: TeamMember[];
  invitations: Invitation[];
}

/** The people on the team and the invitations of the last 30 days. */
export const useTeam = () => useQuery<Team>({ queryKey: [path] });

export const refreshTeam = () => queryClient.invalidateQueries({ queryKey: [path] });

/** Changes a person as they were shown. Throws a `RequestError` 409 when another admin changed them in the meantime. */
export async function changeMember({ id, changedAt }: TeamMember, change: { role?: string; disabled?: boolean }) {
  try {
    const response = await withConfirmation(() => request(`${path}/${id}`, "PATCH", { ...change, changedAt }));
    return (await response.json()) as TeamMember;
  } finally {
    await refreshTeam();
  }
}

/**
 * Removes the second factors of a person who has lost them. Throws a `RequestError` when the API refuses, or a
 * `ConfirmationCanceledError`.
 */
export async function removeSecondFactor({ id }: TeamMember): Promise<void> {
  try {
    await withConfirmation(() => request(`${path}/${id}/second-factor`, "DELETE"));
  } finally {
    await refreshTeam();
  }
}

/** Invites an address. Throws a `RequestError` that names invalid fields, or a `ConfirmationCanceledError`. */
export async function sendInvitation(body: object): Promise<SentInvitation> {
  const response = await withConfirmation(() => request(`/api/admin/invitations`, "POST", body));
  await refreshTeam();
  return await response.json();
}

/** Revokes an open invitation. Throws a `RequestError` when it was used in the meantime. */
export async function revokeInvitation({ id }: Invitation): Promise<void> {
  try {
    await request(`/api/admin/invitations/${id}`, "DELETE");
  } finally {
    await refreshTeam();
  }
}
