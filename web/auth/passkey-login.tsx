import { useEffect, useRef, useState } from "react";
import type { PasskeyAnswer } from "#domain/accounts/passkeys/schema.ts";
import { FormFailure } from "#web/shell/form-failure.tsx";
import { logInWithPasskey } from "#web/shell/session.ts";
import { handOverToast, toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/line-icon.tsx";

const key = "M3 16a5 5 0 1 0 10 0 5 5 0 1 0-10 0M11.5 12.5 21 3m-5 5 4 4";

/** The passkey that the visitor chooses in the username field; null where the browser offers none, or once `signal` aborts. */
async function chosenPasskey(signal: AbortSignal): Promise<PasskeyAnswer | null> {
  if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) || signal.aborted) return null;
  const { offerPasskeys } = await import("#web/shell/passkeys.ts");
  return await offerPasskeys(signal);
}

/**
 * A button that logs in with a passkey: alone, or with `logIn` as the second factor of a password. While `isOffered`, and until
 * the button is pressed, the browser also offers passkeys in the username field.
 */
export function PasskeyLogin({
  label = "Log in with a passkey",
  logIn = logInWithPasskey,
  disabled,
  isOffered = false,
  autoFocus,
}: {
  label?: string;
  logIn?: () => Promise<void>;
  disabled: boolean;
  isOffered?: boolean;
  autoFocus?: boolean;
}) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const stopOffering = useRef(() => {});
  const run = async (logIn: () => Promise<void>) => {
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
  const press = () => {
    stopOffering.current();
    void run(logIn);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` only sets states.
  useEffect(() => {
    if (!isOffered) return;
    const offer = new AbortController();
    const stop = () => offer.abort();
    stopOffering.current = stop;
    chosenPasskey(offer.signal)
      .then((passkey) => passkey && run(() => logInWithPasskey(passkey)))
      .catch(() => {});
    addEventListener("pagehide", stop);
    return () => {
      removeEventListener("pagehide", stop);
      stop();
    };
  }, [isOffered]);
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
