import { useState } from "react";
import type { Inquiry } from "#domain/inquiries/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { refreshInquiries } from "./inquiry-listing.ts";

/** Removes an inquiry for good, as its writer may ask for. It asks once before it does; a failure removes nothing. */
export function InquiryRemoval({ inquiry, onRemoved }: { inquiry: Inquiry; onRemoved: () => void }) {
  const [step, setStep] = useState<"offered" | "asked" | "removing">("offered");
  const remove = async () => {
    setStep("removing");
    try {
      await request(`/api/admin/inquiries/${inquiry.id}`, "DELETE");
      toast({ title: "Inquiry removed", description: "Nothing of it is kept." });
      onRemoved();
      await refreshInquiries();
    } catch (error) {
      setStep("offered");
      toast({ title: "Inquiry not removed", description: (error as Error).message, variant: "destructive" });
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
