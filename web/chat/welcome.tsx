import { site } from "#site";
import { toast } from "#web/shell/toasts.ts";
import { chatStore, send } from "./chat.ts";
import type { VisitorForm } from "./use-visitor.ts";

const questions = ["What does the Protection Shield do?", "How long do you keep my data?", "Which positions are open?"];

/** Shown before the first message: what to expect, and suggested questions. */
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
        I answer from the pages of this site and link them. Where they do not say, I tell you so and pass you on to a
        person. Card numbers, addresses and the like are hidden before a message is kept, where I recognise them.
      </p>
      <ul className="grid border-t border-hairline">
        {questions.map((question) => (
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
