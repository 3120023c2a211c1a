import type { Context } from "../context.ts";
import { hashOfNotice } from "./chain.ts";
import type { Notice } from "./record.ts";

/**
 * Keeps the words that are shown from now on when consent is asked for, so that the hash in a consent can always be turned
 * back into them. Does nothing where they are kept already. Throws when the words do not have the hash.
 */
export async function keepNotice(
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
      // Another process that starts at the same moment keeps the same words.
      .onConflict((conflict) => conflict.column("noticeHash").doNothing())
      .execute(),
  );
}
