import { useEffect, useRef, useState } from "react";
import { handOverSchema } from "#domain/conversations/schema.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { chatStore, isFull, requestHandOver } from "./chat.ts";
import { reportUnsent } from "./send.ts";

/**
 * Asks for an email address in the conversation, and hands the conversation over to the team. Takes the focus only if the
 * visitor opened it, not if it belongs to a message that asks for the address.
 */
export function HandOver({ email, takesFocus, onDone }: { email: string; takesFocus: boolean; onDone: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState("");
  const { form, field, submitting, failure } = useSchemaForm(
    handOverSchema,
    async ({ email }) => {
      await requestHandOver(email);
      onDone();
    },
    (error) => {
      if (isFull(chatStore.get())) return onDone();
      setProblem(reportUnsent(error));
    },
  );
  const address = field("hand-over", "email");
  useEffect(() => {
    if (takesFocus) area.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  return (
    <div ref={area} className="mt-5 border-l-4 border-ink bg-surface p-4">
      <form {...form} aria-label="Talk to a person" className="grid gap-3">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Our team will read this conversation and reply here. If you’ve left by then, we’ll email you."
          defaultValue={email}
          required
          {...address}
        />
        <p role="alert" className="text-small font-medium text-exposed empty:hidden">
          {failure && !address.error && problem}
        </p>
        <div className="flex gap-2">
          <Button type="submit" size="small" disabled={submitting}>
            {submitting ? "Sending…" : "Send to the team"}
          </Button>
          <Button size="small" variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
