import { useState } from "react";
import { loginSchema } from "#domain/users/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { RequestError } from "#web/shell/request.ts";
import { handOverToast, toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { FormFailure } from "./form-failure.tsx";

/** The Login tab (specification, sections 5 and 8). */
export function LoginForm() {
  const { session, logIn } = useAuth();
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    loginSchema,
    async (values) => {
      try {
        await logIn(values);
      } catch (error) {
        const asksForCode = error instanceof RequestError && error.errors.code && values.code === undefined;
        if (!asksForCode) throw error;
        setNeedsCode(true);
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
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField {...field("login", "password")} label="Password" autoComplete="current-password" required />
      {needsCode && (
        <TextField
          {...field("login", "code")}
          label="Code"
          hint="Six digits from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
        />
      )}
      <FormFailure failure={failure} announcement={announcement} />
      <Button type="submit" disabled={busy}>
        {busy ? "Logging in…" : "Login"}
      </Button>
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
