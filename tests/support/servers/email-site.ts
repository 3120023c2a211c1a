import { setTimeout as wait } from "node:timers/promises";
import { cast } from "#harness/cast.ts";
import { type MailServer, openMailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { type DatabaseKind, openSite, type Site } from "./site.ts";

/** Opens a site with its own mail server, which stops with it, and signs in the admin Ada. */
export async function openEmailSite(
  kind: DatabaseKind,
  more: Record<string, string> = {},
): Promise<{ site: Site; server: MailServer; ada: Visitor }> {
  const server = await openMailServer();
  // Tests move the clock by hours.
  const longSessions = { STAFF_SESSION_IDLE_HOURS: "24", STAFF_SESSION_HOURS: "168" };
  const environment = { RATE_LIMITS: "off", ...longSessions, ...server.environment, ...more };
  const site = await openSite(kind, { environment });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const stop = async () => {
    await site.stop();
    await server.stop();
  };
  return { site: { ...site, stop, [Symbol.asyncDispose]: stop }, server, ada };
}

/** The rows of the outbox. */
export const stored = ({ db }: Site) => db.read.selectFrom("mails").selectAll().orderBy("id").execute();

/** Waits until every email of the outbox is in one of these states, and returns the rows. Waiting ones must have been tried. */
export async function settled(site: Site, ...states: string[]) {
  for (const until = Date.now() + 60_000; ; await wait(5)) {
    const rows = await stored(site);
    const isSettled = ({ state, attempts }: (typeof rows)[number]) =>
      states.includes(state) && (state !== "waiting" || attempts > 0);
    if (rows.length > 0 && rows.every(isSettled)) return rows;
    if (Date.now() > until) throw new Error(`still ${rows.map((row) => row.state)}`);
  }
}

/** Removes the faults of the mail server, and every email on both sides. */
export async function clear(site: Site, server: MailServer): Promise<void> {
  for (const name of Object.keys(server.faults)) delete server.faults[name as keyof typeof server.faults];
  await site.db.write((queries) => queries.deleteFrom("mails").execute());
  server.emails.length = 0;
  // A fault at connecting needs a new connection.
  server.disconnect();
}

/** The outbox as the API returns it to an admin. */
export const outbox = async (admin: Visitor, query = "") => (await admin.get(`/api/admin/mails${query}`)).json;
