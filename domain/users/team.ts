import type { UserRow } from "#db/tables.ts";
import { isConfigured } from "../account/configured.ts";
import type { Context } from "../context.ts";
import { requirePermission } from "../permissions.ts";
import type { TeamMember } from "./schema.ts";
import { toUser } from "./user.ts";

/** Everyone on the team, including those who are disabled, by name. */
export async function listTeam(context: Context): Promise<TeamMember[]> {
  requirePermission(context, "team:read");
  const rows = await context.db.read
    .selectFrom("users")
    .leftJoin("authenticators", (join) =>
      join.onRef("authenticators.userId", "=", "users.id").on("authenticators.confirmedAt", "is not", null),
    )
    .selectAll("users")
    .select("authenticators.confirmedAt")
    .where("role", "!=", "user")
    .orderBy("usernameFolded")
    .execute();
  return rows.map((row) => toTeamMember(context, row, row.confirmedAt !== null));
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
