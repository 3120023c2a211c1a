import { useRef, useState } from "react";
import { request } from "#web/shell/request.ts";
import { type ToastText, toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";

/** Deletes the record at an API path and returns the confirmation toast. Throws a `RequestError`. */
export async function deleteRecord(noun: string, path: string): Promise<ToastText> {
  await request(path, "DELETE");
  return { title: `${noun} deleted`, description: "It has been permanently deleted." };
}

/**
 * Removes a record after a confirmation. `remove` resolves with the toast to show; if it throws, the record stays, and
 * the error is shown here and as a toast titled `failureTitle`.
 */
export function RemoveButton({
  verb = "Delete",
  label = `${verb}…`,
  question = "Delete permanently?",
  failureTitle,
  className,
  remove,
}: {
  verb?: "Delete" | "Archive" | "Disable" | "Revoke" | "Remove" | "Merge" | "Split";
  /** On the button that asks for the confirmation. */
  label?: string;
  question?: string;
  failureTitle: string;
  className?: string;
  remove: () => Promise<ToastText>;
}) {
  const [step, setStep] = useState<"idle" | "confirming" | "removing">("idle");
  // A toast is inert behind an open dialog, so the error is announced here as well.
  const [failure, setFailure] = useState("");
  const hasBeenPressed = useRef(false);
  const show = (next: "idle" | "confirming") => {
    hasBeenPressed.current = true;
    setFailure("");
    setStep(next);
  };
  const confirm = async () => {
    setFailure("");
    setStep("removing");
    try {
      toast(await remove());
    } catch (error) {
      const { message } = error as Error;
      setFailure(`${failureTitle}. ${message}`);
      setStep("confirming");
      toast({ title: failureTitle, description: message, variant: "destructive" });
    }
  };
  if (step === "idle")
    return (
      <Button
        autoFocus={hasBeenPressed.current}
        variant="quiet"
        size="small"
        className={className}
        onClick={() => show("confirming")}
      >
        {label}
      </Button>
    );
  // `aria-disabled` instead of `disabled`, so that the button keeps focus.
  const isRemoving = step === "removing" || undefined;
  return (
    <fieldset className={classNames("flex flex-wrap items-center gap-2", className)}>
      <legend className="float-left max-w-96 pr-1 text-small">{question}</legend>
      <Button variant="outlined" size="small" aria-disabled={isRemoving} onClick={isRemoving ? undefined : confirm}>
        {isRemoving ? `${verb.replace(/e$/, "").replace(/(it)$/, "$1t")}ing…` : verb}
      </Button>
      <Button
        autoFocus
        variant="quiet"
        size="small"
        aria-disabled={isRemoving}
        onClick={isRemoving ? undefined : () => show("idle")}
      >
        Keep
      </Button>
      {failure && (
        <p role="alert" className="basis-full text-small font-medium text-exposed">
          {failure}
        </p>
      )}
    </fieldset>
  );
}
