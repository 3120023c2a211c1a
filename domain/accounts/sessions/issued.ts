import { sql } from "kysely";
import type { Queries } from "#db/database.ts";
import type { AccountLinksTable } from "#db/user-tables.ts";
import { recordAction } from "../../audit/record.ts";
import type { AuditAction } from "../../audit/schema.ts";
import type { Context } from "../../kernel/context.ts";
import { DAY } from "../../kernel/days.ts";
import { UnauthenticatedError } from "../../kernel/errors.ts";
import { userSessionLimits } from "./limits.ts";

const MINUTE = 60_000;

/** Events that end what was issued to a user before them, in the words of docs/security.md. */
export const endings = {
  password: "new password",
  "session-ended": "a session ended on the account page",
  "sessions-ended": "all other sessions ended",
  "factor-added": "second factor set up",
  "factors-reset": "second factor removed by others",
  email: "new email",
  role: "new role",
  disabled: "disabled",
  accepted: "invitation accepted",
  removed: "account deleted",
  claimed: "password reset by an invited person",
  restored: "backup restored",
} as const;
export type Ending = keyof typeof endings;

interface Scope {
  /** Null for every user. */
  userId: string | null;
  /** The hash of the session in which the user acts, which stays. */
  keptSession: string | null;
  ending: Ending;
  now: number;
}

/** Something that gives its holder access to an account or to the team, or is about to. */
interface Issued {
  /** In the words of docs/security.md. */
  name: string;
  /** How long it works unless something ends it (ms); null for factors, which last until they are removed. */
  lifetimeMs: number | null;
  endsWith: readonly Ending[];
  /** Ends it, and returns its owners, for the entries of the audit log. */
  end(queries: Queries, scope: Scope): Promise<unknown>;
  /** What the audit log says when some were ended. */
  entry?: AuditAction;
}

const anything = Object.keys(endings) as Ending[];
const allBut = (...kept: Ending[]) => anything.filter((ending) => !kept.includes(ending));
const newOwner = ["accepted", "claimed", "removed"] as const;

const links = (purpose: AccountLinksTable["purpose"]) => (queries: Queries, scope: Scope) =>
  queries
    .deleteFrom("accountLinks")
    .where("purpose", "=", purpose)
    .$if(scope.userId !== null, (all) => all.where("userId", "=", scope.userId))
    .returning("userId")
    .execute();

const linkRules: Record<AccountLinksTable["purpose"], Issued & { lifetimeMs: number }> = {
  "email-change": {
    name: "link to confirm a new email",
    lifetimeMs: DAY,
    endsWith: anything,
    end: links("email-change"),
    entry: "stop-email-change",
  },
  "email-change-stop": {
    name: "link to stop a change of email",
    lifetimeMs: DAY,
    endsWith: anything,
    end: links("email-change-stop"),
  },
  "password-reset": {
    name: "link to reset the password",
    lifetimeMs: 30 * MINUTE,
    endsWith: anything,
    end: links("password-reset"),
  },
};

/** The open invitations that a user sent, or those to the user’s address. */
const invitations = (sentOrReceived: "sent" | "received") => (queries: Queries, scope: Scope) =>
  queries
    .updateTable("invitations")
    .set({ revokedAt: scope.now })
    .where("usedAt", "is", null)
    .where("revokedAt", "is", null)
    .$if(scope.userId !== null, (all) =>
      sentOrReceived === "sent"
        ? all.where("invitedBy", "=", scope.userId ?? "")
        : all.where("emailFolded", "in", (eb) =>
            eb
              .selectFrom("users")
              .select("emailFolded")
              .where("id", "=", scope.userId ?? "")
              // A stranger may have registered the address of a future colleague.
              .$if(scope.ending === "removed", (user) => user.where("role", "!=", "user")),
          ),
    )
    .execute();

/** The sessions that end: all but the kept one. */
const endedSessions = (queries: Queries, { userId, keptSession }: Scope) =>
  queries
    .selectFrom("sessions")
    .select("tokenHash")
    .$if(userId !== null, (all) => all.where("userId", "=", userId ?? ""))
    .$if(keptSession !== null, (all) => all.where("tokenHash", "!=", keptSession ?? ""));

