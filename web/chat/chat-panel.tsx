import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ConversationStatus } from "#domain/conversations/schema.ts";
import { site } from "#site";
import { useStore } from "#web/shell/use-store.ts";
import { ApplicationDialog } from "./application-dialog.tsx";
import { Avatar } from "./avatar.tsx";
import { chatStore, closeChat, isFull, openChat, start } from "./chat.ts";
import { Composer } from "./composer.tsx";
import { FailedNotice } from "./failed-notice.tsx";
import { FullNotice } from "./full-notice.tsx";
import { HandOver } from "./hand-over.tsx";
import { ChatMessage, Writing } from "./message.tsx";
import style from "./panel.css?inline";
import { PanelBoundary } from "./panel-boundary.tsx";
import { useCover } from "./use-cover.ts";
import { useVisitor } from "./use-visitor.ts";
import { Welcome } from "./welcome.tsx";

/** The space above a long reply, in CSS pixels. */
const TOP_GAP = 16;
let sheet: CSSStyleSheet | undefined;

/** Adds the panel's own style sheet, which pages do not load until the panel opens. */
function adoptStyleSheet() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

/** The support assistant (specification, section 2): a side panel; the page beside it stays usable. */
export function ChatPanel({ wantsFocus, onClose }: { wantsFocus: boolean; onClose: () => void }) {
  adoptStyleSheet();
  const chat = useStore(chatStore);
  const { phase, messages, isLoaded, writing } = chat;
  const visitor = useVisitor();
  const [applying, setApplying] = useState<{ position: string } | null>(null);
  const [handingOver, setHandingOver] = useState(false);
  /** The message whose request for an address the visitor has canceled. */
  const [canceledId, setCanceledId] = useState<string | null>(null);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const log = useRef<HTMLElement>(null);
  useCover(panel, onClose);

  useEffect(() => {
    openChat();
    return closeChat;
  }, []);

  // Not on touch screens: the on-screen keyboard would cover half of the panel.
  useEffect(() => {
    if (!wantsFocus) return;
    const text = matchMedia("(pointer: fine)").matches ? panel.current?.querySelector("textarea") : null;
    (text ?? panel.current)?.focus();
  }, [wantsFocus]);

  // Escape closes the panel wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector(":modal, :popover-open"))
        onClose();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [onClose]);

  const status = chat.conversation?.status ?? "active";
  const full = isFull(chat);
  const canHandOver = status === "active" && !full;
  const latest = messages.at(-1);
  const asksForAddress = latest?.asks === "email" && latest.id !== canceledId;
  const showsAddressField = canHandOver && (handingOver || asksForAddress);

  // Scroll to what was added: to its end, or to its start if it is longer than the log, so that it can be read from there.
  const contentSize = messages.length + (writing?.text.length ?? 0) + (showsAddressField ? 1 : 0);
  useEffect(() => {
    const end = log.current?.lastElementChild;
    const added = end?.getAttribute("role") === "log" ? end.lastElementChild : end;
    if (contentSize > 0 && log.current && added)
      log.current.scrollTop += added.getBoundingClientRect().top - log.current.getBoundingClientRect().top - TOP_GAP;
  }, [contentSize]);

  const focusComposer = () => panel.current?.querySelector("textarea")?.focus();
  const endHandOver = () => {
    setHandingOver(false);
    setCanceledId(latest?.id ?? null);
    focusComposer();
  };
  const onHandOver = canHandOver ? () => setHandingOver(true) : null;
  const offersHandOver = showsAddressField || latest?.metadata.offers?.includes("handover");
  const isWaiting = status === "active" && latest?.sender === "user" && phase === "ready";
  return (
    <section ref={panel} role="dialog" aria-labelledby={titleId} tabIndex={-1} className="chat">
      <header className="flex items-center gap-3 border-b border-hairline py-3 pr-2 pl-4">
        <Avatar />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="leading-tight font-medium">
            {site.name} Support Assistant
          </h2>
          <p className="text-tiny text-muted">{statusText[status]}</p>
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
      <PanelBoundary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
        <section ref={log} tabIndex={0} aria-label="Conversation" className="chat-log scroll-area">
          {(phase === "starting" || (phase === "ready" && !isLoaded)) && messages.length === 0 && (
            <p className="text-small text-muted">One moment.</p>
          )}
          {(phase === "failed" || phase === "forgotten") && <FailedNotice problem={phase} onRetry={start} />}
          {phase === "ready" && isLoaded && messages.length === 0 && <Welcome visitor={visitor} />}
          <div role="log" aria-label="Messages" className="grid gap-5">
            {messages.map((message) => (
              <ChatMessage
                key={message.id}
                message={message}
                isLast={message === messages.at(-1)}
                onApply={(position) => setApplying({ position })}
                onHandOver={showsAddressField ? null : onHandOver}
              />
            ))}
          </div>
          {(writing || isWaiting) && <Writing text={writing?.text ?? ""} />}
          {showsAddressField && (
            <HandOver email={chat.conversation?.userEmail ?? ""} takesFocus={handingOver} onDone={endHandOver} />
          )}
        </section>
        {full && <FullNotice onStarted={focusComposer} />}
        <Composer visitor={visitor} onHandOver={phase === "ready" && !offersHandOver ? onHandOver : null} />
        <ApplicationDialog position={applying?.position ?? null} onClose={() => setApplying(null)} />
      </PanelBoundary>
    </section>
  );
}

const statusText: Record<ConversationStatus, string> = {
  active: "Automated assistant",
  closed: "Automated assistant",
  waiting: "Our team will reply here",
  answered: "You’re chatting with our team",
};
