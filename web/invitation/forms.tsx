import { newMemberFormSchema, newPasswordFormSchema } from "#domain/accounts/invitations/schema.ts";
import { request } from "#web/shell/request.ts";
import { requireCookie } from "#web/shell/session.ts";
import { handOverToast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** Accepts the invitation and opens the dashboard. Throws a `RequestError` that names invalid fields. */
async function accept(body: object): Promise<void> {
  await request("/api/invitations/accept", "POST", body);
  await requireCookie("You joined the team");
  handOverToast({ title: "Welcome to the team", description: "You are logged in." });
  location.replace("/admin");
}

interface Status {
  failure: Error | null;
  announcement: string;
  submitting: boolean;
}

/** The end of both forms: what went wrong, and the button. */
function Ending({ failure, announcement, submitting }: Status) {
  return (
    <>
      <p role="alert" className={failure && !announcement ? "text-small font-medium text-exposed" : "sr-only"}>
        {announcement || failure?.message}
      </p>
      <Button type="submit" disabled={submitting}>
        {submitting ? "Accepting…" : "Accept the invitation"}
      </Button>
    </>
  );
}

const passwordHint = "At least 15 characters of any kind. Five unrelated words are easy to remember and hard to guess.";

/** Creates the account of the invited address. */
export function NewMemberForm({ token }: { token: string }) {
  const { form, field, ...status } = useSchemaForm(
    newMemberFormSchema,
    ({ username, name, password }) => accept({ token, username, name, password }),
    () => {},
  );
  return (
    <form {...form} aria-label="Accept the invitation" className="grid gap-5">
      <TextField
        {...field("invitation", "username")}
        label="Username"
        hint="At least 3 letters, digits or . _ @ + -"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField {...field("invitation", "name")} label="Name" autoComplete="name" required />
      <PasswordField
        {...field("invitation", "password")}
        label="Password"
        hint={passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field("invitation", "confirmPassword")}
        label="Confirm Password"
        autoComplete="new-password"
        required
      />
      <Ending {...status} />
      <p className="text-small text-muted">
        We store your username, name and email, your login times, and a one-way hash of your password, for as long as
        you have the account.
      </p>
    </form>
  );
}

/** Gives the signed-in account the role, and the longer password that it requires. */
export function NewPasswordForm({ token }: { token: string }) {
  const { form, field, ...status } = useSchemaForm(
    newPasswordFormSchema,
    ({ password }) => accept({ token, password }),
    () => {},
  );
  return (
    <form {...form} aria-label="Accept the invitation" className="grid gap-5">
      <p>You are logged in with this address. The role needs a long password, so choose a new one for your account.</p>
      <PasswordField
        {...field("invitation", "password")}
        label="New Password"
        hint={passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...field("invitation", "confirmPassword")}
        label="Confirm Password"
        autoComplete="new-password"
        required
      />
      <Ending {...status} />
    </form>
  );
}
