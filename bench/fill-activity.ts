import type { Database } from "#db/database.ts";
import { newId } from "#db/id.ts";
import { recordAction } from "#domain/audit/record.ts";
import type { AuditAction, AuditKind } from "#domain/audit/schema.ts";
import { randomNumbers } from "./random-people.ts";
import { team } from "./team.ts";

const ENTRIES_PER_WRITE = 500;
const PERIOD_MS = 300 * 86_400_000;
const done: [AuditAction, AuditKind][] = [
  ["view", "inquiry"],
  ["view", "application"],
  ["change", "application"],
  ["change", "inquiry"],
  ["view", "conversation"],
  ["reply", "conversation"],
  ["note", "inquiry"],
  ["view", "email"],
  ["export", "inquiry"],
  ["sign-in", "user"],
];

/** Entries of the audit log over ten months: most by the team, one in twenty of visitors who failed to sign in. */
export async function fillActivity(db: Database, count: number): Promise<void> {
  const random = randomNumbers(5);
  const start = Date.now() - PERIOD_MS;
  for (let first = 0; first < count; first += ENTRIES_PER_WRITE)
    await db.write(async (queries) => {
      for (let index = first; index < Math.min(count, first + ENTRIES_PER_WRITE); index++) {
        const time = start + Math.floor((index / count) * PERIOD_MS);
        const member = random(20) === 0 ? null : team[random(team.length)];
        const [action, kind] = member
          ? (done[random(done.length)] as [AuditAction, AuditKind])
          : (["sign-in-failed", "user"] as const);
        const actor = member ? { ...member, email: "", name: "", fromEnvironment: false } : null;
        await recordAction({ db, actor: actor as never, now: () => time }, queries, { action, kind, id: newId(time) });
      }
    });
}
