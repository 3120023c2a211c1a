import { useState } from "react";
import { loginSchema } from "#domain/accounts/users/schema.ts";
import type { User } from "#domain/kernel/user.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** Logs in the user whose session has ended. */
export default function LogInAgain({ username, onDone }: { username: string; onDone: (user: User) => Promise<void> }) {
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    loginSchema,
    async (values) => {
      try {
        const response = await request("/api/login", "POST", values);
        await onDone(await response.json());
      } catch (error) {
        const asksForCode = error instanceof RequestError && error.errors.code && values.code === undefined;
        if (!asksForCode) throw error;
        setNeedsCode(true);
      }
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Log in again" className="grid gap-5">
      <p className="text-small text-muted">
        Log in to continue where you left off. What you typed is still here. To use a passkey,{" "}
        <a href="/auth" target="_blank" rel="noreferrer" className="text-ink underline underline-offset-4">
          open the login page in a new tab
        </a>{" "}
        and then come back.
      </p>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        {...field("again", "password")}
        label="Password"
        autoComplete="current-password"
        // The dialog is shown before this form is loaded.
        autoFocus
        required
      />
      {needsCode && (
        <TextField
          {...field("again", "code")}
          label="Code from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      <p role="alert" className="text-small font-medium text-exposed">
        {announcement || failure?.message.replace(/^\d+: /, "")}
      </p>
      <Button type="submit" disabled={submitting}>
        {submitting ? "Logging in…" : "Log in"}
      </Button>
    </form>
  );
}
