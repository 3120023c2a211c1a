import type { Context, RelyingParty } from "../../kernel/context.ts";

/** The key types that browsers and authenticators share: EdDSA, ES256 and RS256. Any version of Node.js verifies them. */
export const algorithms = [-8, -7, -257];

/** This site, for a request. Throws outside one. */
export function relyingPartyOf({ relyingParty }: Context): RelyingParty {
  if (!relyingParty) throw new Error("Passkeys need a request.");
  return relyingParty;
}

/**
 * The challenge and the origin that a browser wrote into an answer, empty when the answer cannot be read. A browser always
 * writes the origin of the page that asked for the passkey (WebAuthn Level 3, section 5.8.1).
 */
export function clientDataOf(clientDataJSON: string): { challenge: string; origin: string } {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return { challenge: String(challenge), origin: String(origin) };
  } catch {
    return { challenge: "", origin: "" };
  }
}
