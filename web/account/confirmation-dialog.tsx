import { useQuery } from "@tanstack/react-query";
import { type Account, confirmationSchema } from "#domain/account/schema.ts";
import { request } from "#web/shell/request.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { useStore } from "#web/shell/use-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { pendingConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";

/** Asks for the password again, and for a code where there is a second factor, before a sensitive change. */
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
      <PasswordField
        {...field("confirmation", "password")}
        label="Password"
        autoComplete="current-password"
        autoFocus
      />
      {account?.hasAuthenticator && (
        <TextField
          {...field("confirmation", "code")}
          label="Code of your authenticator app, or a recovery code"
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
