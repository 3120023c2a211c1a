import type { ConsentRow } from "#db/tables.ts";
import { inBatches, mapBatches } from "../batches.ts";
import type { Context } from "../context.ts";
import { requirePermission } from "../permissions.ts";
import { toConsent } from "./consent.ts";
import type { Consent } from "./schema.ts";

/** The whole consent log in its order, in batches, for an admin. */
export function allConsents(context: Context): AsyncGenerator<Consent[]> {
  requirePermission(context, "consents:read");
  const log = context.db.read.selectFrom("consents").selectAll().orderBy("sequence");
  const rows = inBatches((limit, last?: ConsentRow) =>
    log
      .where("sequence", ">", last?.sequence ?? 0)
      .limit(limit)
      .execute(),
  );
  return mapBatches(rows, toConsent);
}
