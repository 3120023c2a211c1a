import { type RefObject, useEffect, useRef, useState } from "react";
import { request } from "#web/shell/request.ts";
import type { FromFrame, ToFrame } from "./messages.ts";

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

/** The fonts and decoders of pdf.js that documents may need: their addresses by file name. */
const assets = new Map(
  Object.entries(
    import.meta.glob<string>("/node_modules/pdfjs-dist/{standard_fonts/*.{pfb,ttf},wasm/{jbig2,openjpeg}.wasm}", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);

/**
 * Loads a PDF file and what draws it, and sends both to a frame that has loaded. Returns the port to the frame. `listen` gets
 * what the frame tells. Throws a `RequestError`.
 */
async function openPreview(
  path: string,
  frame: HTMLIFrameElement,
  listen: (message: FromFrame) => void,
): Promise<MessagePort> {
  const [{ default: code }, { default: worker }, file] = await Promise.all([
    import("./frame/preview-frame.ts?inline-script"),
    import("./frame/preview-worker.ts?inline-script"),
    request(path).then((response) => response.arrayBuffer()),
  ]);
  const { port1: port, port2 } = new MessageChannel();
  const send = (message: ToFrame, transferred: Transferable[] = []) => port.postMessage(message, transferred);
  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    if (data.type !== "asset") return listen(data);
    const answer = (bytes: ArrayBuffer | null) => send({ type: "asset", name: data.name, bytes }, bytes ? [bytes] : []);
    loadAsset(data.name).then(answer, () => answer(null));
  };
  // An origin of its own has no name, so the message names none; the policy of the page lets no other site into the frame.
  frame.contentWindow?.postMessage(code, "*", [port2]);
  const background = getComputedStyle(frame).backgroundColor;
  send({ type: "open", file, worker, background }, [file]);
  return port;
}

async function loadAsset(name: string): Promise<ArrayBuffer> {
  const url = assets.get(name);
  if (!url) throw new Error(`There is no ${name}`);
  return await (await request(url)).arrayBuffer();
}
