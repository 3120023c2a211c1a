import { useState } from "react";
import { passwordSchema } from "#domain/accounts/account/schema.ts";
import { request } from "#web/shell/request.ts";
import { handOverToast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { withConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";
import { AccountSection } from "./section.tsx";

/** Deletes the account after the user has entered the password. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title="Delete my account" intro="This can’t be undone.">
      <p>
        We delete your username, name, email, password, passkeys, sessions, and the emails about your account. Demo
        requests, applications and chats stay until their retention period ends, because they aren’t connected to your
        account;{" "}
        <a href="/privacy-policy#retention" className="underline underline-offset-4">
          the Privacy Policy
        </a>{" "}
        says how to have them deleted earlier.
      </p>
      <p>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </p>
      <Dialog open={open} title="Delete your account?" onClose={() => setOpen(false)}>
        <DeleteForm />
      </Dialog>
    </AccountSection>
  );
}

function DeleteForm() {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    passwordSchema,
    async (values) => {
      await withConfirmation(() => request("/api/account", "DELETE", values));
      handOverToast({ title: "Account deleted", description: "Your account and its sessions are gone." });
      location.replace("/");
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Delete your account" className="account-form">
      <p>Enter your password to delete your account permanently.</p>
      <PasswordField
        {...field("delete", "password")}
        label="Password"
        autoComplete="current-password"
        data-autofocus
        required
      />
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" disabled={submitting}>
        {submitting ? "Deleting…" : "Delete permanently"}
      </Button>
    </form>
  );
}
