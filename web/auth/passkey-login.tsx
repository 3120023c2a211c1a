import { useState } from "react";
import { FormFailure } from "#web/shell/form-failure.tsx";
import { logInWithPasskey } from "#web/shell/session.ts";
import { handOverToast, toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/line-icon.tsx";

const key = "M3 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0M11.5 12.5 21 3m-5 5 4 4";

/** A button that logs in with a passkey: alone, or with `logIn` as the second factor of a password. */
export function PasskeyLogin({
  label = "Log in with a passkey",
  logIn = logInWithPasskey,
  disabled,
  autoFocus,
}: {
  label?: string;
  logIn?: () => Promise<void>;
  disabled: boolean;
  autoFocus?: boolean;
}) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await logIn();
      handOverToast({ title: "Login successful", description: "Welcome back!" });
    } catch (error) {
      setFailure(error as Error);
      toast({ title: "Login failed", description: (error as Error).message, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outlined" disabled={disabled || busy} autoFocus={autoFocus} onClick={press}>
        <LineIcon path={key} className="size-4" />
        {busy ? "Waiting for your passkey…" : label}
      </Button>
      <FormFailure failure={failure} announcement="" />
    </>
  );
}
