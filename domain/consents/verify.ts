import type { Reader } from "#db/database.ts";
import type { ConsentRow } from "#db/tables.ts";
import { recordAccess } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { type Broken, verifyLinks } from "../kernel/verify-chain.ts";
import { hashedOf, hashOfNotice } from "./chain.ts";
import type { ChainVerification } from "./schema.ts";

/**
 * Verifies the consent log and the texts of its notices, and returns the first broken record. Each hash in `known`, from
 * receipts or earlier verifications, must be in the chain.
 */
export async function verifyChain(db: Reader, known: readonly string[] = []): Promise<ChainVerification> {
  const startedAt = performance.now();
  const walk = await verifyLinks<ConsentRow>(db, "consents", { hashedOf, noun: "record", known });
  const broken = walk.broken ?? (await faultOfNotices(db, walk.checked));
  const milliseconds = Math.round(performance.now() - startedAt);
  return { ...walk, intact: broken === null, broken, milliseconds };
}

async function faultOfNotices(db: Reader, checked: number): Promise<Broken | null> {
  const notices = await db.read.selectFrom("consentNotices").select(["noticeHash", "text"]).execute();
  const altered = notices.find(({ noticeHash, text }) => hashOfNotice(text) !== noticeHash);
  if (!altered) return null;
  const first = await db.read
    .selectFrom("consents")
    .select(["sequence", "id"])
    .where("noticeHash", "=", altered.noticeHash)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  const reason = `The text of the notice ${altered.noticeHash} was altered`;
  return { sequence: first?.sequence ?? checked, id: first?.id ?? null, reason };
}

/** `verifyChain` for a user who may read figures. */
export async function verifyConsents(context: Context): Promise<ChainVerification> {
  requirePermission(context, "figures:read");
  const verification = await verifyChain(context.db);
  await recordAccess(context, { action: "verify", kind: "consent", count: verification.checked });
  return verification;
}
