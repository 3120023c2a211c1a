import { useRef, useState } from "react";
import type { Account } from "#domain/accounts/account/schema.ts";
import { type AddedPasskey, type Passkey, passkeyNameSchema } from "#domain/accounts/passkeys/schema.ts";
import { createPasskey } from "#web/shell/passkeys.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { withConfirmation } from "./confirmation.ts";
import { FormResult } from "./form-result.tsx";
import { inWords } from "./moment.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { reloadAccount } from "./reload-account.ts";
import { AccountSection } from "./section.tsx";

const path = "/api/account/passkeys";

/** The user's passkeys: add, rename and remove them. */
export function Passkeys({ account: { passkeys } }: { account: Account }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const edited = passkeys.find(({ id }) => id === editedId);
  const add = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const created = await withConfirmation(createPasskey);
      const added: AddedPasskey = await (await request(path, "POST", created)).json();
      if (added.recoveryCodes.length > 0) setCodes(added.recoveryCodes);
      toast({ title: "Passkey added", description: `You can log in with “${added.passkey.name}.”` });
      await reloadAccount();
    } catch (error) {
      setFailure(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountSection
      title="Passkeys"
      intro="Log in with your fingerprint, face, screen lock or security key, without a password. A passkey can’t be phished."
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {passkeys.length > 0 && (
        <ul className="account-list" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <p className="font-medium">{passkey.name}</p>
                <p className="text-small text-muted">
                  Added <time dateTime={passkey.createdAt}>{inWords(passkey.createdAt)}</time>,{" "}
                  {passkey.lastUsedAt ? (
                    <>
                      last used <time dateTime={passkey.lastUsedAt}>{inWords(passkey.lastUsedAt)}</time>
                    </>
                  ) : (
                    "not used yet"
                  )}
                </p>
              </div>
              <Button
                variant="outlined"
                size="small"
                aria-label={`Edit the passkey ${passkey.name}`}
                onClick={() => setEditedId(passkey.id)}
              >
                Edit
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button ref={addButton} variant="outlined" aria-disabled={busy || undefined} onClick={add}>
          {busy ? "Waiting for your passkey…" : "Add a passkey"}
        </Button>
      </p>
      <FormResult failure={failure} announcement="" />
      <Dialog open={edited !== undefined} title="Edit this passkey" onClose={() => setEditedId(null)}>
        {edited && (
          <EditForm
            passkey={edited}
            onDone={() => setEditedId(null)}
            // The button that opened the dialog is gone.
            onRemoved={() => addButton.current?.focus()}
          />
        )}
      </Dialog>
    </AccountSection>
  );
}

function EditForm({
  passkey: { id, name },
  onDone,
  onRemoved,
}: {
  passkey: Passkey;
  onDone: () => void;
  /** Called when the list no longer shows the passkey. */
  onRemoved: () => void;
}) {
  const [removalFailure, setRemovalFailure] = useState<Error | null>(null);
  const { form, field, submitting, failure, announcement } = useSchemaForm(
    passkeyNameSchema,
    async (values) => {
      await request(`${path}/${id}`, "PATCH", values);
      onDone();
      toast({ title: "Passkey renamed" });
      await reloadAccount();
    },
    () => {},
  );
  const remove = async () => {
    setRemovalFailure(null);
    try {
      await withConfirmation(() => request(`${path}/${id}`, "DELETE"));
      onDone();
      toast({ title: "Passkey removed", description: "Delete it on your device or in your password manager as well." });
      await reloadAccount();
      onRemoved();
    } catch (error) {
      setRemovalFailure(error as Error);
    }
  };
  return (
    <form {...form} aria-label="Edit this passkey" className="account-form">
      <TextField
        {...field("passkey", "name")}
        label="Name"
        defaultValue={name}
        autoComplete="off"
        data-autofocus
        required
      />
      <FormResult failure={failure ?? removalFailure} announcement={announcement} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting}>
          {submitting ? "Saving…" : "Save name"}
        </Button>
        <Button variant="outlined" onClick={remove}>
          Remove this passkey
        </Button>
      </div>
    </form>
  );
}
