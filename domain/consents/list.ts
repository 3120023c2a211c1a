import { requireAdmin } from "../authorize.ts";
import type { Context } from "../context.ts";
import { toConsent } from "./consent.ts";
import type { Consent } from "./schema.ts";

const ROWS_AT_ONCE = 500;

/** The whole log in its order, for an admin, some hundred consents at a time: only those few are in memory. */
export function allConsents(context: Context): AsyncGenerator<Consent[]> {
  requireAdmin(context);
  return inOrder(context);
}

async function* inOrder({ db }: Context): AsyncGenerator<Consent[]> {
  let last = 0;
  while (true) {
    const rows = await db.read
      .selectFrom("consents")
      .selectAll()
      .where("sequence", ">", last)
      .orderBy("sequence")
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows.map(toConsent);
    last = rows.at(-1)?.sequence ?? last;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
