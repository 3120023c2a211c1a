import type { Queries } from "#db/database.ts";
import { recordAction, recordView } from "../audit/record.ts";
import type { Context } from "../kernel/context.ts";
import { parse } from "../kernel/parse.ts";
import { requirePermission } from "../kernel/permissions.ts";
import { signatureSchema } from "./schema.ts";

/** A user's signature, empty without one. */
export async function signatureOf(queries: Queries, userId: string): Promise<string> {
  const row = await queries.selectFrom("signatures").select("text").where("userId", "=", userId).executeTakeFirst();
  return row?.text ?? "";
}

/** The signature of the signed-in member of the team. */
export async function readSignature(context: Context): Promise<{ signature: string }> {
  const { id } = requirePermission(context, "dashboard:read");
  const signature = await signatureOf(context.db.read, id);
  await recordView(context, { kind: "user", id, fields: ["signature"] }, signature);
  return { signature };
}

/** Changes the signature of the signed-in member of the team. Replies that wait keep the one they were written with. */
export async function changeSignature(context: Context, body: unknown): Promise<{ signature: string }> {
  const { id: userId } = requirePermission(context, "dashboard:read");
  const { signature: text } = parse(signatureSchema, body);
  await context.db.write(async (queries) => {
    await queries
      .insertInto("signatures")
      .values({ userId, text })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ text }))
      .execute();
    await recordAction(context, queries, { action: "change", kind: "user", id: userId, fields: ["signature"] });
  });
  return { signature: text };
}
