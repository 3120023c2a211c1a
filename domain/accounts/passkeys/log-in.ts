import { recordAction } from "../../audit/record.ts";
import type { Context } from "../../kernel/context.ts";
import { parse } from "../../kernel/parse.ts";
import type { User } from "../../kernel/user.ts";
import { insertSession, newSession } from "../sessions/create.ts";
import { knownDevice } from "../sessions/device.ts";
import { queueNewDeviceEmail } from "../sessions/new-device-email.ts";
import { recordFailedSignIn } from "../users/log-in.ts";
import { toUser } from "../users/user.ts";
import { passkeyAnswerSchema } from "./schema.ts";
import { acceptPasskey, notAccepted, PasskeyRefusedError, verifyPasskey } from "./verify.ts";

/**
 * Signs the user of a passkey in, without a password: what unlocks the passkey is the second factor. Returns the user and
 * the token of a new session. Throws as `makeRoomFor`, and a `PasskeyRefusedError`, which the caller counts, when the
 * passkey is not accepted or its user is disabled. A sign-in without the cookie of a known device is told by email.
 */
export async function logInWithPasskey(
  context: Context,
  body: unknown,
  deviceCookie: string | null,
): Promise<{ user: User; token: string }> {
  const answer = parse(passkeyAnswerSchema, body);
  const passkey = await verifyPasskey(context, answer).catch(async (error: unknown) => {
    if (error instanceof PasskeyRefusedError) await recordFailedSignIn(context, error.userId);
    throw error;
  });
  const owners = context.db.read.selectFrom("users").select(["username", "role"]).where("id", "=", passkey.userId);
  const owner = await owners.executeTakeFirst();
  await context.makeRoomFor?.(owner?.role ?? "user");
  const isKnownDevice = (await knownDevice(context, deviceCookie, owner?.username)) !== null;
  const session = newSession(passkey.userId, context.now(), context.device);
  const user = await context.db.write(async (queries) => {
    const row = await queries
      .selectFrom("users")
      .selectAll()
      .where("id", "=", passkey.userId)
      .where("disabledAt", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !(await acceptPasskey(queries, passkey, session.createdAt))) return null;
    const user = toUser(row);
    await insertSession(queries, session);
    if (!isKnownDevice) await queueNewDeviceEmail(queries, row, session.createdAt);
    await recordAction({ ...context, actor: user }, queries, { action: "sign-in", kind: "user", id: user.id });
    return user;
  });
  if (user) {
    context.emailQueued?.();
    return { user, token: session.token };
  }
  await recordFailedSignIn(context, passkey.userId);
  throw notAccepted(passkey.userId);
}