/** Everything that is issued for an account, with the one rule that says what ends it. */
export const issued = {
  ...linkRules,
  challenge: {
    name: "challenge for a passkey",
    lifetimeMs: 5 * MINUTE,
    endsWith: allBut("email"),
    // It works in the session that asked for it. Those of visitors who are about to sign in belong to no user.
    async end(queries, { userId }) {
      if (userId === null) await queries.deleteFrom("secrets").where("name", "=", "challenge-key").execute();
    },
  },
  session: {
    name: "session, with its confirmation",
    lifetimeMs: userSessionLimits.absolute,
    // One session is ended by its id.
    endsWith: allBut("email", "session-ended"),
    end: (queries, scope) =>
      queries
        .deleteFrom("sessions")
        .where("tokenHash", "in", endedSessions(queries, scope))
        .returning("userId")
        .execute(),
    entry: "end-sessions",
  },
  device: {
    name: "cookie of a known device",
    lifetimeMs: 90 * DAY,
    endsWith: allBut("email", "factor-added"),
    end: (queries, { userId }) =>
      userId === null
        ? // A restored generation would be counted again, and revive cookies that were issued since the backup.
          queries.deleteFrom("secrets").where("name", "=", "device-key").execute()
        : queries
            .updateTable("users")
            .set({ deviceGeneration: sql`device_generation + 1` })
            .where("id", "=", userId)
            .execute(),
  },
  pendingFactor: {
    name: "authenticator app that is being set up",
    lifetimeMs: 60 * MINUTE,
    endsWith: allBut("email"),
    end: (queries, { userId }) =>
      queries
        .deleteFrom("authenticators")
        .where("confirmedAt", "is", null)
        .$if(userId !== null, (all) => all.where("userId", "=", userId ?? ""))
        .execute(),
  },
  factors: {
    name: "authenticator app, passkeys, recovery codes",
    lifetimeMs: null,
    endsWith: [...newOwner, "factors-reset"],
    async end(queries, { userId }) {
      for (const table of ["recoveryCodes", "authenticators", "passkeys"] as const)
        await queries
          .deleteFrom(table)
          .where("userId", "=", userId ?? "")
          .execute();
    },
  },
  sentInvitation: {
    name: "invitation, by its sender",
    lifetimeMs: 7 * DAY,
    endsWith: [...newOwner, "password", "role", "disabled", "restored"],
    end: invitations("sent"),
  },
  receivedInvitation: {
    name: "invitation, by its address",
    lifetimeMs: 7 * DAY,
    endsWith: ["accepted", "removed", "role", "disabled", "restored"],
    end: invitations("received"),
  },
} satisfies Record<string, Issued>;

/**
 * Locks a user’s row until the transaction ends, on PostgreSQL: what is issued in it comes before an event, which then ends it,
 * or is refused after it. Throws an `UnauthenticatedError` when the session in which the user acts has ended since.
 */
export async function lockUser(
  { actor, sessionHash }: Pick<Context, "actor" | "sessionHash">,
  queries: Queries,
  userId: string,
): Promise<void> {
  await queries.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
  if (actor?.id !== userId || !sessionHash) return;
  const session = queries.selectFrom("sessions").select("userId").where("tokenHash", "=", sessionHash);
  if (!(await session.executeTakeFirst())) throw new UnauthenticatedError("You are not logged in");
}

/**
 * Ends what was issued to a user, or to all, before an event, in its transaction and after its entry in the audit log, and
 * records what ended. `keptSession` is the hash of the session in which the user acts.
 */
export async function endIssued(
  context: Context,
  queries: Queries,
  ending: Ending,
  { userId, keptSession = null }: { userId: string | null; keptSession?: string | null },
): Promise<void> {
  const scope = { userId, keptSession, ending, now: context.now() };
  if (userId !== null) await lockUser({ ...context, actor: null }, queries, userId);
  for (const rule of Object.values<Issued>(issued)) {
    if (!rule.endsWith.includes(ending)) continue;
    const ended = await rule.end(queries, scope);
    if (!rule.entry) continue;
    const counts = new Map<string, number>();
    for (const { userId: id } of ended as { userId: string | null }[])
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const [id, count] of counts)
      await recordAction(context, queries, {
        action: rule.entry,
        kind: "user",
        id,
        ...(rule.entry === "end-sessions" && { count }),
      });
  }
}
