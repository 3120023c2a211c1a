// Browser-safe: the dashboard shows the tabs that a role may use.

import type { Context } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";
import type { Role, User } from "./user.ts";

/** What a user can be permitted to do: read or change one area. To change includes to create and to delete. */
export const permissions = [
  // The frame of the dashboard, with the counts of what else the role may read.
  "dashboard:read",
  "inquiries:read",
  "inquiries:change",
  "conversations:read",
  "conversations:change",
  "applications:read",
  "applications:change",
  // All records of one person, of the kinds that the role may read; to change them is to merge, export and erase people.
  "people:read",
  "people:change",
  "listings:read",
  "listings:change",
  // The consent log, record by record.
  "consents:read",
  // Counts without personal data: choices, insights, and whether the consent log is intact.
  "figures:read",
  "emails:read",
  "emails:change",
  "storage:read",
  "team:read",
  "team:change",
  "audit:read",
] as const;
export type Permission = (typeof permissions)[number];

/** The permissions of each role. A permission that is not listed is denied. */
const permissionsOf: Record<Role, readonly Permission[]> = {
  admin: permissions,
  sales: [
    "dashboard:read",
    "inquiries:read",
    "inquiries:change",
    "conversations:read",
    "conversations:change",
    "people:read",
    "storage:read",
  ],
  recruiter: [
    "dashboard:read",
    "applications:read",
    "applications:change",
    "people:read",
    "listings:read",
    "listings:change",
    "storage:read",
  ],
  privacy: [
    "dashboard:read",
    "inquiries:read",
    "inquiries:change",
    "conversations:read",
    "conversations:change",
    "applications:read",
    "applications:change",
    "people:read",
    "people:change",
    "listings:read",
    "consents:read",
    "figures:read",
    "emails:read",
    "storage:read",
  ],
  auditor: ["dashboard:read", "figures:read", "audit:read"],
  user: [],
};

/** Whether a role has a permission. */
export const hasPermission = (role: Role, permission: Permission): boolean => permissionsOf[role].includes(permission);

/** The roles that see the personal data of visitors masked until they reveal a record. */
const maskedRoles: readonly Role[] = ["sales", "recruiter"];

/** Whether the personal data of visitors is masked for a role. */
export const masksRole = (role: Role): boolean => maskedRoles.includes(role);

/** Whether a role works for the owner of the site and may open the dashboard. */
export const isStaff = (role: Role): boolean => role !== "user";

/** The signed-in user. Throws an `UnauthenticatedError` without one. */
export function requireUser({ actor }: Pick<Context, "actor">): User {
  if (!actor) throw new UnauthenticatedError();
  return actor;
}

/**
 * The signed-in user. Throws an `UnauthenticatedError` without one, and a `ForbiddenError` when the role lacks the
 * permission (specification, section 6).
 */
export function requirePermission({ actor }: Pick<Context, "actor">, permission: Permission): User {
  if (!actor) throw new UnauthenticatedError();
  if (!hasPermission(actor.role, permission)) throw new ForbiddenError();
  return actor;
}
