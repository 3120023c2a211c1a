import { useState } from "react";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";

/** Removes what stands at `path` for good, as its writer may ask for. It asks once before it does; a failure removes nothing. */
export function Removal({ noun, path, onRemoved }: { noun: string; path: string; onRemoved: () => void }) {
  const [step, setStep] = useState<"offered" | "asked" | "removing">("offered");
  const remove = async () => {
    setStep("removing");
    try {
      await request(path, "DELETE");
      toast({ title: `${noun} removed`, description: "Nothing of it is kept." });
      onRemoved();
    } catch (error) {
      setStep("offered");
      toast({ title: `${noun} not removed`, description: (error as Error).message, variant: "destructive" });
    }
  };
  if (step === "offered")
    return (
      <Button variant="quiet" size="small" onClick={() => setStep("asked")}>
        Remove…
      </Button>
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-2" disabled={step === "removing"}>
      <legend className="float-left pr-1 text-small">Remove for good?</legend>
      <Button variant="outlined" size="small" onClick={remove}>
        {step === "removing" ? "Removing…" : "Remove"}
      </Button>
      <Button autoFocus variant="quiet" size="small" onClick={() => setStep("offered")}>
        Keep
      </Button>
    </fieldset>
  );
}
