import type { ReactNode } from "react";
import { useState } from "react";
import { loginSchema, type User } from "#domain/users/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { queryClient } from "#web/shell/query-client.ts";
import { RequestError, request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useSessionEnd } from "./use-session-end.ts";

/** Hides the dashboard when the session has ended and asks the user to log in again; what was typed stays in the page. */
export function SessionEnd({ children }: { children: ReactNode }) {
  const { user } = useAuth().session;
  const { hasEnded, resume } = useSessionEnd();
  // A dialog that was closed opens again: what lies behind it is hidden until the user has logged in.
  const [closings, setClosings] = useState(0);
  const loggedIn = async (again: User) => {
    resume();
    if (again.role !== user?.role)
      toast({
        title: "Your role has changed",
        description: "Copy what you still need, then reload the page to see what you can use now.",
      });
    await queryClient.invalidateQueries();
  };
  return (
    <>
      <div style={hasEnded ? { visibility: "hidden" } : undefined}>{children}</div>
      <Dialog
        key={closings}
        open={hasEnded}
        title="Your session has ended"
        onClose={() => hasEnded && setClosings(closings + 1)}
      >
        {user && <LoginForm username={user.username} onDone={loggedIn} />}
      </Dialog>
    </>
  );
}

function LoginForm({ username, onDone }: { username: string; onDone: (user: User) => Promise<void> }) {
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
        data-autofocus
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
