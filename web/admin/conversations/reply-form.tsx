import { useState } from "react";
import { teamReplySchema } from "#domain/conversations/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";

/** What is written and not sent, by the path it goes to: it outlives the dialog, and stands there when that is opened again. */
const drafts = new Map<string, string>();

/** Where a person of the team answers; the assistant is silent from then on. */
export function ReplyForm({
  path,
  hasAddress,
  onSent,
}: {
  path: string;
  hasAddress: boolean;
  onSent: () => Promise<void>;
}) {
  const [draft] = useState(() => drafts.get(path));
  const { form, field, submitting, announcement, failure } = useSchemaForm(
    teamReplySchema,
    async ({ content }, element) => {
      const box = element.querySelector("textarea");
      const sent = box?.value;
      await request(path, "POST", { content });
      // What was typed while it was on its way goes with the next one.
      if (drafts.get(path) === sent) drafts.delete(path);
      if (box && box.value === sent) box.value = "";
      await onSent();
      box?.focus();
    },
    (error) => toast({ title: "Not sent", description: error.message, variant: "destructive" }),
  );
  return (
    <form
      {...form}
      aria-label="Answer"
      // The arrow keys move in what is written here, not to the next conversation.
      onKeyDown={(event) => event.stopPropagation()}
      onInput={(event) => {
        form.onInput(event);
        if (event.target instanceof HTMLTextAreaElement) drafts.set(path, event.target.value);
      }}
      className="grid gap-3 border-t border-hairline pt-5"
    >
      <TextArea
        label="Your answer"
        rows={3}
        defaultValue={draft}
        hint={
          hasAddress
            ? "The visitor sees it at once, and by e-mail when gone. The assistant is silent from then on."
            : "The visitor sees it when the chat is open. There is no address to write to. The assistant is silent from then on."
        }
        {...field("reply", "content")}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failure && (
        <p role="alert" className="text-small font-medium text-exposed">
          Not sent. {failure.message}
        </p>
      )}
      <Button type="submit" size="small" disabled={submitting} className="justify-self-start">
        {submitting ? "Sending…" : "Send answer"}
      </Button>
    </form>
  );
}
