import { setTimeout as wait } from "node:timers/promises";
import { cast } from "#harness/cast.ts";
import { type MailServer, openMailServer } from "#harness/mail-server.ts";
import type { Visitor } from "#harness/visitor.ts";
import { type DatabaseKind, openSite, type Site } from "./site.ts";

/** A site that sends its mail through a server of its own, which stops with it, and ada, who is signed in. */
export async function openMailSite(kind: DatabaseKind): Promise<{ site: Site; server: MailServer; ada: Visitor }> {
  const server = await openMailServer();
  const site = await openSite(kind, { environment: { RATE_LIMITS: "off", ...server.environment } });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const stop = async () => {
    await site.stop();
    await server.stop();
  };
  return { site: { ...site, stop, [Symbol.asyncDispose]: stop }, server, ada };
}

/** The mails of the outbox, as they are stored. */
export const stored = ({ db }: Site) => db.read.selectFrom("mails").selectAll().orderBy("id").execute();

/** Waits until every mail of the outbox is in one of these states; one that waits has been tried before. */
export async function settled(site: Site, ...states: string[]) {
  for (const until = Date.now() + 10_000; ; await wait(5)) {
    const rows = await stored(site);
    const isThere = ({ state, attempts }: (typeof rows)[number]) =>
      states.includes(state) && (state !== "waiting" || attempts > 0);
    if (rows.length > 0 && rows.every(isThere)) return rows;
    if (Date.now() > until) throw new Error(`still ${rows.map((row) => row.state)}`);
  }
}

/** Heals the mail server, and forgets every mail on both sides. */
export async function clear(site: Site, server: MailServer): Promise<void> {
  for (const name of Object.keys(server.faults)) delete server.faults[name as keyof typeof server.faults];
  await site.db.write((queries) => queries.deleteFrom("mails").execute());
  server.mails.length = 0;
  // What fails as a connection is made shall find none that is open.
  server.cut();
}

/** The outbox as an admin gets it. */
export const outbox = async (admin: Visitor, query = "") => (await admin.get(`/api/admin/mails${query}`)).json;
