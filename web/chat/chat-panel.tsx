import { X } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { ConversationStatus } from "#domain/conversations/schema.ts";
import { site } from "#site";
import { toast } from "#web/shell/toasts.ts";
import { ApplicationDialog } from "./application-dialog.tsx";
import { Avatar } from "./avatar.tsx";
import { closeChat, currentChat, isFull, openChat, standingOf, subscribeToChat } from "./chat.ts";
import { Composer } from "./composer.tsx";
import { Failed } from "./failed.tsx";
import { Full } from "./full.tsx";
import { HandOver } from "./hand-over.tsx";
import { ChatMessage, Writing } from "./message.tsx";
import style from "./panel.css?inline";
import { usePhone } from "./use-phone.ts";
import { useVisitor } from "./use-visitor.ts";
import { Welcome } from "./welcome.tsx";

let sheet: CSSStyleSheet | undefined;

/** The style of the panel comes with its code: pages that nobody chats on do not carry it. */
function wearStyle() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/** The support assistant (specification, section 2): a side panel that leaves the page beside it in reach. */
export function ChatPanel({ wantsFocus, onClose }: { wantsFocus: boolean; onClose: () => void }) {
  wearStyle();
  const chat = useSyncExternalStore(subscribeToChat, currentChat);
  const { phase, messages, known, writing } = chat;
  const visitor = useVisitor();
  const [applying, setApplying] = useState<{ position: string } | null>(null);
  const [handingOver, setHandingOver] = useState(false);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const log = useRef<HTMLElement>(null);
  usePhone(panel, onClose);

  useEffect(() => {
    openChat();
    return closeChat;
  }, []);

  // A keyboard on glass would cover half of what was just opened.
  useEffect(() => {
    if (!wantsFocus) return;
    const text = matchMedia("(pointer: fine)").matches ? panel.current?.querySelector("textarea") : null;
    (text ?? panel.current)?.focus();
  }, [wantsFocus]);

  useEffect(() => {
    if (phase === "failed")
      toast({
        title: "Error",
        description: "Failed to initialize chat. Please try again later.",
        variant: "destructive",
      });
  }, [phase]);

  // From wherever the focus is: what stands under the panel can be brought to light.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(":modal, :popover-open"))
        onClose();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [onClose]);

  // The latest is what somebody wants to see.
  const said = messages.length + (writing?.words.length ?? 0) + (handingOver ? 1 : 0);
  useEffect(() => {
    if (said > 0 && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [said]);

  const goOnWriting = () => panel.current?.querySelector("textarea")?.focus();
  const endHandingOver = () => {
    setHandingOver(false);
    goOnWriting();
  };

  const standing = standingOf(chat);
  const full = isFull(chat);
  const mayHandOver = standing === "active" && !full;
  const isWaiting = standing === "active" && messages.at(-1)?.sender === "user" && phase === "ready";
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1} className="chat">
      <header className="flex items-center gap-3 border-b border-hairline py-3 pr-2 pl-4">
        <Avatar />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="leading-tight font-medium">
            {site.name} Support Assistant
          </h2>
          <p className="text-tiny text-muted">{inWords[standing]}</p>
        </div>
        <button
          type="button"
          aria-label="Close chat"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={log} tabIndex={0} aria-label="Conversation" className="chat-log">
        {(phase === "starting" || (phase === "ready" && !known)) && messages.length === 0 && (
          <p className="text-small text-muted">One moment.</p>
        )}
        {phase === "failed" && <Failed />}
        {phase === "ready" && known && messages.length === 0 && <Welcome visitor={visitor} />}
        <div role="log" aria-label="Messages" className="grid gap-5">
          {messages.map((message) => (
            <ChatMessage
              key={message.id}
              message={message}
              onApply={(position) => setApplying({ position })}
              onHandOver={mayHandOver ? () => setHandingOver(true) : null}
            />
          ))}
        </div>
        {(writing || isWaiting) && <Writing words={writing?.words ?? ""} />}
        {handingOver && standing === "active" && (
          <HandOver email={chat.conversation?.userEmail ?? ""} onDone={endHandingOver} />
        )}
      </section>
      {full && <Full onBegun={goOnWriting} />}
      <Composer visitor={visitor} onHandOver={mayHandOver && phase === "ready" ? () => setHandingOver(true) : null} />
      <ApplicationDialog position={applying?.position ?? null} onClose={() => setApplying(null)} />
    </section>
  );
}

const inWords: Record<ConversationStatus, string> = {
  active: "A program, not a person",
  closed: "A program, not a person",
  waiting: "Passed on: our team answers next",
  answered: "With a person of our team",
};
