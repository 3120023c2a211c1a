import { useState } from "react";
import type { ManagedJobListing } from "#domain/job-listings/schema.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { removeListing } from "./use-job-listings.ts";

/** Deletes a listing, or archives it where somebody applied for it. It says which before it does. */
export function ListingRemoval({ listing, onRemoved }: { listing: ManagedJobListing; onRemoved: () => void }) {
  const { id, title, applications, archivedAt } = listing;
  const [step, setStep] = useState<"offered" | "asked" | "removing">("offered");
  if (archivedAt) return null;
  const verb = applications > 0 ? "Archive" : "Delete";
  const remove = async () => {
    setStep("removing");
    try {
      const became = await removeListing(id);
      toast(
        became === "archived"
          ? { title: "Listing archived", description: `${title} is off the site; its applications stay.` }
          : { title: "Listing deleted", description: `Nothing of ${title} is kept.` },
      );
      onRemoved();
    } catch (error) {
      setStep("offered");
      toast({ title: "Listing not deleted", description: (error as Error).message, variant: "destructive" });
    }
  };
  if (step === "offered")
    return (
      <Button variant="quiet" size="small" className="ml-auto" onClick={() => setStep("asked")}>
        {verb}…
      </Button>
    );
  return (
    <fieldset className="ml-auto flex flex-wrap items-center gap-2" disabled={step === "removing"}>
      <legend className="float-left max-w-96 pr-1 text-small">
        {applications > 0
          ? `${applications === 1 ? "1 person" : `${applications.toLocaleString("en-US")} people`} applied: it leaves the site and is kept for them.`
          : "Delete for good? Nobody has applied."}
      </legend>
      <Button variant="outlined" size="small" onClick={remove}>
        {step === "removing" ? `${verb === "Archive" ? "Archiving" : "Deleting"}…` : verb}
      </Button>
      <Button autoFocus variant="quiet" size="small" onClick={() => setStep("offered")}>
        Keep
      </Button>
    </fieldset>
  );
}
