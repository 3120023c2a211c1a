import type { Database, Queries } from "#db/database.ts";

/** The database before a restore. It may be damaged or of an earlier release, so that any read of it may fail. */
export class ReplacedDatabase {
  /** Why a read failed; null when all succeeded. */
  fault: string | null = null;
  readonly #open: () => Database;
  #db: Database | undefined;

  constructor(open: () => Database) {
    this.#open = open;
  }

  /** Returns null when the rows cannot be read. */
  async read<T>(query: (queries: Queries) => Promise<T>): Promise<T | null> {
    try {
      this.#db ??= this.#open();
      return await query(this.#db.read);
    } catch (error) {
      this.fault = (error as Error).message;
      return null;
    }
  }

  async close(): Promise<void> {
    // A damaged database may refuse it.
    await this.#db?.close().catch(() => {});
  }
}
