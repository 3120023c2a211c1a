import type { InvitationRow } from "#db/tables.ts";
import { issued } from "../sessions/issued.ts";
import { CLOCK_DIFFERENCE_MS } from "../sessions/limits.ts";
import type { Invitation, InvitationState } from "./schema.ts";

/** How long an invitation can be accepted (ms). */
export const INVITATION_LIFETIME_MS = issued.receivedInvitation.lifetimeMs;

/** The state of an invitation at a time. A start in the future comes from a clock that was wrong. */
export function stateOf(row: Pick<InvitationRow, "usedAt" | "revokedAt" | "createdAt">, now: number): InvitationState {
  if (row.usedAt !== null) return "used";
  if (row.revokedAt !== null) return "revoked";
  const age = now - row.createdAt;
  return age >= INVITATION_LIFETIME_MS || age < -CLOCK_DIFFERENCE_MS ? "expired" : "open";
}

/** A row as the team page shows it, without the hash of its token. */
export function toInvitation(row: InvitationRow, invitedBy: string | null, now: number): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    delivery: row.delivery,
    state: stateOf(row, now),
    invitedBy,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.createdAt + INVITATION_LIFETIME_MS).toISOString(),
  };
}
