import { type PDFPageProxy, type RenderTask, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The most pixels of a drawing, and of one side of it: hostile pages can be miles long. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 8192;
/** The most pieces of text that are read from a page. */
const MAX_TEXTS = 20_000;
/** The space beside a page, in CSS pixels. */
const MARGIN = 24;

/** One page: a drawing while it is near the visible part, and its text above it, which is transparent. */
export class PageView {
  readonly element = document.createElement("section");
  readonly #page: PDFPageProxy;
  readonly #text = document.createElement("div");
  #canvas: HTMLCanvasElement | null = null;
  #task: RenderTask | null = null;
  #scale = 1;
  #isShown = false;

  /** @param total how many pages the document has */
  constructor(page: PDFPageProxy, total: number) {
    this.#page = page;
    this.element.setAttribute("aria-label", `Page ${page.pageNumber} of ${total}`);
    this.#text.className = "textLayer";
    this.element.append(this.#text);
  }

  /** Fits the page to the width of the frame, times `zoom`, and draws it again when it is shown. */
  resize(zoom: number): void {
    const { width, height } = this.#page.getViewport({ scale: 1 });
    this.#scale = (Math.max(120, document.documentElement.clientWidth - MARGIN) / Math.max(width, 1)) * zoom;
    this.element.style.width = `${width * this.#scale}px`;
    this.element.style.height = `${height * this.#scale}px`;
    this.element.style.setProperty("--total-scale-factor", String(this.#scale));
    if (this.#isShown) this.#draw();
  }

  /** Draws the page, or frees the memory of its drawing. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.#draw();
    else this.#forget();
  }

  /** Puts the page’s text into the frame, for screen readers and for copying. Returns whether there is any. */
  async readText(): Promise<boolean> {
    const textContentSource = await this.#page.getTextContent();
    textContentSource.items.splice(MAX_TEXTS);
    const layer = new TextLayer({
      textContentSource,
      container: this.#text,
      viewport: this.#page.getViewport({ scale: this.#scale }),
    });
    await layer.render();
    const hasText = this.#text.textContent.trim() !== "";
    if (!hasText) this.element.setAttribute("aria-description", "This page has no text");
    return hasText;
  }

  #draw(): void {
    const viewport = this.#page.getViewport({ scale: this.#scale });
    const { width, height } = viewport;
    const ratio = Math.min(
      window.devicePixelRatio,
      Math.sqrt(MAX_PIXELS / (width * height)),
      MAX_SIDE / Math.max(width, height),
    );
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.floor(width * ratio));
    canvas.height = Math.max(1, Math.floor(height * ratio));
    canvas.setAttribute("aria-hidden", "true");
    this.#task?.cancel();
    this.#task = this.#page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
    // The previous drawing stays, stretched, until the new one is ready.
    this.#task.promise.then(
      () => {
        this.#task = null;
        this.#replace(canvas);
      },
      () => {
        // Canceled, or the page is damaged: what it contains besides its text stays hidden.
        canvas.width = 0;
      },
    );
  }

  #forget(): void {
    this.#task?.cancel();
    this.#task = null;
    this.#replace(null);
    this.#page.cleanup();
  }

  #replace(canvas: HTMLCanvasElement | null): void {
    if (this.#canvas) {
      this.#canvas.remove();
      // Safari frees a canvas late otherwise.
      this.#canvas.width = 0;
    }
    this.#canvas = canvas;
    if (canvas) this.element.prepend(canvas);
  }
}
