import { useRef, useState } from "react";
import type { FailingEmails, RetriedEmails } from "#domain/emails/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { useMay } from "../access/use-may.ts";
import { refreshRecordList } from "../lists/use-record-list.ts";
import { failingLabel } from "./use-failing-emails.ts";

const emailsPath = "/api/admin/mails";

/** How many emails are failing, a button that retries them all after a confirmation, and the progress of retries. */
export function RetryAll({ failing: { count, retrying } }: { failing: FailingEmails }) {
  const [step, setStep] = useState<"idle" | "confirming" | "sending">("idle");
  const status = useRef<HTMLParagraphElement>(null);
  const mayChange = useMay("emails:change");

  const retry = async () => {
    setStep("sending");
    try {
      const { retrying: started } = (await (await request(`${emailsPath}/attempts`, "POST")).json()) as RetriedEmails;
      const emails = started === 1 ? "1 email" : `${started.toLocaleString("en-US")} emails`;
      toast({ title: `Retrying ${emails}`, description: "They are sent a few at a time. The list shows the result." });
    } catch (error) {
      toast({ title: "Emails not retried", description: (error as Error).message, variant: "destructive" });
    }
    await refreshRecordList(emailsPath);
    setStep("idle");
    // The button that had focus is gone.
    status.current?.focus();
  };
  const busy = step === "sending" || undefined;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-exposed py-1 pl-4 empty:hidden">
      <p ref={status} role="status" tabIndex={-1} className="font-medium tabular-nums outline-none">
        {retrying > 0
          ? `Retrying ${retrying.toLocaleString("en-US")} of ${count.toLocaleString("en-US")} failing ${count === 1 ? "email" : "emails"}…`
          : `${failingLabel(count)}.`}
      </p>
      {mayChange && step === "idle" && retrying === 0 && (
        <Button variant="outlined" size="small" onClick={() => setStep("confirming")}>
          Retry all…
        </Button>
      )}
      {mayChange && step !== "idle" && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left pr-1 text-small">
            {count === 1 ? "Send it again now?" : `Send all ${count.toLocaleString("en-US")} again now?`}
          </legend>
          <Button size="small" aria-disabled={busy} onClick={busy ? undefined : retry}>
            {busy ? "Retrying…" : "Retry all"}
          </Button>
          <Button
            autoFocus
            variant="quiet"
            size="small"
            aria-disabled={busy}
            onClick={busy ? undefined : () => setStep("idle")}
          >
            Not now
          </Button>
        </fieldset>
      )}
    </div>
  );
}
