import { MessageSquareText } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { site } from "#site";
import { toast } from "#web/shell/toasts.ts";
import { besidePage } from "./beside-page.ts";
import { storedTabState, storeTabState } from "./browser-storage.ts";

type Panel = ComponentType<{ wantsFocus: boolean; onClose: () => void }>;

const load = () => import("./chat-panel.tsx");

/**
 * Whether a panel that was open on the previous page opens by itself. Where it would cover the page, or move a form aside,
 * the visitor opens it.
 */
const hasRoomForPanel = () => matchMedia(besidePage).matches && !document.querySelector("main form");

/**
 * The floating button of the support assistant (specification, section 2), which opens its panel. Its code is fetched
 * when the visitor approaches it, or at once when the panel was open on the previous page.
 */
export default function ChatLauncher() {
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<{ Panel: Panel; wantsFocus: boolean } | null>(null);

  const open = useCallback(async (wantsFocus: boolean) => {
    // A lost connection could not load what reports it.
    document.dispatchEvent(new Event("signal:toast"));
    try {
      const { ChatPanel } = await load();
      setPanel({ Panel: ChatPanel, wantsFocus });
      storeTabState({ ...storedTabState(), open: true });
    } catch (error) {
      console.error("The chat could not be loaded", error);
      button.current?.closest("aside")?.setAttribute("data-load-failed", "");
      toast({
        title: "Error",
        description: "Failed to initialize chat. Please try again later.",
        variant: "destructive",
      });
    }
  }, []);

  useEffect(() => {
    if (!storedTabState().open)
      // Preload the panel: a click usually follows. A failure is retried on the click.
      load().catch(() => {});
    else if (hasRoomForPanel()) void open(false);
  }, [open]);

  const close = () => {
    setPanel(null);
    storeTabState({ ...storedTabState(), open: false });
    requestAnimationFrame(() => button.current?.focus());
  };

  return (
    <aside aria-label="Support Assistant">
      <div className="chat-corner" hidden={panel !== null}>
        <p role="alert" className="load-failed border-l-4 border-ink bg-surface p-3 text-small">
          {/* One string: React puts comments between the parts of a text, here on every page. */}
          {`The chat could not be loaded. Please email ${site.email} instead.`}
        </p>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={() => void open(true)}
          className="chat-button"
        >
          <MessageSquareText aria-hidden="true" className="size-5" />
          Ask us
        </button>
      </div>
      {panel && <panel.Panel wantsFocus={panel.wantsFocus} onClose={close} />}
    </aside>
  );
}
