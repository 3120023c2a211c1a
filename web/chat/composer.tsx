import { Paperclip, SendHorizontal, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { messageLimits } from "#domain/conversations/schema.ts";
import { resumeProblem, resumeRules } from "#domain/files/rules.ts";
import { useStore } from "#web/shell/use-store.ts";
import { storedTabState, storeTabState } from "./browser-storage.ts";
import { chatStore, update } from "./chat.ts";
import { FinePrint, fileHintId } from "./fine-print.tsx";
import { reportUnsent, send } from "./send.ts";
import type { VisitorForm } from "./use-visitor.ts";
import { VisitorFields } from "./visitor-fields.tsx";

const iconButton = "grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken disabled:opacity-50";

/** The message form. A failed send keeps the draft and the file; the draft also survives a page change. */
export function Composer({ visitor, onHandOver }: { visitor: VisitorForm; onHandOver: (() => void) | null }) {
  const { messages, isLoaded, sending, unsent, conversation } = useStore(chatStore);
  const [content, setContent] = useState(() => storedTabState().draft);
  const [file, setFile] = useState<File | null>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const canSend = (content.trim() !== "" || file !== null) && !sending;
  const isFirst = messages.length === 0;

  useEffect(() => storeTabState({ open: true, draft: content }), [content]);

  // The box grows with its text, up to the height in panel.css. WebKit and Firefox ESR lack `field-sizing`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const box = textArea.current;
    if (!box) return;
    box.style.height = "auto";
    box.style.height = `${box.scrollHeight}px`;
  }, [content]);

  const submit = async () => {
    if (!canSend) return;
    const sender = isFirst ? visitor.validate() : null;
    if (sender === "invalid") return;
    const onSent = () => {
      // Keep what was typed or chosen during the request: it belongs to the next message.
      setContent((current) => (current === content ? "" : current));
      setFile((current) => (current === file ? null : current));
    };
    const fail = (error: unknown) => update({ unsent: reportUnsent(error) });
    await send({ content, metadata: sender }, file, onSent).catch(fail);
    textArea.current?.focus();
  };

  const choose = (chosen: File | null) => {
    const problem = chosen && resumeProblem(chosen);
    update({ unsent: problem ?? "" });
    setFile(problem ? null : chosen);
    textArea.current?.focus();
  };

  return (
    <form
      className="grid gap-2.5 border-t border-hairline px-4 pt-3 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isFirst && isLoaded && !conversation?.userEmail && <VisitorFields visitor={visitor} />}
      {file && (
        <p data-unsent className="flex items-center gap-1 text-small">
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 truncate">{file.name}</span>
          <button
            type="button"
            aria-label={`Remove ${file.name}`}
            onClick={() => choose(null)}
            className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </p>
      )}
      <p role="alert" className="text-small font-medium text-exposed empty:hidden">
        {unsent}
      </p>
      <div className="chat-box">
        <button
          type="button"
          aria-label="Attach a file"
          aria-describedby={fileHintId}
          onClick={() => picker.current?.click()}
          className={iconButton}
        >
          <Paperclip aria-hidden="true" className="size-5" />
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={resumeRules.accept}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0] ?? null);
            // So that choosing the same file again fires a change event.
            event.currentTarget.value = "";
          }}
        />
        <textarea
          ref={textArea}
          aria-label="Message"
          rows={1}
          maxLength={messageLimits.characters}
          value={content}
          placeholder="Type your message"
          enterKeyHint="send"
          onChange={(event) => setContent(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            void submit();
          }}
        />
        <button type="submit" aria-label="Send message" disabled={!canSend} className={iconButton}>
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      <FinePrint isFirst={isFirst && isLoaded} onHandOver={onHandOver} />
    </form>
  );
}

/**
 * Whether an input method is composing a word, so that Enter confirms its characters. Safari ends the composition before
 * the key event, which then has the code 229 (UI Events, section 7.3.1).
 */
const isComposing = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;
