import { useState } from "react";
import { type Login, loginSchema } from "#domain/accounts/users/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { FormFailure } from "#web/shell/form-failure.tsx";
import { RequestError } from "#web/shell/request.ts";
import { handOverToast, toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";

/** The Login tab (specification, sections 5 and 8). */
export function LoginForm() {
  const { session, logIn } = useAuth();
  /** The username and password that were right and need a second factor. */
  const [asked, setAsked] = useState<{ values: Login; hasPasskey: boolean } | null>(null);
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    loginSchema,
    async (values) => {
      try {
        await logIn(values);
      } catch (error) {
        const asksForCode = error instanceof RequestError && error.errors.code && values.code === undefined;
        if (!asksForCode) throw error;
        setAsked({ values, hasPasskey: error.errors.passkey !== undefined });
        return;
      }
      handOverToast({ title: "Login successful", description: "Welcome back!" });
    },
    (error) => toast({ title: "Login failed", description: error.message, variant: "destructive" }),
  );
  const busy = submitting || session.status === "signed-in";
  return (
    <form {...form} aria-label="Login" className="grid gap-5 pt-8">
      <TextField
        {...field("login", "username")}
        label="Username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField {...field("login", "password")} label="Password" autoComplete="current-password" required />
      {asked?.hasPasskey && (
        <PasskeyLogin
          key="second"
          label="Use your passkey"
          logIn={async () => {
            const { sendPasskey } = await import("#web/shell/passkeys.ts");
            await sendPasskey((passkey) => logIn({ ...asked.values, passkey }));
          }}
          disabled={busy}
          autoFocus
        />
      )}
      {asked && (
        <TextField
          {...field("login", "code")}
          label="Code"
          hint={
            asked.hasPasskey
              ? "Or six digits from an authenticator app, or a recovery code"
              : "Six digits from your authenticator app, or a recovery code"
          }
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!asked.hasPasskey}
          required
        />
      )}
      <FormFailure failure={failure} announcement={announcement} />
      <Button type="submit" disabled={busy}>
        {busy ? "Logging in…" : "Login"}
      </Button>
      {!asked && (
        <PasskeyLogin disabled={busy} isOffered={session.status === "unknown" || session.status === "anonymous"} />
      )}
      <p className="text-small">
        <a href="/reset-password" className="text-ink underline underline-offset-4">
          Forgot your password?
        </a>
      </p>
      <p className="text-small text-muted">
        No account yet?{" "}
        <a href="#register" className="text-ink underline underline-offset-4">
          Create one
        </a>
      </p>
    </form>
  );
}
