/** Codes of SQLite and PostgreSQL for temporary failures: the same request may succeed later. */
const temporaryCodes = [
  /^SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|NOMEM)/,
  /^(08|53|57P)/, // connection lost, resources exhausted (53100: disk full), server stopping or starting
  /^(40001|40P01|55P03|57014|25006|58030)$/, // serialization, deadlock, a lock, a timeout, a primary that became a standby, I/O
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|ENOENT)$/,
];
// Errors of `pg` and its pool for a lost connection have no code.
const temporaryMessages =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|query read timeout/i;

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Whether a failure is temporary (disk full, connection lost, locked), so that the same request may succeed later. */
export function isTemporaryFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return temporaryCodes.some((pattern) => pattern.test(code));
  return error instanceof Error && temporaryMessages.test(error.message);
}

/** Whether a failure means that the database cannot be reached, and every request fails until it is back. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return /^(08|57P|53300|ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(code);
  return error instanceof Error && temporaryMessages.test(error.message);
}

/** Whether PostgreSQL refused a statement because of a lock that another transaction holds: a timeout or a deadlock. */
export const isLockFailure = (error: unknown): boolean => /^(55P03|40P01)$/.test(codeOf(error));

/** Whether PostgreSQL refused a statement because an earlier one of its transaction has failed. */
export const isAbortedTransaction = (error: unknown): boolean => codeOf(error) === "25P02";

// A foreign key refused the write: what it refers to does not exist, or no longer.
const isMissingReference = (error: unknown): boolean => /^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/.test(codeOf(error));

const isDuplicate = (error: unknown): boolean => /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(codeOf(error));

/** Why a write does not fit to what others have stored or removed at the same time; null for another error. */
export function collisionOf(error: unknown): "missing" | "duplicate" | null {
  if (isMissingReference(error)) return "missing";
  return isDuplicate(error) ? "duplicate" : null;
}

/**
 * The column of `table` whose unique constraint a write violated, in snake case; null for another error.
 */
export function violatedUniqueColumn(error: unknown, table: string): string | null {
  if (!isDuplicate(error)) return null;
  // SQLite: "UNIQUE constraint failed: users.email_folded"; PostgreSQL: constraint "users_email_folded_key".
  const text = `${(error as Error).message} ${(error as { constraint?: string }).constraint ?? ""}`;
  return new RegExp(`\\b${table}[._](\\w+?)(?:_key|_pkey)?\\b`).exec(text)?.[1] ?? null;
}
