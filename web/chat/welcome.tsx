import { site } from "#site";
import { toast } from "#web/shell/toasts.ts";
import { currentChat, send } from "./chat.ts";
import type { VisitorTold } from "./use-visitor.ts";

const questions = ["What does the Protection Shield do?", "How long do you keep my data?", "Which positions are open?"];

/** What stands in the panel before anything was said: what to expect, and something to begin with. */
export function Welcome({ visitor }: { visitor: VisitorTold }) {
  const ask = async (content: string) => {
    // Pressed twice, it is asked once.
    if (currentChat().sending) return;
    const told = visitor.tell();
    if (told === "refused") return;
    try {
      await send({ content, metadata: told }, null);
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
              onClick={() => void ask(question)}
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
