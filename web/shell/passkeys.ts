import type * as z from "zod/mini";
import type { newPasskeySchema, PasskeyAnswer } from "#domain/passkeys/schema.ts";
import { request } from "./request.ts";

/** The browser returned no passkey. Its message is a sentence for the user, without its period. */
export class PasskeyError extends Error {
  override name = "PasskeyError";
}

/**
 * Asks the browser for a passkey of this site, for a new challenge. Call it after a press: browsers refuse it otherwise.
 * Throws a `PasskeyError`, or a `RequestError` when the API refuses the challenge.
 */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, challenge] = await Promise.all([
    library(),
    request("/api/passkey-challenges", "POST"),
  ]);
  const { token, options } = await challenge.json();
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
    return { token, response: { id, rawId, type, clientExtensionResults: {}, response } };
  } catch (error) {
    throw explained(error, options.rpId);
  }
}

/**
 * Asks the browser to create a passkey for the signed-in user. Throws a `PasskeyError`, or a `RequestError` when the API
 * refuses, for example because it needs a confirmation first.
 */
export async function createPasskey(): Promise<z.input<typeof newPasskeySchema>> {
  const [{ startRegistration }, challenge] = await Promise.all([
    library(),
    request("/api/account/passkey-challenges", "POST"),
  ]);
  const { token, options } = await challenge.json();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return {
      token,
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, transports },
      },
    };
  } catch (error) {
    throw explained(error, options.rp.id);
  }
}

/** Loaded with the first press. */
async function library() {
  if (!window.PublicKeyCredential) throw new PasskeyError("This browser doesn’t support passkeys");
  return await import("@simplewebauthn/browser");
}

/** The error that the browser threw, in words; `domain` is the one that passkeys of this site belong to. */
function explained(error: unknown, domain: string): PasskeyError {
  const { name, code } = error as { name: string; code?: string };
  if (name === "SecurityError" || code === "ERROR_INVALID_DOMAIN" || code === "ERROR_INVALID_RP_ID")
    return new PasskeyError(`Passkeys don’t work at this address. Open this site at ${domain} to use them`);
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return new PasskeyError("This device or password manager already has a passkey for your account");
  if (name === "NotAllowedError" || name === "AbortError")
    return new PasskeyError("No passkey was chosen: the request was canceled or timed out");
  return new PasskeyError("The browser couldn’t use a passkey here. Try another device or another way");
}
