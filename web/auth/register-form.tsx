import { registrationFormSchema } from "#domain/accounts/users/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { FormFailure } from "#web/shell/form-failure.tsx";
import { handOverToast, toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** The Register tab (specification, sections 5 and 8). The repeated password is not sent. */
export function RegisterForm() {
  const { session, register } = useAuth();
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    registrationFormSchema,
    async ({ username, email, name, password }) => {
      await register({ username, email, name, password });
      handOverToast({ title: "Registration successful", description: "Your account has been created." });
    },
    (error) => toast({ title: "Registration failed", description: error.message, variant: "destructive" }),
  );
  const busy = submitting || session.status === "signed-in";
  return (
    <form {...form} aria-label="Register" className="grid gap-5 pt-8">
      <TextField
        {...field("register", "username")}
        label="Username"
        hint="At least 3 letters, digits or . _ @ + -"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField {...field("register", "email")} type="email" label="Email" autoComplete="email" required />
      <TextField {...field("register", "name")} label="Name" autoComplete="name" required />
      <PasswordField
        {...field("register", "password")}
        label="Password"
        hint="At least 6 characters of any kind. Four unrelated words are easy to remember and hard to guess."
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field("register", "confirmPassword")}
        label="Confirm Password"
        autoComplete="new-password"
        required
      />
      <FormFailure failure={failure} announcement={announcement} />
      <Button type="submit" disabled={busy}>
        {busy ? "Creating account…" : "Register"}
      </Button>
      <p className="text-small text-muted">
        We store your username, name and email, and a one-way hash of your password, so that you can log in, for as long
        as you have the account. You can delete it on your account page at any time.
      </p>
    </form>
  );
}
