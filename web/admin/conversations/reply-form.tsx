import { teamReplySchema } from "#domain/conversations/schema.ts";
import { request } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useSchemaForm } from "#web/shell/use-schema-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";

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
  const { form, field, submitting, announcement } = useSchemaForm(
    teamReplySchema,
    async ({ content }, element) => {
      await request(path, "POST", { content });
      element.reset();
      await onSent();
      element.querySelector("textarea")?.focus();
    },
    (error) => toast({ title: "Not sent", description: error.message, variant: "destructive" }),
  );
  return (
    <form
      {...form}
      aria-label="Answer"
      // The arrow keys move in what is written here, not to the next conversation.
      onKeyDown={(event) => event.stopPropagation()}
      className="grid gap-3 border-t border-hairline pt-5"
    >
      <TextArea
        label="Your answer"
        rows={3}
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
      <Button type="submit" size="small" disabled={submitting} className="justify-self-start">
        {submitting ? "Sending…" : "Send answer"}
      </Button>
    </form>
  );
}
