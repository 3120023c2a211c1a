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
      className="grid gap-3 border-t border-hairline pt-5"
    >
      <TextArea
        label="Your reply"
        rows={3}
        defaultValue={draft}
        hint={
          hasAddress
            ? "The visitor sees your reply in the chat, or by email after leaving. The Support Assistant stops answering."
            : "The visitor left no email address, so your reply appears only in the chat. The Support Assistant stops answering."
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
