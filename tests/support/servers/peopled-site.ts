import { cast } from "#harness/cast.ts";
import type { Visitor } from "#harness/visitor.ts";
import { type DatabaseKind, openSite, type Site } from "./site.ts";

/** A site without limits, with the admin Ada and the user Otto, both signed in. */
export async function openPeopledSite(kind: DatabaseKind): Promise<{ site: Site; ada: Visitor; otto: Visitor }> {
  const site = await openSite(kind, { environment: { RATE_LIMITS: "off" } });
  const ada = site.visitor();
  await ada.logIn(cast.ada);
  const otto = site.visitor();
  await otto.register(cast.otto);
  return { site, ada, otto };
}
