import type { UserRow } from "#db/tables.ts";
import type { Context } from "../../kernel/context.ts";
import { requirePermission } from "../../kernel/permissions.ts";
import { isConfigured } from "../account/configured.ts";
import type { TeamMember } from "./schema.ts";
import { toUser } from "./user.ts";

/** Everyone on the team, including those who are disabled, by name. */
export async function listTeam(context: Context): Promise<TeamMember[]> {
  requirePermission(context, "team:read");
  const rows = await context.db.read
    .selectFrom("users")
    .selectAll()
    .select(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom("authenticators")
            .select("userId")
            .whereRef("userId", "=", "users.id")
            .where("confirmedAt", "is not", null),
        ),
        exists(selectFrom("passkeys").select("userId").whereRef("userId", "=", "users.id")),
      ]).as("hasSecondFactor"),
    )
    .where("role", "!=", "user")
    .orderBy("usernameFolded")
    .execute();
  return rows.map((row) => toTeamMember(context, row, Boolean(row.hasSecondFactor)));
}

/** A row as the team page shows it, without the password hash. */
export function toTeamMember(context: Context, row: UserRow, hasSecondFactor: boolean): TeamMember {
  return {
    ...toUser(row),
    isFromEnvironment: isConfigured(context, row),
    disabledAt: isoOrNull(row.disabledAt),
    lastSignInAt: isoOrNull(row.lastSignInAt),
    hasSecondFactor,
    changedAt: isoOrNull(row.changedAt),
  };
}

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString());
