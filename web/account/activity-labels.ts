import type { AccountActivity } from "#domain/accounts/account/schema.ts";
import type { AuditAction } from "#domain/audit/schema.ts";

type Entry = AccountActivity["items"][number];

/** What a user or an admin did: the part of the sentence after “You” or “An admin”. */
const deeds: Partial<Record<AuditAction, string>> = {
  create: "created your account",
  register: "created your account",
  "sign-in": "logged in",
  "password-accepted": "entered your password, but no second factor",
  "confirmation-failed": "failed to confirm that it’s you",
  "sign-out": "logged out",
  "end-sessions": "ended sessions",
  "change-password": "changed your password",
  "request-email-change": "asked for a new email",
  "stop-email-change": "stopped the change of your email",
  "add-authenticator": "added an authenticator app",
  "remove-authenticator": "removed your authenticator app",
  "add-passkey": "added a passkey",
  "remove-passkey": "removed a passkey",
  "reset-factors": "removed your second factor",
  "change-role": "changed your role",
  disable: "disabled your account",
  enable: "enabled your account",
};

const fieldNames: Record<string, string> = {
  name: "your name",
  email: "your email",
  username: "your username",
  recoveryCodes: "your recovery codes",
  passkeyName: "the name of a passkey",
};

/** An entry in plain words, such as “You logged in”. An action that a newer server added is shown by its name. */
export function describeActivity({ action, fields, by }: Entry): string {
  const wrong = action.endsWith("-failed") && fields.length > 0 ? `: wrong ${fields.join(", ")}` : "";
  if (action === "sign-in-failed") return `A login failed${wrong}`;
  const subject = by === "user" ? "You" : by === "operator" ? "An admin" : "A visitor";
  if (action === "change") return `${subject} changed ${fields.map((name) => fieldNames[name] ?? name).join(" and ")}`;
  return `${subject} ${deeds[action as AuditAction] ?? action}${wrong}`;
}
