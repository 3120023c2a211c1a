import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { type FromFrame, MAX_PAGES, type ToFrame } from "../messages.ts";
import { frameStyle } from "./frame-style.ts";
import { PageView } from "./page-view.ts";

declare global {
  /** The port to the dashboard, which the frame’s first script leaves here. */
  var previewPort: MessagePort;
}

/** The most pixels of a picture in a document. */
const MAX_IMAGE_PIXELS = 32_000_000;

const port = globalThis.previewPort;
const tell = (message: FromFrame) => port.postMessage(message);
const awaited = new Map<string, PromiseWithResolvers<Uint8Array>>();
const views: PageView[] = [];
let zoom = 1;

/** Gets fonts and decoders from the dashboard: the frame itself can reach no server. */
class AssetsFromDashboard {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    let asset = awaited.get(filename);
    if (!asset) {
      asset = Promise.withResolvers<Uint8Array>();
      awaited.set(filename, asset);
      tell({ type: "asset", name: filename });
    }
    // pdf.js may transfer the bytes to its worker.
    return asset.promise.then((bytes) => bytes.slice());
  }
}

async function open({ file, worker, background }: ToFrame & { type: "open" }): Promise<void> {
  document.body.style.setProperty("--background", background);
  const code = new Blob([worker], { type: "text/javascript" });
  GlobalWorkerOptions.workerPort = new Worker(URL.createObjectURL(code));
  const task = getDocument({
    data: new Uint8Array(file),
    enableXfa: false,
    disableWorkerRendering: true,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    BinaryDataFactory: AssetsFromDashboard,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const shown = Math.min(pdf.numPages, MAX_PAGES);
    if (shown === 0) throw new Error("The file has no pages");
    await addPages(pdf, shown);
    tell({ type: "opened", pages: pdf.numPages, shown });
    observe();
    let hasText = false;
    for (const view of views) if (await view.readText()) hasText = true;
    tell({ type: "read", hasText });
  } catch (error) {
    tell({ type: "failed", reason: error instanceof PasswordException ? "encrypted" : "damaged" });
    void task.destroy();
  }
}

async function addPages(pdf: PDFDocumentProxy, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const view = new PageView(await pdf.getPage(number), pdf.numPages);
    views.push(view);
    view.resize(zoom);
    document.body.append(view.element);
  }
}

/** Draws the pages that are near the visible part, and forgets the drawings of the others. */
function observe(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        views.find(({ element }) => element === target)?.show(isIntersecting);
    },
    { rootMargin: "100% 0px" },
  );
  for (const { element } of views) observer.observe(element);
}

const resizeAll = () => {
  for (const view of views) view.resize(zoom);
};

const style = new CSSStyleSheet();
style.replaceSync(frameStyle);
document.adoptedStyleSheets = [style];
// Scrolled by keyboard, so it takes the focus.
document.body.tabIndex = 0;
document.body.setAttribute("aria-label", "Pages of the resume");
document.body.setAttribute("role", "document");
addEventListener("resize", resizeAll);
addEventListener("keydown", ({ key }) => key === "Escape" && tell({ type: "escape" }));
port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
  if (data.type === "open") void open(data);
  if (data.type === "zoom") {
    zoom = data.zoom;
    resizeAll();
  }
  if (data.type === "asset") {
    const { resolve, reject } = awaited.get(data.name) ?? Promise.withResolvers();
    if (data.bytes) resolve(new Uint8Array(data.bytes));
    else reject(new Error(`There is no ${data.name}`));
  }
};
