import type { Context } from "../kernel/context.ts";
import { hashOfNotice } from "./chain.ts";
import type { Notice } from "./record.ts";

/**
 * Stores the text of the current consent notice, so that the hash in a consent can always be resolved to it. Does nothing
 * when it is already stored. Throws when the text does not match the hash.
 */
export async function storeNotice(
  { db, now }: Omit<Context, "actor">,
  { policyVersion, noticeHash, language, text }: Notice & { text: string },
): Promise<void> {
  if (hashOfNotice(text) !== noticeHash) throw new Error("The notice does not have the hash it is known by.");
  const known = await db.read
    .selectFrom("consentNotices")
    .select("noticeHash")
    .where("noticeHash", "=", noticeHash)
    .executeTakeFirst();
  if (known) return;
  await db.write((queries) =>
    queries
      .insertInto("consentNotices")
      .values({ noticeHash, policyVersion, language, text, firstShownAt: now() })
      // Another process that starts at the same time stores the same text.
      .onConflict((conflict) => conflict.column("noticeHash").doNothing())
      .execute(),
  );
}
