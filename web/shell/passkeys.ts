import type * as z from "zod/mini";
import type { newPasskeySchema, PasskeyAnswer } from "#domain/accounts/passkeys/schema.ts";
import { RequestError, request } from "./request.ts";

/** After this time, a challenge that was not answered is replaced; it counts for five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** The browser returned no passkey. Its message is a sentence for the user, without its period. */
export class PasskeyError extends Error {
  override name = "PasskeyError";
}

/**
 * Sends the passkey that the visitor has chosen already, or asks the browser for one: call it after a press then, browsers
 * refuse it otherwise. If the server knows no such passkey, the browser stops offering it. Throws a `PasskeyError`, a
 * `RequestError` when the API refuses the challenge, or what `send` throws.
 */
export async function sendPasskey(send: (answer: PasskeyAnswer) => Promise<unknown>, chosen?: PasskeyAnswer) {
  const answer = chosen ?? (await answerChallenge());
  try {
    await send(answer);
  } catch (error) {
    const isUnknown = error instanceof RequestError && error.errors.unknownPasskey;
    const unknown = { rpId: location.hostname, credentialId: answer.response.id };
    if (isUnknown) PublicKeyCredential.signalUnknownCredential?.(unknown).catch(() => {});
    throw error;
  }
}

/**
 * Lets the browser offer passkeys in the field with `autocomplete="… webauthn"` until the visitor chooses one; null when
 * `signal` or another request for a passkey ends this, or it fails: the visitor has asked for nothing. Replaces the challenge
 * before it expires, but only while the page has the focus: the browser may be asking the visitor otherwise.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeyAnswer | null> {
  const { WebAuthnAbortService } = await library();
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener("abort", cancel);
  let isRenewed = true;
  while (isRenewed && !signal.aborted) {
    isRenewed = false;
    const dueAt = Date.now() + RENEWAL_MS;
    const renew = () => {
      if (Date.now() < dueAt || !document.hasFocus()) return;
      isRenewed = true;
      cancel();
    };
    const timer = setTimeout(renew, RENEWAL_MS);
    addEventListener("focus", renew);
    try {
      return await answerChallenge(signal);
    } catch {
      // Ends, or begins again with a new challenge.
    } finally {
      clearTimeout(timer);
      removeEventListener("focus", renew);
    }
  }
  return null;
}

/** The passkey that the visitor chooses, in a dialog or, with `offer`, in a field, with its answer to a new challenge. */
async function answerChallenge(offer?: AbortSignal): Promise<PasskeyAnswer> {
  const [{ startAuthentication }, challenge] = await Promise.all([
    library(),
    request("/api/passkey-challenges", "POST"),
  ]);
  const { token, options } = await challenge.json();
  offer?.throwIfAborted();
  try {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: offer !== undefined,
    });
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

/** Loaded with the first press, or the first touch of the login form. */
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
