/** Codes of SQLite and of PostgreSQL that mean: not now, but the same request may succeed later. */
const passingCodes = [
  /^SQLITE_(FULL|BUSY|LOCKED|IOERR|CANTOPEN|NOMEM)/,
  /^(08|53|57P)/, // connection lost, resources exhausted (53100: disk full), server stopping or starting
  /^(40001|40P01|25006|58030)$/, // serialization, deadlock, a primary that became a standby, I/O error
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|ENOENT)$/,
];
// What `pg` and its pool throw when a connection goes away carries no code.
const passingWords =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|query read timeout/i;

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** True when the database cannot serve now (disk full, connection lost, locked) and may serve again by itself. */
export function isPassingFailure(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return passingCodes.some((pattern) => pattern.test(code));
  return error instanceof Error && passingWords.test(error.message);
}

/**
 * The column of `table` whose uniqueness a write broke, in snake case, or null when the error is another one.
 */
export function brokenUniqueness(error: unknown, table: string): string | null {
  const code = codeOf(error);
  if (code !== "23505" && code !== "SQLITE_CONSTRAINT_UNIQUE" && code !== "SQLITE_CONSTRAINT_PRIMARYKEY") return null;
  // SQLite: "UNIQUE constraint failed: users.email_folded"; PostgreSQL: constraint "users_email_folded_key".
  const words = `${(error as Error).message} ${(error as { constraint?: string }).constraint ?? ""}`;
  return new RegExp(`\\b${table}[._](\\w+?)(?:_key|_pkey)?\\b`).exec(words)?.[1] ?? null;
}
