import { useRef } from "react";
import { type Account, addressSchema, nameSchema } from "#domain/accounts/account/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { refreshSession } from "#web/shell/session.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { withConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";
import { reloadAccount } from "./reload-account.ts";
import { AccountSection } from "./section.tsx";

/** The name, and the email with its confirmation. */
export function Profile({ account }: { account: Account }) {
  return (
    <AccountSection
      title="Profile"
      intro={`You log in with the username ${account.user.username}. It can’t be changed.`}
    >
      <NameForm account={account} />
      {account.isConfigured ? (
        <p className="account-note">
          Your email is {account.user.email}. It’s set on the server. To change it, edit <code>ADMIN_EMAIL</code> there.
        </p>
      ) : (
        <EmailForm account={account} />
      )}
    </AccountSection>
  );
}

function NameForm({ account: { user } }: { account: Account }) {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    nameSchema,
    async (values) => {
      await request("/api/account", "PATCH", values);
      toast({ title: "Name saved" });
      await Promise.all([refreshSession(), reloadAccount()]);
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Name" className="account-form">
      <TextField {...field("account", "name")} label="Name" autoComplete="name" defaultValue={user.name} required />
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" variant="outlined" disabled={submitting}>
        {submitting ? "Saving…" : "Save name"}
      </Button>
    </form>
  );
}

function EmailForm({ account: { user, pendingEmail } }: { account: Account }) {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    addressSchema,
    async (values, element) => {
      await withConfirmation(() => request("/api/account/email", "POST", values));
      element.reset();
      await queryClient.invalidateQueries({ queryKey: ["/api/account"] });
    },
    () => {},
  );
  const present = useRef<HTMLParagraphElement>(null);
  const stopChange = async () => {
    try {
      await request("/api/account/email", "DELETE");
      toast({ title: "Change stopped", description: "Your email stays the same." });
    } catch (error) {
      toast({ title: "The change was not stopped", description: (error as Error).message, variant: "destructive" });
    }
    await queryClient.invalidateQueries({ queryKey: ["/api/account"] });
    // The pressed button has disappeared.
    present.current?.focus();
  };
  return (
    <form {...form} aria-label="Email" className="account-form">
      <p ref={present} tabIndex={-1}>
        Your email is <strong className="font-medium wrap-anywhere">{user.email}</strong>.
      </p>
      <p role="status" className={pendingEmail ? "account-note" : "sr-only"}>
        {pendingEmail &&
          `We’re sending a link to ${pendingEmail}. Open it within a day to confirm the address. Until then, your email stays the same.`}
      </p>
      {pendingEmail && (
        <p>
          <Button variant="outlined" size="small" onClick={stopChange}>
            Stop the change
          </Button>
        </p>
      )}
      <TextField
        {...field("account", "email")}
        type="email"
        label="New email"
        hint="We’ll email a link to the new address, and tell the old one now and after the change."
        autoComplete="email"
        required
      />
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" variant="outlined" disabled={submitting}>
        {submitting ? "Sending…" : "Change email"}
      </Button>
    </form>
  );
}
