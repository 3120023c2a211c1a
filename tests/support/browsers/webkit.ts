import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#harness/free-port.ts";
import { clickAt, type Driver, hoverAt, launch, STEP_MS, scriptOf, temporaryFolder, typing } from "./driver.ts";

/** MiniBrowser's toolbar keeps its window 447 px wide; with nothing around its buttons, it can be as narrow as a phone. */
const narrowToolbar = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; border-width: 0; }";

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it over W3C WebDriver. */
export async function startWebKit(executable: string): Promise<Driver> {
  const { folder, remove } = temporaryFolder();
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), narrowToolbar);
  // Only when it is asked to end does it remove its socket and its lock.
  const screenArguments = ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"];
  const screen = launch("Xvfb", screenArguments, {}, "SIGTERM");
  const programs = [screen];
  const stop = async () => {
    for (const program of programs) program.kill();
    remove();
  };
  try {
    const [display] = await screen.prints(/^\d+$/m);
    const port = await freePort();
    const driver = launch(executable, [`--port=${port}`, "--host=127.0.0.1"], {
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        XDG_CONFIG_HOME: folder,
        GDK_BACKEND: "x11",
        LIBGL_ALWAYS_SOFTWARE: "1",
        NO_AT_BRIDGE: "1",
        // As root in a container, WebKit's sandbox cannot create its namespaces.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
      },
    });
    programs.unshift(driver);
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(origin, driver.output);
    const { sessionId } = await send("POST", `${origin}/session`, { capabilities: {} });
    return drive(`${origin}/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function drive(session: string, stop: () => Promise<void>): Driver {
  const post = (path: string, body: object) => send("POST", session + path, body);
  const run: Driver["run"] = async (inPage, ...args) => {
    const script = `return (${scriptOf(inPage)})(arguments[0])`;
    const json = await post("/execute/sync", { script, args: [JSON.stringify(args)] });
    return json === null ? undefined : JSON.parse(json);
  };
  return {
    open: (url) => post("/url", { url }),
    run,
    click: (x, y) => post("/actions", { actions: clickAt(x, y) }),
    hover: (x, y) => post("/actions", { actions: hoverAt(x, y) }),
    type: (text) => post("/actions", { actions: typing(text) }),
    async upload(selector, path) {
      const found = await post("/element", { using: "css selector", value: selector });
      await post(`/element/${Object.values(found)[0]}/value`, { text: path });
    },
    async resize(width, height) {
      // The window is larger than the page by its toolbar, and takes its size a moment later.
      const until = Date.now() + STEP_MS;
      for (let rest = [0, 0]; ; ) {
        const [w = 0, h = 0] = rest;
        await post("/window/rect", { width: width + w, height: height + h });
        const size = await run(() => [innerWidth, innerHeight]);
        if (size[0] === width && size[1] === height) return;
        if (Date.now() > until) throw new Error(`The window stays at ${size}.`);
        const rect = await send("GET", `${session}/window/rect`);
        rest = [rect.width - (size[0] ?? 0), rect.height - (size[1] ?? 0)];
      }
    },
    clearCookies: () => send("DELETE", `${session}/cookie`),
    screenshot: async () => Buffer.from(await send("GET", `${session}/screenshot`), "base64"),
    stop,
  };
}

async function untilReady(origin: string, output: () => string): Promise<void> {
  for (const until = Date.now() + STEP_MS; ; ) {
    const isReady = await send("GET", `${origin}/status`).then(
      ({ ready }) => ready,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error(`WebKitWebDriver did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own
async function send(method: string, url: string, body?: object): Promise<any> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(STEP_MS),
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (value?.error) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}
