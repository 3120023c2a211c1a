import { teamReplySchema } from "#domain/conversations/schema.ts";
import { fillPlaceholders } from "#domain/reply-templates/schema.ts";
import { useAuth } from "#web/shell/auth.tsx";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { TemplatePicker } from "../replies/template-picker.tsx";
import { useDraft } from "../ui/drafts.ts";

/** Lets a team member reply. Once the team has replied, the assistant no longer answers. */
export function ReplyForm({
  path,
  hasAddress,
  visitorName,
  onSent,
}: {
  path: string;
  hasAddress: boolean;
  /** What a template’s `{{first name}}` becomes; null while it is unknown or masked. */
  visitorName: string | null;
  onSent: () => Promise<void>;
}) {
  const [{ content: draft }, change, clear] = useDraft(path, { content: "" });
  const { user } = useAuth().session;
  const { form, field, submitting, announcement, failure } = useSchemaForm(
    teamReplySchema,
    async ({ content }, element) => {
      const textArea = element.querySelector("textarea");
      const submitted = textArea?.value;
      await request(path, "POST", { content });
      // Keep text typed while the request was pending: it belongs to the next reply.
      if (textArea?.value === submitted) clear();
      await onSent();
      textArea?.focus();
    },
    (error) => toast({ title: "Not sent", description: error.message, variant: "destructive" }),
  );
  const values = { "first name": visitorName?.trim().split(/\s+/, 1)[0] || null, "my name": user?.name ?? null };
  return (
    // Arrow keys move the caret here instead of switching to the next conversation.
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the keys of its fields from the dialog
    <div onKeyDown={(event) => event.stopPropagation()} className="grid gap-3 border-t border-hairline pt-5">
      <TemplatePicker
        kind="conversation"
        onChoose={({ text }) => {
          const filled = fillPlaceholders(text, values);
          change({ content: draft.trim() ? `${draft.trimEnd()}\n\n${filled}` : filled });
          document.getElementById("reply-content")?.focus();
        }}
      />
      <form {...form} aria-label="Reply" className="grid gap-3">
        <TextArea
          label="Your reply"
          rows={3}
          value={draft}
          onChange={(event) => change({ content: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
          }}
          hint={
            hasAddress
              ? "The visitor gets your reply in the chat, or by email if they’ve left. The Support Assistant stops answering."
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
    </div>
  );
}
