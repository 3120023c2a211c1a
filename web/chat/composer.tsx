import { Paperclip, SendHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { messageLimits } from "#domain/conversations/schema.ts";
import { resumeProblem, resumeRules } from "#domain/files/schema.ts";
import { site } from "#site";
import { limitMessage, RequestError } from "#web/shell/request.ts";
import { toast } from "#web/shell/toasts.ts";
import { useStore } from "#web/shell/use-store.ts";
import { storedTabState, storeTabState } from "./browser-storage.ts";
import { chatStore, isFull, send } from "./chat.ts";
import type { VisitorForm } from "./use-visitor.ts";
import { VisitorFields } from "./visitor-fields.tsx";

const iconButton = "grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken disabled:opacity-50";

/** The message form. A failed send keeps the draft and the file; the draft also survives a page change. */
export function Composer({ visitor, onHandOver }: { visitor: VisitorForm; onHandOver: (() => void) | null }) {
  const { messages, isLoaded, sending, conversation } = useStore(chatStore);
  const [content, setContent] = useState(() => storedTabState().draft);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState("");
  const textArea = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const canSend = (content.trim() !== "" || file !== null) && !sending;
  const isFirst = messages.length === 0;

  useEffect(() => storeTabState({ open: true, draft: content }), [content]);

  const submit = async () => {
    if (!canSend) return;
    const sender = isFirst ? visitor.validate() : null;
    if (sender === "invalid") return;
    try {
      await send({ content, metadata: sender }, file);
      setProblem("");
      // Keep what was typed or chosen during the request: it belongs to the next message.
      setContent((current) => (current === content ? "" : current));
      setFile((current) => (current === file ? null : current));
    } catch (error) {
      console.error("A message was not sent", error);
      const [fileProblem] = error instanceof RequestError ? (error.errors.attachment ?? []) : [];
      setProblem(fileProblem ?? limitMessage(error) ?? "");
      // When the conversation is full, the panel shows its own notice.
      if (!isFull(chatStore.get()))
        toast({ title: "Error", description: "Failed to send message. Please try again.", variant: "destructive" });
    }
    textArea.current?.focus();
  };

  const choose = (chosen: File | null) => {
    const problem = chosen && resumeProblem(chosen);
    setProblem(problem ?? "");
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
        {problem}
      </p>
      <div className="chat-box">
        <button
          type="button"
          aria-label="Attach a file"
          aria-describedby="chat-file-hint"
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
            // While an input method composes a word, Enter confirms the characters.
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void submit();
          }}
        />
        <button type="submit" aria-label="Send message" disabled={!canSend} className={iconButton}>
          <SendHorizontal aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="text-tiny text-muted">
        <p id="chat-file-hint">{resumeRules.hint}</p>
        <p>
          Kept for {site.conversationRetentionDays} days to answer you. Personal data is hidden where recognised: better
          not send any.
        </p>
        <p className="flex justify-between text-ink">
          <a href="/privacy-policy" className="link inline-flex min-h-6 items-center">
            Have it removed
          </a>
          {onHandOver && !isFirst && (
            <button type="button" onClick={onHandOver} className="link min-h-6">
              Talk to a person
            </button>
          )}
        </p>
      </div>
    </form>
  );
}
