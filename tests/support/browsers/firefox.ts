import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { clickAt, type Driver, hoverAt, launch, STEP_MS, scriptOf, temporaryFolder, typing } from "./driver.ts";

const FINE_AND_HOVERS = 6;
const preferences = {
  // Classic scroll bars, as on Windows: with those that float over the page, 100vw equals 100%.
  "widget.gtk.overlay-scrollbars.enabled": false,
  // A mouse, even on a machine without one.
  "ui.primaryPointerCapabilities": FINE_AND_HOVERS,
  "ui.allPointerCapabilities": FINE_AND_HOVERS,
};

/** Starts Firefox without a window and drives it over WebDriver BiDi (W3C), which it speaks itself. */
export async function startFirefox(executable: string): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  writeFileSync(
    join(folder, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
      .join(""),
  );
  const firefox = launch(executable, ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"]);
  const stop = async () => {
    firefox.kill();
    remove();
  };
  try {
    const [, address] = await firefox.prints(/WebDriver BiDi listening on (ws:\S+)/);
    const call = await connect(`${address}/session`);
    await call("session.new", { capabilities: {} });
    const { contexts } = await call("browsingContext.getTree", {});
    const context = contexts[0].context;
    const run: Driver["run"] = async (inPage, ...args) => {
      const { result, exceptionDetails } = await call("script.callFunction", {
        functionDeclaration: scriptOf(inPage),
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    };
    return {
      open: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
      run,
      click: (x, y) => call("input.performActions", { context, actions: clickAt(x, y) }),
      hover: (x, y) => call("input.performActions", { context, actions: hoverAt(x, y) }),
      type: (text) => call("input.performActions", { context, actions: typing(text) }),
      async upload(selector, path) {
        const { nodes } = await call("browsingContext.locateNodes", {
          context,
          locator: { type: "css", value: selector },
        });
        await call("input.setFiles", { context, element: { sharedId: nodes[0].sharedId }, files: [path] });
      },
      async resize(width, height) {
        await call("browsingContext.setViewport", { context, viewport: { width, height } });
        // The page learns of it a moment later.
        for (const until = Date.now() + STEP_MS; ; ) {
          const size = await run(() => `${innerWidth}x${innerHeight}`);
          if (size === `${width}x${height}`) return;
          if (Date.now() > until) throw new Error(`The window stays at ${size}.`);
        }
      },
      clearCookies: () => call("storage.deleteCookies", {}),
      screenshot: async () =>
        Buffer.from((await call("browsingContext.captureScreenshot", { context })).data, "base64"),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own
type Call = (method: string, params: object) => Promise<any>;

async function connect(address: string): Promise<Call> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox refused ${address}`));
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const one = waiting.get(id);
    waiting.delete(id);
    if (type === "error") one?.reject(new Error(`${error}: ${message}`));
    else one?.resolve(result);
  };
  let last = 0;
  return async (method, params) => {
    last += 1;
    const one = Promise.withResolvers<unknown>();
    waiting.set(last, one);
    socket.send(JSON.stringify({ id: last, method, params }));
    const timer = setTimeout(() => one.reject(new Error(`Firefox did not respond to ${method}`)), STEP_MS);
    return await one.promise.finally(() => clearTimeout(timer));
  };
}
