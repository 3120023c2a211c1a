import { type RefObject, useEffect, useRef, useState } from "react";
import type { FromFrame, ToFrame } from "./messages.ts";
import { openPreview } from "./open-preview.ts";

/** The time that a document gets to open, in milliseconds: a hostile one may never do. */
const OPEN_TIMEOUT_MS = 30_000;

export type PreviewState =
  | { status: "loading" }
  | { status: "open"; pages: number; shown: number; hasText: boolean | null }
  | { status: "failed"; message: string };

const failures = {
  encrypted: "This file needs a password, so there is no preview. Download it to open it.",
  damaged: "This file is damaged or isn’t a PDF, so there is no preview. You can still download it.",
  slow: "This file took too long to open, so the preview was stopped. You can still download it.",
};

/** Opens the file at `path` in a frame once the frame has loaded, and says how far it is. */
export function usePreview(path: string, frame: RefObject<HTMLIFrameElement | null>, onEscape: () => void) {
  const [state, setState] = useState<PreviewState>({ status: "loading" });
  const [isFrameLoaded, setFrameLoaded] = useState(false);
  const port = useRef<MessagePort | null>(null);
  const handleEscape = useRef(onEscape);
  handleEscape.current = onEscape;

  useEffect(() => {
    const element = frame.current;
    if (!isFrameLoaded || !element) return;
    let isClosed = false;
    const fail = (message: string) => !isClosed && setState({ status: "failed", message });
    const timer = setTimeout(() => fail(failures.slow), OPEN_TIMEOUT_MS);
    const listen = (message: FromFrame) => {
      if (message.type === "escape") return handleEscape.current();
      if (message.type === "failed") fail(failures[message.reason]);
      if (message.type === "opened")
        setState({ status: "open", pages: message.pages, shown: message.shown, hasText: null });
      if (message.type === "read")
        setState((now) => (now.status === "open" ? { ...now, hasText: message.hasText } : now));
      clearTimeout(timer);
    };
    openPreview(path, element, listen).then(
      (opened) => {
        port.current = opened;
        if (isClosed) opened.close();
      },
      (error: Error) => fail(`The file could not be loaded. ${error.message}`),
    );
    return () => {
      isClosed = true;
      clearTimeout(timer);
      port.current?.close();
      port.current = null;
    };
  }, [path, frame, isFrameLoaded]);

  return {
    state,
    onFrameLoad: () => setFrameLoaded(true),
    setZoom: (zoom: number) => port.current?.postMessage({ type: "zoom", zoom } satisfies ToFrame),
  };
}
