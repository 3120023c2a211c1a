import { useState } from "react";
import { addressSchema, passwordResetFormSchema } from "#domain/accounts/account/schema.ts";
import { site } from "#site";
import { RequestError, request } from "#web/shell/request.ts";
import { handOverToast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { FormResult } from "./form-result.tsx";
import { useLinkToken } from "./use-link-token.ts";

/** Asks for the address of the account or, opened from the link in the email, for the new password. */
export function ResetPassword() {
  const [token, setToken] = useState<string | null>(null);
  const [expired, setExpired] = useState("");
  const [passkeys, setPasskeys] = useState(0);
  useLinkToken(setToken);
  if (passkeys > 0) return <RemainingPasskeys count={passkeys} />;
  if (token)
    return (
      <NewPasswordForm
        token={token}
        onRemaining={setPasskeys}
        onExpired={(message) => {
          setExpired(message);
          setToken(null);
        }}
      />
    );
  return (
    <>
      <p role="status" className={expired ? "account-note" : "sr-only"}>
        {expired && `${expired}. Request a new one below.`}
      </p>
      <AddressForm />
    </>
  );
}

function AddressForm() {
  const [sentTo, setSentTo] = useState("");
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    addressSchema,
    async ({ email }) => {
      await request("/api/password-resets", "POST", { email });
      setSentTo(email);
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Reset your password" className="account-form">
      <p>Enter your account’s email, and we’ll send you a link to set a new password.</p>
      <TextField {...field("reset", "email")} type="email" label="Email" autoComplete="email" required />
      <p role="status" className={sentTo ? "account-note wrap-anywhere" : "sr-only"}>
        {sentTo &&
          `If an account has the address ${sentTo}, a link is on its way. It works for 30 minutes. Nothing arrived? Check your spam folder, or email ${site.email}.`}
      </p>
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" disabled={submitting}>
        {submitting ? "Sending…" : "Send the link"}
      </Button>
      <a href="/auth" className="text-small underline underline-offset-4">
        Back to login
      </a>
    </form>
  );
}

/** After a new password: a passkey that another person has added would still log in. */
function RemainingPasskeys({ count }: { count: number }) {
  return (
    <div className="account-form">
      <p role="status" className="account-note">
        Your password has been changed, and all your sessions have ended.{" "}
        {count === 1 ? "One passkey" : `${count} passkeys`} can still be used to log in without it. After you log in,
        check your account page, and remove each passkey you don’t recognize.
      </p>
      <a href="/auth" className="text-small underline underline-offset-4">
        Go to login
      </a>
    </div>
  );
}

function NewPasswordForm({
  token,
  onRemaining,
  onExpired,
}: {
  token: string;
  /** Called when passkeys still log in to the account, with their number. */
  onRemaining: (passkeys: number) => void;
  onExpired: (message: string) => void;
}) {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    passwordResetFormSchema,
    async ({ password }) => {
      const { headers } = await request("/api/password-resets/complete", "POST", { token, password });
      const passkeys = Number(headers.get("Remaining-Passkeys"));
      if (passkeys > 0) return onRemaining(passkeys);
      handOverToast({ title: "Password changed", description: "All your sessions have ended. Log in again." });
      location.replace("/auth");
    },
    (error) => {
      if (error instanceof RequestError && error.status === 404) onExpired(error.message.slice("404: ".length));
    },
  );
  return (
    <form {...form} aria-label="Set a new password" className="account-form">
      <p>Choose a new password. This ends all your sessions, on other devices too.</p>
      <PasswordField
        {...field("reset", "password")}
        label="New password"
        hint="At least 6 characters, or 15 if you’re on our team."
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field("reset", "repeatedPassword")}
        label="Repeat the new password"
        autoComplete="new-password"
        required
      />
      <FormResult failure={failure} announcement={announcement} />
      <Button type="submit" disabled={submitting}>
        {submitting ? "Saving…" : "Set the new password"}
      </Button>
    </form>
  );
}
