import type { ConsentRow } from "#db/tables.ts";
import { recordAccess } from "../audit/record.ts";
import { inBatches, mapBatches } from "../kernel/batches.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { countRows } from "../lists/list-part.ts";
import { toConsent } from "./consent.ts";
import type { Consent } from "./schema.ts";

/** The whole consent log in its order, in batches. Resolves when the audit log says so. */
export async function allConsents(context: Context): Promise<AsyncGenerator<Consent[]>> {
  requirePermission(context, "consents:read");
  const count = await countRows(context.db.read.selectFrom("consents"));
  await recordAccess(context, { action: "export", kind: "consent", count });
  const log = context.db.read.selectFrom("consents").selectAll().orderBy("sequence");
  const rows = inBatches((limit, last?: ConsentRow) =>
    log
      .where("sequence", ">", last?.sequence ?? 0)
      .limit(limit)
      .execute(),
  );
  return mapBatches(rows, (batch) => batch.map(toConsent));
}
