import { useState } from "react";
import type { Account } from "#domain/accounts/account/schema.ts";
import { codeSchema, type NewAuthenticator } from "#domain/accounts/second-factors/schema.ts";
import { queryClient } from "#web/shell/query-client.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { withConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { AccountSection } from "./section.tsx";

const path = "/api/account/authenticator";
const reload = () => queryClient.invalidateQueries({ queryKey: ["/api/account"] });

/** An app whose secret the user is adding, with the QR code of its address as a path. */
type Started = NewAuthenticator & { qr: { size: number; path: string } };

/** Sets up or removes the authenticator app, and shows new recovery codes once. */
export function SecondFactor({ account }: { account: Account }) {
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const hasPasskey = account.passkeys.length > 0;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await withConfirmation(work);
    } catch (error) {
      setFailure(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const start = () =>
    run(async () => {
      const [{ encode }, created] = await Promise.all([import("uqr"), request(path, "POST")]);
      const authenticator: NewAuthenticator = await created.json();
      setStarted({ ...authenticator, qr: pathOf(encode(authenticator.uri, { ecc: "M", border: 2 }).data) });
    });
  const remove = () =>
    run(async () => {
      await request(path, "DELETE");
      setCodes(null);
      const description = hasPasskey ? "Your passkeys stay." : "You log in with your password alone.";
      toast({ title: "Authenticator app removed", description });
      await reload();
    });
  const replaceCodes = () =>
    run(async () => {
      const { recoveryCodes } = await (await request("/api/account/recovery-codes", "POST")).json();
      setCodes(recoveryCodes);
      await reload();
    });
  return (
    <AccountSection
      title="Second factor"
      intro="With a passkey or a code from an app on your phone, a stolen password alone isn’t enough to log in."
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {(account.hasAuthenticator || hasPasskey) && (
        <p>
          Logging in with your password also requires {factorsOf(account)}. You have {account.recoveryCodes} recovery{" "}
          {account.recoveryCodes === 1 ? "code" : "codes"} left.
        </p>
      )}
      {started ? (
        <SetUp
          started={started}
          onDone={(recoveryCodes) => {
            setStarted(null);
            setCodes(recoveryCodes.length > 0 ? recoveryCodes : null);
          }}
          onCancel={() => setStarted(null)}
        />
      ) : (
        <p className="flex flex-wrap gap-3">
          {(account.hasAuthenticator || hasPasskey) && (
            <Button variant="outlined" disabled={busy} onClick={replaceCodes}>
              New recovery codes
            </Button>
          )}
          {account.hasAuthenticator ? (
            <Button variant="outlined" disabled={busy} onClick={remove}>
              Remove the app
            </Button>
          ) : (
            <Button variant="outlined" disabled={busy} onClick={start}>
              Set up an authenticator app
            </Button>
          )}
        </p>
      )}
      <FormResult failure={failure} announcement="" />
    </AccountSection>
  );
}

function factorsOf({ hasAuthenticator, passkeys }: Account): string {
  if (passkeys.length === 0) return "a code from your authenticator app";
  return hasAuthenticator ? "a passkey or a code from your authenticator app" : "one of your passkeys";
}

function SetUp({
  started: { secret, qr },
  onDone,
  onCancel,
}: {
  started: Started;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}) {
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    codeSchema,
    async (values) => {
      const answer = await withConfirmation(() => request(`${path}/confirm`, "POST", values));
      const { recoveryCodes } = await answer.json();
      onDone(recoveryCodes);
      toast({
        title: "Authenticator app added",
        description: recoveryCodes.length > 0 ? "Store your recovery codes now." : "Your recovery codes stay the same.",
      });
      await reload();
    },
    () => {},
  );
  return (
    <form {...form} aria-label="Set up an authenticator app" className="account-form">
      <p>Scan this code with an authenticator app, then enter the six digits it shows.</p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code with the secret below"
        className="account-qr"
      >
        <path d={qr.path} />
      </svg>
      <p className="text-small">
        Can’t scan? Enter this secret in the app:{" "}
        <code className="wrap-anywhere">{secret.match(/.{4}/g)?.join(" ")}</code>
      </p>
      <TextField
        {...field("authenticator", "code")}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
      />
      <FormResult failure={failure} announcement={announcement} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? "Checking…" : "Turn on"}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The dark modules of a QR code as an SVG path. */
function pathOf(modules: boolean[][]): Started["qr"] {
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size: modules.length, path };
}
