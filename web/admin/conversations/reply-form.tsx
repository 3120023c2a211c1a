import { useState } from "react";
import { teamReplySchema } from "#domain/conversations/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";

/** Unsent drafts by API path, so that a draft survives closing and reopening the dialog. */
const drafts = new Map<string, string>();

/** Lets a team member reply. Once the team has replied, the assistant no longer answers. */
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
      const textArea = element.querySelector("textarea");
      const submitted = textArea?.value;
      await request(path, "POST", { content });
      // Keep text typed while the request was pending: it belongs to the next reply.
      if (drafts.get(path) === submitted) drafts.delete(path);
      if (textArea && textArea.value === submitted) textArea.value = "";
      await onSent();
      textArea?.focus();
    },
    (error) => toast({ title: "Not sent", description: error.message, variant: "destructive" }),
  );
  return (
    <form
      {...form}
      aria-label="Reply"
      // Arrow keys move the caret here instead of switching to the next conversation.
      onKeyDown={(event) => event.stopPropagation()}
      onInput={(event) => {
        form.onInput(event);
        if (event.target instanceof HTMLTextAreaElement) drafts.set(path, event.target.value);
      }}
      className="sticky bottom-0 z-1 -mb-5 grid gap-3 border-t border-hairline bg-surface pt-4 pb-5"
    >
      <TextArea
        label="Your reply"
        rows={2}
        className="field-sizing-content max-h-48"
        defaultValue={draft}
        hint={
          hasAddress
            ? "Shown in the chat, and emailed to a visitor who has left. The Support Assistant stops answering."
            : "Shown in the chat only: the visitor left no email address. The Support Assistant stops answering."
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
        {submitting ? "Sending…" : "Send reply"}
      </Button>
    </form>
  );
}
