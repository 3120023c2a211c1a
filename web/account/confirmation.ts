import { RequestError } from "#web/shell/request.ts";
import { createStore } from "#web/shell/store.ts";

interface Pending {
  confirm: () => void;
  cancel: () => void;
}

/** The change that waits for the user's confirmation; null when none does. */
export const pendingConfirmation = createStore<Pending | null>(null);

/** The user closed the dialog without confirming. */
export class ConfirmationCanceledError extends Error {}

/**
 * Runs `work`; when the server asks for a confirmation, opens the dialog and runs `work` again after it. Throws what `work`
 * throws, or a `ConfirmationCanceledError`.
 */
export async function withConfirmation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RequestError && error.errors.confirmation)) throw error;
    await new Promise<void>((resolve, reject) => {
      pendingConfirmation.set({
        confirm: resolve,
        cancel: () => reject(new ConfirmationCanceledError("You didn’t confirm, so nothing was changed")),
      });
    }).finally(() => pendingConfirmation.set(null));
    return await work();
  }
}
