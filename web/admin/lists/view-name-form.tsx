import { type ReactNode, useId, useState } from "react";
import { MAX_VIEW_NAME } from "#domain/table-settings/tables.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { refusalText } from "../ui/refusal-text.ts";

/** The name of a new or an existing view. `onSave` may throw a `RequestError`, which is shown below the name. */
export function ViewNameForm({
  label,
  initial = "",
  autoFocus = false,
  hint,
  onSave,
  children,
}: {
  label: string;
  initial?: string;
  autoFocus?: boolean;
  hint?: ReactNode;
  onSave: (name: string) => Promise<void>;
  /** Further buttons. */
  children?: ReactNode;
}) {
  const id = useId();
  const [name, setName] = useState(initial);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const refuse = (message: string) => {
    setError(message);
    document.getElementById(id)?.focus();
  };
  const save = async () => {
    if (isBusy) return;
    if (!name.trim()) return refuse("Give the view a name");
    setBusy(true);
    try {
      await onSave(name.trim());
    } catch (refusal) {
      refuse(refusalText(refusal));
    }
    setBusy(false);
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error || undefined}
        value={name}
        autoFocus={autoFocus}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        onChange={(event) => {
          setError("");
          setName(event.target.value);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" aria-disabled={isBusy || undefined}>
          {isBusy ? "Saving…" : "Save"}
        </Button>
        {children}
      </div>
    </form>
  );
}
