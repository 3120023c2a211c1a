import type { Context } from "../../kernel/context.ts";
import { requireUser } from "../../kernel/permissions.ts";
import { passkeysOf } from "../passkeys/add.ts";
import { hasAuthenticator } from "../second-factors/has-second-factor.ts";
import { issued } from "../sessions/issued.ts";
import { endsInIso, isOpen } from "../sessions/limits.ts";
import { isConfigured } from "./configured.ts";
import type { Account } from "./schema.ts";

/** What the account page shows the signed-in user, the sessions last used first. */
export async function readAccount(context: Context): Promise<Account> {
  const user = requireUser(context);
  const { read } = context.db;
  const time = context.now();
  const [row, link, sessions, authenticator, passkeys, codes] = await Promise.all([
    read.selectFrom("users").select("fromEnvironment").where("id", "=", user.id).executeTakeFirst(),
    read
      .selectFrom("accountLinks")
      .select("email")
      .where("userId", "=", user.id)
      .where("purpose", "=", "email-change")
      .where("createdAt", ">", time - issued["email-change"].lifetimeMs)
      .orderBy("createdAt", "desc")
      .executeTakeFirst(),
    read
      .selectFrom("sessions")
      .selectAll()
      .where("userId", "=", user.id)
      .orderBy("lastSeenAt", "desc")
      .orderBy("createdAt", "desc")
      .execute(),
    hasAuthenticator(read, user.id),
    passkeysOf(read, user.id),
    read.selectFrom("recoveryCodes").select("codeHash").where("userId", "=", user.id).execute(),
  ]);
  return {
    user,
    pendingEmail: link?.email ?? null,
    sessions: sessions
      .filter((session) => isOpen(context, user.role, session, time))
      .map((session) => ({
        id: session.tokenHash,
        device: session.device,
        createdAt: new Date(session.createdAt).toISOString(),
        lastSeenAt: new Date(session.lastSeenAt).toISOString(),
        ...endsInIso(context, user.role, session),
        isCurrent: session.tokenHash === context.sessionHash,
      })),
    hasAuthenticator: authenticator,
    passkeys: passkeys.map(({ id, credentialId, name, createdAt, lastUsedAt }) => ({
      id,
      credentialId,
      name,
      createdAt: new Date(createdAt).toISOString(),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    })),
    recoveryCodes: codes.length,
    isConfigured: row !== undefined && isConfigured(context, row),
  };
}
