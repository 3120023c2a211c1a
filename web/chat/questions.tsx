import { chatStore, update } from "./chat.ts";
import { reportUnsent, type Sender, send } from "./send.ts";

/** Questions that are sent on click. `sender` returns the visitor's name and email, or "invalid" when they must be corrected. */
export function Questions({
  label,
  questions,
  sender = () => null,
}: {
  label: string;
  questions: readonly string[];
  sender?: () => Sender | null | "invalid";
}) {
  const ask = async (content: string) => {
    // Ignore a second click.
    if (chatStore.get().sending) return;
    const metadata = sender();
    if (metadata === "invalid") return;
    await send({ content, metadata }, null).catch((error) => update({ unsent: reportUnsent(error) }));
  };
  return (
    <ul aria-label={label} className="grid border-t border-hairline">
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
  );
}
