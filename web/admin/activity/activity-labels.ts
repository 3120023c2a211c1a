import type { AuditAction, AuditEntry, AuditKind } from "#domain/audit/schema.ts";

const actions: Record<AuditAction, string> = {
  view: "Viewed",
  export: "Exported",
  download: "Downloaded from",
  reveal: "Revealed",
  create: "Created",
  change: "Changed",
  reply: "Replied to",
  note: "Added a note to",
  "remove-note": "Deleted a note from",
  remove: "Deleted",
  send: "Tested",
  verify: "Verified",
  "sign-in": "Logged in",
  "sign-in-failed": "Failed to log in",
  "password-accepted": "Entered the password, but no second factor",
  "confirmation-failed": "Failed to confirm",
  "sign-out": "Logged out",
  "end-sessions": "Ended sessions of",
  register: "Registered",
  "change-password": "Changed the password of",
  "request-email-change": "Asked for a new email of",
  "stop-email-change": "Stopped a change of email of",
  "add-authenticator": "Added an authenticator app to",
  "remove-authenticator": "Removed the authenticator app of",
  "add-passkey": "Added a passkey to",
  "remove-passkey": "Removed a passkey of",
  "reset-factors": "Removed the second factor of",
  "change-role": "Changed the role of",
  disable: "Disabled",
  enable: "Enabled",
  merge: "Merged",
  split: "Split",
  restore: "Restored",
};

/** Who acts without a user. */
export const actorsWithoutUser = ["visitor", "command line", "environment", "system"] as const;

/** Actions on an account that need no object in their sentence. */
const withoutObject = /^(sign-in|sign-in-failed|password-accepted|confirmation-failed|sign-out|register)$/;

/** A kind of record: one of them, and many. */
export const kindNames: Record<AuditKind, readonly [one: string, many: string]> = {
  inquiry: ["inquiry", "inquiries"],
  conversation: ["conversation", "conversations"],
  "conversation-report": ["conversation report", "questions in the conversation report"],
  application: ["job application", "job applications"],
  listing: ["job listing", "job listings"],
  "reply-template": ["reply template", "reply templates"],
  "saved-view": ["saved view", "saved views"],
  columns: ["columns of a table", "columns of tables"],
  email: ["email", "emails"],
  "email-settings": ["email settings", "email settings"],
  consent: ["consent log", "records in the consent log"],
  figures: ["figures", "figures"],
  storage: ["storage status", "storage status"],
  user: ["account", "accounts"],
  invitation: ["invitation", "invitations"],
  person: ["person", "people"],
  audit: ["audit log", "entries in the audit log"],
  backup: ["backup", "backups"],
};

/** What an entry says, such as 'Viewed 10 inquiries'. An action that a newer server added is shown by its name. */
export function describeEntry({ action, kind, objectId, count, fields }: AuditEntry): string {
  const verb = actions[action as AuditAction] ?? action;
  if (withoutObject.test(action)) return fields.length > 0 ? `${verb}: wrong ${fields.join(", ")}` : verb;
  const [one, many] = kindNames[kind as AuditKind] ?? [kind, kind];
  if (action === "end-sessions" && count !== null)
    return `Ended ${count} ${count === 1 ? "session" : "sessions"} of ${one}`;
  // The count of an entry about one record is that of its parts, which have no name here.
  const isOne = count === null || objectId !== null;
  const object = isOne ? one : `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
  if (count === 0 && !isOne) return `${verb} ${many} (no results)`;
  return `${verb} ${object}${fields.length > 0 ? `: ${fields.join(", ")}` : ""}`;
}

/** Who acted: a name, or what stands for one. */
export function actorName({ actor }: AuditEntry): string {
  if (actor.name) return actor.name;
  if (actor.id) return actor.role === "user" ? "A user" : "A deleted account";
  const names: Record<string, string> = {
    visitor: "A visitor",
    "command line": "Command line",
    environment: "Environment",
    system: "System",
  };
  return names[actor.role] ?? actor.role;
}
