import { request } from "#web/shell/request.ts";
import type { FromFrame, ToFrame } from "./messages.ts";

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
export async function openPreview(
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
