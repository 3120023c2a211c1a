import { Info } from "lucide-react";
import { useId, useState } from "react";
import { resumeRules } from "#domain/files/rules.ts";
import { site } from "#site";

/** The id of the sentence on which files can be attached. */
export const fileHintId = "chat-file-hint";

/**
 * What is kept, why, for how long, and how to have it deleted. Visible before the first message; afterward a button shows it. Calls
 * `onHandOver` when the visitor asks for a person; null when that is not possible.
 */
export function FinePrint({ isFirst, onHandOver }: { isFirst: boolean; onHandOver: (() => void) | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="text-tiny text-muted">
      {!isFirst && (
        <div className="flex items-center justify-between gap-3 text-ink">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex min-h-6 items-center gap-1.5 text-muted hover:text-ink"
          >
            <Info aria-hidden="true" className="size-4" />
            What we keep
          </button>
          {onHandOver && (
            <button type="button" onClick={onHandOver} className="link min-h-6">
              Talk to a person
            </button>
          )}
        </div>
      )}
      <div id={id} hidden={!isFirst && !isOpen}>
        <p id={fileHintId}>{resumeRules.hint}</p>
        <p>
          We keep messages for {site.conversationRetentionDays} days to answer you. Please don’t send personal data; we
          mask what we detect.{" "}
          <a href="/privacy-policy" className="link text-ink">
            How to delete this chat
          </a>
        </p>
      </div>
    </div>
  );
}
