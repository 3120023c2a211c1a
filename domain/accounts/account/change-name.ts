import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { parse } from "../../kernel/parse.ts";
import { requireUser } from "../../kernel/permissions.ts";
import type { User } from "../../kernel/user.ts";
import { nameSchema } from "./schema.ts";

/** Changes the name of the signed-in user. The name that the user has already changes nothing. */
export async function changeName(context: Context, body: unknown): Promise<User> {
  const user = requireUser(context);
  const { name } = parse(nameSchema, body);
  if (name === user.name) return user;
  await context.db.write(async (queries) => {
    await queries.updateTable("users").set({ name }).where("id", "=", user.id).execute();
    await recordAction(context, queries, { action: "change", kind: "user", id: user.id, fields: ["name"] });
  });
  return { ...user, name };
}
