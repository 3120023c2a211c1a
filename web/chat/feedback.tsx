import { useState } from "react";
import { limitMessage } from "#web/shell/request.ts";
import { rateAnswer } from "./chat.ts";

const choices = [
  { helpful: true, name: "Yes" },
  { helpful: false, name: "No" },
] as const;

/** Asks whether an answer helped; the visitor can change the choice. */
export function Feedback({ messageId, helpful }: { messageId: string; helpful: boolean | null }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const choose = async (chosen: boolean) => {
    if (busy || chosen === helpful) return;
    setBusy(true);
    setFailure("");
    try {
      await rateAnswer(messageId, chosen);
    } catch (error) {
      console.error("The feedback was not stored", error);
      setFailure(limitMessage(error) ?? "Your feedback was not saved. Please try again.");
    }
    setBusy(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Was this helpful?" className="flex flex-wrap items-center text-tiny text-muted">
      <span aria-hidden="true" className="pr-1">
        {helpful === null ? "Was this helpful?" : "Thank you."}
      </span>
      {choices.map((choice) => (
        <button
          key={choice.name}
          type="button"
          aria-pressed={helpful === choice.helpful}
          onClick={() => void choose(choice.helpful)}
          className="min-h-6 min-w-8 rounded-control px-1.5 underline underline-offset-4 hover:text-ink aria-pressed:font-medium aria-pressed:text-ink aria-pressed:no-underline"
        >
          {choice.name}
        </button>
      ))}
      <span role="alert" className="w-full text-exposed empty:hidden">
        {failure}
      </span>
    </div>
  );
}
