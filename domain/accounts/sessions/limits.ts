import type { Context, SessionLimits } from "../../kernel/context.ts";
import { isStaff } from "../../kernel/permissions.ts";
import type { Role } from "../../kernel/user.ts";

const HOUR = 3_600_000;

/** The limits for ordinary users. Those of the team are never longer. */
export const userSessionLimits: SessionLimits = { idle: 24 * HOUR, absolute: 7 * 24 * HOUR };

/** The limits for the roles of the team, unless the environment sets others. */
export const staffSessionLimits: SessionLimits = { idle: 8 * HOUR, absolute: 24 * HOUR };

/** How often the last use of a session is stored (ms). */
export const TOUCH_INTERVAL_MS = HOUR / 12;

/** How far in the future a session may start because the clocks of two servers differ (ms). */
export const CLOCK_DIFFERENCE_MS = HOUR / 12;

type Times = Record<"createdAt" | "lastSeenAt", number>;

/** The limits for the team that the server was started with. */
export const limitsForStaff = ({ staffSessions }: Pick<Context, "staffSessions">): SessionLimits =>
  staffSessions ?? staffSessionLimits;

/** When a session of a user with this role ends unless it is used, and when it ends in any case (epoch ms). */
function endsOf(context: Pick<Context, "staffSessions">, role: Role, { createdAt, lastSeenAt }: Times) {
  const { idle, absolute } = isStaff(role) ? limitsForStaff(context) : userSessionLimits;
  const endsAt = createdAt + absolute;
  return { idleEndsAt: Math.min(lastSeenAt + idle, endsAt), endsAt };
}

/** The same times for the API. */
export function endsInIso(context: Pick<Context, "staffSessions">, role: Role, times: Times) {
  const { idleEndsAt, endsAt } = endsOf(context, role, times);
  return { idleEndsAt: new Date(idleEndsAt).toISOString(), endsAt: new Date(endsAt).toISOString() };
}

/** Whether a session of a user with this role is valid at `time`: it has not ended, and did not start in the future. */
export function isOpen(context: Pick<Context, "staffSessions">, role: Role, times: Times, time: number): boolean {
  return endsOf(context, role, times).idleEndsAt > time && times.createdAt <= time + CLOCK_DIFFERENCE_MS;
}
