import { type Account, passwordChangeFormSchema } from "#domain/accounts/account/schema.ts";
import { isStaff } from "#domain/kernel/permissions.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { withConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";
import { AccountSection } from "./section.tsx";

/** Changes the password. */
export function PasswordForm({ account }: { account: Account }) {
  return (
    <AccountSection title="Password" intro="A new password ends all your other sessions.">
      {account.isConfigured ? (
        <p className="account-note">
          Your password is set on the server. To change it, edit <code>ADMIN_PASSWORD</code> there.
        </p>
      ) : (
        <Form account={account} />
      )}
    </AccountSection>
  );
}

function Form({ account: { user } }: { account: Account }) {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    passwordChangeFormSchema,
    async ({ currentPassword, newPassword }, element) => {
      await withConfirmation(() => request("/api/account/password", "PUT", { currentPassword, newPassword }));
      element.reset();
      toast({ title: "Password changed", description: "Your other sessions have ended." });
      await queryClient.invalidateQueries({ queryKey: ["/api/account"] });
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Change your password" className="account-form">
      <input hidden readOnly name="username" autoComplete="username" value={user.username} />
      <PasswordField
        {...field("account", "currentPassword")}
        label="Current password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...field("account", "newPassword")}
        label="New password"
        hint={
          isStaff(user.role)
            ? "At least 15 characters, without names, common words or sequences."
            : "At least 6 characters. Four unrelated words are easy to remember and hard to guess."
        }
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field("account", "repeatedPassword")}
        label="Repeat the new password"
        autoComplete="new-password"
        required
      />
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" variant="outlined" disabled={submitting}>
        {submitting ? "Changing…" : "Change password"}
      </Button>
    </form>
  );
}
