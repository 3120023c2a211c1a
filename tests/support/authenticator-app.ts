import { Secret, TOTP } from "otpauth";
import type { Visitor } from "#harness/visitor.ts";
import type { Site } from "./servers/site.ts";

/** The period of a code, in milliseconds. */
export const CODE_MS = 30_000;

/** The authenticator app of a user, whose clock is `drift` milliseconds ahead of the server's. */
export class App {
  readonly #secret: Secret;
  readonly #site: Site;
  constructor(site: Site, secret: string) {
    this.#site = site;
    this.#secret = Secret.fromBase32(secret);
  }
  code(drift = 0): string {
    return TOTP.generate({ secret: this.#secret, timestamp: Date.now() + this.#site.ahead() + drift });
  }
}

/** Sets up the second factor of a signed-in user, with a code of the step before, so that the next one is free. */
export async function setUpApp(site: Site, visitor: Visitor) {
  const path = "/api/account/authenticator";
  const { secret, uri } = (await visitor.post(path)).json;
  const app = new App(site, secret);
  const { status, text, json } = await visitor.post(`${path}/confirm`, { code: app.code(-CODE_MS) });
  if (status !== 200) throw new Error(text);
  return { app, secret, uri, recoveryCodes: json.recoveryCodes as string[] };
}
