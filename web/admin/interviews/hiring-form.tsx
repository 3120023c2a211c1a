import { type ReactNode, type SubmitEvent, useState } from "react";
import { RequestError } from "#web/shell/request.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves a form of an application and keeps why it failed. `onStale`: a colleague changed the same thing meanwhile. */
export function useSaving({ onSaved, onStale }: { onSaved: () => void; onStale: () => void }) {
  const [failure, setFailure] = useState<Error | null>(null);
  const [isSaving, setSaving] = useState(false);
  const save = async (send: () => Promise<unknown>) => {
    if (isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      await send();
      onSaved();
    } catch (error) {
      setFailure(error as Error);
      if (error instanceof RequestError && error.errors.version) onStale();
    } finally {
      setSaving(false);
    }
  };
  const errors = failure instanceof RequestError ? failure.errors : {};
  return { failure, errors, isSaving, save, forgetFailure: () => setFailure(null) };
}

/** The frame of a form of an application: its fields, why it was not saved, and what saves or discards it. */
export function HiringForm({
  name,
  failure,
  submit,
  onSubmit,
  onDiscard,
  children,
}: {
  /** Its accessible name. */
  name: string;
  /** Why it was not saved; empty without a failure. */
  failure: string;
  /** The button that saves. */
  submit: ReactNode;
  onSubmit: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  return (
    <form
      aria-label={name}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        // React lets the form of a dialog inside this one bubble.
        if (event.target === event.currentTarget) onSubmit();
      }}
      // Arrow keys move in the fields here instead of stepping to the next record.
      onKeyDown={(event) => event.stopPropagation()}
      method="post"
      noValidate
      className="grid gap-4"
    >
      {children}
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not saved. {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {submit}
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </form>
  );
}
