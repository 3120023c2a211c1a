import { suggestionsFor } from "#content/assistant/suggestions.ts";
import { site } from "#site";
import { toast } from "#web/shell/toasts.ts";
import { chatStore, send } from "./chat.ts";
import type { VisitorForm } from "./use-visitor.ts";

/** Shown before the first message: what to expect, and three questions about the page. */
export function Welcome({ visitor }: { visitor: VisitorForm }) {
  const sendQuestion = async (content: string) => {
    // Ignore a second click.
    if (chatStore.get().sending) return;
    const sender = visitor.validate();
    if (sender === "invalid") return;
    try {
      await send({ content, metadata: sender }, null);
    } catch (error) {
      console.error("A message was not sent", error);
      toast({ title: "Error", description: "Failed to send message. Please try again.", variant: "destructive" });
    }
  };
  return (
    <div className="grid gap-4">
      <p className="display text-title">What would you like to know about {site.name}?</p>
      <p className="text-small text-muted">
        I’m a program. I answer from the pages of this site and name them. If they don’t say, I tell you so, and a
        person can take over.
      </p>
      <ul aria-label="Suggested questions" className="grid border-t border-hairline">
        {suggestionsFor(location.pathname).map((question) => (
          <li key={question} className="border-b border-hairline">
            <button
              type="button"
              onClick={() => void sendQuestion(question)}
              className="min-h-11 w-full py-2 text-left text-small underline-offset-4 hover:underline"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
