import type { Account } from "#domain/accounts/account/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";

const queryKey = ["/api/account"];

/** Loads the account again after a change of its name or passkeys, and tells the browser what it has now. */
export async function reloadAccount(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey });
  const state = queryClient.getQueryState<Account>(queryKey);
  // An old list would hide a passkey that was just added.
  if (state?.data && !state.isInvalidated) signalAccount(state.data);
}

/**
 * Signals the user's names and passkeys (WebAuthn Level 3, section 5.1.10), so that password managers show the present names and
 * offer no removed passkey. Browsers that know no signals, or refuse one, leave them as they are.
 */
function signalAccount({ user: { id, username, name }, passkeys }: Account): void {
  const { PublicKeyCredential: browser } = window;
  // A UUID is the same in base64 and base64url, without padding.
  const user = { rpId: location.hostname, userId: btoa(id) };
  const allAcceptedCredentialIds = passkeys.map(({ credentialId }) => credentialId);
  browser?.signalAllAcceptedCredentials?.({ ...user, allAcceptedCredentialIds }).catch(() => {});
  browser?.signalCurrentUserDetails?.({ ...user, name: username, displayName: name }).catch(() => {});
}
