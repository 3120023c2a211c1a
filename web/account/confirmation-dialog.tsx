import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Account, confirmationSchema } from "#domain/accounts/account/schema.ts";
import { sendPasskey } from "#web/shell/passkeys.ts";
import { request } from "#web/shell/request.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { useStore } from "#web/shell/use-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { pendingConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";

/** Asks before a sensitive change for a passkey, or for the password again and a code where there is a second factor. */
export function ConfirmationDialog() {
  const pending = useStore(pendingConfirmation);
  return (
    <Dialog open={pending !== null} title="Confirm that it’s you" onClose={() => pending?.cancel()}>
      {pending && <ConfirmationForm onConfirmed={pending.confirm} />}
    </Dialog>
  );
}

function ConfirmationForm({ onConfirmed }: { onConfirmed: () => void }) {
  const { data: account } = useQuery<Account>({ queryKey: ["/api/account"] });
  const hasPasskey = account !== undefined && account.passkeys.length > 0;
  const [passkeyFailure, setPasskeyFailure] = useState<Error | null>(null);
  const confirmWithPasskey = async () => {
    setPasskeyFailure(null);
    try {
      await sendPasskey((passkey) => request("/api/account/confirmation/passkey", "POST", passkey));
      onConfirmed();
    } catch (error) {
      setPasskeyFailure(error as Error);
    }
  };
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    confirmationSchema,
    async (values) => {
      await request("/api/account/confirmation", "POST", values);
      onConfirmed();
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Confirm that it’s you" className="grid gap-5">
      <p className="text-small text-muted">You logged in a while ago. Your confirmation is valid for ten minutes.</p>
      {hasPasskey && (
        <>
          <Button variant="outlined" data-autofocus onClick={confirmWithPasskey}>
            Use your passkey
          </Button>
          <FormResult failure={passkeyFailure} announcement="" />
          <p className="text-small text-muted">Or enter your password and a code:</p>
        </>
      )}
      <PasswordField
        {...field("confirmation", "password")}
        label="Password"
        autoComplete="current-password"
        data-autofocus={!hasPasskey || undefined}
      />
      {(account?.hasAuthenticator || hasPasskey) && (
        <TextField
          {...field("confirmation", "code")}
          label={account?.hasAuthenticator ? "Code from your authenticator app, or a recovery code" : "Recovery code"}
          autoComplete="one-time-code"
          required
        />
      )}
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" disabled={submitting}>
        {submitting ? "Checking…" : "Confirm"}
      </Button>
    </form>
  );
}
