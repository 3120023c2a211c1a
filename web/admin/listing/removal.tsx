import { useRef, useState } from "react";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";

/** Removes what stands at `path` for good, as its writer may ask for. It asks once before it does; a failure removes nothing. */
export function Removal({ noun, path, onRemoved }: { noun: string; path: string; onRemoved: () => void }) {
  const [step, setStep] = useState<"offered" | "asked" | "removing">("offered");
  // A toast lies behind the dialog, unheard.
  const [failure, setFailure] = useState("");
  const wasAsked = useRef(false);
  const ask = () => {
    wasAsked.current = true;
    setStep("asked");
  };
  const keep = () => {
    setFailure("");
    setStep("offered");
  };
  const remove = async () => {
    setFailure("");
    setStep("removing");
    try {
      await request(path, "DELETE");
      toast({ title: `${noun} removed`, description: "Nothing of it is kept." });
      onRemoved();
    } catch (error) {
      const { message } = error as Error;
      setFailure(`${noun} not removed. ${message}`);
      setStep("asked");
      toast({ title: `${noun} not removed`, description: message, variant: "destructive" });
    }
  };
  if (step === "offered")
    return (
      <Button autoFocus={wasAsked.current} variant="quiet" size="small" onClick={ask}>
        Remove…
      </Button>
    );
  // `aria-disabled`, since a disabled button would drop the focus.
  const waits = step === "removing" || undefined;
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left pr-1 text-small">Remove for good?</legend>
      <Button variant="outlined" size="small" aria-disabled={waits} onClick={waits ? undefined : remove}>
        {waits ? "Removing…" : "Remove"}
      </Button>
      <Button autoFocus variant="quiet" size="small" aria-disabled={waits} onClick={waits ? undefined : keep}>
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
