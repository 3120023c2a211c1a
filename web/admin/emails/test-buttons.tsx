import { useEffect, useRef, useState } from "react";
import type { TestEmail, TestEmailResult } from "#domain/emails/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { formatTime } from "../ui/dates.ts";
import { FailureNote } from "./failure-note.tsx";

type Kind = TestEmail["type"];
const kinds = [
  { kind: "inquiry", name: "Test Inquiry Email" },
  { kind: "application", name: "Test Job Application Email" },
] as const satisfies { kind: Kind; name: string }[];

const idOf = (kind: Kind) => `test-${kind}`;

/** The result of the last test; it stays after the toast is gone. */
interface Outcome {
  at: number;
  success: boolean;
  message: string;
}

/**
 * Sends a test email directly, bypassing the outbox. Both buttons are disabled while a test is pending and while email is
 * not configured (specification, sections 2 and 4). The toasts follow section 8.
 */
export function TestButtons({ configured }: { configured: boolean }) {
  const [sending, setSending] = useState<Kind | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const pressed = useRef<Kind | null>(null);
  // A disabled button loses focus: restore it unless focus has moved elsewhere.
  useEffect(() => {
    if (sending || !pressed.current) return;
    if (document.activeElement === document.body) document.getElementById(idOf(pressed.current))?.focus();
    pressed.current = null;
  }, [sending]);

  const send = async (kind: Kind) => {
    pressed.current = kind;
    setSending(kind);
    setOutcome(null);
    try {
      const response = await request("/api/admin/test-email", "POST", { type: kind });
      const { success, message } = (await response.json()) as TestEmailResult;
      setOutcome({ at: Date.now(), success, message });
      if (success) toast({ title: "Email Sent", description: "Test email was sent successfully." });
      else
        toast({
          title: "Failed to Send",
          description: message || "Could not send test email. Check server logs.",
          variant: "destructive",
        });
    } catch (error) {
      const reason = (error as Error).message;
      setOutcome({ at: Date.now(), success: false, message: reason });
      toast({ title: "Error", description: `Failed to send test email: ${reason}`, variant: "destructive" });
    }
    setSending(null);
  };

  return (
    <>
      {kinds.map(({ kind, name }) => (
        <Button
          key={kind}
          id={idOf(kind)}
          variant="outlined"
          size="small"
          disabled={!configured || sending !== null}
          onClick={() => send(kind)}
        >
          {sending === kind ? "Sending…" : name}
        </Button>
      ))}
      <div className="order-last basis-full empty:hidden">
        {outcome?.success && (
          <p className="grid gap-0.5 border-l-4 border-ink pl-4">
            <span className="text-small text-muted">{formatTime(outcome.at)}, accepted by the mail server</span>
            <span className="font-mono text-small wrap-anywhere">{outcome.message}</span>
          </p>
        )}
        {outcome && !outcome.success && (
          <FailureNote
            answer={outcome.message}
            title={(what) => (
              <>
                {formatTime(outcome.at)}, not sent. {what}
              </>
            )}
          />
        )}
      </div>
    </>
  );
}
